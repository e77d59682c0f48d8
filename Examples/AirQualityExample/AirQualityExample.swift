import ExampleScreens
import ExampleSupport
import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherScreenKit

/// The quality of the air, driven by its view model and drawn in the terminal.
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
            let forcedState = try await ExampleFixture(options, try ForcedState(arguments), environment: environment)
            try await show(forcedState, scale, showsMore: arguments.has("--more"), on: terminal)
        }
    }

    @MainActor
    static func show(
        _ example: ExampleFixture,
        _ scale: AirQualityScale?,
        showsMore: Bool,
        on terminal: Terminal
    ) async throws {
        // 1. The screen's view model, from its builder. The weather tells how the place's clocks stand.
        let builder = AirQualityBuilder(
            airQuality: example.airQuality,
            weather: example.weather,
            preferences: example.preferences
        )
        let air = builder.makeViewModel(settings: example.settings, router: NoRouter())

        // 2. The event that a view sends when it appears.
        if example.forcedState != .loading { await air.onAppear() }

        // 3. Events that need no request: another scale, and the section of rarer pollutants.
        if let scale { air.indexScaleChanged(scale) }
        if showsMore { air.morePollutantsToggled() }

        // 4. The state is what is to be shown.
        let environment = example.settings.environment
        try example.forcedState.check(air.state)
        print(AirQualityDrawing.lines(air.state, in: environment, for: terminal).joined(separator: "\n"))
    }
}
