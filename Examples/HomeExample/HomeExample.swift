import ExampleScreens
import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The home screen, driven by its view model and drawn in the terminal.
@main
struct HomeExample {
    static let syntax = CommandLineSyntax(
        program: "HomeExample",
        summary: "Shows the weather now, as the home screen of an app does.",
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
        // 1. The sources of weather, and a store that knows which place the user chose.
        let client = try ExampleClient.make(options, environment: environment)
        let preferences = InMemoryPreferencesStore()
        if forcedState != .idle {
            let place = try await options.location(client)
            try await preferences.update { $0.select(place) }
        }

        // 2. What every screen shares: language, locale, units, zone and time.
        let settings = ScreenSettings(
            preferences: try await options.apply(to: preferences),
            deviceLocale: options.locale,
            timeZone: .current,
            now: { Date() }
        )

        // 3. The screen's view model, from its builder. Its exits lead to a router; this example has none to show.
        let builder = HomeBuilder(
            weather: forcedState.weather(client, policy: options.policy),
            preferences: preferences,
            autoRefresh: .off
        )
        let home = builder.makeViewModel(settings: settings, router: NoRouter())

        // 4. The event that a view sends when it appears; the state is then what is to be shown.
        if forcedState != .loading { await home.onAppear() }
        if forcedState == .stale { await home.refreshPulled() }
        print(HomeDrawing.lines(home.state, in: settings.environment, for: terminal).joined(separator: "\n"))
        try forcedState.check(home.state)
    }
}
