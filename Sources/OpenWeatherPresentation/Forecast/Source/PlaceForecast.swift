package import OpenWeatherCore

/// A forecast together with what was asked, so that it is never shown under another name.
package struct PlaceForecast: Hashable, Sendable {
    /// The place that was asked for.
    package let location: Location
    /// The language that descriptions were asked for in.
    package let language: Language
    /// What the service answered.
    package let fetched: Fetched<Forecast>
    /// The answer by the place's own days, grouped once.
    package let days: [ForecastDay]

    /// Groups an answer by day.
    package init(location: Location, language: Language, fetched: Fetched<Forecast>) {
        self.location = location
        self.language = language
        self.fetched = fetched
        days = fetched.value.days
    }

    /// The answer itself.
    package var forecast: Forecast { fetched.value }
}
