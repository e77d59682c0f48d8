import Foundation
import OpenWeatherCore

/// The values that one reload of a widget has loaded.
struct WidgetSnapshot: Sendable {
    /// The outcome for the place of the widget.
    enum Result: Hashable, Sendable {
        /// There is no place; the failure is the reason why the device's location cannot be used, or `nil` when there is
        /// no location provider.
        case noPlace(WeatherError?)
        /// There is a place and weather.
        case weather(LocatedPlace, WidgetResponse)
        /// There is a place but no weather, or the preferences could not be read.
        case failed(WeatherError)
    }

    /// The outcome for the place of the widget.
    let result: Result
    /// The responses for the favorite cities, in the user's order.
    let favorites: [WidgetResponse]
    /// The forecast for the place of the widget; `nil` when there is none, or the size shows none.
    let forecast: Fetched<Forecast>?
    /// The reason why there is no forecast; `nil` when there is one.
    let forecastFailure: WeatherError?
    /// The weather to compare that of the place with; `nil` without a source of it, and when the size shows none.
    let comparison: WeatherComparison?
    /// The preferences that the snapshot was loaded with.
    let preferences: Preferences
    /// The date at which loading ended.
    let date: Date

    /// The outcome of the reload, which decides when the next one is due.
    ///
    /// A missing place counts as a failure that only the user can fix. A favorite counts only when the service asked to
    /// wait, which concerns every request of the widget.
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

    /// Returns the dates after ``date`` at which a value on show becomes older than `lifetime`, or a step or the
    /// day of the forecast is over.
    ///
    /// The former are rounded up to whole minutes, so that responses that came together become outdated together.
    func agingDates(lifetime: Duration) -> [Date] {
        guard case .weather(_, let response) = result else { return [] }
        let steps = forecast.map { WidgetForecast.endingDates(of: $0.value, after: date) } ?? []
        let dates = ([response] + favorites)
            .compactMap { response -> Date? in
                guard let updated = response.updated(before: date) else { return nil }
                let aged = updated.date.addingTimeInterval(lifetime / .seconds(1)).timeIntervalSince1970
                return Date(timeIntervalSince1970: (aged / 60).rounded(.up) * 60)
            }
        return Set((dates + steps).filter { $0 > date }).sorted()
    }
}

private func isWait(_ error: WeatherError) -> Bool {
    guard case .rateLimited = error else { return false }
    return true
}

/// The place of a widget, once it is known where that is.
enum LocatedPlace: Hashable, Sendable {
    /// A place that the user chose, in the app or for this widget.
    case chosen(Location)
    /// The place of the device, or the one where it was found last.
    case device(DevicePlace)

    /// The place itself.
    var location: Location {
        switch self {
        case .chosen(let location): location
        case .device(let place): place.location
        }
    }
}

/// The response for one place of a widget.
struct WidgetResponse: Hashable, Sendable {
    /// The place of the request.
    let location: Location
    /// The weather, from the network or the cache; `nil` when neither had it.
    let weather: Fetched<CurrentWeather>?
    /// The reason why there is no weather, or none newer; `nil` when the weather is fresh.
    let failure: WeatherError?

    /// Creates the response of a repository that returned weather.
    init(_ location: Location, _ weather: Fetched<CurrentWeather>) {
        self.location = location
        self.weather = weather
        if case .stale(let error) = weather.origin { failure = error } else { failure = nil }
    }

    /// Creates the response of a repository that failed, with the weather that the cache still had.
    init(_ location: Location, failure: WeatherError, cached: Fetched<CurrentWeather>?) {
        self.location = location
        self.weather = cached
        self.failure = failure
    }

    /// Returns the update of the weather, dated at most `now` even when the clock was set back; `nil` without weather.
    func updated(before now: Date) -> WidgetUpdate? {
        weather.map { WidgetUpdate(date: min($0.fetchedAt, now), isStale: $0.isStale) }
    }
}

/// The update that the values of a widget come from.
struct WidgetUpdate: Hashable, Sendable {
    /// The date at which the values were fetched.
    let date: Date
    /// Whether they were outdated when they were loaded.
    let isStale: Bool

    /// Returns the update of these values and of a forecast beside them, which counts when it was outdated.
    func joined(by forecast: Fetched<Forecast>?) -> WidgetUpdate {
        guard let forecast, forecast.isStale else { return self }
        return WidgetUpdate(date: min(date, forecast.fetchedAt), isStale: true)
    }
}
