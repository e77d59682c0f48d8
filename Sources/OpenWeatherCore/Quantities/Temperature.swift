public import Foundation

/// A temperature, stored in degrees Celsius.
///
/// Temperatures below absolute zero can be created.
public struct Temperature: Quantity {
    /// The temperature in degrees Celsius.
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

    /// Returns the temperature expressed in `unit`.
    public func value(in unit: Unit) -> Double {
        switch unit {
        case .celsius: celsius
        case .fahrenheit: (celsius * 9 / 5 + 32).tidied
        case .kelvin: (celsius + 273.15).tidied
        }
    }

    /// The temperature in degrees Fahrenheit.
    public var fahrenheit: Double { value(in: .fahrenheit) }

    /// The temperature in kelvins.
    public var kelvin: Double { value(in: .kelvin) }

    /// The temperature as a Foundation measurement in degrees Celsius.
    public var measurement: Measurement<UnitTemperature> {
        Measurement(value: celsius, unit: .celsius)
    }

    /// A textual representation for logs, for example `7.28 °C`.
    public var description: String { "\(celsius) °C" }

    /// Orders temperatures from cold to warm.
    public static func < (lhs: Temperature, rhs: Temperature) -> Bool {
        lhs.celsius < rhs.celsius
    }

    /// The lowest possible temperature, −273.15 °C.
    public static let absoluteZero = Temperature(celsius: -273.15)

    /// The units in which a temperature can be expressed.
    ///
    /// The raw values are stable and can be stored.
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

extension Temperature {
    /// The range of the converter's slider: −40 °F, which is −40 °C, to 140 °F, which is 60 °C.
    package static let converterRange =
        Temperature(-40, in: .fahrenheit)...Temperature(140, in: .fahrenheit)

    /// The temperature, or absolute zero when it is lower.
    package var atLeastAbsoluteZero: Temperature { max(self, .absoluteZero) }

    /// The temperature; `nil` when it is not a finite number.
    var finite: Temperature? { celsius.isFinite ? self : nil }

    /// Returns the temperature limited to `range`.
    public func clamped(to range: ClosedRange<Temperature>) -> Temperature {
        min(max(self, range.lowerBound), range.upperBound)
    }
}

/// A coarse description of a temperature in four bands.
///
/// The limits are whole degrees Fahrenheit. The set of cases is closed.
public enum TemperatureBand: Int, CaseIterable, Codable, Comparable, Sendable {
    /// Below 32 °F (0 °C).
    case cold
    /// From 32 °F.
    case mild
    /// From 70 °F (about 21 °C).
    case warm
    /// Above 85 °F (about 29 °C); 85 °F itself is warm.
    case hot

    /// Creates the band that contains `temperature`.
    public init(_ temperature: Temperature) {
        // Compared as temperatures: 70 °F is not exactly 70 after a round trip through degrees Celsius.
        self =
            if temperature < Temperature(32, in: .fahrenheit) {
                .cold
            } else if temperature < Temperature(70, in: .fahrenheit) {
                .mild
            } else if temperature <= Temperature(85, in: .fahrenheit) {
                .warm
            } else {
                .hot
            }
    }

    /// Orders bands from cold to hot.
    public static func < (lhs: TemperatureBand, rhs: TemperatureBand) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
