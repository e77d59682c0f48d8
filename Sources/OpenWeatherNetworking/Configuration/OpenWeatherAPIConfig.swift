public import Foundation

/// The service itself, reached with a key of one's own.
public struct OpenWeatherAPIConfig: WeatherAPIConfig {
    /// The key.
    public let apiKey: APIKey?
    /// The address of weather, forecasts and air quality.
    public let baseURLWeather: URL?
    /// The address of geocoding.
    public let baseURLGeo: URL?

    /// Creates a configuration; `host` replaces `https://api.openweathermap.org`, for example for a paid plan's own
    /// host or for a server in a test.
    public init(apiKey: APIKey, host: URL? = URL(string: "https://api.openweathermap.org")) {
        self.apiKey = apiKey
        baseURLWeather = host?.appending(path: "data/2.5")
        baseURLGeo = host?.appending(path: "geo/1.0")
    }
}
