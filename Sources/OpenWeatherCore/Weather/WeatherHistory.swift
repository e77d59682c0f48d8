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
    ///
    /// - Complexity: O(*n* log *n*) in the number of dates, however long the period is.
    func gaps(between dates: [Date]) -> [Range<Date>] {
        var gaps: [Range<Date>] = []
        var start = lowerBound.startOfHour
        if start < lowerBound { start += 3_600 }
        for hour in dates.map(\.startOfHour).sorted() where hour >= start && hour < upperBound {
            if hour > start { gaps.append(start..<hour) }
            start = hour + 3_600
        }
        if start < upperBound { gaps.append(start..<upperBound) }
        return gaps
    }
}
