public import Foundation

/// An air pressure, stored in hectopascals.
public struct Pressure: Quantity {
    /// Hectopascals, which are the same as millibars.
    public let hectopascals: Double

    /// Creates a pressure from hectopascals.
    public init(hectopascals: Double) {
        self.hectopascals = hectopascals
    }

    /// Creates a pressure from `value` expressed in `unit`.
    public init(_ value: Double, in unit: Unit) {
        hectopascals =
            switch unit {
            case .hectopascals: value
            case .kilopascals: value * 10
            case .inchesOfMercury: value * 33.86388640341
            case .millimetersOfMercury: value * 1.33322387415
            }
    }

    /// The pressure expressed in `unit`.
    public func value(in unit: Unit) -> Double {
        switch unit {
        case .hectopascals: hectopascals
        case .kilopascals: hectopascals / 10
        case .inchesOfMercury: (hectopascals / 33.86388640341).tidied
        case .millimetersOfMercury: (hectopascals / 1.33322387415).tidied
        }
    }

    /// The same pressure as a Foundation measurement in hectopascals.
    public var measurement: Measurement<UnitPressure> {
        Measurement(value: hectopascals, unit: .hectopascals)
    }

    /// The pressure for logs, for example `1012.0 hPa`.
    public var description: String { "\(hectopascals) hPa" }

    /// Orders pressures from low to high.
    public static func < (lhs: Pressure, rhs: Pressure) -> Bool {
        lhs.hectopascals < rhs.hectopascals
    }

    /// The units a pressure can be read in.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Unit: String, CaseIterable, Codable, Sendable {
        /// Hectopascals, the same as millibars.
        case hectopascals
        /// Kilopascals.
        case kilopascals
        /// Conventional inches of mercury at 0 °C.
        case inchesOfMercury
        /// Conventional millimetres of mercury.
        case millimetersOfMercury
    }
}
