package import OpenWeatherScreenKit

/// The texts of the forecast and of its days.
package struct ForecastTexts: TranslatedTexts, Hashable {
    /// The title of the screen.
    package let title: String
    /// The title of the weather now.
    package let now: String
    /// The title of the weather that is expected; takes the time.
    package let expected: Phrase
    /// The title of the current day.
    package let today: String
    /// The title of the next day.
    package let tomorrow: String
    /// The label of the lowest temperature.
    package let low: String
    /// The label of the highest temperature.
    package let high: String
    /// The title of the amounts of rain and snow.
    package let precipitation: String
    /// The label of the chance of precipitation.
    package let chance: String
    /// The label of the rain.
    package let rain: String
    /// The label of the snow.
    package let snow: String
    /// The label of the wind.
    package let wind: String
    /// The label of the gusts.
    package let gusts: String
    /// The label of the humidity.
    package let humidity: String
    /// The label of the perceived temperature.
    package let feelsLike: String
    /// The title of the curve.
    package let temperature: String
    /// The name of the curve's axis of time.
    package let moment: String
    /// The heading of a day's entries in steps of three hours.
    package let entries: String
    /// The heading of a day's entries in steps of an hour.
    package let hourlyEntries: String
    /// The heading of the days after the one that is shown.
    package let following: String
    /// The title of the button that shows a day in detail.
    package let details: String
    /// The hint of a day's card.
    package let dayHint: String
    /// The hint of the refresh button.
    package let refreshHint: String
    /// The message of the card when no place is selected.
    package let noLocationMessage: String
    /// The text in place of a forecast without entries.
    package let emptiness: String
    /// The title of the card for a day that the forecast does not have.
    package let missingDayTitle: String
    /// The separator between the parts of a list.
    package let separator: String
    /// The message of the card for a day that the forecast does not have.
    package let missingDayMessage: Phrase
    /// A label and its value, spoken.
    package let labeled: PairPhrase
    /// The lowest value and the highest.
    package let range: PairPhrase
    /// The lowest temperature and its time, spoken.
    package let lowest: PairPhrase
    /// The highest temperature and its time, spoken.
    package let highest: PairPhrase
}
