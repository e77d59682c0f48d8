public import Foundation

/// The weather of past hours at a point.
///
/// Source: `history/city`, which reaches back as far as the plan of the key does, a month or a year.
public struct WeatherHistory: Hashable, Codable, Sendable {
    /// The point that was requested; the response has none.
    public var coordinate: Coordinate
    /// The period that was requested.
    public var period: Range<Date>
    /// The hours of the period in order (`list`), each once; hours that the source lacks are missing.
    public var hours: [HourlyForecast]

    /// Creates a history; `hours` are sorted, and those outside `period` and later ones of the same date are left out.
    public init(coordinate: Coordinate, period: Range<Date>, hours: [HourlyForecast]) {
        self.coordinate = coordinate
        self.period = period
        self.hours = period.ordered(hours, by: \.date)
    }

    /// The parts of the period, in order, for which the source has no hour: each whole hour without one of ``hours``.
    public var gaps: [Range<Date>] { period.gaps(between: hours.map(\.date)) }
}

extension Range<Date> {
    /// Returns the elements of the period in order, of several with a date the first.
    func ordered<Element>(_ elements: [Element], by date: (Element) -> Date) -> [Element] {
        elements.filter { contains(date($0)) }.uniqued(on: date).sorted(on: date)
    }

    /// Returns the parts of the period, in order, that consist of whole hours without one of `dates`.
    func gaps(between dates: [Date]) -> [Range<Date>] {
        let known = Set(dates.map(\.startOfHour))
        var gaps: [Range<Date>] = []
        var start = lowerBound.startOfHour
        while start < upperBound {
            let end = start + 3_600
            if start >= lowerBound, !known.contains(start) {
                if let last = gaps.last, last.upperBound == start {
                    gaps[gaps.count - 1] = last.lowerBound..<Swift.min(end, upperBound)
                } else {
                    gaps.append(start..<Swift.min(end, upperBound))
                }
            }
            start = end
        }
        return gaps
    }
}
