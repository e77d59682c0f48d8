public import Foundation

/// The user's choice of units.
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

/// The user's choice of language.
///
/// ``resolved(in:)`` turns the choice into a ``Language``.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LanguagePreference: Hashable, Sendable {
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

/// The stored form is `"device"`, or an object such as `{"fixed": "de"}`.
extension LanguagePreference: Codable {
    /// Decodes a choice.
    ///
    /// - Throws: `DecodingError` for a choice this version does not know.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            self = .fixed(try container.decode(Language.self, forKey: .fixed))
            return
        }
        let container = try decoder.singleValueContainer()
        guard try container.decode(String.self) == Self.storedDevice else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a known choice of language.")
        }
        self = .device
    }

    /// Encodes the choice.
    ///
    /// - Throws: An error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .device:
            var container = encoder.singleValueContainer()
            try container.encode(Self.storedDevice)
        case .fixed(let language):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(language, forKey: .fixed)
        }
    }

    private static let storedDevice = "device"

    private enum CodingKeys: String, CodingKey {
        case fixed
    }
}
