public import Foundation
public import OpenWeatherCore

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

extension WeatherAPIConfig {
    /// The address of the picture of `icon`, which needs no key.
    ///
    /// `nil` when ``baseURLIcons`` is not an http or https address, or when the icon's name is not one to eight ASCII
    /// letters and digits: the name comes from the service and must not lead anywhere else.
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

/// The sizes the service's weather pictures come in.
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
