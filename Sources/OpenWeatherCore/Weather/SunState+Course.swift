public import Foundation

extension SunState {
    /// Returns how much of the daylight has passed at `date`, from 0 at sunrise to 1 at sunset.
    ///
    /// A date on a neighboring day is judged by its time of day, as in ``isUp(at:)``. The result is `nil` while the sun is
    /// down, where it does not rise or set, and when its times are not known.
    public func daylightFraction(at date: Date) -> Double? {
        guard case .risesAndSets(let sunrise, let sunset) = self, isUp(at: date) == true else { return nil }
        let length = Self.timeOfDay(from: sunrise, to: sunset)
        return length > 0 ? Self.timeOfDay(from: sunrise, to: date) / length : nil
    }

    /// Returns the sunrises and sunsets within `span` in order of time.
    ///
    /// Those of the day of the state are the reported ones. On neighboring days they are moved by what the equation of
    /// time and the length of the day change until then, which is accurate to about a minute; at the beginning and the
    /// end of a polar season there are none.
    ///
    /// - Parameters:
    ///   - span: The time, of a few days at most.
    ///   - coordinate: The place.
    /// - Returns: The moments at which the sun crosses the horizon; empty where it does not.
    package func crossings(in span: ClosedRange<Date>, at coordinate: Coordinate) -> [SunCrossing] {
        guard case .risesAndSets(let sunrise, let sunset) = self else { return [] }
        let reported = [SunCrossing(date: sunrise, isSunrise: true), SunCrossing(date: sunset, isSunrise: false)]
        let last = span.upperBound.timeIntervalSince(min(sunrise, sunset)) / 86_400
        let first = span.lowerBound.timeIntervalSince(max(sunrise, sunset)) / 86_400
        guard first >= -7, last <= 7 else { return [] }
        return (Int(first.rounded(.down))...Int(last.rounded(.up)))
            .flatMap { day in reported.compactMap { $0.moved(by: day, at: coordinate) } }
            .filter { span.contains($0.date) }
            .sorted(on: \.date)
    }
}

/// A sunrise or a sunset.
package struct SunCrossing: Hashable, Sendable {
    /// The moment.
    package let date: Date
    /// A Boolean value that indicates whether the sun rises, as opposed to sets.
    package let isSunrise: Bool

    /// Returns the crossing of another day, or `nil` when the sun does not cross the horizon on it.
    fileprivate func moved(by days: Int, at coordinate: Coordinate) -> SunCrossing? {
        guard days != 0 else { return self }
        let date = date.addingTimeInterval(Double(days) * 86_400)
        let (before, after) = (SolarGeometry(date: self.date), SolarGeometry(date: date))
        guard let known = before.halfDay(latitude: coordinate.latitude),
            let new = after.halfDay(latitude: coordinate.latitude)
        else { return nil }
        let noon = before.equationOfTime - after.equationOfTime
        let minutes = noon + (isSunrise ? known - new : new - known)
        return SunCrossing(date: date.addingTimeInterval(minutes * 60), isSunrise: isSunrise)
    }
}
