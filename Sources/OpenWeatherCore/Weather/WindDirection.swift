/// The direction the wind comes from.
public struct WindDirection: Hashable, Codable, Sendable {
    /// Degrees clockwise from north, in `0..<360`.
    public let degrees: Double

    /// Creates a direction; any number of turns is folded into one, so that 360 is north like 0.
    ///
    /// Returns `nil` when `degrees` is not a finite number.
    public init?(degrees: Double) {
        guard degrees.isFinite else { return nil }
        let remainder = degrees.truncatingRemainder(dividingBy: 360)
        self.degrees = remainder < 0 ? remainder + 360 : remainder + 0
    }

    /// The nearest of sixteen points; a direction exactly between two points belongs to the clockwise one.
    public var compassPoint: CompassPoint {
        let points = CompassPoint.allCases
        return points[Int((degrees / 22.5).rounded()) % points.count]
    }
}
