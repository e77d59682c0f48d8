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
