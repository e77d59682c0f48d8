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
