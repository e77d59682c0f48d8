public import Foundation

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
