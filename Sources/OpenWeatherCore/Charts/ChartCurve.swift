public import Foundation

/// A value at a moment, to be drawn in a chart.
public struct ChartPoint: Hashable, Sendable {
    /// The moment.
    public let date: Date

    /// The value in its quantity's canonical unit, for example degrees Celsius.
    public let value: Double

    /// Creates a point.
    public init(date: Date, value: Double) {
        self.date = date
        self.value = value
    }
}

/// Values over time, to be drawn as a curve of any size.
public struct ChartCurve: Hashable, Sendable {
    /// The points in order of time.
    public let points: [ChartPoint]

    /// From the first moment to the last; `nil` without points.
    public let dates: ClosedRange<Date>?

    /// From the lowest value to the highest; `nil` without points.
    public let values: ClosedRange<Double>?

    /// Creates a curve through points in any order; values that are not finite are left out.
    public init(points: [ChartPoint]) {
        let sorted = points.filter(\.value.isFinite).sorted { $0.date < $1.date }
        self.points = sorted
        dates = sorted.first.flatMap { first in sorted.last.map { first.date...$0.date } }
        let lowest = sorted.map(\.value).min()
        values = lowest.flatMap { lowest in sorted.map(\.value).max().map { lowest...$0 } }
    }

    /// Where `date` lies between the first moment and the last: 0 and 1; one half when the two are the same.
    public func position(of date: Date) -> Double {
        guard let dates else { return 0.5 }
        return Self.share(
            of: date.timeIntervalSince(dates.lowerBound),
            in: dates.upperBound.timeIntervalSince(dates.lowerBound)
        )
    }

    /// Where `value` lies between the lowest value and the highest: 0 and 1; one half when the two are the same.
    public func height(of value: Double) -> Double {
        guard let values else { return 0.5 }
        return Self.share(of: value - values.lowerBound, in: values.upperBound - values.lowerBound)
    }

    private static func share(of part: Double, in whole: Double) -> Double {
        whole > 0 ? part / whole : 0.5
    }
}

extension Forecast {
    /// The temperature over the whole forecast, in degrees Celsius.
    public var temperatureCurve: ChartCurve {
        ChartCurve(points: entries.map { ChartPoint(date: $0.date, value: $0.temperature.celsius) })
    }
}
