/// Texts that say how long ago something was.
public struct AgeTexts: Hashable, Sendable {
    /// Less than a minute ago.
    public let justNow: String
    /// Minutes ago.
    public let minutesAgo: PluralPhrase
    /// Hours ago.
    public let hoursAgo: PluralPhrase
    /// Days ago.
    public let daysAgo: PluralPhrase

    /// The texts in `language`.
    public static func texts(in language: TextLanguage) -> AgeTexts {
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
