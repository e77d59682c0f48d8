import ExampleScreens
import ExampleSupport
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherScreenKit

/// Shows the favorites with the present weather at each: some well-known cities, and the place of the command line.
@main
struct FavoritesExample {
    static let syntax = CommandLineSyntax(
        program: "FavoritesExample",
        summary: "Shows the present weather at several places.",
        options: ExampleOptions.syntax + [ForcedState.option]
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let terminal = Terminal.standardOutput(environment: environment, isPlain: options.isPlain)
            let example = try await ExampleFixture(options, try ForcedState(arguments), environment: environment)
            try await show(example, on: terminal)
        }
    }

    @MainActor
    static func show(_ example: ExampleFixture, on terminal: Terminal) async throws {
        // 1. The user has marked some places; without a selected place there are none.
        if let place = try await example.preferences.preferences().currentLocation {
            let places = [place] + (try cities()).filter { $0.name != place.name }
            try await example.preferences.update { preferences in
                for place in places { preferences.toggleFavorite(place) }
            }
            example.settings.apply(try await example.preferences.preferences())
        }

        // 2. The builder creates the view model. The router would show other screens; this example has none.
        let builder = FavoritesBuilder(weather: example.weather, preferences: example.preferences)
        let favorites = builder.makeViewModel(settings: example.settings, router: NoRouter())

        // 3. The view sends an event when it appears, which loads a few places at a time.
        if example.forcedState != .loading { await favorites.onAppear() }

        // 4. The view draws the state. A place that could not be loaded says so in its own row.
        try StandardOutput.print(FavoritesDrawing.lines(favorites.state, for: terminal).text)
        let rows = favorites.state.list.rows
        if example.forcedState != .failed, !rows.isEmpty, rows.allSatisfy(\.hasFailed) {
            throw ExampleFailure("No favorite could be loaded.")
        }
    }

    /// Returns the cities that the user has marked.
    ///
    /// - Throws: An error for a coordinate that is not on Earth.
    private static func cities() throws -> [Location] {
        [
            Location(
                name: "Tokyo",
                localizedNames: ["de": "Tokio", "es": "Tokio", "ja": "東京", "ar": "طوكيو"],
                country: "JP",
                state: nil,
                coordinate: Coordinate(clampingLatitude: 35.6762, longitude: 139.6503)
            ),
            Location(
                name: "Cairo",
                localizedNames: ["de": "Kairo", "fr": "Le Caire", "es": "El Cairo", "ja": "カイロ", "ar": "القاهرة"],
                country: "EG",
                state: nil,
                coordinate: Coordinate(clampingLatitude: 30.0444, longitude: 31.2357)
            ),
            Location(
                name: "Sydney",
                localizedNames: ["es": "Sídney", "ja": "シドニー", "ar": "سيدني"],
                country: "AU",
                state: "New South Wales",
                coordinate: Coordinate(clampingLatitude: -33.8688, longitude: 151.2093)
            ),
        ]
    }
}

extension FavoritesContent.Row {
    /// Whether the weather could not be loaded and there is none from before.
    fileprivate var hasFailed: Bool {
        guard case .failed = weather else { return false }
        return true
    }
}
