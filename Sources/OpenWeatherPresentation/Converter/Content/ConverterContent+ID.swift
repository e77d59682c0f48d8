extension ConverterContent {
    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    package enum ID: Sendable {
        /// The title of the screen.
        package static let title = "converter.title"
        /// The slider.
        package static let slider = "converter.slider"
        /// The lower end of the slider.
        package static let sliderMinimum = "converter.slider.minimum"
        /// The upper end of the slider.
        package static let sliderMaximum = "converter.slider.maximum"
        /// The field for degrees Fahrenheit; a problem with its text adds `.problem`.
        package static let fahrenheit = "converter.fahrenheit"
        /// The field for degrees Celsius; a problem with its text adds `.problem`.
        package static let celsius = "converter.celsius"
        /// The temperature in kelvins.
        package static let kelvin = "converter.kelvin"
        /// The name of the band of temperatures.
        package static let band = "converter.band"
        /// The place whose temperature was filled in.
        package static let place = "converter.place"
        /// The attribution of the data.
        package static let attribution = "converter.attribution"
        /// The progress while a temperature is being filled in.
        package static let loading = "converter.loading"
        /// The search field for a city.
        package static let cityField = "converter.cityField"
        /// The prefix of the cities, which add their position, as in `converter.city.0`.
        package static let city = "converter.city"
        /// The progress of the search for a city.
        package static let citiesProgress = "converter.cities.progress"
        /// The card of a search that found no city.
        package static let citiesNoResults = "converter.cities.noResults"
        /// The notice of a search that failed.
        package static let citiesFailure = "converter.cities.failure"
        /// The button that uses the location of the device.
        package static let currentLocation = "converter.currentLocation"
        /// The notice, for example that the weather is not available.
        package static let notice = "converter.notice"
        /// The button that leaves the screen.
        package static let back = "converter.back"
    }
}
