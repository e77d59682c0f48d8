public import Foundation
public import OpenWeatherCore

/// The configuration for the service itself, used with your own key, or for a gateway of yours that holds the key.
///
/// Descriptions and dumps show addresses and the names of headers, never a key, the value of a header or a part of a path
/// that is not the service's. A key that ships inside an app can be extracted from it; use a gateway then, see
/// <doc:RunAGateway> for one that is ready to run. Requests and their events show the whole path, so a token belongs in a
/// header.
///
/// ```swift
/// let url = URL(string: "https://weather.example.com")
/// let gateway = url.map {
///     OpenWeatherAPIConfiguration(gateway: $0, headers: ["Authorization": "Bearer of this app"])
/// }
/// ```
public struct OpenWeatherAPIConfiguration: WeatherAPIConfiguration {
    /// The key, which may be a placeholder, see ``APIKey/isMissing``; `nil` when the server adds it.
    public let apiKey: APIKey?
    /// A Boolean value that indicates whether the addresses are those of a gateway.
    ///
    /// Its 401 and 403 are reported as ``/OpenWeatherCore/WeatherError/refusedByGateway``, its 503 as a limit of it.
    public let isGateway: Bool
    /// The units that repositories request: metric for a gateway, so that units never divide its cache; `nil` for those of
    /// the caller.
    ///
    /// Callers get quantities, which convert to any unit.
    public var wireUnits: Units? { isGateway ? .metric : nil }
    /// The headers that a gateway requires, for example its own authorization.
    public var headers: [String: String] = [:]
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

    /// A Boolean value that indicates whether the key and the headers may be sent over plain http to other machines, by default
    /// `false`.
    ///
    /// Otherwise such a request fails before anything is sent. http to this machine, as for a test server, is always
    /// permitted.
    public var allowsInsecureHTTP = false

    private var oneCall3 = VersionAddress(version: "3.0")
    private var oneCall4 = VersionAddress(version: "4.0")
    private var others: [Endpoint.Base: URL?] = [:]

    /// Creates a configuration for the service.
    ///
    /// - Parameters:
    ///   - apiKey: Your key, as listed on the account page of openweathermap.org.
    ///   - host: The address of the server, for example that of a paid plan or of a test; with `nil` every request
    ///     fails.
    public init(apiKey: APIKey, host: URL? = URL(string: "https://api.openweathermap.org")) {
        self.init(apiKey, host, isGateway: false)
    }

    /// Creates a configuration for a gateway of yours, which holds the key and adds it to what it forwards.
    ///
    /// No key is sent. For a gateway with other paths than the service's, set the addresses after creation.
    ///
    /// - Parameters:
    ///   - url: The address above the service's paths `data/2.5` and `geo/1.0`, and `data/3.0` and `data/4.0` for One
    ///     Call.
    ///   - headers: The headers that the gateway requires.
    public init(gateway url: URL, headers: [String: String] = [:]) {
        self.init(nil, url, isGateway: true)
        self.headers = headers
    }

    private init(_ apiKey: APIKey?, _ host: URL?, isGateway: Bool) {
        self.apiKey = apiKey
        self.isGateway = isGateway
        baseURLWeather = host?.appending(path: "data/2.5")
        baseURLGeo = host?.appending(path: "geo/1.0")
    }
}

extension OpenWeatherAPIConfiguration {
    /// Returns the address that was set for a base; until one was, it follows ``baseURLWeather``, or is `nil` for a gateway.
    public func baseURL(of base: Endpoint.Base) -> URL? {
        others[base] ?? derivedURL(of: base)
    }

    /// Sets the address above the paths of a base, such as those that a gateway has for map tiles; with `nil` every request
    /// for them fails.
    ///
    /// ```swift
    /// var api = OpenWeatherAPIConfiguration(gateway: url)
    /// api.setBaseURL(url.appending(path: "tile/map"), of: .tiles)
    /// ```
    public mutating func setBaseURL(_ url: URL?, of base: Endpoint.Base) {
        switch base {
        case .weather: baseURLWeather = url
        case .geo: baseURLGeo = url
        case .oneCall3: baseURLOneCall3 = url
        case .oneCall4: baseURLOneCall4 = url
        default: others.updateValue(url, forKey: base)
        }
    }
}

extension OpenWeatherAPIConfiguration: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    /// A mirror with the addresses as in ``description`` and the names of the headers, without their values and the key.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "baseURLs": Endpoint.Base.allCases.map { WebAddress.described(baseURL(of: $0)) },
                "headers": headers.keys.sorted(),
            ]
        )
    }

    /// The scheme, host and port of the address and the service's own part of its path.
    ///
    /// The rest of the path is shown as `…`, as it may hold a token. Key, headers, user, password and query are left
    /// out.
    public var description: String { "OpenWeatherAPIConfiguration(\(WebAddress.described(baseURLWeather)))" }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
