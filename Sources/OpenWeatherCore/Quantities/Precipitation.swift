public import Foundation

/// A depth of rain, or of snow as water, stored in millimeters.
///
/// A depth does not include the time in which it fell; ``PrecipitationAmount`` adds the hours.
public struct Precipitation: Quantity {
    /// The depth in millimeters, which equals liters per square meter.
    public let millimeters: Double

    /// Creates a depth from millimeters.
    public init(millimeters: Double) {
        self.millimeters = millimeters
    }

    /// Creates a depth from `value` expressed in `unit`.
    public init(_ value: Double, in unit: Unit) {
        millimeters =
            switch unit {
            case .millimeters: value
            case .inches: value * 25.4
            }
    }

    /// Returns the depth expressed in `unit`.
    public func value(in unit: Unit) -> Double {
        switch unit {
        case .millimeters: millimeters
        case .inches: (millimeters / 25.4).tidied
        }
    }

    /// The depth in inches.
    public var inches: Double { value(in: .inches) }

    /// The depth as a Foundation measurement in millimeters.
    public var measurement: Measurement<UnitLength> {
        Measurement(value: millimeters, unit: .millimeters)
    }

    /// A textual representation for logs, for example `0.51 mm`.
    public var description: String { "\(millimeters) mm" }

    /// Orders depths from small to large.
    public static func < (lhs: Precipitation, rhs: Precipitation) -> Bool {
        lhs.millimeters < rhs.millimeters
    }

    /// Returns the sum of two depths.
    public static func + (lhs: Precipitation, rhs: Precipitation) -> Precipitation {
        Precipitation(millimeters: lhs.millimeters + rhs.millimeters)
    }

    /// Returns the sum of two depths, the other one when one of them is not known, or `nil` when neither is.
    package static func sum(_ first: Precipitation?, _ second: Precipitation?) -> Precipitation? {
        guard let first, let second else { return first ?? second }
        return first + second
    }

    /// A depth of 0 mm, a measured absence; an unknown depth is `nil`.
    public static let zero = Precipitation(millimeters: 0)

    /// The units in which a depth can be expressed.
    ///
    /// The raw values are stable and can be stored.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Unit: String, CaseIterable, Codable, Sendable {
        /// Millimeters.
        case millimeters
        /// Inches, 25.4 mm each.
        case inches
    }
}
