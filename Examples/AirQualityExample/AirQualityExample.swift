import ExampleScreens
import ExampleSupport
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherScreenKit

/// Shows how to drive the air quality screen: load it, switch its scale, and expand the list of pollutants.
///
/// Prints the index, the pollutants, and the coming hours as bars; `--scale` selects another index.
@main
struct AirQualityExample {
    static let syntax = CommandLineSyntax(
        program: "AirQualityExample",
        summary: "Shows the quality of the air now and over the coming day.",
        options: ExampleOptions.syntax + [
            ForcedState.option, CommandLineOption("--scale", "SCALE", help: "openWeather, usEPA or european."),
            CommandLineOption("--more", help: "Show the rarer pollutants too."),
        ]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let terminal = Terminal.standardOutput(environment: environment, isPlain: options.isPlain)
            let scale: AirQualityScale? = try arguments.choice("--scale")
            let example = try await ExampleFixture(options, try ForcedState(arguments), environment: environment)
            try await show(example, scale, showsMore: arguments.has("--more"), on: terminal)
        }
    }

    @MainActor
    static func show(
        _ example: ExampleFixture,
        _ scale: AirQualityScale?,
        showsMore: Bool,
        on terminal: Terminal
    ) async throws {
        // 1. The builder creates the view model. It takes the time zone of the place from the weather.
        let builder = AirQualityBuilder(
            airQuality: example.airQuality,
            weather: example.weather,
            preferences: example.preferences
        )
        let air = builder.makeViewModel(settings: example.settings, router: NoRouter())

        // 2. The view sends an event when it appears.
        if example.forcedState != .loading { await air.onAppear() }

        // 3. Events that need no request: another scale, and the section of other pollutants.
        if let scale { air.indexScaleChanged(scale) }
        if showsMore { air.morePollutantsToggled() }

        // 4. The view draws the state.
        let environment = example.settings.environment
        try example.forcedState.check(air.state)
        try StandardOutput.print(AirQualityDrawing.lines(air.state, in: environment, for: terminal).text)
    }
}
