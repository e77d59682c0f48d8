package import OpenWeatherScreenKit

/// The texts of the widget in one language.
package struct WidgetTexts: TranslatedTexts, Hashable {
    /// Title of the card shown while no place is chosen.
    package let chooseCityTitle: String
    /// Message of that card.
    package let chooseCityMessage: String
    /// The spoken effect of a tap.
    package let opensApp: String
    /// Message of that card where there is room for a few words only.
    package let openApp: String
    /// Title of the button that shows the next place.
    package let nextPlace: String
    /// The answer to the question about rain when there is no forecast.
    package let unknownRain: String
    /// Title of the card without weather where there is room for a few words only.
    package let noWeather: String
    /// Spoken before weather that is made up.
    package let sample: String
    /// Name of the place that made-up weather is at.
    package let sampleCity: String
    /// The time of an update; takes the time.
    package let updated: Phrase
    /// The day and time of an update that is outdated; takes both.
    package let outdated: Phrase
    /// The spoken temperature; takes it with its unit.
    package let spokenTemperature: Phrase
    /// The title of the current day.
    package let today: String
    /// The highest temperature of what is left of the day, in few letters.
    package let high: Phrase
    /// The lowest temperature of what is left of the day, in few letters.
    package let low: Phrase
    /// The highest temperature, spoken.
    package let spokenHigh: Phrase
    /// The lowest temperature, spoken.
    package let spokenLow: Phrase
    /// The chance of precipitation, spoken.
    package let chance: Phrase
}
