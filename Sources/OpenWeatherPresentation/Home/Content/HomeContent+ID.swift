extension HomeContent {
    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    package enum ID: Sendable {
        /// The name of the place.
        package static let name = "home.name"
        /// The name of the place as the button that shows the search.
        package static let place = "home.place"
        /// The temperature.
        package static let temperature = "home.temperature"
        /// The description of the condition.
        package static let description = "home.description"
        /// The perceived temperature.
        package static let feelsLike = "home.feelsLike"
        /// The lowest temperature of what is left of the day.
        package static let low = "home.low"
        /// The highest temperature of what is left of the day.
        package static let high = "home.high"
        /// The lowest temperature in the area now.
        package static let nearbyLow = "home.nearbyLow"
        /// The highest temperature in the area now.
        package static let nearbyHigh = "home.nearbyHigh"
        /// The sentence about the next rain or snow.
        package static let outlook = "home.outlook"
        /// The sentence about rain or snow in the next minutes.
        package static let rainNotice = "home.rainNotice"
        /// The sentence that compares the weather.
        package static let comparison = "home.comparison"
        /// The button that loads the usual weather; its progress and its remark add their names, as in
        /// `home.usual.progress`.
        package static let usual = "home.usual"
        /// The prefix of the alerts, which add their position, as in `home.alerts.0`.
        package static let alerts = "home.alerts"
        /// The number of alerts that are left out.
        package static let moreAlerts = "home.alerts.more"
        /// The remark about the alerts.
        package static let alertsNotice = "home.alertsNotice"
        /// The next hours, and the prefix of their columns, which add their position, as in `home.hours.0`.
        package static let hours = "home.hours"
        /// The heading of the next hours.
        package static let hoursTitle = "home.hours.title"
        /// The next days, and the prefix of their rows, which add their position, as in `home.days.0`.
        package static let days = "home.days"
        /// The heading of the next days.
        package static let daysTitle = "home.days.title"
        /// The heading of the good times, and the prefix of their rows, which add their activity, as in
        /// `home.goodTimes.run`.
        package static let goodTimes = "home.goodTimes"
        /// The remark about the forecast.
        package static let forecastNotice = "home.forecastNotice"
        /// The sentence in place of sunrise and sunset.
        package static let sun = "home.sun"
        /// The sunrise.
        package static let sunrise = "home.sunrise"
        /// The sunset.
        package static let sunset = "home.sunset"
        /// The humidity.
        package static let humidity = "home.humidity"
        /// The air pressure.
        package static let pressure = "home.pressure"
        /// The wind.
        package static let wind = "home.wind"
        /// The gusts.
        package static let gusts = "home.gusts"
        /// The cloudiness.
        package static let cloudiness = "home.cloudiness"
        /// The visibility.
        package static let visibility = "home.visibility"
        /// The dew point.
        package static let dewPoint = "home.dewPoint"
        /// The precipitation in the last hour.
        package static let precipitation = "home.precipitation"
        /// The time of the measurement.
        package static let measured = "home.measured"
        /// The time since the response was fetched.
        package static let updated = "home.updated"
        /// The time at which the response was fetched.
        package static let fetched = "home.fetched"
        /// The interval of the automatic refresh.
        package static let autoRefresh = "home.autoRefresh"
        /// The remark about the values.
        package static let notice = "home.notice"
        /// The remark about the network.
        package static let network = "home.network"
        /// The attribution of the data.
        package static let attribution = "home.attribution"
        /// The prefix of the favorites, which add their position, as in `home.favorite.0`.
        package static let favorite = "home.favorite"
        /// The button that marks the place as a favorite.
        package static let favoriteToggle = "home.favoriteToggle"
        /// The card that asks for a place.
        package static let onboarding = "home.onboarding"
        /// The button of the card that asks for a place.
        package static let onboardingSearch = "home.onboarding.search"
        /// The button of that card that uses the location of the device.
        package static let onboardingLocation = "home.onboarding.location"
        /// The button of that card that takes the proposed place.
        package static let onboardingProposal = "home.onboarding.proposal"
        /// The remark that the device cannot be located.
        package static let location = "home.location"
        /// The progress while the device is being located.
        package static let locating = "home.locating"
        /// The card of a failure.
        package static let failure = "home.failure"
        /// The button that loads the weather again.
        package static let refresh = "home.refresh"
        /// The button that shows the search.
        package static let search = "home.search"
        /// The button that shows the forecast.
        package static let forecast = "home.forecast"
        /// The button that shows the air quality.
        package static let airQuality = "home.airQuality"
        /// The button that shows the map.
        package static let map = "home.map"
        /// The button that shows the favorites.
        package static let favorites = "home.favorites"
        /// The button that shows the history.
        package static let history = "home.history"
        /// The button that shows the settings.
        package static let settings = "home.settings"
        /// The button that shows the converter.
        package static let converter = "home.converter"
        /// The menu with what has no button of its own.
        package static let more = "home.more"
        /// The button that leaves a screen for a place of its own.
        package static let back = "home.back"
    }
}
