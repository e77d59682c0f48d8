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

extension OpenWeatherAPIConfig: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The addresses as ``description`` has them.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "baseURLWeather": WebAddress.described(baseURLWeather),
                "baseURLGeo": WebAddress.described(baseURLGeo),
            ]
        )
    }

    /// Scheme, host, port and path of the address: no key, user, password nor query.
    public var description: String { "OpenWeatherAPIConfig(\(WebAddress.described(baseURLWeather)))" }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
