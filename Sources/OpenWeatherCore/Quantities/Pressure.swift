public import Foundation

/// An air pressure, stored in hectopascals.
///
/// Whether it is the pressure at sea level or at ground level depends on the property that holds it.
public struct Pressure: Quantity {
    /// The pressure in hectopascals, which equal millibars.
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

    /// Returns the pressure expressed in `unit`.
    public func value(in unit: Unit) -> Double {
        switch unit {
        case .hectopascals: hectopascals
        case .kilopascals: hectopascals / 10
        case .inchesOfMercury: (hectopascals / 33.86388640341).tidied
        case .millimetersOfMercury: (hectopascals / 1.33322387415).tidied
        }
    }

    /// The pressure in kilopascals.
    public var kilopascals: Double { value(in: .kilopascals) }

    /// The pressure in inches of mercury.
    public var inchesOfMercury: Double { value(in: .inchesOfMercury) }

    /// The pressure in millimeters of mercury.
    public var millimetersOfMercury: Double { value(in: .millimetersOfMercury) }

    /// The pressure as a Foundation measurement in hectopascals.
    public var measurement: Measurement<UnitPressure> {
        Measurement(value: hectopascals, unit: .hectopascals)
    }

    /// A textual representation for logs, for example `1012.0 hPa`.
    public var description: String { "\(hectopascals) hPa" }

    /// Orders pressures from low to high.
    public static func < (lhs: Pressure, rhs: Pressure) -> Bool {
        lhs.hectopascals < rhs.hectopascals
    }

    /// The units in which a pressure can be expressed.
    ///
    /// The raw values are stable and can be stored.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Unit: String, CaseIterable, Codable, Sendable {
        /// Hectopascals, which equal millibars.
        case hectopascals
        /// Kilopascals.
        case kilopascals
        /// Conventional inches of mercury at 0 °C.
        case inchesOfMercury
        /// Conventional millimeters of mercury.
        case millimetersOfMercury
    }
}
