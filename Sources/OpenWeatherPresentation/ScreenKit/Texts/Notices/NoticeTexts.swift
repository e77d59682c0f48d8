/// Remarks about what is shown.
public struct NoticeTexts: Hashable, Sendable {
    /// The device is offline and what is shown is this old.
    public let offline: Phrase
    /// A newer answer could not be had and what is shown is this old.
    public let outdated: Phrase
    /// A refresh failed: the reason, then the age of what is shown.
    public let refreshFailed: PairPhrase
    /// Something is being loaded, as it is spoken.
    public let loading: String
    /// A value that is not known, as it is spoken.
    public let missing: String
    /// A button that goes back.
    public let dismiss: String
    /// Where the data come from, in the service's words "Weather data provided by OpenWeather".
    public let attribution: Phrase
    /// What the attribution leads to.
    public let attributionHint: Phrase

    /// The texts in `language`.
    public static func texts(in language: TextLanguage) -> NoticeTexts {
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
