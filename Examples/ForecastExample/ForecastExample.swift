import ExampleScreens
import ExampleSupport
import OpenWeatherForecastFeature
import OpenWeatherScreenKit

/// Shows how the forecast and its days share one source, so that opening a day needs no further request.
///
/// Prints the weather now, a temperature curve, and a card for each day; `--day` shows one day in detail.
@main
struct ForecastExample {
    static let syntax = CommandLineSyntax(
        program: "ForecastExample",
        summary: "Shows the weather of the coming five days, as the forecast of an app does.",
        options: ExampleOptions.syntax + [
            ForcedState.option, CommandLineOption("--day", "NUMBER", help: "Show one day in detail: 0 is the first."),
        ]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let terminal = Terminal.standardOutput(environment: environment, isPlain: options.isPlain)
            let day = try arguments["--day"]
                .map { text throws(UsageError) in
                    guard let day = Int(text), (0...5).contains(day) else {
                        throw UsageError("--day", "'\(text)' is not a number in 0...5.")
                    }
                    return day
                }
            let example = try await ExampleFixture(options, try ForcedState(arguments), environment: environment)
            try await show(example, day: day, on: terminal)
        }
    }

    @MainActor
    static func show(_ example: ExampleFixture, day number: Int?, on terminal: Terminal) async throws {
        // 1. The source that the forecast and its days share, so that a day needs no request.
        let source = ForecastSource(weather: example.weather, preferences: example.preferences)

        // 2. The builder creates the view model. The router would show other screens; this example has none.
        let builder = ForecastBuilder(source: source)
        let forecast = builder.makeViewModel(settings: example.settings, router: NoRouter())

        // 3. The view sends an event when it appears, and then draws the state.
        if example.forcedState != .loading { await forecast.onAppear() }
        try example.forcedState.check(forecast.state)

        // 4. A day has a view model of its own, which reads the forecast from the same source.
        let environment = example.settings.environment
        guard let number, let days = forecast.state.content?.days else {
            return try StandardOutput.print(ForecastDrawing.lines(forecast.state, in: environment, for: terminal).text)
        }
        guard days.indices.contains(number), let day = days[number].day else {
            throw ExampleFailure("The forecast does not have that day.")
        }
        let detail = DayDetailBuilder(source: source)
            .makeViewModel(for: day, settings: example.settings, router: NoRouter())
        await detail.onAppear()
        try StandardOutput.print(DayDetailDrawing.lines(detail.state, in: environment, for: terminal).text)
    }
}
