import Foundation
import OpenWeatherCore

/// A source of the weather at the same time of the day before.
struct DayBeforeSource: Sendable {
    /// The source of single hours.
    let history: any WeatherHistoryRepository
    /// The source of pages of hours.
    let timelines: any WeatherTimelineRepository

    /// The hours of a page before the half of a day that it is for, more than clocks are ever changed by.
    private static let lead: TimeInterval = 2 * 3_600

    /// Returns the cost of the hour; free when it is cached.
    func cost(before present: CurrentWeather, at coordinate: Coordinate, _ version: OneCallVersion?) async -> CallCost {
        let cached = try? await rows(before: present, at: coordinate, version, .cacheOnly)
        return cached == nil ? Self.cost(version) : .free
    }

    /// Returns the hour, or the reason it is absent.
    ///
    /// An hour of One Call 3.0 counts as not recorded for the day after clocks have changed: it is 24 hours ago, and not the
    /// same time.
    func hour(
        before present: CurrentWeather,
        at coordinate: Coordinate,
        _ version: OneCallVersion?,
        _ purse: inout CallPurse
    ) async -> WeatherComparison.Part<HourlyForecast> {
        guard version != nil || purse.isAsked else { return .absent(.needsSubscription) }
        do throws(WeatherError) {
            let rows: [HourlyForecast]
            if let cached = try? await self.rows(before: present, at: coordinate, version, .cacheOnly) {
                rows = cached
            } else {
                let cost = Self.cost(version)
                guard purse.take(cost, byItself: version == .v4) else { return .absent(.notAsked(cost)) }
                rows = try await self.rows(before: present, at: coordinate, version, .cacheFirst)
            }
            let match = rows.first { present.celsiusAboveDayBefore($0) != nil }
            return match.map { .known($0) } ?? .absent(.notRecorded)
        } catch {
            return .absent(ComparisonAbsence(error))
        }
    }

    private static func cost(_ version: OneCallVersion?) -> CallCost {
        switch version {
        case .v3: CallCost([.oneCall3: 1])
        case .v4: CallCost([.oneCall4: 1])
        case nil: CallCost([.oneCall3: 1, .oneCall4: 1])
        }
    }

    private func rows(
        before present: CurrentWeather,
        at coordinate: Coordinate,
        _ version: OneCallVersion?,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> [HourlyForecast] {
        // Values have no text that is shown, so that all languages share them.
        let options = RequestOptions()
        let seconds = present.date.timeIntervalSince1970 - 86_400
        let hour = Date(timeIntervalSince1970: (seconds / 3_600).rounded() * 3_600)
        guard version == .v4 else {
            return [try await history.hour(of: hour, at: coordinate, options: options, policy: policy).value]
        }
        // By the time itself, as the nearest hour of the last half hour of a day is in the next one.
        let half = (seconds / 43_200).rounded(.down) * 43_200
        let start = Date(timeIntervalSince1970: half - Self.lead)
        return try await timelines.hourlyPage(.hour, from: start, at: coordinate, options: options, policy: policy)
            .value
    }
}
