import ExampleSupport
import Foundation

/// A server for assistants: weather as tools of the Model Context Protocol, over standard input and output.
///
/// Each line is a message of JSON-RPC. Everything else is written to standard error. The end of the input ends it, once
/// every call is answered.
@main
struct AssistantServer {
    static let syntax = CommandLineSyntax(
        program: "owm-mcp",
        summary: "Serves weather to assistants by the Model Context Protocol over standard input and output.",
        options: ServerOptions.syntax,
        failure: "The output cannot be written; standard error has the reason."
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ServerOptions(arguments, environment: environment)
            let desk = WeatherDesk(options.configuration, usesOneCall: options.usesOneCall, isDemo: options.isDemo)
            let session = Session(desk: desk) { try StandardOutput.print($0) }
            try await session.run(InputLine.lines(of: STDIN_FILENO))
        }
    }
}
