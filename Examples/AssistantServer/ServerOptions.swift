import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking

/// The options of the server, from the command line and the environment.
struct ServerOptions: Sendable {
    /// The configuration of the client.
    let configuration: OpenWeatherConfiguration
    /// A Boolean value that indicates whether One Call may be requested.
    let usesOneCall: Bool
    /// A Boolean value that indicates whether the weather is made up.
    let isDemo: Bool

    /// The options in the help.
    static let syntax: [CommandLineOption] = [
        CommandLineOption("--demo", help: "Made-up weather, without a key and without a network."),
        CommandLineOption(
            "--calls",
            "N",
            help: "The calls of a UTC day, over all servers with the key; 100 by default."
        ),
        CommandLineOption("--ledger", "DIR", help: "Count the calls in this directory."),
        CommandLineOption("--cache-dir", "DIR", help: "Cache responses in this directory."),
        CommandLineOption(
            "--units",
            "SYSTEM",
            choices: Units.allCases.map(\.rawValue),
            help: "The units where a call names none: metric, the default, imperial or standard."
        ),
        CommandLineOption("--lang", "CODE", help: "The language where a call names none; en by default."),
        CommandLineOption("--no-one-call", help: "Never request One Call, which saves two calls to find out."),
    ]

    /// Creates the options; the key is read from `OPENWEATHER_API_KEY`, and the address from `OPENWEATHER_BASE_URL`.
    ///
    /// - Throws: `UsageError` that names the argument that is not valid.
    init(_ arguments: CommandLineArguments, environment: [String: String]) throws(UsageError) {
        let calls: Int = try arguments.number("--calls") ?? 100
        guard calls >= 0 else { throw UsageError("--calls", "'\(calls)' is not a number of calls.") }
        let units: Units = try arguments.choice("--units") ?? .metric
        let code = arguments["--lang"] ?? "en"
        guard let language = Language.documented(code) else {
            throw UsageError("--lang", "'\(code)' is none of the service's languages, such as de or pt_br.")
        }
        isDemo = arguments.has("--demo")
        usesOneCall = !arguments.has("--no-one-call")
        let options = RequestOptions(units: units, language: language)
        var configuration: OpenWeatherConfiguration
        let ledger: any CallLedger
        if isDemo {
            configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(), options: options, source: .madeUp)
            ledger = MemoryCallLedger()
        } else {
            let (key, host) = (environment["OPENWEATHER_API_KEY"] ?? "", environment["OPENWEATHER_BASE_URL"] ?? "")
            let api = try Self.api(APIKey(key), host)
            configuration = OpenWeatherConfiguration(api: api, options: options)
            if let directory = arguments["--cache-dir"] { configuration.cache = .directory(URL(filePath: directory)) }
            let directory = arguments["--ledger"].map { URL(filePath: $0) }
            // As a client names the account, so that all programs with the key count together; it is hashed.
            let account = "\(api.apiKey?.secret.reveal() ?? "")\n\(api.baseURLWeather?.absoluteString ?? "")"
            ledger = FileCallLedger(
                directory: directory ?? StandardDirectories.settings(environment: environment).appending(path: "calls"),
                account: Secret(account)
            )
        }
        // A demo sends nothing, so that it needs no pace.
        configuration.plan = .free(callsPerDay: calls, account: isDemo ? .none : .free)
        configuration.budget = CallBudget()
        configuration.ledger = .ledger(PooledLedger(ledger))
        configuration.onEvent = Self.log
        self.configuration = configuration
    }

    /// Writes the faults of files, which answers survive, to standard error.
    private static func log(_ event: ClientEvent) {
        let text: String
        switch event {
        case .cache(.failed(let failure)): text = "The cache does not work: \(failure)"
        case .network(.uncounted(_, let error)): text = "A call was not counted: \(error)"
        default: return
        }
        try? FileHandle.standardError.write(contentsOf: Data("owm-mcp: \(text.printable)\n".utf8))
    }

    private static func api(_ key: APIKey, _ host: String) throws(UsageError) -> OpenWeatherAPIConfiguration {
        guard !host.isEmpty else { return OpenWeatherAPIConfiguration(apiKey: key) }
        guard let url = WebAddress.url(host) else {
            throw UsageError("OPENWEATHER_BASE_URL", "'\(host)' is not an http or https address.")
        }
        return OpenWeatherAPIConfiguration(apiKey: key, host: url)
    }
}
