package import OpenWeatherScreenKit

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
