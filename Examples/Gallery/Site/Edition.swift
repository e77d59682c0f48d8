public import OpenWeatherScreenKit

/// A page of the gallery: a language, and for English its spelling.
public struct Edition: Hashable, Sendable {
    /// The language.
    public let language: TextLanguage
    /// A Boolean value that indicates whether English is written, dated, and measured as in the United States.
    public let isAmerican: Bool

    /// The editions in the order of their links.
    public static let all = TextLanguage.allCases.flatMap { language in
        language == .english ? [Edition(language), .american] : [Edition(language)]
    }

    /// English as in the United States.
    public static let american = Edition(language: .english, isAmerican: true)

    /// Creates the usual edition of a language.
    public init(_ language: TextLanguage) {
        self.init(language: language, isAmerican: false)
    }

    private init(language: TextLanguage, isAmerican: Bool) {
        self.language = language
        self.isAmerican = isAmerican
    }

    /// The tag of the language, which is also the name of the file, for example `en-US`.
    public var tag: String { isAmerican ? "en-US" : language.rawValue }

    /// The texts of the gallery itself.
    var texts: GalleryTexts { .texts(in: language, isAmerican ? .american : .british) }

    /// The identifier of a usual locale of the reader.
    var localeName: String {
        switch language {
        case .english: isAmerican ? "en_US" : "en_GB"
        case .german: "de_DE"
        case .french: "fr_FR"
        case .spanish: "es_ES"
        case .japanese: "ja_JP"
        case .arabic: "ar_EG"
        }
    }
}
