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
        summary: "Asks for typed weather without any screen.",
        operands: "COMMAND [TEXT]",
        commands: [
            .init("current", help: "The weather now; --city, --coordinate, or --id and --zip for other ways to ask."),
            .init("forecast", help: "Five days in steps of three hours; --count for fewer."),
            .init("air", help: "The quality of the air; needs --coordinate or a --city that geocoding finds."),
            .init("search", "TEXT", help: "Places by name, coordinates or postcode."),
            .init("reverse", help: "The places at --coordinate."),
            .init("postcode", "CODE", help: "The place of a postcode such as E14,GB."),
        ],
        options: ExampleOptions.syntax + [
            CommandLineOption("--id", "NUMBER", help: "The place by the service's city id (current, forecast)."),
            CommandLineOption("--zip", "CODE", help: "The place by postcode, such as 90210,US (current, forecast)."),
            CommandLineOption("--count", "NUMBER", help: "How many steps of the forecast, 1 to 40."),
            CommandLineOption("--json", help: "Print the values as JSON, in metric units whatever --units says."),
            CommandLineOption("--json-schema", help: "Print the JSON schema of --json, of all commands or of COMMAND."),
        ],
        failure: "A failure, or no place was found; standard error has the reason."
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            if arguments.has("--json-schema") { return print(try ResponseSchema.json(for: arguments.operands.first)) }
            let options = try ExampleOptions(arguments, environment: environment)
            let request = try Request(arguments, options: options)
            let client = try ExampleClient.make(options, environment: environment)
            let response = try await Spinner.show("Waiting for the weather", environment: environment) {
                try await request.send(with: client, policy: options.policy)
            }
            if arguments.has("--json") {
                print(try response.json())
            } else if !response.isEmpty {
                print(response.text(ResponseFormat(units: options.units, temperatureUnit: options.temperatureUnit)))
            }
            guard !response.isEmpty else {
                throw ExampleFailure("No such place. Check the spelling, or search by coordinates.")
            }
        }
    }
}
