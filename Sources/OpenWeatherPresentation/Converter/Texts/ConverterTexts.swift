package import OpenWeatherScreenKit

/// The texts of the converter.
package struct ConverterTexts: Hashable, Sendable {
    /// Title of the screen.
    package let title: String
    /// Label of the field in degrees Fahrenheit.
    package let fahrenheit: String
    /// Label of the field in degrees Celsius.
    package let celsius: String
    /// Label of the value in kelvins.
    package let kelvin: String
    /// Label of the slider.
    package let slider: String
    /// What the slider does.
    package let sliderHint: String
    /// What a field does.
    package let fieldHint: String
    /// Below 32 °F.
    package let cold: String
    /// From 32 °F.
    package let mild: String
    /// From 70 °F.
    package let warm: String
    /// Above 85 °F.
    package let hot: String
    /// What was typed is no number; given an example of one.
    package let badNumber: Phrase
    /// What was typed is below absolute zero; given that temperature.
    package let absoluteZero: Phrase
    /// The place that the temperature was measured at.
    package let place: Phrase
    /// The weather is not available; given the reason.
    package let unavailable: Phrase
    /// What choosing a city does.
    package let cityHint: String
    /// What using the device's own place does.
    package let currentLocationHint: String
    /// The weather is being fetched.
    package let loading: String
    /// Two temperatures that are the same, spoken.
    package let pair: PairPhrase

    /// The texts in `language`.
    package static func texts(in language: TextLanguage) -> ConverterTexts {
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
