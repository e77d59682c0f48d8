import ExampleScreens
import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherScreenKit

/// Shows how to build the home screen's view model and everything that it needs, without a UI framework.
///
/// Prints the weather now and what comes next as text, from two requests; `--state` shows the screen while it is empty,
/// loading, failed, or out of date.
@main
struct HomeExample {
    static let syntax = CommandLineSyntax(
        program: "HomeExample",
        summary: "Shows the weather now and what comes next, as the home screen of an app does. It is made-up weather, "
            + "which the first line says, unless --live or --gateway asks for the real one.",
        options: ExampleOptions.syntax + [ForcedState.option]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let terminal = Terminal.standardOutput(environment: environment, isPlain: options.isPlain)
            try await show(options, try ForcedState(arguments), environment, on: terminal)
        }
    }

    @MainActor
    static func show(
        _ options: ExampleOptions,
        _ forcedState: ForcedState,
        _ environment: [String: String],
        on terminal: Terminal
    ) async throws {
        // 1. A client, and a store with the place that the user selected.
        let client = try ExampleClient.make(options, environment: environment)
        let preferences = InMemoryPreferencesStore()
        if forcedState != .idle {
            let place = try await options.location(client)
            try await preferences.update { $0.select(place) }
        }

        // 2. The settings that all screens share: language, locale, units, time zone, activities, and time.
        let settings = ScreenSettings(
            preferences: try await options.apply(to: preferences),
            deviceLocale: options.locale,
            timeZone: .current,
            activities: ScreenActivities([.walk, .run, .laundry], finder: WindowFinder()),
            now: { Date() }
        )

        // 3. The builder creates the view model. The router would show other screens; this example has none.
        let builder = HomeBuilder(
            weather: forcedState.weather(client.repositories.weather, policy: options.policy),
            preferences: preferences,
            autoRefresh: .off
        )
        let home = builder.makeViewModel(settings: settings, router: NoRouter())

        // 4. The view sends an event when it appears, and then draws the state.
        if forcedState != .loading { await home.onAppear() }
        if forcedState == .stale { await home.refreshPulled() }
        let lines = HomeDrawing.lines(home.state, home.actions, in: settings.environment, for: terminal)
        try StandardOutput.print(lines.text)
        try forcedState.check(home.state)
    }
}
