public import Foundation

/// A distance, stored in meters.
///
/// The visibility is a length. Depths of rain and snow are ``Precipitation``.
public struct Length: Quantity {
    /// The distance in meters.
    public let meters: Double

    /// Creates a distance from meters.
    public init(meters: Double) {
        self.meters = meters
    }

    /// Creates a distance from `value` expressed in `unit`.
    public init(_ value: Double, in unit: Unit) {
        meters =
            switch unit {
            case .meters: value
            case .kilometers: value * 1000
            case .miles: value * 1609.344
            }
    }

    /// Returns the distance expressed in `unit`.
    public func value(in unit: Unit) -> Double {
        switch unit {
        case .meters: meters
        case .kilometers: meters / 1000
        case .miles: (meters / 1609.344).tidied
        }
    }

    /// The distance in kilometers.
    public var kilometers: Double { value(in: .kilometers) }

    /// The distance in miles.
    public var miles: Double { value(in: .miles) }

    /// The distance as a Foundation measurement in meters.
    public var measurement: Measurement<UnitLength> {
        Measurement(value: meters, unit: .meters)
    }

    /// A textual representation for logs, for example `10000.0 m`.
    public var description: String { "\(meters) m" }

    /// Orders distances from short to long.
    public static func < (lhs: Length, rhs: Length) -> Bool {
        lhs.meters < rhs.meters
    }

    /// The units in which a distance can be expressed.
    ///
    /// The raw values are stable and can be stored.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Unit: String, CaseIterable, Codable, Sendable {
        /// Meters.
        case meters
        /// Kilometers.
        case kilometers
        /// International miles, 1,609.344 m each.
        case miles
    }
}
