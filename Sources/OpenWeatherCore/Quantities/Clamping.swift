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
