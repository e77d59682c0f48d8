public import ExampleSupport
import Foundation
import OpenWeather
public import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMaps
import OpenWeatherMocks
public import OpenWeatherScreenKit

/// The dependencies of an example of a screen: repositories, a store of preferences, and the shared settings.
///
/// `HomeExample` creates the same dependencies step by step.
@MainActor
public struct ExampleFixture {
    /// The state that `--state` selects.
    public let forcedState: ForcedState
    /// The repository of weather.
    public let weather: any WeatherRepository
    /// The repository of air quality.
    public let airQuality: any AirQualityRepository
    /// The source of the tiles of maps.
    public let maps: any MapTileRepository
    /// The repository of places.
    public let geocoding: any GeocodingRepository
    /// The cache of responses; `nil` with `--no-cache`.
    public let cache: (any CacheControl)?
    /// The meter of the calls that the example has sent, which are counted in memory.
    public let calls: (any CallMeter)?
    /// The provider of the data.
    public let source: DataSource
    /// The store of the user's preferences.
    public let preferences: any PreferencesStore
    /// The language, locale, units, time zone, and time.
    public let settings: ScreenSettings

    /// Creates the dependencies for the options; the place is selected already unless the state is `idle`.
    ///
    /// - Throws: `UsageError` when an argument is not valid, or `WeatherError` when the place cannot be found.
    public init(_ options: ExampleOptions, _ forcedState: ForcedState, environment: [String: String]) async throws {
        var configuration = try ExampleClient.configuration(options, environment: environment)
        configuration.budget = CallBudget()
        configuration.ledger = .memory
        let client = OpenWeatherClient(configuration: configuration)
        let preferences = InMemoryPreferencesStore()
        if forcedState != .idle {
            let place = try await options.location(client)
            try await preferences.update { $0.select(place) }
        }
        self.forcedState = forcedState
        weather = forcedState.weather(client.repositories.weather, policy: options.policy)
        airQuality = forcedState.airQuality(client.repositories.airQuality, policy: options.policy)
        maps = forcedState.maps(WeatherMaps(client), policy: options.policy)
        geocoding = forcedState.geocoding(client.repositories.geocoding, policy: options.policy)
        cache = client.repositories.cacheControl
        calls = client.repositories.callMeter
        source = configuration.api.source
        self.preferences = preferences
        settings = ScreenSettings(
            preferences: try await options.apply(to: preferences),
            deviceLocale: options.locale,
            timeZone: .current,
            activities: ScreenActivities([.walk, .run, .ride, .laundry, .stargaze], finder: WindowFinder()),
            now: { Date() }
        )
    }
}

extension ForcedState {
    /// Checks that the screen does not show a failure, unless the forced state is a failure.
    ///
    /// - Throws: `ExampleFailure` with the title and the message on the screen.
    public func check<Content>(_ state: ScreenState<Content>) throws(ExampleFailure) {
        guard self != .failed, case .failed(let failure) = state else { return }
        throw ExampleFailure("\(failure.title). \(failure.message)")
    }
}
