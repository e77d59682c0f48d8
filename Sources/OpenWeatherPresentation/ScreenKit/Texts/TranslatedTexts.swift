package import Foundation

/// Texts that have a value in each language of the screens.
package protocol TranslatedTexts: Sendable {
    /// British English.
    static var english: Self { get }
    /// American English, by default the same as British.
    static var american: Self { get }
    /// German.
    static var german: Self { get }
    /// French.
    static var french: Self { get }
    /// Spanish.
    static var spanish: Self { get }
    /// Japanese.
    static var japanese: Self { get }
    /// Arabic.
    static var arabic: Self { get }
}

extension TranslatedTexts {
    /// American English: the same as British.
    package static var american: Self { english }

    /// Returns the texts in the language of `environment`, spelled as in its region.
    package static func texts(in environment: ScreenEnvironment) -> Self {
        texts(in: environment.textLanguage, environment.english)
    }

    /// Returns the texts in `language`; those in English in the spelling `english`.
    package static func texts(in language: TextLanguage, _ english: EnglishVariant = .british) -> Self {
        switch language {
        case .english: english == .american ? .american : .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        case .arabic: .arabic
        }
    }
}

/// A spelling of English texts.
///
/// The tables of English texts are British. Those that an American reads differently have a value `american` beside
/// `english`, which is a copy with the few texts that differ.
package enum EnglishVariant: CaseIterable, Sendable {
    /// The spelling of most of the world, as in "favourite" and "metre".
    case british
    /// The spelling of the United States and the Philippines, as in "favorite" and "meter".
    case american

    /// The United States and their territories, and the Philippines.
    private static let americanRegions: Set<String> = ["US", "AS", "GU", "MP", "PR", "UM", "VI", "PH"]

    /// Creates the variant that is read in the region of `locale`.
    ///
    /// English without a region is American, because Foundation writes its dates in the American way, too.
    package init(locale: Locale) {
        let isAmerican = locale.region.map { Self.americanRegions.contains($0.identifier) } ?? true
        self = isAmerican ? .american : .british
    }
}
