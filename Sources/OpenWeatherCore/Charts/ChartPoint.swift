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
