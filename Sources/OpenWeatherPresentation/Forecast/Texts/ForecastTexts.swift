package import OpenWeatherScreenKit

/// The texts of the forecast and of its days.
package struct ForecastTexts: Hashable, Sendable {
    /// Today.
    package let today: String
    /// Tomorrow.
    package let tomorrow: String
    /// Label of the lowest temperature.
    package let low: String
    /// Label of the highest temperature.
    package let high: String
    /// Label of the chance of precipitation.
    package let chance: String
    /// Label of the rain.
    package let rain: String
    /// Label of the snow.
    package let snow: String
    /// Label of the wind.
    package let wind: String
    /// Label of the gusts.
    package let gusts: String
    /// Label of the humidity.
    package let humidity: String
    /// Label of what the air feels like.
    package let feelsLike: String
    /// Title of the curve.
    package let temperature: String
    /// Heading of a day's entries.
    package let entries: String
    /// Heading of the days after one.
    package let following: String
    /// What a day's card does.
    package let dayHint: String
    /// Title of the button that loads anew.
    package let refresh: String
    /// What the button that loads anew does.
    package let refreshHint: String
    /// No place is chosen.
    package let noLocationTitle: String
    /// What to do about it.
    package let noLocationMessage: String
    /// The forecast has no entries.
    package let emptiness: String
    /// The forecast does not have a day.
    package let missingDayTitle: String
    /// What stands between the parts of a list.
    package let separator: String
    /// Which day it is, and what to do about it.
    package let missingDayMessage: Phrase
    /// How long ago the forecast was fetched.
    package let updated: Phrase
    /// A label, then its value, spoken.
    package let labeled: PairPhrase
    /// The lowest value, then the highest.
    package let range: PairPhrase
    /// The lowest temperature, then when it is, spoken.
    package let lowest: PairPhrase
    /// The highest temperature, then when it is, spoken.
    package let highest: PairPhrase

    /// The texts in `language`.
    package static func texts(in language: TextLanguage) -> ForecastTexts {
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
