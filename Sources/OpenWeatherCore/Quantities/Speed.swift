public import Foundation

/// A speed, stored in meters per second.
///
/// The wind and its gusts have speeds.
public struct Speed: Quantity {
    /// The speed in meters per second.
    public let metersPerSecond: Double

    /// Creates a speed from meters per second.
    public init(metersPerSecond: Double) {
        self.metersPerSecond = metersPerSecond
    }

    /// Creates a speed from `value` expressed in `unit`.
    public init(_ value: Double, in unit: Unit) {
        metersPerSecond =
            switch unit {
            case .metersPerSecond: value
            case .kilometersPerHour: value * 1000 / 3600
            case .milesPerHour: value * 0.44704
            case .knots: value * 1852 / 3600
            }
    }

    /// Returns the speed expressed in `unit`.
    public func value(in unit: Unit) -> Double {
        switch unit {
        case .metersPerSecond: metersPerSecond
        case .kilometersPerHour: (metersPerSecond * 3600 / 1000).tidied
        case .milesPerHour: (metersPerSecond / 0.44704).tidied
        case .knots: (metersPerSecond * 3600 / 1852).tidied
        }
    }

    /// The speed in kilometers per hour.
    public var kilometersPerHour: Double { value(in: .kilometersPerHour) }

    /// The speed in miles per hour.
    public var milesPerHour: Double { value(in: .milesPerHour) }

    /// The speed in knots.
    public var knots: Double { value(in: .knots) }

    /// The speed as a Foundation measurement in meters per second.
    public var measurement: Measurement<UnitSpeed> {
        Measurement(value: metersPerSecond, unit: .metersPerSecond)
    }

    /// A textual representation for logs, for example `3.6 m/s`.
    public var description: String { "\(metersPerSecond) m/s" }

    /// Orders speeds from slow to fast.
    public static func < (lhs: Speed, rhs: Speed) -> Bool {
        lhs.metersPerSecond < rhs.metersPerSecond
    }

    /// The units in which a speed can be expressed.
    ///
    /// The raw values are stable and can be stored.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Unit: String, CaseIterable, Codable, Sendable {
        /// Meters per second.
        case metersPerSecond
        /// Kilometers per hour.
        case kilometersPerHour
        /// International miles per hour, 0.44704 m/s each.
        case milesPerHour
        /// International knots, 1,852 m per hour each.
        case knots
    }
}
