import Foundation
import OpenWeatherCore

/// The times of sunrise and sunset at a place.
struct DemoSun: Sendable {
    /// The sun of one day, from one solar midnight to the next.
    struct Day: Hashable, Sendable {
        /// The time from sunrise to sunset; the whole day in polar day, and `nil` in polar night.
        let daylight: Range<Date>?
        /// A Boolean value that indicates whether the sun crosses the horizon.
        let isCrossing: Bool

        /// The sunrise in seconds since 1970, or 0 when there is none, as the service sends it.
        var sunrise: Int { isCrossing ? seconds(daylight?.lowerBound) : 0 }

        /// The sunset in seconds since 1970, or 0 when there is none, as the service sends it.
        var sunset: Int { isCrossing ? seconds(daylight?.upperBound) : 0 }

        private func seconds(_ date: Date?) -> Int { Int(date?.timeIntervalSince1970 ?? 0) }
    }

    /// The coordinate of the place.
    let coordinate: Coordinate

    /// Returns whether the sun is up at `date`.
    func isUp(at date: Date) -> Bool {
        sunlitDay(at: date) != nil
    }

    /// Returns the day to report at `date`: the day whose daylight contains it, otherwise the calendar day at `offset`.
    ///
    /// In the far north, the sun can set after midnight; until then, the report must agree that the sun is up.
    func day(at date: Date, offset: UTCOffset) -> Day {
        sunlitDay(at: date) ?? day(noon: solarNoon(near: offset.day(of: date).start(at: offset) + 43_200))
    }

    private func sunlitDay(at date: Date) -> Day? {
        let noon = solarNoon(near: date)
        return [0.0, -86_400, 86_400].lazy.map { day(noon: noon + $0) }.first { $0.daylight?.contains(date) == true }
    }

    private func day(noon: Date) -> Day {
        let sun = SolarGeometry(date: noon)
        if let minutes = sun.halfDay(latitude: coordinate.latitude) {
            let half = (minutes * 60).rounded()
            return Day(daylight: noon - half..<noon + half, isCrossing: true)
        }
        let isDay = sun.noonAltitude(latitude: coordinate.latitude) > SolarGeometry.horizon
        return Day(daylight: isDay ? noon - 43_200..<noon + 43_200 : nil, isCrossing: false)
    }

    /// Returns the time nearest to `date` at which the sun is highest, to the second.
    private func solarNoon(near date: Date) -> Date {
        let equation = SolarGeometry(date: date).equationOfTime
        let first = (720 - equation - 4 * coordinate.longitude) * 60
        let days = ((date.timeIntervalSince1970 - first) / 86_400).rounded()
        return Date(timeIntervalSince1970: (first + days * 86_400).rounded())
    }
}
