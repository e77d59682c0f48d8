public import Foundation
public import OpenWeatherCore

/// The addresses of the service and the credentials for it.
///
/// Use ``OpenWeatherAPIConfiguration`` for the service itself, and with a gateway's address for your own proxy that holds the
/// key. A type of your own only has to provide ``apiKey``; the other requirements default to the service's addresses
/// and no headers. Addresses are read for each request; the key and the headers when a stack of clients is created.
public protocol WeatherAPIConfiguration: Sendable {
    /// The key; `nil` when the server at ``baseURLWeather`` adds it.
    var apiKey: APIKey? { get }

    /// The address above `weather`, `forecast` and `air_pollution`; with `nil` every request for them fails.
    var baseURLWeather: URL? { get }

    /// The address above `direct`, `reverse` and `zip`; with `nil` every request for them fails.
    var baseURLGeo: URL? { get }

    /// The address above the paths of One Call 3.0, such as `onecall`; with `nil` every request for them fails.
    var baseURLOneCall3: URL? { get }
    /// The address above the paths of One Call 4.0, such as `onecall/current`; with `nil` every request for them fails.
    var baseURLOneCall4: URL? { get }
    /// The address above the icons; `nil` when there are none.
    var baseURLIcons: URL? { get }

    /// Returns the address above the paths of a base; with `nil` every request for them fails.
    ///
    /// The default returns the addresses above. That of any other base follows ``baseURLWeather``: on the service's host it
    /// is the host that the service has for it, on another one the same host. It is `nil` for a gateway, and for an address
    /// that does not end with `data/2.5`, so that no request leaves for a server that was not configured.
    func baseURL(of base: Endpoint.Base) -> URL?

    /// The headers that are added to every request, for example a gateway's own authorization.
    var headers: [String: String] { get }

    /// A Boolean value that indicates whether the key and the headers may be sent over plain http to other machines,
    /// where anyone on the way can read them.
    var allowsInsecureHTTP: Bool { get }

    /// A Boolean value that indicates whether the addresses are those of a gateway of your own, which holds the key.
    ///
    /// Its 401 and 403 are about ``headers`` and its 503 about its own budget, not about a key.
    var isGateway: Bool { get }

    /// The units that repositories request, whatever the caller's are; `nil` for those of the caller.
    ///
    /// Values are the same in all units, so a cache that users share needs one response for a place instead of three.
    /// A description of the day in words and a ``RemoteEndpointSource`` keep the units of the caller.
    var wireUnits: Units? { get }

    /// The provider of the data, which screens name.
    var source: DataSource { get }
}

extension WeatherAPIConfiguration {
    /// The service's address for weather, forecasts and air quality; never `nil`.
    public var baseURLWeather: URL? { URL(string: "https://api.openweathermap.org/data/2.5") }

    /// The service's address for geocoding; never `nil`.
    public var baseURLGeo: URL? { URL(string: "https://api.openweathermap.org/geo/1.0") }

    /// The address `data/3.0` beside ``baseURLWeather``; `nil` when that is not an address that ends with `2.5`.
    public var baseURLOneCall3: URL? { WebAddress.version("3.0", beside: baseURLWeather) }
    /// The address `data/4.0` beside ``baseURLWeather``; `nil` when that is not an address that ends with `2.5`.
    public var baseURLOneCall4: URL? { WebAddress.version("4.0", beside: baseURLWeather) }
    /// The service's address for icons; never `nil`.
    public var baseURLIcons: URL? { URL(string: "https://openweathermap.org/img/wn") }

    /// Returns the address of a base, which follows ``baseURLWeather`` where it has no property.
    public func baseURL(of base: Endpoint.Base) -> URL? { derivedURL(of: base) }

    /// Returns the address of a base by the rules of every configuration.
    func derivedURL(of base: Endpoint.Base) -> URL? {
        let place: (host: String, path: String)
        switch base {
        case .weather: return baseURLWeather
        case .geo: return baseURLGeo
        case .oneCall3: return baseURLOneCall3
        case .oneCall4: return baseURLOneCall4
        case .stations: place = ("api", "data/3.0")
        case .pro: place = ("pro", "data/2.5")
        case .history: place = ("history", "data/2.5")
        case .tiles: place = ("tile", "map")
        case .maps: place = ("maps", "maps/2.0")
        case .energy: place = ("api", "energy/2.0")
        case .bulk: place = ("bulk", "")
        }
        return isGateway ? nil : WebAddress.base(place.host, place.path, beside: baseURLWeather)
    }

    /// The addresses of all bases that have one.
    package var baseURLs: [URL] { Endpoint.Base.allCases.compactMap(baseURL(of:)) }

    /// The headers that are added to every request: by default, none.
    public var headers: [String: String] { [:] }

    /// A Boolean value that is `false` by default: credentials are sent over https, or to this machine.
    public var allowsInsecureHTTP: Bool { false }

    /// A Boolean value that is `false` by default: the addresses are those of the service, or stand in for it.
    public var isGateway: Bool { false }

    /// The units that repositories request: by default `nil`, for those of the caller.
    public var wireUnits: Units? { nil }

    /// The provider of the data: by default OpenWeather, whose data a gateway passes on as well.
    public var source: DataSource { .openWeather }
}

extension WeatherAPIConfiguration {
    /// Returns the address of the image for `icon`, which can be loaded without a key.
    ///
    /// The result is `nil` when ``baseURLIcons`` is not an http or https address, or when the icon's name is not one to
    /// eight ASCII letters and digits: names come from the service and must not lead to other addresses.
    public func iconURL(for icon: IconCode, scale: IconScale = .double) -> URL? {
        let name = icon.description
        guard (1...8).contains(name.count), name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
            let base = baseURLIcons, var components = WebAddress.components(of: base)
        else { return nil }
        let suffix = scale == .single ? "" : "@\(scale.rawValue)x"
        let root = components.percentEncodedPath.split(separator: "/").map(String.init)
        components.percentEncodedPath = "/" + (root + ["\(name)\(suffix).png"]).joined(separator: "/")
        return components.url
    }
}

/// The scale of an icon's image.
///
/// The service offers three scales; the raw value is the multiple of 50 × 50 pixels in each dimension.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum IconScale: Int, CaseIterable, Sendable {
    /// 50 × 50 pixels.
    case single = 1
    /// 100 × 100 pixels.
    case double = 2
    /// 200 × 200 pixels.
    case quadruple = 4
}
