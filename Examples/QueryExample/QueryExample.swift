import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore

/// Shows the client without any screens: every request it can make, its cache, and its errors.
///
/// Prints the response as text, as a line of a template, as CSV or as JSON. Under the name `owm` it is a command that is
/// installed.
@main
struct QueryExample {
    static func main() async {
        let program = Program(path: CommandLine.arguments.first)
        await ExampleProgram.run(syntax(program)) { typed, environment in
            if typed.has("--json-schema") {
                return try StandardOutput.print(ResponseSchema.json(for: typed.operands.first))
            }
            try await run(try Settings(typed, program: program, environment: environment))
        }
    }

    private static func run(_ settings: Settings) async throws {
        let arguments = settings.arguments
        let options = try ExampleOptions(arguments, environment: settings.environment, hasSeveralPlaces: true)
        if settings.command == "config" {
            if let operand = arguments.operands.dropFirst().first { throw UsageError(operand, "unexpected argument.") }
            return try StandardOutput.print(settings.lines(options).joined(separator: "\n").printableLines)
        }
        let form = try OutputForm(arguments, names: OutputForm.names(of: settings.command))
        let place = try arguments.has("--save") ? settings.placeToSave(options) : nil
        do {
            if settings.command == "watch" { return try await watch(settings, options) }
            try await show(settings, options, form)
            if let place { try settings.save(place) }
        } catch WeatherError.missingKey where settings.program == .owm {
            throw settings.missingKey
        }
    }

    private static func watch(_ settings: Settings, _ options: ExampleOptions) async throws {
        let arguments = settings.arguments
        let watch = WatchCommand(
            arguments: try WatchArguments(
                arguments,
                at: try settings.places(Request.named(arguments, options)),
                environment: settings.environment
            ),
            options: options
        )
        try await watch.run(settings.environment, ledger: arguments["--ledger"])
    }

    /// Sends a request and prints its response, or writes that of many places to a file.
    private static func show(_ settings: Settings, _ options: ExampleOptions, _ form: OutputForm) async throws {
        let request = try Request(settings, options: options)
        var newLedger: String?
        if case .usage = request {
            // Calls are counted for a key: without one there are none, whatever the ledger holds.
            try options.checkKey(in: settings.environment)
            newLedger = settings.arguments["--ledger"]
                .flatMap { FileManager.default.fileExists(atPath: $0) ? nil : $0 }
        }
        var configuration = try ExampleClient.configuration(options, environment: settings.environment)
        if let directory = settings.arguments["--ledger"] {
            configuration.budget = CallBudget()
            configuration.ledger = .directory(URL(filePath: directory))
        }
        let client = OpenWeatherClient(configuration: configuration)
        if case .many(let many) = request, let output = many.output {
            return Request.announce(try await many.write(to: output, with: client, policy: options.policy))
        }
        let response = try await Spinner.show("Waiting for the weather", environment: settings.environment) {
            try await request.send(with: client, policy: options.policy)
        }
        try form.print(response, ResponseFormat(options))
        if let newLedger { Request.announce("\(settings.program.rawValue): \(newLedger) is new: it had no calls.") }
    }
}
