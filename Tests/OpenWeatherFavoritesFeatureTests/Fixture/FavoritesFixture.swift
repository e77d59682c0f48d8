import Foundation
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import Testing

/// A favorites screen with everything around it in the test's hands.
@MainActor
final class FavoritesFixture {
    let weather = ScriptedWeatherRepository(onUnscripted: { Issue.record("\($0)") })
    let store: GatedStore
    let router = RouterSpy()
    let time = TestTime()
    let settings: ScreenSettings
    let sut: FavoritesViewModel

    /// Lisbon is the current place; Tokyo and Berlin are marked.
    nonisolated static let two = Preferences.sample(favorites: [.tokyo, .berlin])

    /// Ten places are marked.
    nonisolated static let ten = Preferences.sample(favorites: Array(Location.samples.prefix(10)))

    init(_ preferences: Preferences = two, shown: Preferences? = nil, locale: String = "en_GB", at once: Int? = nil) {
        let time = time
        store = GatedStore(preferences)
        settings = ScreenSettings(
            preferences: shown ?? preferences,
            deviceLocale: Locale(identifier: locale),
            timeZone: .gmt,
            now: { time.now }
        )
        let builder =
            if let once {
                FavoritesBuilder(weather: weather, preferences: store, concurrentRequests: once)
            } else {
                FavoritesBuilder(weather: weather, preferences: store)
            }
        sut = builder.makeViewModel(settings: settings, router: router)
        weather.currentWeather.always(.sample())
    }

    /// Responds by place, to any policy; other places have the sample weather.
    func respond(_ table: [Coordinate: Result<Fetched<CurrentWeather>, WeatherError>], after gate: Gate? = nil) {
        weather.currentWeather.respond { (call) async throws(WeatherError) in
            do { try await gate?.pass() } catch { throw .cancelled }
            guard case .currentWeather(.coordinate(let coordinate), _, _) = call, let result = table[coordinate]
            else { return .sample(.sample()) }
            return try result.get()
        }
    }

    /// The coordinates that were requested, with the policy and the language of each.
    var asked: [(coordinate: Coordinate, policy: FetchPolicy, language: Language)] {
        weather.calls.compactMap { call in
            guard case .currentWeather(.coordinate(let coordinate), let options, let policy) = call else { return nil }
            return (coordinate, policy, options.language)
        }
    }

    var rows: [FavoritesContent.Row] { sut.state.list.rows }
    var names: [String] { rows.map(\.place.title) }
    var temperatures: [String?] { rows.map { $0.weather.weather?.temperature.text } }
    var stored: Preferences { store.base.stored }
}

extension FavoritesContent.Row {
    /// Whether the weather could not be loaded.
    var hasFailed: Bool {
        guard case .failed = weather else { return false }
        return true
    }
}
