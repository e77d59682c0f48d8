public import Foundation

/// A temperature, stored in degrees Celsius.
public struct Temperature: Quantity {
    /// Degrees Celsius.
    public let celsius: Double

    /// Creates a temperature from degrees Celsius.
    public init(celsius: Double) {
        self.celsius = celsius
    }

    /// Creates a temperature from `value` expressed in `unit`.
    public init(_ value: Double, in unit: Unit) {
        switch unit {
        case .celsius: celsius = value
        case .fahrenheit: celsius = (value - 32) * 5 / 9
        case .kelvin: celsius = (value - 273.15).tidied
        }
    }

    /// The temperature expressed in `unit`.
    public func value(in unit: Unit) -> Double {
        switch unit {
        case .celsius: celsius
        case .fahrenheit: (celsius * 9 / 5 + 32).tidied
        case .kelvin: (celsius + 273.15).tidied
        }
    }

    /// The same temperature as a Foundation measurement in degrees Celsius.
    public var measurement: Measurement<UnitTemperature> {
        Measurement(value: celsius, unit: .celsius)
    }

    /// The temperature for logs, for example `7.28 °C`.
    public var description: String { "\(celsius) °C" }

    /// Orders temperatures from cold to warm.
    public static func < (lhs: Temperature, rhs: Temperature) -> Bool {
        lhs.celsius < rhs.celsius
    }

    /// The lowest temperature there is, −273.15 °C.
    public static let absoluteZero = Temperature(celsius: -273.15)

    /// The units a temperature can be read in.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Unit: String, CaseIterable, Codable, Sendable {
        /// Degrees Celsius.
        case celsius
        /// Degrees Fahrenheit.
        case fahrenheit
        /// Kelvins.
        case kelvin
    }
}
