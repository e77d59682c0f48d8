extension Temperature {
    /// What the slider of a converter covers: −40 °F, which is −40 °C, to 140 °F, which is 60 °C.
    public static let converterRange =
        Temperature(-40, in: .fahrenheit)...Temperature(140, in: .fahrenheit)

    /// The temperature, or absolute zero for one that is lower, as nothing is.
    public var atLeastAbsoluteZero: Temperature { max(self, .absoluteZero) }

    /// The temperature, or the end of `range` that lies nearer.
    public func clamped(to range: ClosedRange<Temperature>) -> Temperature {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
