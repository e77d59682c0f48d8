extension DayDetailContent {
    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    package enum ID: Sendable {
        /// The name of the place.
        package static let name = "dayDetail.name"
        /// The button that marks the place as a favorite.
        package static let favorite = "dayDetail.favoriteToggle"
        /// The button that loads the forecast again.
        package static let refresh = "dayDetail.refresh"
        /// The button that leaves the screen.
        package static let back = "dayDetail.back"
        /// The time at which the forecast was fetched.
        package static let fetched = "dayDetail.fetched"
        /// The notice above the day, for example that it is outdated.
        package static let notice = "dayDetail.notice"
        /// The summary of the day.
        package static let summary = "dayDetail.summary"
        /// The perceived temperature.
        package static let feelsLike = "dayDetail.feelsLike"
        /// The wind.
        package static let wind = "dayDetail.wind"
        /// The gusts.
        package static let gusts = "dayDetail.gusts"
        /// The humidity.
        package static let humidity = "dayDetail.humidity"
        /// The chance of precipitation.
        package static let chance = "dayDetail.chance"
        /// The amount of rain.
        package static let rain = "dayDetail.rain"
        /// The amount of snow.
        package static let snow = "dayDetail.snow"
        /// The UV index.
        package static let uvIndex = "dayDetail.uv"
        /// The phase of the moon.
        package static let moon = "dayDetail.moon"
        /// The prefix of the UV index and the moon.
        static let sky = "dayDetail"
        /// The heading of the good times, and the prefix of their rows, which add their activity.
        package static let goodTimes = "dayDetail.goodTimes"
        /// The heading of the accuracy of forecasts.
        package static let accuracy = "dayDetail.accuracy"
        /// The sentences about the accuracy.
        package static let accuracyText = "dayDetail.accuracy.text"
        /// The heading of the steps.
        package static let entries = "dayDetail.entries"
        /// The prefix of the steps, which add their number, as in `dayDetail.entry.0`.
        package static let entry = "dayDetail.entry"
        /// The following day.
        package static let following = "dayDetail.following"
        /// The attribution of the source.
        package static let attribution = "dayDetail.attribution"
        /// The failure in place of a day.
        package static let failure = "dayDetail.failure"
        /// The text in place of a day that the forecast does not contain.
        package static let missingDay = "dayDetail.missingDay"
    }
}
