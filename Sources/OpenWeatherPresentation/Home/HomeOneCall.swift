import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The minutes and the alerts of the home screen.
extension PlaceOneCall {
    /// The parts that the home screen requests.
    static let homeParts: Set<OneCallPart> = [.minutes, .alerts]

    /// The shortest time between two requests that the service has answered: it has nothing newer before.
    static let homeLifetime = Duration.seconds(600)

    /// The age from which minutes are not shown any more, however far they reach.
    private static let longestAge = Duration.seconds(1800)

    /// The last alerts that are known; `nil` when there are none.
    var alerts: Fetched<WeatherAlerts>? { try? known.alerts?.get() }

    /// Returns whether ``alerts`` have been outdated for `allowance`, or are those of an earlier request because the last one
    /// failed.
    func areAlertsOutdated(at now: Date, allowance: Duration) -> Bool {
        alerts != nil && (try? latest?.alerts?.get())?.isStale(at: now, allowance: allowance) != false
    }

    /// Returns the next change between dry and wet by the minutes of the last request; `nil` when they do not cover `now`
    /// or are too old.
    func outlook(at now: Date) -> OneCallOutlook? {
        guard
            let minutes = try? latest?.minutes?.get(), !minutes.isStale, minutes.age(at: now) < Self.longestAge
        else { return nil }
        return OneCallOutlook(minutes: minutes.value, at: now)
    }

    /// Returns the alerts that have not ended, those in effect first and then in the order in which they begin.
    func alerts(at now: Date) -> [WeatherAlert] {
        let ahead = alerts?.value.ahead(at: now) ?? []
        return ahead.filter { $0.isActive(at: now) }
            + ahead.filter { !$0.isActive(at: now) }.sorted { $0.start < $1.start }
    }
}
