import ExampleScreens
import ExampleSupport
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherScreenKit

/// Shows how input and loading work together: the converter accepts input while it fetches a temperature.
///
/// Prints each state that the screen passes through; `--celsius` types a temperature.
@main
struct ConverterExample {
    static let syntax = CommandLineSyntax(
        program: "ConverterExample",
        summary: "Converts a temperature: the one at a place, or one of your own.",
        options: ExampleOptions.syntax + [
            ForcedState.option,
            CommandLineOption("--celsius", "TEXT", help: "What is typed into the field, such as 21,5."),
            CommandLineOption("--fahrenheit", "TEXT", help: "What is typed into the field."),
        ]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let terminal = Terminal.standardOutput(environment: environment, isPlain: options.isPlain)
            let example = try await ExampleFixture(options, try ForcedState(arguments), environment: environment)
            try await show(example, arguments, on: terminal)
        }
    }

    @MainActor
    static func show(_ example: ExampleFixture, _ arguments: CommandLineArguments, on terminal: Terminal) async throws {
        // 1. The builder creates the view model.
        let builder = ConverterBuilder(
            geocoding: example.geocoding,
            weather: example.weather,
            preferences: example.preferences
        )
        let converter = builder.makeViewModel(settings: example.settings, router: NoRouter())

        // 2. The view sends an event when it appears, and the temperature at the place is filled in. The slider
        //    works while the temperature is fetched, which is the first state.
        let isWaiting = example.forcedState == .loading
        let states = await StateTrail.states(
            of: { converter.state },
            until: { isWaiting && $0.loading != nil },
            during: { await converter.onAppear() }
        )

        // 3. Input of the user replaces the temperature that was filled in.
        if let text = arguments["--celsius"] { converter.celsiusChanged(text) }
        if let text = arguments["--fahrenheit"] { converter.fahrenheitChanged(text) }

        // 4. The view draws the state.
        let loading = states.first { $0.loading != nil }
        let state = example.forcedState == .loading ? loading ?? converter.state : converter.state
        try StandardOutput.print(ConverterDrawing.lines(state, for: terminal).text)
        let isTyped = arguments.has("--celsius") || arguments.has("--fahrenheit")
        if example.forcedState != .failed, !isTyped, state.place == nil, let notice = state.notice {
            throw ExampleFailure(notice.text)
        }
    }
}
