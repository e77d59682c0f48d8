import OpenWeatherCore

/// A temperature that was filled in for a place.
struct CityWeather: Hashable, Sendable {
    /// The place.
    let location: Location
    /// The weather there.
    let weather: Fetched<CurrentWeather>
}
