/// Remarks about what is shown.
package struct NoticeTexts: Hashable, Sendable {
    /// The device is offline and what is shown is this old.
    package let offline: Phrase
    /// A newer answer could not be had and what is shown is this old.
    package let outdated: Phrase
    /// A refresh failed: the reason, then the age of what is shown.
    package let refreshFailed: PairPhrase
    /// Something is being loaded, as it is spoken.
    package let loading: String
    /// A value that is not known, as it is spoken.
    package let missing: String
    /// A button that goes back.
    package let dismiss: String
    /// Where the data come from, in the service's words "Weather data provided by OpenWeather".
    package let attribution: Phrase
    /// What the attribution leads to.
    package let attributionHint: Phrase

    /// The texts in `language`.
    package static func texts(in language: TextLanguage) -> NoticeTexts {
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
