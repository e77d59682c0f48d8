public import ExampleSupport
import Foundation
import OpenWeather
public import OpenWeatherCore
import OpenWeatherMocks
public import OpenWeatherScreenKit

/// What the example of any screen is made of: sources in a stage, a store of preferences, and the shared settings.
@MainActor
public struct ExampleFixture {
    /// The state that was asked for.
    public let forcedState: ForcedState
    /// The source of weather.
    public let weather: any WeatherRepository
    /// The source of air quality.
    public let airQuality: any AirQualityRepository
    /// The source of places.
    public let geocoding: any GeocodingRepository
    /// The answers that are kept.
    public let cache: any CacheControl
    /// The store of what the user chose.
    public let preferences: any PreferencesStore
    /// The language, locale, units, zone and time.
    public let settings: ScreenSettings

    /// Puts everything together as the options ask for it; the place is chosen already unless the stage is idle.
    ///
    /// - Throws: `UsageError` for a mistake on the command line, `WeatherError` when the place cannot be found.
    public init(_ options: ExampleOptions, _ forcedState: ForcedState, environment: [String: String]) async throws {
        let client = try ExampleClient.make(options, environment: environment)
        let preferences = InMemoryPreferencesStore()
        if forcedState != .idle {
            let place = try await options.location(client)
            try await preferences.update { $0.select(place) }
        }
        self.forcedState = forcedState
        weather = forcedState.weather(client, policy: options.policy)
        airQuality = forcedState.airQuality(client, policy: options.policy)
        geocoding = forcedState.geocoding(client, policy: options.policy)
        cache = ClientCache(client)
        self.preferences = preferences
        settings = ScreenSettings(
            preferences: try await options.apply(to: preferences),
            deviceLocale: options.locale,
            timeZone: .current,
            now: { Date() }
        )
    }
}
