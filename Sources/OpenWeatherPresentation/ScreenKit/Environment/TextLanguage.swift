public import OpenWeatherCore

/// A language that the screens' own texts exist in.
///
/// A table of texts switches over this type without a default, so that a language nobody translated does not compile.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TextLanguage: String, CaseIterable, Sendable {
    /// English, which stands in for every language without texts.
    case english = "en"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Spanish.
    case spanish = "es"
    /// Japanese.
    case japanese = "ja"
    /// Arabic.
    case arabic = "ar"

    /// The language of texts for someone who wants to read `language`; English when there are none.
    public init(_ language: Language) {
        self = language.isoCodes.lazy.compactMap { TextLanguage(rawValue: $0) }.first ?? .english
    }

    /// The side from which the language is read.
    public var layoutDirection: TextDirection {
        switch self {
        case .english, .german, .french, .spanish, .japanese: .leftToRight
        case .arabic: .rightToLeft
        }
    }
}
