import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherWidgetFeature

/// A widget with everything around it in the test's hands.
final class WidgetFixture: Sendable {
    let weather = ScriptedWeatherRepository()
    let preferences: InMemoryPreferencesStore
    let time = TestTime()
    let log: WidgetReloadLog
    let sut: WidgetTimelineProvider

    init(
        _ preferences: Preferences = .sample(),
        locale: String = "en_GB",
        timeZone: TimeZone = .gmt,
        device: StubLocationProvider? = nil,
        comparison: (any WeatherComparisonRepository)? = nil,
        log: WidgetReloadLog = WidgetReloadLog(),
        policy: WidgetReloadPolicy = WidgetReloadPolicy(),
        fetchesForecast: Bool = false
    ) {
        let time = time
        self.preferences = InMemoryPreferencesStore(preferences)
        self.log = log
        sut = WidgetTimelineProvider(
            weather: weather,
            preferences: self.preferences,
            locationProvider: device,
            comparison: comparison,
            reloadLog: log,
            reloadPolicy: policy,
            fetchesForecast: fetchesForecast,
            deviceLocale: Locale(identifier: locale),
            timeZone: timeZone,
            now: { time.now }
        )
    }

    /// The coordinates that were asked for, with the policy of each.
    var asked: [(coordinate: Coordinate, policy: FetchPolicy)] {
        weather.calls.compactMap { call in
            guard case .currentWeather(.coordinate(let coordinate), _, let policy) = call else { return nil }
            return (coordinate, policy)
        }
    }

    /// The policies of the requests for the forecast.
    var forecastPolicies: [FetchPolicy] {
        weather.calls.compactMap { call in
            guard case .forecast(_, _, _, let policy) = call else { return nil }
            return policy
        }
    }

    /// Responds by place; a place that is not in the table is offline.
    func response(_ table: [Coordinate: Fetched<CurrentWeather>]) {
        weather.currentWeather.respond { (call) async throws(WeatherError) in
            guard case .currentWeather(.coordinate(let coordinate), _, _) = call, let response = table[coordinate]
            else {
                throw .offline
            }
            return response
        }
    }

    /// Fails for requests to the network and responds only from the cache.
    func response(fromCacheAlone cached: Fetched<CurrentWeather>, failing failure: WeatherError) {
        weather.currentWeather.respond { (call) async throws(WeatherError) in
            guard case .currentWeather(_, _, .cacheOnly) = call else { throw failure }
            return cached
        }
    }
}
