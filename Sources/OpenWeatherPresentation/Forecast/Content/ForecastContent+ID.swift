extension ForecastContent {
    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    package enum ID: Sendable {
        /// The title of the screen.
        package static let title = "forecast.title"
        /// The name of the place.
        package static let name = "forecast.name"
        /// The header with the present conditions.
        package static let present = "forecast.present"
        /// The title of the header, which says when its values apply.
        package static let presentTitle = "forecast.present.title"
        /// The temperature in the header.
        package static let presentTemperature = "forecast.present.temperature"
        /// The condition in the header.
        package static let presentDescription = "forecast.present.description"
        /// The wind in the header.
        package static let presentWind = "forecast.present.wind"
        /// The humidity in the header.
        package static let presentHumidity = "forecast.present.humidity"
        /// The chance of precipitation in the header.
        package static let presentChance = "forecast.present.chance"
        /// The button that marks the place as a favorite.
        package static let favorite = "forecast.favoriteToggle"
        /// The button that loads the forecast again.
        package static let refresh = "forecast.refresh"
        /// The button that leaves the screen.
        package static let back = "forecast.back"
        /// The age of the forecast.
        package static let updated = "forecast.updated"
        /// The time at which the forecast was fetched.
        package static let fetched = "forecast.fetched"
        /// The notice above the forecast, for example that it is outdated.
        package static let notice = "forecast.notice"
        /// The temperature curve; a point adds its number, as in `forecast.curve.0`.
        package static let curve = "forecast.curve"
        /// The explanation of the error bands.
        package static let errorNote = "forecast.curve.error"
        /// The line at the present moment.
        package static let now = "forecast.curve.now"
        /// The precipitation below the curve; a bar adds its number, as in `forecast.precipitation.0`.
        package static let precipitation = "forecast.precipitation"
        /// The prefix of the days, which add their number, as in `forecast.day.0`.
        package static let day = "forecast.day"
        /// The text in place of a forecast without days.
        package static let emptiness = "forecast.empty"
        /// The attribution of the source.
        package static let attribution = "forecast.attribution"
        /// The failure in place of a forecast.
        package static let failure = "forecast.failure"
        /// The text in place of a forecast before a place is selected.
        package static let noLocation = "forecast.noLocation"
    }
}
