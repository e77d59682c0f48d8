public import Foundation

/// A proxy of one's own that holds the key, so that the app does not have to.
///
/// No key is sent. The gateway answers under the service's own paths, `data/2.5` and `geo/1.0`.
public struct GatewayAPIConfig: WeatherAPIConfig {
    /// There is no key on this side.
    public var apiKey: APIKey? { nil }
    /// The gateway's address of weather, forecasts and air quality.
    public let baseURLWeather: URL?
    /// The gateway's address of geocoding.
    public let baseURLGeo: URL?
    /// Headers the gateway wants, for example its own authorisation.
    public let headers: [String: String]

    /// Creates a configuration for the gateway at `url`.
    public init(url: URL, headers: [String: String] = [:]) {
        baseURLWeather = url.appending(path: "data/2.5")
        baseURLGeo = url.appending(path: "geo/1.0")
        self.headers = headers
    }
}
