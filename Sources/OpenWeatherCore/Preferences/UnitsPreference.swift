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
