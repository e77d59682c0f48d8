import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore

/// Shows the client without any screens: every request it can make, its cache, and its errors.
///
/// Prints the response as text or, with `--json`, as JSON.
@main
struct QueryExample {
    static let syntax = CommandLineSyntax(
        program: "QueryExample",
        summary: "Requests typed weather without any screen.",
        operands: "COMMAND [TEXT]",
        commands: [
            .init("current", help: "The weather now; --city, --coordinate, or --id and --zip for other ways to ask."),
            .init("many", "PLACES", help: "The weather at names or LAT,LON, for --calls at most."),
            .init("forecast", help: "Five days in steps of three hours; --count for fewer."),
            .init("air", help: "The quality of the air; needs --coordinate or a --city that geocoding finds."),
            .init("onecall", help: "Everything One Call has: now, the next hour, hours, days and alerts."),
            .init("alert", help: "The alerts of the authorities, with their texts in --lang."),
            .init("timeline", help: "The hours of One Call 4.0 from now on; --count for more or fewer than 24."),
            .init(
                "compare",
                "CITY",
                help: "The weather against yesterday at this time and the usual, for --calls at most."
            ),
            .init(
                "when",
                "CITY",
                help: "The times for an activity, --for; from the forecast and the air, 4 calls at most."
            ),
            .init(
                "route",
                "FILE",
                help: "The weather along a GPX file, from --start at --speed; a call for each cell of 11 km."
            ),
            .init("search", "TEXT", help: "Places by name, coordinates or postcode."),
            .init("reverse", help: "The places at --coordinate."),
            .init("postcode", "CODE", help: "The place of a postcode such as E14,GB."),
            .init("usage", help: "The calls that were counted in --ledger, by plan."),
            .init("access", "PLANS", help: "Which products the key reaches: oneCall3, oneCall4, history; a call each."),
        ],
        options: ExampleOptions.syntax + [
            CommandLineOption("--id", "NUMBER", help: "The place by the service's city id (current, forecast)."),
            CommandLineOption("--zip", "CODE", help: "The place by postcode, such as 90210,US (current, forecast)."),
            CommandLineOption("--count", "NUMBER", help: "How many steps of forecast or timeline, 1 to 40."),
            CommandLineOption("--for", "ACTIVITY", help: "run, ride, walk, laundry, stargaze or drone (when)."),
            CommandLineOption("--start", "HH:MM", help: "The next such time at the first point; else now (route)."),
            CommandLineOption("--speed", "NUMBER", help: "In km/h, or mph if imperial; else by the file (route)."),
            CommandLineOption("--calls", "NUMBER", help: "The most calls of many and compare, 20 by default."),
            CommandLineOption("--ledger", "DIR", help: "Count calls in DIR and keep them within the free ones."),
            CommandLineOption("--json", help: "Print the values as JSON, in metric units whatever --units says."),
            CommandLineOption("--json-schema", help: "Print the JSON schema of --json, of all commands or of COMMAND."),
        ],
        failure: "A failure, or no place was found; standard error has the reason."
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            if arguments.has("--json-schema") {
                return try StandardOutput.print(ResponseSchema.json(for: arguments.operands.first))
            }
            let options = try ExampleOptions(arguments, environment: environment)
            let request = try Request(arguments, options: options)
            var configuration = try ExampleClient.configuration(options, environment: environment)
            if let directory = arguments["--ledger"] {
                configuration.budget = CallBudget()
                configuration.ledger = .directory(URL(filePath: directory))
            }
            let client = OpenWeatherClient(configuration: configuration)
            let response = try await Spinner.show("Waiting for the weather", environment: environment) {
                try await request.send(with: client, policy: options.policy)
            }
            if arguments.has("--json") {
                try StandardOutput.print(response.json().printableJSON)
            } else if !response.isEmpty {
                let format = ResponseFormat(units: options.units, temperatureUnit: options.temperatureUnit)
                try StandardOutput.print(response.text(format).printableLines)
            }
            guard !response.isEmpty else {
                throw ExampleFailure("No such place. Check the spelling, or search by coordinates.")
            }
        }
    }
}
