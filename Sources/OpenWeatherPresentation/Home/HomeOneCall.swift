import Foundation
import OpenWeatherCore

/// The minutes and the alerts of One Call with the place that was requested.
///
/// They are optional: a failure leaves the screen as it is without them. The time of the request is kept with its outcome,
/// as each one may be billed.
struct HomeOneCall: Sendable {
    /// The reason for which the screen loads.
    enum Reason {
        /// The screen refreshes itself.
        case automatic
        /// The screen appeared, or the place changed.
        case appearance
        /// The user asked for new values.
        case user
    }

    /// The place that was requested.
    let location: Location
    /// The minutes of the last request; `nil` when there are none that are up to date.
    let minutes: Fetched<[MinutePrecipitation]>?
    /// The last alerts that are known; `nil` when there are none.
    let alerts: Fetched<WeatherAlerts>?
    /// Whether ``alerts`` are those of an earlier request, because the last one failed.
    let areAlertsOutdated: Bool

    private let endedAt: Duration
    private let failure: WeatherError?

    /// Creates a value from the outcome of a request.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - result: The outcome.
    ///   - previous: The value before, whose alerts remain when the request had none; `nil` when it is of another place.
    ///   - endedAt: The time on the stopwatch.
    init(
        location: Location,
        _ result: Result<OneCallReport, WeatherError>,
        previous: HomeOneCall?,
        endedAt: Duration
    ) {
        let report = try? result.get()
        let alerts = try? report?.alerts?.get()
        let minutes = try? report?.minutes?.get()
        self.location = location
        self.minutes = minutes?.isStale == true ? nil : minutes
        self.alerts = alerts ?? previous?.alerts
        areAlertsOutdated = self.alerts != nil && alerts?.isStale != false
        self.endedAt = endedAt
        switch (result, alerts?.origin) {
        case (.failure(let error), _), (.success, .stale(let error)): failure = error
        default: failure = nil
        }
    }

    /// The shortest time between two requests that the service has answered: it has nothing newer before.
    static let interval = Duration.seconds(600)

    /// The age from which minutes are not shown any more, however far they reach.
    private static let longestAge = Duration.seconds(1800)

    /// Whether the request was refused for its key or for too many requests, whatever the place.
    var isRefused: Bool {
        switch failure {
        case .invalidKey, .missingKey, .refusedByGateway, .rateLimited: true
        default: false
        }
    }

    /// Returns whether another request may be sent at a time on the stopwatch.
    ///
    /// After an answer, and after a failure of the service, ten minutes pass. A refusal, for example of a key without a
    /// subscription, is not asked about again unless the user wants new values, or opens the screen after that time.
    func mayAskAgain(at elapsed: Duration, _ reason: Reason) -> Bool {
        let wait = elapsed - endedAt
        guard let failure, failure != .offline else { return failure == .offline || wait >= Self.interval }
        if case .rateLimited(let asked, _) = failure { return wait >= max(asked ?? .zero, Self.interval) }
        return switch reason {
        case .automatic: failure.isTransient && wait >= Self.interval
        case .appearance: wait >= Self.interval
        case .user: true
        }
    }

    /// Returns the next change between dry and wet by the minutes; `nil` when they do not cover `now` or are too old.
    func outlook(at now: Date) -> OneCallOutlook? {
        guard let minutes, minutes.age(at: now) < Self.longestAge else { return nil }
        return OneCallOutlook(minutes: minutes.value, at: now)
    }

    /// Returns the alerts that have not ended, those in effect first and then in the order in which they begin.
    func alerts(at now: Date) -> [WeatherAlert] {
        let ahead = (alerts?.value.alerts ?? []).filter { $0.end > now }
        return ahead.filter { $0.isActive(at: now) }
            + ahead.filter { !$0.isActive(at: now) }.sorted { $0.start < $1.start }
    }
}
