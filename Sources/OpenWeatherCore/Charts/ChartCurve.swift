public import Foundation

/// A value at a moment, for a chart.
///
/// The value is a plain number, so that a curve can show any quantity.
public struct ChartPoint: Hashable, Sendable {
    /// The moment.
    public var date: Date

    /// The value in the canonical unit of its quantity, for example degrees Celsius.
    public var value: Double

    /// Creates a point.
    public init(date: Date, value: Double) {
        self.date = date
        self.value = value
    }
}

/// Values over time, prepared for drawing at any size.
///
/// ``position(of:)`` and ``height(of:)`` return fractions, which a view multiplies by its own width and height. The
/// ranges are computed once, when the curve is created.
public struct ChartCurve: Hashable, Sendable {
    /// The points in order of time, all with finite values.
    public let points: [ChartPoint]

    /// The range from the first moment to the last; `nil` without points.
    public let dates: ClosedRange<Date>?

    /// The range from the lowest value to the highest; `nil` without points.
    public let values: ClosedRange<Double>?

    /// Creates a curve through points in any order; points whose date or value is not finite are omitted.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of points.
    public init(points: [ChartPoint]) {
        let sorted =
            points
            .filter { $0.value.isFinite && $0.date.timeIntervalSince1970.isFinite }
            .sorted(on: \.date)
        self.points = sorted
        dates = ClosedRange(spanning: sorted.map(\.date))
        values = ClosedRange(spanning: sorted.map(\.value))
    }

    /// Returns the position of `date` between the first moment, 0, and the last, 1; 0.5 when the two are equal.
    public func position(of date: Date) -> Double {
        guard let dates else { return 0.5 }
        return Self.share(
            of: date.timeIntervalSince(dates.lowerBound),
            in: dates.upperBound.timeIntervalSince(dates.lowerBound)
        )
    }

    /// Returns the position of `value` between the lowest value, 0, and the highest, 1; 0.5 when the two are equal.
    public func height(of value: Double) -> Double {
        guard let values else { return 0.5 }
        return Self.share(of: value - values.lowerBound, in: values.upperBound - values.lowerBound)
    }

    private static func share(of part: Double, in whole: Double) -> Double {
        whole > 0 ? part / whole : 0.5
    }
}
