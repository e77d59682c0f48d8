package import OpenWeatherScreenKit

/// The texts of the converter in one language.
package struct ConverterTexts: TranslatedTexts, Hashable {
    /// Title of the screen.
    package let title: String
    /// Label of the field in degrees Fahrenheit.
    package let fahrenheit: String
    /// Label of the field in degrees Celsius.
    package let celsius: String
    /// Label of the value in kelvins.
    package let kelvin: String
    /// The spoken ways to change the temperature.
    package let hint: String
    /// Label of the slider.
    package let slider: String
    /// The spoken effect of the slider.
    package let sliderHint: String
    /// The spoken effect of a field.
    package let fieldHint: String
    /// The band below 32 °F.
    package let cold: String
    /// The band from 32 °F.
    package let mild: String
    /// The band from 70 °F.
    package let warm: String
    /// The band above 85 °F.
    package let hot: String
    /// The typed text is not a number; takes an example of one.
    package let badNumber: Phrase
    /// The typed temperature is below absolute zero; takes absolute zero on that scale.
    package let absoluteZero: Phrase
    /// The place where the temperature was measured; takes its name.
    package let place: Phrase
    /// The weather is unavailable; takes the reason.
    package let unavailable: Phrase
    /// The spoken effect of choosing a city.
    package let cityHint: String
    /// The spoken effect of using the device's location.
    package let currentLocationHint: String
    /// The temperature is being loaded.
    package let loading: String
    /// The same temperature on two scales, written or spoken.
    package let pair: PairPhrase
}
