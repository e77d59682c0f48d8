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

extension GatewayAPIConfig: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The addresses as ``description`` has them and the names of the headers, without their values.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "baseURLWeather": WebAddress.described(baseURLWeather),
                "baseURLGeo": WebAddress.described(baseURLGeo),
                "headers": headers.keys.sorted(),
            ]
        )
    }

    /// Scheme, host, port and path of the address: no user, password, query nor header, which may let one in.
    public var description: String { "GatewayAPIConfig(\(WebAddress.described(baseURLWeather)))" }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
