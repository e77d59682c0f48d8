public import Foundation
public import OpenWeatherCore

/// The configuration for your own proxy that holds the key, so that the app does not contain it.
///
/// No key is sent. The gateway serves the service's paths `data/2.5` and `geo/1.0`, and `data/3.0` and `data/4.0` for
/// One Call, and adds `appid` to what it forwards; see <doc:RunAGateway> for one that is ready to run. Its 401 and 403
/// are reported as ``/OpenWeatherCore/WeatherError/refusedByGateway``, its 503 as a limit of the gateway. For a gateway
/// with other paths, set the addresses after creation. Descriptions and dumps show the names of the headers, never
/// their values, and no part of a path that is not the service's. Requests and their events show the whole path, so a
/// token belongs in a header.
///
/// ```swift
/// let url = URL(string: "https://weather.example.com")
/// let gateway = url.map { GatewayAPIConfig(url: $0, headers: ["Authorization": "Bearer of this app"]) }
/// ```
public struct GatewayAPIConfig: WeatherAPIConfig {
    /// The key, which is always `nil`: the gateway holds it.
    public var apiKey: APIKey? { nil }
    /// A Boolean value that is always `true`: the addresses are those of a gateway.
    public var isGateway: Bool { true }
    /// The units in which repositories ask, which are always metric, so that units never divide the gateway's cache.
    ///
    /// Callers get quantities, which convert to any unit.
    public var wireUnits: Units? { .metric }
    /// The gateway's address for weather, forecasts and air quality, by default `data/2.5` below its URL; with `nil`
    /// every request for them fails.
    public var baseURLWeather: URL?
    /// The gateway's address for geocoding, by default `geo/1.0` below its URL; with `nil` every request for it fails.
    public var baseURLGeo: URL?
    /// The headers that the gateway requires, for example its own authorization.
    public var headers: [String: String]

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

    /// A Boolean value that indicates whether the headers may be sent over plain http to other machines, by default
    /// `false`.
    ///
    /// Otherwise such a request fails before anything is sent. http to this machine, as for a test server, is always
    /// permitted.
    public var allowsInsecureHTTP = false

    private var oneCall3 = VersionAddress(version: "3.0")
    private var oneCall4 = VersionAddress(version: "4.0")

    /// Creates a configuration for the gateway at `url`, to which the service's paths are appended.
    public init(url: URL, headers: [String: String] = [:]) {
        baseURLWeather = url.appending(path: "data/2.5")
        baseURLGeo = url.appending(path: "geo/1.0")
        self.headers = headers
    }
}

extension GatewayAPIConfig: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    /// A mirror with the addresses as in ``description`` and the names of the headers, without their values.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "baseURLWeather": WebAddress.described(baseURLWeather),
                "baseURLGeo": WebAddress.described(baseURLGeo),
                "baseURLOneCall3": WebAddress.described(baseURLOneCall3),
                "baseURLOneCall4": WebAddress.described(baseURLOneCall4),
                "headers": headers.keys.sorted(),
            ]
        )
    }

    /// The scheme, host and port of the address and the service's own part of its path.
    ///
    /// The rest of the path is shown as `…`, as it may hold a token. User, password, query and headers are left out.
    public var description: String { "GatewayAPIConfig(\(WebAddress.described(baseURLWeather)))" }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
