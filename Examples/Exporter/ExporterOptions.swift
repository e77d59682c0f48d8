import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore
#if os(Linux)
import OpenWeatherCurl
#endif

/// The options of the exporter, from the command line, the environment and the files that they name.
struct ExporterOptions: Sendable {
    /// The options that every example has.
    let shared: ExampleOptions
    /// The places.
    let places: [Place]
    /// The address to listen on.
    let address: ListenAddress
    /// The token that clients have to send; `nil` for none.
    let token: AccessToken?
    /// The directory of the ledger that other programs share; `nil` for a ledger in memory.
    let ledger: URL?
    /// A Boolean value that indicates whether One Call is requested in place of the forecast.
    let usesOneCall: Bool
    /// A Boolean value that indicates whether coordinates are shown.
    let showsCoordinates: Bool
    /// The shortest time between two refreshes of a value; `nil` for its lifetime alone.
    let interval: Duration?

    /// The options in the help.
    static let syntax =
        ExampleOptions.syntaxWithoutPlace
        .filter { !["--offline", "--no-cache", "--plain", "--diagnose"].contains($0.name) } + [
            CommandLineOption(
                "--places",
                "FILE",
                help: "Places, one a line: NAME = LAT,LON, or a name; # begins a comment."
            ),
            CommandLineOption("--one-call", help: "One Call instead of the forecast: UV index, days and alerts."),
            CommandLineOption(
                "--every",
                "MINUTES",
                help: "Refresh no value sooner than that, 1 to 360; its lifetime by default."
            ),
            CommandLineOption("--ledger", "DIR", help: "Count calls in DIR, together with other programs."),
            CommandLineOption("--listen", "ADDRESS:PORT", help: "Where to listen; 127.0.0.1:9847 by default."),
            CommandLineOption(
                "--token-file",
                "FILE",
                help: "Ask for the token in FILE, as Authorization: Bearer TOKEN."
            ),
            CommandLineOption("--coordinates", help: "Show the coordinates of places."),
        ]

    /// Creates the options from a command line and the environment.
    ///
    /// - Throws: `UsageError` that names the argument, or the line of a file, that is not valid.
    init(_ arguments: CommandLineArguments, environment: [String: String]) throws(UsageError) {
        shared = try ExampleOptions(arguments, environment: environment)
        let file = arguments["--places"]
        places = try PlaceList.places(
            arguments.operands,
            text: try file.map { path throws(UsageError) in try Self.text(of: path, "--places") },
            file: file ?? ""
        )
        address = try arguments["--listen"].map(ListenAddress.init) ?? .standard
        token = try arguments["--token-file"]
            .map { path throws(UsageError) in
                try AccessToken(try Self.text(of: path, "--token-file"))
            }
        ledger = arguments["--ledger"].map { URL(filePath: $0, directoryHint: .isDirectory) }
        usesOneCall = arguments.has("--one-call")
        showsCoordinates = arguments.has("--coordinates")
        let minutes: Int? = try arguments.number("--every")
        guard (1...360).contains(minutes ?? 1) else { throw UsageError("--every", "is not a number from 1 to 360.") }
        interval = minutes.map { .seconds($0 * 60) }
    }

    /// A sentence for the user when other machines can read without a token; `nil` otherwise.
    var warning: String? {
        guard !address.isLoopback, token == nil else { return nil }
        return "Warning: any machine that reaches \(address.host) can read the weather and the names of your places. "
            + "Set --token-file FILE to ask for a token."
    }

    /// Returns the configuration of the client, which counts calls within a budget.
    ///
    /// - Throws: `UsageError` when `OPENWEATHER_BASE_URL` is not a URL.
    func configuration(_ environment: [String: String]) throws(UsageError) -> OpenWeatherConfiguration {
        var configuration = try ExampleClient.configuration(shared, environment: environment)
        #if os(Linux)
        // Some responses end a process with URLSession, and a server is to last.
        configuration.transport = configuration.transport ?? CurlHTTPClient()
        #endif
        // The values of many places wait for their turn rather than fail.
        configuration.budget = CallBudget(whenShort: .wait(atMost: .seconds(60)))
        configuration.pace.longestWait = nil
        configuration.ledger = ledger.map(LedgerConfiguration.directory) ?? .memory
        if let interval { configuration.lifetimes.extend(to: interval) }
        return configuration
    }

    private static func text(of path: String, _ option: String) throws(UsageError) -> String {
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else {
            throw UsageError(option, "'\(path)' cannot be read as a text in UTF-8.")
        }
        return text
    }
}

extension CacheLifetimes {
    /// Makes every lifetime at least as long as `interval`.
    fileprivate mutating func extend(to interval: Duration) {
        let exported: [WritableKeyPath<CacheLifetimes, CacheLifetime>] = [
            \.currentWeather, \.airQuality, \.forecast, \.oneCall.current, \.oneCall.days, \.oneCall.alerts,
        ]
        for part in exported {
            self[keyPath: part] = CacheLifetime(
                fresh: max(self[keyPath: part].fresh, interval),
                stale: self[keyPath: part].stale
            )
        }
    }
}
