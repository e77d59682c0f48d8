/// Texts that say how long ago something was.
package struct AgeTexts: Hashable, Sendable {
    /// Less than a minute ago.
    package let justNow: String
    /// Minutes ago.
    package let minutesAgo: PluralPhrase
    /// Hours ago.
    package let hoursAgo: PluralPhrase
    /// Days ago.
    package let daysAgo: PluralPhrase

    /// The texts in `language`.
    package static func texts(in language: TextLanguage) -> AgeTexts {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        case .arabic: .arabic
        }
    }
}
