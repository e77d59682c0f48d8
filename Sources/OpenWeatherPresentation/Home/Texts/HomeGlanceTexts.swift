package import OpenWeatherScreenKit

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
