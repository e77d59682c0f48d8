import OpenWeatherCore

/// Weather together with the place it was asked for, so that it is never shown under another name.
struct HomeWeather: Hashable, Sendable {
    /// The place that was asked for.
    let location: Location
    /// The language that descriptions were asked for in.
    let language: Language
    /// What the service answered.
    let weather: Fetched<CurrentWeather>
}
