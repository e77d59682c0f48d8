package import OpenWeatherCore

/// A response with the place and the language that were requested, so that it is never shown under another name.
package protocol PlaceValue: Sendable {
    /// The type of the response.
    associatedtype Response: Sendable

    /// The place that was requested.
    var location: Location { get }
    /// The language that descriptions were requested in.
    var language: Language { get }
    /// The response of the service.
    var fetched: Fetched<Response> { get }
}

/// A forecast with the place and the language that were requested.
package struct PlaceForecast: PlaceValue, Hashable {
    /// The place that was requested.
    package let location: Location
    /// The language that descriptions were requested in.
    package let language: Language
    /// The response of the service.
    package let fetched: Fetched<Forecast>
    /// The entries by the place's own days, grouped once.
    package let days: [ForecastDay]

    /// Creates a value from a response and groups its entries by day.
    package init(location: Location, language: Language, fetched: Fetched<Forecast>) {
        self.location = location
        self.language = language
        self.fetched = fetched
        days = fetched.value.days
    }

    /// The forecast of the response.
    package var forecast: Forecast { fetched.value }
}

/// Current weather with the place and the language that were requested.
package struct PlaceWeather: PlaceValue, Hashable {
    /// The place that was requested.
    package let location: Location
    /// The language that descriptions were requested in.
    package let language: Language
    /// The response of the service.
    package let fetched: Fetched<CurrentWeather>

    /// Creates a value from a response.
    package init(location: Location, language: Language, fetched: Fetched<CurrentWeather>) {
        self.location = location
        self.language = language
        self.fetched = fetched
    }
}
