public import Foundation

/// The units in which the user wants to see values.
///
/// ``resolved(in:)`` turns the choice into ``Units``.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum UnitsPreference: String, CaseIterable, Codable, Sendable {
    /// The units that are usual in the device's region.
    case system
    /// Degrees Celsius.
    case metric
    /// Degrees Fahrenheit and miles per hour.
    case imperial
    /// Kelvins.
    case standard

    /// Returns the units to use in `locale`.
    ///
    /// Only the measurement system of the United States resolves to imperial units, because the United Kingdom measures
    /// temperatures in degrees Celsius.
    public func resolved(in locale: Locale) -> Units {
        switch self {
        case .system: locale.measurementSystem == .us ? .imperial : .metric
        case .metric: .metric
        case .imperial: .imperial
        case .standard: .standard
        }
    }
}

/// The language in which the user wants to read.
///
/// ``resolved(in:)`` turns the choice into a ``Language``.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LanguagePreference: Hashable, Codable, Sendable {
    /// The language of the device.
    case device
    /// A fixed language, whatever the device uses.
    case fixed(Language)

    /// Returns the language to use on a device in `locale`.
    public func resolved(in locale: Locale) -> Language {
        switch self {
        case .device: Language(locale: locale)
        case .fixed(let language): language
        }
    }
}
