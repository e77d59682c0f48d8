/// The direction the wind comes from.
public struct WindDirection: Hashable, Sendable {
    /// Degrees clockwise from north, in `0..<360`.
    public let degrees: Double

    /// Creates a direction; any number of turns is folded into one, so that 360 is north like 0.
    ///
    /// Returns `nil` when `degrees` is not a finite number.
    public init?(degrees: Double) {
        guard degrees.isFinite else { return nil }
        let remainder = degrees.truncatingRemainder(dividingBy: 360)
        let folded = remainder < 0 ? remainder + 360 : remainder + 0
        // A tiny negative angle plus 360 is 360 again.
        self.degrees = folded == 360 ? 0 : folded
    }

    /// The nearest of sixteen points; a direction exactly between two points belongs to the clockwise one.
    public var compassPoint: CompassPoint {
        let points = CompassPoint.allCases
        return points[Int((degrees / 22.5).rounded()) % points.count]
    }
}

extension WindDirection: Codable {
    /// Decodes a direction, folds it into one turn and refuses one that is not a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let direction = WindDirection(degrees: try container.decode(Double.self, forKey: .degrees)) else {
            throw DecodingError.dataCorruptedError(
                forKey: .degrees,
                in: container,
                debugDescription: "The direction is not a number."
            )
        }
        self = direction
    }

    private enum CodingKeys: String, CodingKey {
        case degrees
    }
}
