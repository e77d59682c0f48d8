package import OpenWeatherCore
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

/// The texts of the UV index and of the moon.
package struct DaySkyTexts: TranslatedTexts, Hashable {
    /// The label of the UV index.
    package let uvIndex: String
    /// The label of the phase of the moon.
    package let moon: String
    /// A UV index and its band.
    package let uv: PairPhrase
    /// The names of the bands, from low to extreme.
    package let bands: [UVBand: String]
    /// The names of the phases.
    package let phases: [MoonPhase.Name: String]

    /// Returns the name of a band.
    subscript(band: UVBand) -> String { bands[band] ?? "" }

    /// Returns the name of a phase.
    subscript(phase: MoonPhase.Name) -> String { phases[phase] ?? "" }
}

/// The texts about the accuracy of forecasts, in one language.
package struct AccuracyTexts: TranslatedTexts, Hashable {
    /// The heading.
    package let title: String
    /// The number of days in which forecasts were compared.
    package let period: PluralPhrase
    /// The forecasts of the last twelve hours.
    package let sameDay: String
    /// The forecasts of a number of days ahead.
    package let ahead: PluralPhrase
    /// The beginning of the sentence about the temperature; takes the period and the forecasts.
    package let subject: PairPhrase
    /// The sentence about the temperature; takes its beginning and the error.
    package let temperature: PairPhrase
    /// The error; takes the mean difference.
    package let off: Phrase
    /// The error of forecasts that were too warm; takes the mean difference and the bias.
    package let offAndWarm: PairPhrase
    /// The error of forecasts that were too cold; takes the mean difference and the bias.
    package let offAndCold: PairPhrase
    /// The sentence about precipitation; takes the chance and the share of the times.
    package let chance: PairPhrase
    /// The share of the times with rain or snow; takes the percentage and the times.
    package let share: PairPhrase
    /// The number of times that the chance was said.
    package let times: PluralPhrase
    /// The explanation of the bands around a curve.
    package let band: String
}
