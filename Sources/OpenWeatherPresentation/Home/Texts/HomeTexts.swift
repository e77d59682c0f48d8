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

/// The texts of the parts of the home screen that come from the forecast, and of the drawings.
package struct HomeGlanceTexts: Hashable, Sendable {
    /// The title of the column for the present.
    package let now: String
    /// The title of the row for the current day.
    package let today: String
    /// The heading of the next hours.
    package let hours: String
    /// The heading of the next days.
    package let days: String
    /// The label of the lowest temperature of what is left of the day.
    package let low: String
    /// The label of the highest temperature of what is left of the day.
    package let high: String
    /// The same label, spoken when a part of the day is over.
    package let lowUntilMidnight: String
    /// The label of the highest temperature, spoken when a part of the day is over.
    package let highUntilMidnight: String
    /// The label of the chance of precipitation, spoken.
    package let chance: String
    /// Little moisture in the air.
    package let dry: String
    /// A moisture that is not noticed.
    package let comfortable: String
    /// Cool air that is close to forming dew.
    package let damp: String
    /// Moisture that is felt.
    package let humid: String
    /// Moisture that weighs.
    package let oppressive: String
    /// The separator between the parts of a list.
    package let separator: String
    /// The dew point below the humidity.
    package let dewPoint: Phrase
    /// The gusts below the wind.
    package let gusts: Phrase
    /// The age of a forecast that is not up to date.
    package let notice: Phrase
    /// A label and its value, spoken.
    package let labeled: PairPhrase
}

/// The texts of the parts of the home screen that come from One Call.
///
/// In a sentence about the next minutes, `{0}` is their length and `{1}` the name of what falls.
package struct HomeOneCallTexts: Hashable, Sendable {
    /// Rain, snow, or both, at the beginning of a sentence.
    package let precipitation: String
    /// The age of alerts that are not up to date.
    package let notice: Phrase
    /// The number of alerts that are left out.
    package let more: PluralPhrase
    /// Precipitation begins in some minutes.
    package let starts: PairPhrase
    /// Precipitation begins within the minute; takes the name of what falls.
    package let startsNow: Phrase
    /// Precipitation ends in about some minutes.
    package let stops: PairPhrase
    /// Precipitation ends within the minute; takes the name of what falls.
    package let stopsNow: Phrase
    /// It stays dry for some minutes at least.
    package let staysDry: Phrase
    /// Precipitation lasts for some minutes at least.
    package let staysWet: PairPhrase
}

/// The texts that compare the weather, in one language.
///
/// Most are parts of a sentence without a period, whose first letter becomes a capital one.
package struct HomeComparisonTexts: TranslatedTexts, Hashable {
    /// The high is above the usual one; takes the degrees and the period.
    package let aboveUsual: PairPhrase
    /// The high is below the usual one; takes the degrees and the period.
    package let belowUsual: PairPhrase
    /// The high is the usual one; takes the period.
    package let asUsual: Phrase
    /// The usual high; takes the temperature and the period.
    package let usualHigh: PairPhrase
    /// The first third of a month; takes its name.
    package let early: Phrase
    /// The second third of a month; takes its name.
    package let middle: Phrase
    /// The last third of a month; takes its name.
    package let late: Phrase
    /// A period and its years.
    package let since: PairPhrase
    /// About a number of years.
    package let years: PluralPhrase
    /// The title of the button that loads the usual weather; takes the number of calls.
    package let ask: PluralPhrase
    /// The hint of that button, which describes what it does.
    package let askHint: String
    /// The usual weather is being loaded.
    package let asking: String
    /// No more calls may be sent, and what to do.
    package let overBudget: String
    /// Two parts of a sentence.
    package let both: PairPhrase
    /// A sentence about weather that is out of date; takes the sentence and the time of the measurement.
    package let outdated: PairPhrase
}
