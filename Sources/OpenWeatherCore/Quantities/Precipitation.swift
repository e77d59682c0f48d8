public import Foundation

/// A depth of rain, or of snow as water, stored in millimetres.
public struct Precipitation: Quantity {
    /// Millimetres, which are the same as litres per square metre.
    public let millimeters: Double

    /// Creates a depth from millimetres.
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

    /// The depth expressed in `unit`.
    public func value(in unit: Unit) -> Double {
        switch unit {
        case .millimeters: millimeters
        case .inches: (millimeters / 25.4).tidied
        }
    }

    /// The same depth as a Foundation measurement in millimetres.
    public var measurement: Measurement<UnitLength> {
        Measurement(value: millimeters, unit: .millimeters)
    }

    /// The depth for logs, for example `0.51 mm`.
    public var description: String { "\(millimeters) mm" }

    /// Orders depths from little to much.
    public static func < (lhs: Precipitation, rhs: Precipitation) -> Bool {
        lhs.millimeters < rhs.millimeters
    }

    /// Adds two depths.
    public static func + (lhs: Precipitation, rhs: Precipitation) -> Precipitation {
        Precipitation(millimeters: lhs.millimeters + rhs.millimeters)
    }

    /// No precipitation at all.
    public static let zero = Precipitation(millimeters: 0)

    /// The units a depth can be read in.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Unit: String, CaseIterable, Codable, Sendable {
        /// Millimetres.
        case millimeters
        /// Inches, 25.4 mm each.
        case inches
    }
}
