/// The strength of the wind on the Beaufort scale.
///
/// Source: WMO code table 1100, limits in metres per second.
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

    /// The force of wind at `speed`; a limit belongs to the stronger force.
    public init(speed: Speed) {
        let limits = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]
        self = Self.allCases[limits.count { $0 <= speed.metersPerSecond }]
    }

    /// Orders forces from calm to hurricane.
    public static func < (lhs: BeaufortForce, rhs: BeaufortForce) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
