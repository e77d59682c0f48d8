import ExampleSupport
import Foundation
import OpenWeatherMocks

/// Shows how to run a stand-in for the service on this machine, for an app or a test in another process.
///
/// Prints the URL to use as the app's host; `--fault` makes every response fail.
@main
struct MockServer {
    static let syntax = CommandLineSyntax(
        program: "MockServer",
        summary: "Stands in for the service on 127.0.0.1, with made-up weather, for requests with a key.",
        options: [
            CommandLineOption("--port", "N", help: "The port to listen on; 0, the default, chooses a free one."),
            CommandLineOption("--key", "KEY", help: "The only key to accept; any by default."),
            CommandLineOption("--seed", "N", help: "The seed of the weather; each seed has different weather."),
            CommandLineOption(
                "--fault",
                "FAULT",
                help: "status=CODE, delay=SECONDS, drop, truncate or garbage, in every response."
            ),
        ]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, _ in
            let port: UInt16 = try arguments.number("--port") ?? 0
            let service = MockService(
                weather: DemoWeather(seed: try arguments.number("--seed") ?? 1),
                fault: try arguments["--fault"].map(MockFault.init(argument:)),
                key: arguments["--key"]
            )
            let server = try start(service, port)
            let line = """
                Listening on \(server.baseURL.absoluteString); Ctrl-C stops.
                Try: OPENWEATHER_API_KEY=\(arguments["--key"] ?? "any") OPENWEATHER_BASE_URL=\(server.baseURL.absoluteString) \
                swift run HomeExample --live --no-cache
                """
            try StandardOutput.print(line)
            while true { try await Task.sleep(for: .seconds(86_400)) }
        }
    }

    static func start(_ service: MockService, _ port: UInt16) throws(ExampleFailure) -> LoopbackWeatherServer {
        do throws(LoopbackFailure) {
            return try LoopbackWeatherServer(port: port) { await service.response(to: $0) }
        } catch {
            guard error.code != EADDRINUSE else {
                throw ExampleFailure(
                    "Port \(port) is in use. Choose another with --port, or leave it out for a free one."
                )
            }
            throw ExampleFailure("Port \(port) cannot be listened on: \(error.operation) failed (\(error.code)).")
        }
    }
}
