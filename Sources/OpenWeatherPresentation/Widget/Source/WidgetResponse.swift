import Foundation
import OpenWeatherCore

/// The weather at a place as far as a widget could find out.
struct WidgetResponse: Hashable, Sendable {
    /// The place that was asked for.
    let location: Location
    /// The weather, from whatever source had it.
    let weather: Fetched<CurrentWeather>?
    /// Why there is none, or none newer.
    let failure: WeatherError?

    /// Notes what a repository answered.
    init(_ location: Location, _ weather: Fetched<CurrentWeather>) {
        self.location = location
        self.weather = weather
        if case .stale(let error) = weather.origin { failure = error } else { failure = nil }
    }

    /// Notes that a repository failed, and what the cache still had.
    init(_ location: Location, failure: WeatherError, cached: Fetched<CurrentWeather>?) {
        self.location = location
        self.weather = cached
        self.failure = failure
    }

    /// The moment the weather was fetched; never after `now`, even when the clock was set back.
    func updated(before now: Date) -> Date? {
        weather.map { min($0.fetchedAt, now) }
    }
}
