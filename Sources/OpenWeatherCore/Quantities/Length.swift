public import Foundation

/// A distance, stored in metres.
public struct Length: Quantity {
    /// Metres.
    public let meters: Double

    /// Creates a distance from metres.
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

    /// The distance expressed in `unit`.
    public func value(in unit: Unit) -> Double {
        switch unit {
        case .meters: meters
        case .kilometers: meters / 1000
        case .miles: (meters / 1609.344).tidied
        }
    }

    /// The same distance as a Foundation measurement in metres.
    public var measurement: Measurement<UnitLength> {
        Measurement(value: meters, unit: .meters)
    }

    /// The distance for logs, for example `10000.0 m`.
    public var description: String { "\(meters) m" }

    /// Orders distances from short to long.
    public static func < (lhs: Length, rhs: Length) -> Bool {
        lhs.meters < rhs.meters
    }

    /// The units a distance can be read in.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Unit: String, CaseIterable, Codable, Sendable {
        /// Metres.
        case meters
        /// Kilometres.
        case kilometers
        /// International miles, 1,609.344 m each.
        case miles
    }
}
