import ExampleSupport
import Foundation
import OpenWeatherCore

/// Shows the client without any screens: every request it can make, its cache, and its errors.
///
/// Prints the response as text or, with `--json`, as JSON.
@main
struct QueryExample {
    static let syntax = CommandLineSyntax(
        program: "QueryExample",
        summary: """
            Asks for typed weather without any screen.

            Commands:
              current           The weather now; --city, --coordinate, or --id and --zip for other ways to ask.
              forecast          Five days in steps of three hours; --count for fewer.
              air               The quality of the air; needs --coordinate or a --city that geocoding finds.
              search TEXT       Places by name, coordinates or postcode.
              reverse           The places at --coordinate.
              postcode CODE     The place of a postcode such as E14,GB.
            """,
        operands: "COMMAND [TEXT]",
        options: ExampleOptions.syntax + [
            CommandLineOption("--id", "NUMBER", help: "The place by the service's city id (current, forecast)."),
            CommandLineOption("--zip", "CODE", help: "The place by postcode, such as 90210,US (current, forecast)."),
            CommandLineOption("--count", "NUMBER", help: "How many steps of the forecast, 1 to 40."),
            CommandLineOption("--json", help: "Print the values as JSON."),
        ]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let request = try Request(arguments, options: options)
            let client = try ExampleClient.make(options, environment: environment)
            let response = try await request.send(with: client, policy: options.policy)
            print(try arguments.has("--json") ? response.json() : response.text(units: options.units))
        }
    }
}
