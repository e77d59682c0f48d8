import Foundation
import OpenWeatherCore

extension Resource where Value == AccumulatedTemperature {
    /// The temperatures above a threshold at a point, by day in UTC.
    static func accumulatedTemperature(
        at coordinate: Coordinate,
        in days: ClosedRange<LocalDay>,
        above threshold: Temperature?,
        now: Date
    ) -> Resource {
        let isSettled = days.isSettled(at: now)
        return Resource(
            "acctemperature1",
            .point(coordinate),
            .day(days.lowerBound),
            .day(days.upperBound),
            .word(threshold.map { "\($0.kelvin)" } ?? "all"),
            .word(isSettled ? "past" : "recent"),
            lifetime: isSettled ? \.oneCall.past : \.forecast
        )
    }
}

extension Resource where Value == AccumulatedPrecipitation {
    /// The precipitation at a point, by day in UTC.
    static func accumulatedPrecipitation(
        at coordinate: Coordinate,
        in days: ClosedRange<LocalDay>,
        now: Date
    ) -> Resource {
        let isSettled = days.isSettled(at: now)
        return Resource(
            "accprecipitation1",
            .point(coordinate),
            .day(days.lowerBound),
            .day(days.upperBound),
            .word(isSettled ? "past" : "recent"),
            lifetime: isSettled ? \.oneCall.past : \.forecast
        )
    }
}

extension ClosedRange<LocalDay> {
    /// Returns whether the days have been over for two days, after which the service no longer changes them.
    fileprivate func isSettled(at now: Date) -> Bool {
        upperBound.advanced(by: 3).start(at: .utc) < now
    }
}
