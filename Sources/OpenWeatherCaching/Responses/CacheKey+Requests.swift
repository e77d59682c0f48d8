import Foundation
import OpenWeatherCore

/// A component of a cache key, which is the same string for identical requests.
///
/// The string is escaped, so that one component cannot be mistaken for two.
struct CacheKeyComponent: Sendable {
    /// The escaped component.
    let text: String

    private init(_ kind: String, _ values: [String]) {
        text = ([kind] + values.map(Self.escaped)).joined(separator: ",")
    }

    /// The grid cell that contains a coordinate.
    static func point(_ coordinate: Coordinate, decimals: Int) -> CacheKeyComponent {
        let cell = coordinate.rounded(toDecimals: decimals)
        return CacheKeyComponent("at", ["\(cell.latitude)", "\(cell.longitude)"])
    }

    /// The name of a place.
    static func name(_ parts: String?...) -> CacheKeyComponent {
        CacheKeyComponent("name", parts.map { Self.folded($0 ?? "") })
    }

    /// A postcode; in the United States when `country` is `nil`, as the service assumes.
    static func postcode(_ code: String, country: String?) -> CacheKeyComponent {
        CacheKeyComponent("zip", [folded(code), folded(country ?? "us")])
    }

    /// The service's identifier of a city.
    static func cityID(_ id: Int) -> CacheKeyComponent {
        CacheKeyComponent("id", ["\(id)"])
    }

    /// The language of the descriptions.
    static func language(_ language: Language) -> CacheKeyComponent {
        CacheKeyComponent("lang", [language.code])
    }

    /// The place of a weather request.
    static func place(_ query: LocationQuery, decimals: Int) -> CacheKeyComponent {
        switch query {
        case .coordinate(let coordinate): .point(coordinate, decimals: decimals)
        case .city(let name, let state, let country): .name(name, state, country)
        case .cityID(let id): .cityID(id)
        case .postcode(let code, let country): .postcode(code, country: country)
        }
    }

    /// The service ignores the case of names and the space around and between words.
    private static func folded(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
            .precomposedStringWithCanonicalMapping
    }

    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }

    private static let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: ".-_ "))
}

extension CacheKey {
    /// A kind of response, with the version of its stored form.
    ///
    /// Raise the version when the JSON of the Swift type changes: entries of earlier versions are then not found.
    enum Kind: String, Sendable {
        /// Current weather.
        case currentWeather = "weather1"
        /// The whole forecast.
        case forecast = "forecast1"
        /// Current air quality.
        case airQuality = "air1"
        /// The air quality of the coming hours.
        case airQualityForecast = "airforecast1"
        /// Places by name or postcode.
        case places = "places1"
        /// Places at a coordinate.
        case reverse = "reverse1"
    }

    /// Creates the key that identical requests share.
    ///
    /// The unit system is not part of it, because values are stored in canonical units.
    init(_ kind: Kind, _ components: CacheKeyComponent...) {
        self.init(([kind.rawValue] + components.map(\.text)).joined(separator: "/"))
    }
}
