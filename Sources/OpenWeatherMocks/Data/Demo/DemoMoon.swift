import Foundation
import OpenWeatherCore

/// The moon of the demo weather: its phase, and times of rise and set that are believable and not exact.
struct DemoMoon: Sendable {
    /// The coordinate of the place.
    let coordinate: Coordinate

    /// The new moon of 2000-01-06 at 18:14 UTC.
    private static let newMoon = 947_182_440.0
    /// The mean time between new moons in seconds.
    private static let month = 29.530_588_853 * 86_400
    /// The mean time between two rises in seconds.
    private static let lunarDay = 86_400 / (1 - 86_400 / month)

    /// Returns the phase at `date`, in `0..<1`, rounded to two decimals; 0 is the new moon.
    func phase(at date: Date) -> Double {
        let months = (date.timeIntervalSince1970 - Self.newMoon) / Self.month
        return DemoWire.rounded(months - months.rounded(.down)).truncatingRemainder(dividingBy: 1)
    }

    /// Returns the rise within a span in seconds since 1970; 0 when there is none, as the service sends it.
    func rise(in span: Range<Date>) -> Int { event(0, in: span) }

    /// Returns the set within a span in seconds since 1970; 0 when there is none, as the service sends it.
    func set(in span: Range<Date>) -> Int { event(Self.lunarDay / 2, in: span) }

    /// The moon rises with the sun when it is new, at about 6:00 by the sun.
    private func event(_ delay: TimeInterval, in span: Range<Date>) -> Int {
        let first = (Self.newMoon / 86_400).rounded() * 86_400 + (6 - coordinate.longitude / 15) * 3_600 + delay
        let days = ((span.lowerBound.timeIntervalSince1970 - first) / Self.lunarDay).rounded(.up)
        let date = Date(timeIntervalSince1970: (first + days * Self.lunarDay).rounded())
        return span.contains(date) ? Int(date.timeIntervalSince1970) : 0
    }
}
