package import OpenWeatherScreenKit

/// The texts of the widget.
package struct WidgetTexts: Hashable, Sendable {
    /// Nothing was chosen yet.
    package let chooseCityTitle: String
    /// What to do about it.
    package let chooseCityMessage: String
    /// What a tap does.
    package let opensApp: String
    /// The time it was updated.
    package let updated: Phrase
    /// The day and time it was updated, long ago.
    package let outdated: Phrase
    /// The temperature, spoken.
    package let spokenTemperature: Phrase

    /// The texts in `language`.
    package static func texts(in language: TextLanguage) -> WidgetTexts {
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
