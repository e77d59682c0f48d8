import Foundation
import OpenWeatherCore

/// The main function of every example: parses arguments and turns errors into messages and exit statuses.
public enum ExampleProgram: Sendable {
    /// Runs an example to its end.
    ///
    /// The exit status is 0 for success, 1 for a failure, and 2 for an argument that is not valid. Messages are written
    /// to standard error.
    public static func run(
        _ syntax: CommandLineSyntax,
        body: (CommandLineArguments, [String: String]) async throws -> Void
    ) async {
        do {
            let arguments = try syntax.parse(Array(CommandLine.arguments.dropFirst()))
            guard !arguments.has("--help") else { return print(syntax.help) }
            try await body(arguments, ProcessInfo.processInfo.environment)
        } catch let error as UsageError {
            leave("\(syntax.program): \(error)", status: 2)
        } catch let error as ExampleFailure {
            leave("\(syntax.program): \(error)", status: 1)
        } catch let error as WeatherError {
            leave("\(syntax.program): \(error)", status: 1)
        } catch {
            // The description of an unknown error may contain secrets, such as a URL with a key.
            leave("\(syntax.program): something went wrong.", status: 1)
        }
    }

    private static func leave(_ message: String, status: Int32) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
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
