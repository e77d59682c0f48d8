extension HomeContent {
    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    public enum ID: Sendable {
        /// The name of the place.
        public static let name = "home.name"
        /// The name of the place as the button that shows the search.
        public static let place = "home.place"
        /// The temperature.
        public static let temperature = "home.temperature"
        /// The description of the condition.
        public static let description = "home.description"
        /// The perceived temperature.
        public static let feelsLike = "home.feelsLike"
        /// The lowest temperature of what is left of the day.
        public static let low = "home.low"
        /// The highest temperature of what is left of the day.
        public static let high = "home.high"
        /// The lowest temperature in the area now.
        public static let nearbyLow = "home.nearbyLow"
        /// The highest temperature in the area now.
        public static let nearbyHigh = "home.nearbyHigh"
        /// The sentence about the next rain or snow.
        public static let outlook = "home.outlook"
        /// The sentence about rain or snow in the next minutes.
        public static let rainNotice = "home.rainNotice"
        /// The prefix of the alerts, which add their position, as in `home.alerts.0`.
        public static let alerts = "home.alerts"
        /// The number of alerts that are left out.
        public static let moreAlerts = "home.alerts.more"
        /// The remark about the alerts.
        public static let alertsNotice = "home.alertsNotice"
        /// The next hours, and the prefix of their columns, which add their position, as in `home.hours.0`.
        public static let hours = "home.hours"
        /// The heading of the next hours.
        public static let hoursTitle = "home.hours.title"
        /// The next days, and the prefix of their rows, which add their position, as in `home.days.0`.
        public static let days = "home.days"
        /// The heading of the next days.
        public static let daysTitle = "home.days.title"
        /// The remark about the forecast.
        public static let forecastNotice = "home.forecastNotice"
        /// The sentence in place of sunrise and sunset.
        public static let sun = "home.sun"
        /// The sunrise.
        public static let sunrise = "home.sunrise"
        /// The sunset.
        public static let sunset = "home.sunset"
        /// The humidity.
        public static let humidity = "home.humidity"
        /// The air pressure.
        public static let pressure = "home.pressure"
        /// The wind.
        public static let wind = "home.wind"
        /// The gusts.
        public static let gusts = "home.gusts"
        /// The cloudiness.
        public static let cloudiness = "home.cloudiness"
        /// The visibility.
        public static let visibility = "home.visibility"
        /// The dew point.
        public static let dewPoint = "home.dewPoint"
        /// The precipitation in the last hour.
        public static let precipitation = "home.precipitation"
        /// The time of the measurement.
        public static let measured = "home.measured"
        /// The time since the response was fetched.
        public static let updated = "home.updated"
        /// The time at which the response was fetched.
        public static let fetched = "home.fetched"
        /// The interval of the automatic refresh.
        public static let autoRefresh = "home.autoRefresh"
        /// The remark about the values.
        public static let notice = "home.notice"
        /// The remark about the network.
        public static let network = "home.network"
        /// The attribution of the data.
        public static let attribution = "home.attribution"
        /// The prefix of the favorites, which add their position, as in `home.favorite.0`.
        public static let favorite = "home.favorite"
        /// The button that marks the place as a favorite.
        public static let favoriteToggle = "home.favoriteToggle"
        /// The card that asks for a place.
        public static let onboarding = "home.onboarding"
        /// The button of the card that asks for a place.
        public static let onboardingSearch = "home.onboarding.search"
        /// The button of that card that uses the location of the device.
        public static let onboardingLocation = "home.onboarding.location"
        /// The button of that card that takes the proposed place.
        public static let onboardingProposal = "home.onboarding.proposal"
        /// The remark that the device cannot be located.
        public static let location = "home.location"
        /// The progress while the device is being located.
        public static let locating = "home.locating"
        /// The card of a failure.
        public static let failure = "home.failure"
        /// The button that loads the weather again.
        public static let refresh = "home.refresh"
        /// The button that shows the search.
        public static let search = "home.search"
        /// The button that shows the forecast.
        public static let forecast = "home.forecast"
        /// The button that shows the air quality.
        public static let airQuality = "home.airQuality"
        /// The button that shows the favorites.
        public static let favorites = "home.favorites"
        /// The button that shows the history.
        public static let history = "home.history"
        /// The button that shows the settings.
        public static let settings = "home.settings"
        /// The button that shows the converter.
        public static let converter = "home.converter"
        /// The menu with what has no button of its own.
        public static let more = "home.more"
        /// The button that leaves a screen for a place of its own.
        public static let back = "home.back"
    }
}
