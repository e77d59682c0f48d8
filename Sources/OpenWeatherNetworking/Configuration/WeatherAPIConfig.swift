public import Foundation

/// Where the service is and how to be allowed in.
///
/// Two conformances ship: ``OpenWeatherAPIConfig`` for the service itself and ``GatewayAPIConfig`` for a proxy of
/// one's own that holds the key.
public protocol WeatherAPIConfig: Sendable {
    /// The key, or `nil` when the server at ``baseURLWeather`` adds it itself.
    var apiKey: APIKey? { get }

    /// The address under which `weather`, `forecast` and `air_pollution` are found.
    var baseURLWeather: URL? { get }

    /// The address under which `direct`, `reverse` and `zip` are found.
    var baseURLGeo: URL? { get }

    /// The address under which icons are found, without a trailing slash.
    var baseURLIcons: URL? { get }

    /// Headers to add to every request, for example a gateway's own authorisation.
    var headers: [String: String] { get }
}

extension WeatherAPIConfig {
    /// The service's own address for weather.
    public var baseURLWeather: URL? { URL(string: "https://api.openweathermap.org/data/2.5") }

    /// The service's own address for geocoding.
    public var baseURLGeo: URL? { URL(string: "https://api.openweathermap.org/geo/1.0") }

    /// The service's own address for icons.
    public var baseURLIcons: URL? { URL(string: "https://openweathermap.org/img/wn") }

    /// No extra headers.
    public var headers: [String: String] { [:] }
}
