public import Foundation

/// The configuration for the service itself, used with your own key.
///
/// Descriptions and dumps show addresses and never the key. A key that ships inside an app can be extracted
/// from it; consider a ``GatewayAPIConfig`` instead.
public struct OpenWeatherAPIConfig: WeatherAPIConfig {
    /// The key, which may be a placeholder, see ``APIKey/isMissing``; `nil` when the server adds it.
    public var apiKey: APIKey?
    /// The address for weather, forecasts and air quality, by default `data/2.5` of the host; with `nil` every request
    /// for them fails.
    public var baseURLWeather: URL?
    /// The address for geocoding, by default `geo/1.0` of the host; with `nil` every request for it fails.
    public var baseURLGeo: URL?

    /// The address above the icons, by default the service's; `nil` when there are none.
    ///
    /// It does not follow the host, since the service's icons are on a host of their own. Set it for a stand-in that serves
    /// icons as well.
    public var baseURLIcons = URL(string: "https://openweathermap.org/img/wn")

    /// The address for One Call 3.0, by default the one beside ``baseURLWeather``; with `nil` every request for it fails.
    ///
    /// Until it is set, it follows ``baseURLWeather``, so that no request goes to another server than the others.
    public var baseURLOneCall3: URL? {
        get { oneCall3.address(beside: baseURLWeather) }
        set { oneCall3 = VersionAddress(version: "3.0", own: .some(newValue)) }
    }
    /// The address for One Call 4.0, by default the one beside ``baseURLWeather``; with `nil` every request for it fails.
    ///
    /// Until it is set, it follows ``baseURLWeather``, so that no request goes to another server than the others.
    public var baseURLOneCall4: URL? {
        get { oneCall4.address(beside: baseURLWeather) }
        set { oneCall4 = VersionAddress(version: "4.0", own: .some(newValue)) }
    }

    /// A Boolean value that indicates whether the key may be sent over plain http to other machines, by default
    /// `false`.
    ///
    /// Otherwise such a request fails before anything is sent. http to this machine, as for a test server, is always
    /// permitted.
    public var allowsInsecureHTTP = false

    private var oneCall3 = VersionAddress(version: "3.0")
    private var oneCall4 = VersionAddress(version: "4.0")

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - apiKey: Your key, as listed on the account page of openweathermap.org.
    ///   - host: The address of the server, for example that of a paid plan or of a test; with `nil` every request
    ///     fails.
    public init(apiKey: APIKey, host: URL? = URL(string: "https://api.openweathermap.org")) {
        self.apiKey = apiKey
        baseURLWeather = host?.appending(path: "data/2.5")
        baseURLGeo = host?.appending(path: "geo/1.0")
    }
}

extension OpenWeatherAPIConfig: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    /// A mirror with the addresses as in ``description``, without the key.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "baseURLWeather": WebAddress.described(baseURLWeather),
                "baseURLGeo": WebAddress.described(baseURLGeo),
                "baseURLOneCall3": WebAddress.described(baseURLOneCall3),
                "baseURLOneCall4": WebAddress.described(baseURLOneCall4),
            ]
        )
    }

    /// The scheme, host and port of the address and the service's own part of its path.
    ///
    /// The rest of the path is shown as `…`, as it may hold a token. Key, user, password and query are left out.
    public var description: String { "OpenWeatherAPIConfig(\(WebAddress.described(baseURLWeather)))" }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
