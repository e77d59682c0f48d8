package import OpenWeatherScreenKit

/// The texts of the home screen.
package struct HomeTexts: Hashable, Sendable {
    /// Nothing was chosen yet.
    package let onboardingTitle: String
    /// What to do about it.
    package let onboardingMessage: String
    /// The button that leads to the search.
    package let onboardingAction: String
    /// Label of the humidity.
    package let humidity: String
    /// Label of the pressure.
    package let pressure: String
    /// Label of the wind.
    package let wind: String
    /// Label of the gusts.
    package let gusts: String
    /// Label of the cloud cover.
    package let cloudiness: String
    /// Label of the visibility.
    package let visibility: String
    /// Label of the dew point.
    package let dewPoint: String
    /// Label of the lowest temperature in the area now.
    package let low: String
    /// Label of the highest temperature in the area now.
    package let high: String
    /// Label of the sunrise.
    package let sunrise: String
    /// Label of the sunset.
    package let sunset: String
    /// The sun does not set.
    package let polarDay: String
    /// The sun does not rise.
    package let polarNight: String
    /// Nobody knows when the sun rises.
    package let sunUnknown: String
    /// Title of the way to the search.
    package let search: String
    /// What the way to the search does.
    package let searchHint: String
    /// Title of the way to the forecast.
    package let forecast: String
    /// What the way to the forecast does.
    package let forecastHint: String
    /// Title of the way to the air quality.
    package let airQuality: String
    /// What the way to the air quality does.
    package let airQualityHint: String
    /// Title of the way to the settings.
    package let settings: String
    /// What the way to the settings does.
    package let settingsHint: String
    /// Title of the way to the converter.
    package let converter: String
    /// What the way to the converter does.
    package let converterHint: String
    /// What a favourite does.
    package let favoriteHint: String
    /// Said of the favourite that is shown.
    package let favoriteCurrent: String
    /// What the temperature feels like.
    package let feelsLike: Phrase
    /// When the service measured.
    package let measured: Phrase
    /// How long ago the answer was fetched.
    package let updated: Phrase
    /// The temperature alone, spoken.
    package let spokenTemperature: Phrase
    /// The temperature, then the bare number it feels like, spoken.
    package let spokenTemperatures: PairPhrase
    /// Label of the precipitation over a number of hours.
    package let precipitation: PluralPhrase

    /// The texts in `language`.
    package static func texts(in language: TextLanguage) -> HomeTexts {
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
