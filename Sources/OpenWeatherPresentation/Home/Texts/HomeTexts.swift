package import OpenWeatherScreenKit

/// The texts of the home screen.
package struct HomeTexts: TranslatedTexts, Hashable {
    /// The title of the card before a place is selected.
    package let onboardingTitle: String
    /// The message of the card before a place is selected.
    package let onboardingMessage: String
    /// The title of the button that leads to the search.
    package let onboardingAction: String
    /// The label of the humidity.
    package let humidity: String
    /// The label of the pressure.
    package let pressure: String
    /// The label of the wind.
    package let wind: String
    /// The label of the cloud cover.
    package let cloudiness: String
    /// The label of the visibility.
    package let visibility: String
    /// The label of the lowest temperature in the area now.
    package let low: String
    /// The label of the highest temperature in the area now.
    package let high: String
    /// The label of the sunrise.
    package let sunrise: String
    /// The label of the sunset.
    package let sunset: String
    /// The sentence for a day on which the sun does not set.
    package let polarDay: String
    /// The sentence for a day on which the sun does not rise.
    package let polarNight: String
    /// The sentence for a day whose sunrise and sunset are not known.
    package let sunUnknown: String
    /// The title of the button for the search.
    package let search: String
    /// The hint of the button for the search.
    package let searchHint: String
    /// The title of the button for the forecast.
    package let forecast: String
    /// The hint of the button for the forecast.
    package let forecastHint: String
    /// The title of the button for the air quality.
    package let airQuality: String
    /// The hint of the button for the air quality.
    package let airQualityHint: String
    /// The title of the button for the map.
    package let map: String
    /// The hint of the button for the map.
    package let mapHint: String
    /// The title of the button for the settings.
    package let settings: String
    /// The hint of the button for the settings.
    package let settingsHint: String
    /// The title of the button for the converter.
    package let converter: String
    /// The hint of the button for the converter.
    package let converterHint: String
    /// The hint of the button that loads the weather again.
    package let refreshHint: String
    /// The title of the button for the favorites.
    package var favorites: String
    /// The hint of the button for the favorites.
    package var favoritesHint: String
    /// The title of the button for the history.
    package let history: String
    /// The hint of the button for the history.
    package let historyHint: String
    /// The title of the menu with further actions.
    package let more: String
    /// The device is offline.
    package let offline: String
    /// The device was offline and is online again.
    package let backOnline: String
    /// The hint of a favorite.
    package let favoriteHint: String
    /// The spoken state of the favorite that is shown.
    package let favoriteCurrent: String
    /// The perceived temperature.
    package let feelsLike: Phrase
    /// The time of the measurement.
    package let measured: Phrase
    /// The interval of the automatic refresh in minutes.
    package let refreshedEveryMinutes: PluralPhrase
    /// The interval of the automatic refresh in seconds.
    package let refreshedEverySeconds: PluralPhrase
    /// The temperature alone, spoken.
    package let spokenTemperature: Phrase
    /// The temperature and the number that it feels like, spoken.
    package let spokenTemperatures: PairPhrase
    /// The label of the precipitation over a number of hours.
    package let precipitation: PluralPhrase
    /// The texts of what comes from the forecast, and of the drawings.
    package let glance: HomeGlanceTexts
    /// The texts of what comes from One Call.
    package let oneCall: HomeOneCallTexts
}
