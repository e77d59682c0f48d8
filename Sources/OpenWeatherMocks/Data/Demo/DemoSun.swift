import Foundation
import OpenWeatherCore

/// When the sun is up at a place.
struct DemoSun: Sendable {
    /// The sun of one day between two midnights of the sundial.
    struct Day: Hashable, Sendable {
        /// From sunrise to sunset, the whole day in polar day, `nil` in polar night.
        let daylight: Range<Date>?
        /// Whether the sun crosses the horizon.
        let isCrossing: Bool

        /// Sunrise, as the service sends it: 0 where there is none.
        var sunrise: Int { isCrossing ? seconds(daylight?.lowerBound) : 0 }

        /// Sunset, as the service sends it: 0 where there is none.
        var sunset: Int { isCrossing ? seconds(daylight?.upperBound) : 0 }

        private func seconds(_ date: Date?) -> Int { Int(date?.timeIntervalSince1970 ?? 0) }
    }

    /// The place.
    let coordinate: Coordinate

    /// Whether the sun is up at `date`.
    func isUp(at date: Date) -> Bool {
        sunlitDay(at: date) != nil
    }

    /// The day to show at `date`: the one whose sunlight it is, else the calendar day at `offset`.
    ///
    /// Far north the sun can set after midnight; what is shown then must agree with what is seen.
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

    /// The moment nearest to `date` when the sun is highest, to the second.
    private func solarNoon(near date: Date) -> Date {
        let equation = SolarGeometry(date: date).equationOfTime
        let first = (720 - equation - 4 * coordinate.longitude) * 60
        let days = ((date.timeIntervalSince1970 - first) / 86_400).rounded()
        return Date(timeIntervalSince1970: (first + days * 86_400).rounded())
    }
}
