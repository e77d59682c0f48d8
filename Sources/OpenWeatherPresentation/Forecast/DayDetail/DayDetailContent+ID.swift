extension DayDetailContent {
    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    public enum ID: Sendable {
        /// The name of the place.
        public static let name = "dayDetail.name"
        /// The button that marks the place as a favorite.
        public static let favorite = "dayDetail.favoriteToggle"
        /// The button that loads the forecast again.
        public static let refresh = "dayDetail.refresh"
        /// The button that leaves the screen.
        public static let back = "dayDetail.back"
        /// The time at which the forecast was fetched.
        public static let fetched = "dayDetail.fetched"
        /// The notice above the day, for example that it is outdated.
        public static let notice = "dayDetail.notice"
        /// The summary of the day.
        public static let summary = "dayDetail.summary"
        /// The perceived temperature.
        public static let feelsLike = "dayDetail.feelsLike"
        /// The wind.
        public static let wind = "dayDetail.wind"
        /// The gusts.
        public static let gusts = "dayDetail.gusts"
        /// The humidity.
        public static let humidity = "dayDetail.humidity"
        /// The chance of precipitation.
        public static let chance = "dayDetail.chance"
        /// The amount of rain.
        public static let rain = "dayDetail.rain"
        /// The amount of snow.
        public static let snow = "dayDetail.snow"
        /// The UV index.
        public static let uvIndex = "dayDetail.uv"
        /// The phase of the moon.
        public static let moon = "dayDetail.moon"
        /// The prefix of the UV index and the moon.
        static let sky = "dayDetail"
        /// The heading of the steps.
        public static let entries = "dayDetail.entries"
        /// The prefix of the steps, which add their number, as in `dayDetail.entry.0`.
        public static let entry = "dayDetail.entry"
        /// The following day.
        public static let following = "dayDetail.following"
        /// The attribution of the source.
        public static let attribution = "dayDetail.attribution"
        /// The failure in place of a day.
        public static let failure = "dayDetail.failure"
        /// The text in place of a day that the forecast does not contain.
        public static let missingDay = "dayDetail.missingDay"
    }
}
