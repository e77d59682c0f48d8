package import Foundation
package import OpenWeatherCore

/// The days of One Call with the place that was requested.
///
/// They are optional: a failure leaves the screen as it is without them. The time of the request is kept with its outcome,
/// as each one may be billed.
package struct PlaceDays: Sendable {
    /// The place that was requested.
    package let location: Location
    /// The last days that are known; `nil` when there are none.
    let days: Fetched<[DailyForecast]>?

    private let askedAt: Date
    private let failure: WeatherError?

    /// Creates a value from the outcome of a request.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - result: The outcome.
    ///   - previous: The value before, whose days remain when the request had none; `nil` when it is of another place.
    ///   - askedAt: The time of the request.
    package init(
        location: Location,
        _ result: Result<OneCallReport, WeatherError>,
        previous: PlaceDays? = nil,
        askedAt: Date
    ) {
        let days = try? result.get().days?.get()
        self.location = location
        self.days = days ?? previous?.days
        self.askedAt = askedAt
        switch (result, days?.origin) {
        case (.failure(let error), _), (.success, .stale(let error)): failure = error
        default: failure = nil
        }
    }

    /// The shortest time between two requests that the service has answered.
    private static let lifetime: TimeInterval = 3 * 3600

    /// The shortest time between two requests after a failure.
    private static let pause: TimeInterval = 600

    /// The age from which a UV index is not shown any more.
    private static let longestAge = Duration.seconds(6 * 3600)

    /// Returns whether another request may be sent.
    ///
    /// A refusal, for example of a key without a subscription, is not asked about again unless the user wants new values.
    func mayAskAgain(at now: Date, isUserRequest: Bool) -> Bool {
        let wait = now.timeIntervalSince(askedAt)
        // A clock that was set back tells nothing.
        guard wait >= 0, failure != .offline else { return true }
        guard let failure else { return wait >= Self.lifetime }
        if case .rateLimited(let asked, _) = failure {
            return wait >= max(asked.map { min($0, .longestWait) / .seconds(1) } ?? 0, Self.pause)
        }
        return isUserRequest || failure.isTransient && wait >= Self.pause
    }

    /// Returns the UV index of a day at the place; `nil` when it is not known, or from an answer that is out of date.
    func uvIndex(on day: LocalDay, at now: Date) -> UVIndex? {
        guard failure == nil, let days, days.age(at: now) < Self.longestAge else { return nil }
        return days.value.first { $0.day == day }?.uvIndex
    }

    /// Returns the phase of the moon on a day at the place, which no later answer changes; `nil` when it is not known.
    func moonPhase(on day: LocalDay) -> MoonPhase? {
        days?.value.first { $0.day == day }?.moonPhase
    }
}
