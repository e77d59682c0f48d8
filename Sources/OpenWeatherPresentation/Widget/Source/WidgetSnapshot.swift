import Foundation
import OpenWeatherCore

/// Everything a widget found out in one go.
struct WidgetSnapshot: Sendable {
    /// What was found out about the place itself.
    enum Result: Hashable, Sendable {
        /// There is no place; the failure says why the device's own cannot be used, where it was asked.
        case noPlace(WeatherError?)
        /// There is weather.
        case weather(WidgetPlace, WidgetResponse)
        /// There is nothing to show.
        case failed(WeatherError)
    }

    /// What was found out about the place.
    let result: Result
    /// The favourite cities with what was found out about each, in the user's order.
    let favorites: [WidgetResponse]
    /// What the user chose.
    let preferences: Preferences
    /// The moment at which it was found out.
    let date: Date

    /// How the reload ended, for the moment of the next one.
    ///
    /// A place that has to be chosen first needs a person; a service that asks to wait means the whole widget.
    var outcome: WidgetReloadOutcome {
        let failure: WeatherError? =
            switch result {
            case .noPlace(let failure): failure ?? .location(.refused)
            case .failed(let failure): failure
            case .weather(_, let response):
                response.failure ?? favorites.lazy.compactMap(\.failure).first(where: isWait)
            }
        return failure.map { .failed($0) } ?? .succeeded
    }

    /// The moments after ``date`` at which something that is shown turns older than `lifetime`.
    ///
    /// Rounded up to whole minutes, so that answers that came together age together.
    func agingDates(lifetime: Duration) -> [Date] {
        guard case .weather(_, let response) = result else { return [] }
        let dates = ([response] + favorites)
            .compactMap { response -> Date? in
                guard let updated = response.updated(before: date) else { return nil }
                let aged = updated.addingTimeInterval(lifetime / .seconds(1)).timeIntervalSince1970
                return Date(timeIntervalSince1970: (aged / 60).rounded(.up) * 60)
            }
        return Set(dates.filter { $0 > date }).sorted()
    }
}

private func isWait(_ error: WeatherError) -> Bool {
    guard case .rateLimited = error else { return false }
    return true
}

/// The place of a widget.
enum WidgetPlace: Hashable, Sendable {
    /// The one the user chose.
    case chosen(Location)
    /// Where the device is; named as the service names it, if it does.
    case device(Location)

    /// The place.
    var location: Location {
        switch self {
        case .chosen(let location), .device(let location): location
        }
    }
}

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
