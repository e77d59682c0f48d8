import Foundation
import OpenWeatherCore

/// The frame of every example: reads arguments, runs, and turns failures into sentences and exit statuses.
public enum ExampleProgram: Sendable {
    /// Runs an example to its end.
    ///
    /// Exit status 0 for success; 1 for a failure, with its sentence on standard error; 2 for a mistake on the command
    /// line, with the argument it is in.
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
            // Another error might print what nobody should read, such as an address with a key.
            leave("\(syntax.program): something went wrong.", status: 1)
        }
    }

    private static func leave(_ message: String, status: Int32) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}
