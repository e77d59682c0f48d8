/// The wind at a place: its mean speed, direction, and gusts.
///
/// A wind has a speed; where the service reports none, the whole wind is `nil`. The direction and the gusts may be
/// absent on their own.
public struct Wind: Hashable, Codable, Sendable {
    /// The mean speed (`wind.speed`).
    public var speed: Speed

    /// The direction the wind comes from (`wind.deg`); `nil` when it is calm or the service reports none.
    public var direction: WindDirection?

    /// The speed of gusts (`wind.gust`), which can be lower than ``speed``; `nil` when the service reports none.
    public var gust: Speed?

    /// Creates a wind.
    public init(speed: Speed, direction: WindDirection? = nil, gust: Speed? = nil) {
        self.speed = speed
        self.direction = direction
        self.gust = gust
    }

    /// The speed of gusts when it is above ``speed``; `nil` when it is not, or not known.
    ///
    /// The service also reports gusts below the mean speed, which say nothing about the wind.
    package var strongerGust: Speed? { gust.flatMap { $0 > speed ? $0 : nil } }

    /// The strength of the mean speed on the Beaufort scale.
    public var force: BeaufortForce { BeaufortForce(speed: speed) }
}

/// The direction the wind comes from.
///
/// A direction is always within one turn, so equal directions compare as equal.
public struct WindDirection: Hashable, Sendable {
    /// The angle clockwise from north in degrees, in `0..<360`.
    public let degrees: Double

    /// Creates a direction, or `nil` when `degrees` is not finite.
    ///
    /// Any number of turns is folded into one, so 360 is north like 0.
    public init?(degrees: Double) {
        guard degrees.isFinite else { return nil }
        let remainder = degrees.truncatingRemainder(dividingBy: 360)
        let folded = remainder < 0 ? remainder + 360 : remainder + 0
        // A tiny negative angle plus 360 is 360 again.
        self.degrees = folded == 360 ? 0 : folded
    }

    /// The nearest of the sixteen compass points; a direction exactly between two points belongs to the clockwise one.
    public var compassPoint: CompassPoint {
        let points = CompassPoint.allCases
        return points[Int((degrees / 22.5).rounded()) % points.count]
    }
}

extension WindDirection: Codable {
    /// Creates a direction by decoding its degrees, folded into one turn.
    ///
    /// - Throws: A decoding error when the value is not a finite number.
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

/// A point of the sixteen-point compass, each 22.5° wide.
///
/// The raw value is the English abbreviation; screens have localized ones. The set of cases is closed.
///
/// Source: the table of cardinal directions in <https://openweathermap.org/faq>.
public enum CompassPoint: String, CaseIterable, Codable, Sendable {
    /// North, 0°.
    case north = "N"
    /// North-northeast, 22.5°.
    case northNortheast = "NNE"
    /// Northeast, 45°.
    case northeast = "NE"
    /// East-northeast, 67.5°.
    case eastNortheast = "ENE"
    /// East, 90°.
    case east = "E"
    /// East-southeast, 112.5°.
    case eastSoutheast = "ESE"
    /// Southeast, 135°.
    case southeast = "SE"
    /// South-southeast, 157.5°.
    case southSoutheast = "SSE"
    /// South, 180°.
    case south = "S"
    /// South-southwest, 202.5°.
    case southSouthwest = "SSW"
    /// Southwest, 225°.
    case southwest = "SW"
    /// West-southwest, 247.5°.
    case westSouthwest = "WSW"
    /// West, 270°.
    case west = "W"
    /// West-northwest, 292.5°.
    case westNorthwest = "WNW"
    /// Northwest, 315°.
    case northwest = "NW"
    /// North-northwest, 337.5°.
    case northNorthwest = "NNW"
}

/// The strength of the wind on the Beaufort scale.
///
/// The raw value is the number of the force, from 0 to 12. The set of cases is closed.
///
/// Source: WMO code table 1100, with limits in meters per second.
public enum BeaufortForce: Int, CaseIterable, Codable, Comparable, Sendable {
    /// Below 0.3 m/s.
    case calm
    /// From 0.3 m/s.
    case lightAir
    /// From 1.6 m/s.
    case lightBreeze
    /// From 3.4 m/s.
    case gentleBreeze
    /// From 5.5 m/s.
    case moderateBreeze
    /// From 8.0 m/s.
    case freshBreeze
    /// From 10.8 m/s.
    case strongBreeze
    /// From 13.9 m/s.
    case nearGale
    /// From 17.2 m/s.
    case gale
    /// From 20.8 m/s.
    case strongGale
    /// From 24.5 m/s.
    case storm
    /// From 28.5 m/s.
    case violentStorm
    /// From 32.7 m/s.
    case hurricane

    /// Creates the force of wind at `speed`; a limit belongs to the stronger force.
    public init(speed: Speed) {
        let limits = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]
        self = Self.allCases[limits.count { $0 <= speed.metersPerSecond }]
    }

    /// Orders forces from calm to hurricane.
    public static func < (lhs: BeaufortForce, rhs: BeaufortForce) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
