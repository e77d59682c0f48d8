package import Foundation

extension Comparable {
    /// Returns the value in `range` that is nearest to this one.
    package func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}

extension Double {
    /// The share in `0...1` that is nearest to this number; 0 for one that is not a number.
    package var nearestShare: Double { isNaN ? 0 : clamped(to: 0...1) }
}

extension ClosedRange {
    /// Creates the range from the lowest value to the highest; `nil` without values.
    ///
    /// Values that are not numbers have no place in an order: leave them out.
    package init?(spanning values: [Bound]) {
        guard let lowest = values.min(), let highest = values.max(), lowest <= highest else { return nil }
        self = lowest...highest
    }
}

extension Date {
    /// Returns the whole seconds since 1970.
    ///
    /// They are clamped beyond 300 million years, which no caller means, as an integer would overflow.
    package func wholeSeconds(rounded rule: FloatingPointRoundingRule = .down) -> Int64 {
        // In this order, seconds that are not a number are the lower bound.
        Int64(max(-1e16, min(timeIntervalSince1970.rounded(rule), 1e16)))
    }
}
