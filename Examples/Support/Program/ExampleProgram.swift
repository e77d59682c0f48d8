import Foundation
import OpenWeatherCore

/// The main function of every example: parses arguments and turns errors into messages and exit statuses.
public enum ExampleProgram: Sendable {
    /// Runs an example to its end.
    ///
    /// The exit status is 0 for success, 1 for a failure, and 2 for an argument that is not valid. Messages are written
    /// to standard error. `--help`, `--man`, `--version`, and `--completion` are handled here, and so is `--diagnose`, which
    /// records the requests of every client that ``ExampleClient`` makes.
    public static func run(
        _ syntax: CommandLineSyntax,
        body: (CommandLineArguments, [String: String]) async throws -> Void
    ) async {
        let environment = ProcessInfo.processInfo.environment
        // The texts still follow the environment as it was; Foundation's formats read that of the process.
        if !EnvironmentLocale.isReadable(in: environment) { setenv("LC_ALL", "C.UTF-8", 1) }
        let faults = SurvivedFaults()
        do {
            let arguments = try syntax.parse(Array(CommandLine.arguments.dropFirst()))
            if arguments.has("--help") { return try StandardOutput.print(syntax.help) }
            if arguments.has("--man") { return try StandardOutput.print(ManualPage(syntax).text) }
            if arguments.has("--version") { return try StandardOutput.print(syntax.version) }
            if let shell: ShellCompletion = try arguments.choice("--completion") {
                return try StandardOutput.print(shell.script(for: syntax))
            }
            try await SurvivedFaults.$current.withValue(faults) {
                try await diagnosed(syntax, arguments) { try await body(arguments, environment) }
            }
            warn(of: faults, syntax)
        } catch let end as ExampleEnd {
            warn(of: faults, syntax)
            exit(end.status)
        } catch {
            warn(of: faults, syntax)
            leave("\(syntax.program): \(sentence(for: error, environment))", status: error is UsageError ? 2 : 1)
        }
    }

    private static func warn(of faults: SurvivedFaults, _ syntax: CommandLineSyntax) {
        for sentence in faults.sentences { write("\(syntax.program): Warning: \(sentence)") }
    }

    /// Performs `body` and writes a report of its requests when `--diagnose` asks for one.
    private static func diagnosed(
        _ syntax: CommandLineSyntax,
        _ arguments: CommandLineArguments,
        body: () async throws -> Void
    ) async throws {
        guard let path = arguments["--diagnose"] else { return try await body() }
        let report = DiagnosticReport()
        let result: Result<Void, any Error>
        do {
            result = .success(try await DiagnosticReport.$current.withValue(report, operation: body))
        } catch {
            result = .failure(error)
        }
        if case .failure(let error) = result, error is UsageError { throw error }
        var outcome = "Success."
        if case .failure(let error) = result, !(error is ExampleEnd) { outcome = sentence(for: error, [:]) }
        do {
            try await report.write(to: URL(filePath: path), syntax, arguments, outcome: outcome)
            write("\(syntax.program): The report is in \(path). It holds the place and no API key.")
        } catch {
            guard case .failure = result else { throw error }
            // What is to be reported counts more than that it is not.
            write("\(syntax.program): \(error)")
        }
        try result.get()
    }

    /// Returns the reason of an error and the next step.
    private static func sentence(for error: any Error, _ environment: [String: String]) -> String {
        switch error {
        case WeatherError.missingKey: missingKey(environment["OPENWEATHER_API_KEY"] ?? "")
        case let error as WeatherError:
            if case .invalidResponse = error {
                "\(error) If it happens again, run this with --diagnose FILE and attach the report to an issue."
            } else {
                error.description + missingPackage(for: error)
            }
        case let error as UsageError: error.description
        case let error as ExampleFailure: error.description
        // The description of an unknown error may contain secrets, such as a URL with a key.
        default: "something went wrong."
        }
    }

    /// Returns the package without which no connection is encrypted, where it is missing.
    private static func missingPackage(for error: WeatherError) -> String {
        #if os(Linux)
        let bundles = [
            "ssl/certs/ca-certificates.crt", "ssl/cert.pem", "ssl/ca-bundle.pem", "pki/tls/certs/ca-bundle.crt",
        ]
        guard case .server(_, let place) = error, place.cause == .failedEncryption,
            !bundles.contains(where: { FileManager.default.fileExists(atPath: "/etc/\($0)") })
        else { return "" }
        return " The package ca-certificates is not installed."
        #else
        return ""
        #endif
    }

    private static func missingKey(_ value: String) -> String {
        let page = "https://home.openweathermap.org/api_keys"
        return value.allSatisfy(\.isWhitespace)
            ? "No API key is set. Set OPENWEATHER_API_KEY to yours, from \(page)."
            : "The API key in OPENWEATHER_API_KEY is a placeholder. Replace it with yours, from \(page)."
    }

    private static func leave(_ message: String, status: Int32) {
        write(message)
        exit(status)
    }

    private static func write(_ message: String) {
        // A message that cannot be written leaves the exit status to tell.
        try? FileHandle.standardError.write(contentsOf: Data((message.printableLines + "\n").utf8))
    }
}

/// A failure that ends an example, with a message for the user.
public struct ExampleFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message: the reason and, where possible, the next step.
    public let description: String

    /// Creates a failure with a message.
    public init(_ description: String) {
        self.description = description
    }
}

/// The end of an example that says something by its exit status, and is no failure.
public struct ExampleEnd: Error, Hashable, Sendable {
    /// The exit status.
    public let status: Int32

    /// Creates an end with a status.
    public init(status: Int32) {
        self.status = status
    }
}
