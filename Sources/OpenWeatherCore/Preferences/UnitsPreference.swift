public import Foundation

/// The units the user wants to see.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum UnitsPreference: String, CaseIterable, Codable, Sendable {
    /// Whatever is usual in the device's region.
    case system
    /// Degrees Celsius.
    case metric
    /// Degrees Fahrenheit and miles per hour.
    case imperial
    /// Kelvin.
    case standard

    /// The units to use in `locale`; only the United States' system is imperial, as the United Kingdom measures
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

/// The language the user wants to read.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LanguagePreference: Hashable, Codable, Sendable {
    /// The device's language.
    case device
    /// This language, whatever the device uses.
    case fixed(Language)

    /// The language to use on a device in `locale`.
    public func resolved(in locale: Locale) -> Language {
        switch self {
        case .device: Language(locale: locale)
        case .fixed(let language): language
        }
    }
}
