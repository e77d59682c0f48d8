import ExampleScreens
import ExampleSupport
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherScreenKit

/// The temperature converter, driven by its view model and drawn in the terminal.
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
            let forcedState = try await ExampleFixture(options, try ForcedState(arguments), environment: environment)
            try await show(forcedState, arguments, on: terminal)
        }
    }

    @MainActor
    static func show(_ example: ExampleFixture, _ arguments: CommandLineArguments, on terminal: Terminal) async throws {
        // 1. The screen's view model, from its builder.
        let builder = ConverterBuilder(
            geocoding: example.geocoding,
            weather: example.weather,
            preferences: example.preferences
        )
        let converter = builder.makeViewModel(settings: example.settings, router: NoRouter())

        // 2. The event that a view sends when it appears: the temperature at the place is filled in. While it is
        //    fetched the slider works already, which is the first state that passes.
        let isWaiting = example.forcedState == .loading
        let states = await StateTrail.states(
            of: { converter.state },
            until: { isWaiting && $0.loading != nil },
            during: { await converter.onAppear() }
        )

        // 3. What the user types wins over what was filled in.
        if let text = arguments["--celsius"] { converter.celsiusChanged(text) }
        if let text = arguments["--fahrenheit"] { converter.fahrenheitChanged(text) }

        // 4. The state is what is to be shown.
        let loading = states.first { $0.loading != nil }
        let state = example.forcedState == .loading ? loading ?? converter.state : converter.state
        print(ConverterDrawing.lines(state, for: terminal).joined(separator: "\n"))
        let isTyped = arguments.has("--celsius") || arguments.has("--fahrenheit")
        if example.forcedState != .failed, !isTyped, state.place == nil, let notice = state.notice {
            throw ExampleFailure(notice.text)
        }
    }
}
