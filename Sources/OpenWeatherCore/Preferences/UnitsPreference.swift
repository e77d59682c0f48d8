public import Foundation

/// The user's choice of units.
///
/// ``resolved(in:)`` turns the choice into ``Units``, and ``temperatureUnit(in:)`` into the unit of temperatures, which
/// the system may set apart from the rest.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum UnitsPreference: String, CaseIterable, Codable, Sendable {
    /// The units that are usual in the device's region.
    case system
    /// Degrees Celsius; screens show wind in kilometers per hour.
    case metric
    /// Degrees Fahrenheit and miles per hour.
    case imperial
    /// Kelvins and meters per second.
    case standard

    /// Returns the units to use in `locale`.
    ///
    /// Only the measurement system of the United States resolves to imperial units, because the United Kingdom measures
    /// temperatures in degrees Celsius. Wind, distances, and amounts of rain follow these units; temperatures follow
    /// ``temperatureUnit(in:)``.
    public func resolved(in locale: Locale) -> Units {
        switch self {
        case .system: locale.measurementSystem == .us ? .imperial : .metric
        case .metric: .metric
        case .imperial: .imperial
        case .standard: .standard
        }
    }

    /// Returns the unit of temperatures to use in `locale`.
    ///
    /// It differs from the unit of ``resolved(in:)`` only for ``system``. A unit in the locale's identifier, such as
    /// `en-US-u-mu-celsius`, comes first. The region follows: the Bahamas, for example, measure distances in kilometers
    /// and temperatures in degrees Fahrenheit. In a locale without a region the measurement system decides.
    public func temperatureUnit(in locale: Locale) -> Temperature.Unit {
        guard self == .system else { return resolved(in: locale).temperature }
        return locale.requestedTemperatureUnit
            ?? locale.region.flatMap { Self.exceptions[$0.identifier] }
            ?? resolved(in: locale).temperature
    }

    /// The regions whose unit of temperatures differs from that of their measurement system.
    ///
    /// Source: CLDR 47, `supplementalData.xml`, `measurementSystem` with `category="temperature"`.
    private static let exceptions: [String: Temperature.Unit] = [
        "BS": .fahrenheit, "BZ": .fahrenheit, "KY": .fahrenheit, "PR": .fahrenheit, "PW": .fahrenheit,
        "LR": .celsius, "MM": .celsius,
    ]
}

extension Locale {
    /// The unit in the identifier's `mu` keyword; `nil` without one.
    ///
    /// Foundation keeps the keyword in the identifier and has no property for it.
    ///
    /// Source: Unicode Technical Standard 35, "Unicode Measurement Unit Override Identifier".
    fileprivate var requestedTemperatureUnit: Temperature.Unit? {
        let subtags = identifier(.bcp47).lowercased().split(separator: "-")
        // The keywords stand between the singleton "u" and the next singleton; what follows "x" is private.
        let keywords = subtags.prefix { $0 != "x" }.drop { $0 != "u" }.dropFirst().prefix { $0.count > 1 }
        switch keywords.drop(while: { $0 != "mu" }).dropFirst().first {
        case "celsius": return .celsius
        case "fahrenhe": return .fahrenheit
        case "kelvin": return .kelvin
        default: return nil
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
    /// Creates a choice by decoding it.
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
    /// - Throws: An encoding error.
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
