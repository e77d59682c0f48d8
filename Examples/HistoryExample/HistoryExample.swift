import ExampleScreens
import ExampleSupport
import Foundation
import OpenWeatherCore
import OpenWeatherHistoryFeature
import OpenWeatherScreenKit

/// Shows the history: places looked at and texts searched for, by day.
@main
struct HistoryExample {
    /// A state that `--state` can select.
    enum State: String, CaseIterable {
        case empty, loaded, clearing, cleared
    }

    static let syntax = CommandLineSyntax(
        program: "HistoryExample",
        summary: "Shows the places looked at and the texts searched for.",
        options: ExampleOptions.syntax + [
            CommandLineOption("--state", "STATE", help: "Show empty, loaded, clearing or cleared.")
        ]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let terminal = Terminal.standardOutput(environment: environment, isPlain: options.isPlain)
            let state: State = try arguments.choice("--state") ?? .loaded
            let example = try await ExampleFixture(
                options,
                state == .empty ? .idle : .loaded,
                environment: environment
            )
            try await show(example, state, on: terminal)
        }
    }

    @MainActor
    static func show(_ example: ExampleFixture, _ state: State, on terminal: Terminal) async throws {
        // 1. Home and the search record what the user does, with the time; without a selected place there is nothing.
        if let place = try await example.preferences.preferences().currentLocation {
            let now = Date()
            let tokyo = Location(
                name: "Tokyo",
                localizedNames: ["de": "Tokio", "es": "Tokio", "ja": "東京", "ar": "طوكيو"],
                country: "JP",
                coordinate: Coordinate(clampingLatitude: 35.6762, longitude: 139.6503)
            )
            try await example.preferences.update { preferences in
                preferences.recordVisit(of: tokyo, at: now - 90_000)
                preferences.recordSearch("San Francisco", at: now - 600)
                preferences.recordVisit(of: place, at: now)
            }
        }

        // 2. The builder creates the view model. The router would show other screens; this example has none.
        let builder = HistoryBuilder(preferences: example.preferences)
        let history = builder.makeViewModel(settings: example.settings, router: NoRouter())

        // 3. The view sends an event when it appears, and events for what the user taps.
        await history.onAppear()
        if state == .clearing || state == .cleared { history.clearTapped() }
        if state == .cleared { await history.clearConfirmed() }

        // 4. The view draws the state.
        try StandardOutput.print(HistoryDrawing.lines(history.state, for: terminal).text)
    }
}
