import Foundation
import OpenWeatherCore

/// A part of a question in the spelling that equal questions share.
///
/// Parts are escaped, so that no text can pass for two parts.
struct CacheKeyComponent: Sendable {
    /// The part's text.
    let text: String

    private init(_ kind: String, _ words: [String]) {
        text = ([kind] + words.map(Self.escaped)).joined(separator: ",")
    }

    /// The cell of a grid that a point lies in.
    static func point(_ coordinate: Coordinate, decimals: Int) -> CacheKeyComponent {
        let cell = coordinate.rounded(toDecimals: decimals)
        return CacheKeyComponent("at", ["\(cell.latitude)", "\(cell.longitude)"])
    }

    /// A place by name.
    static func name(_ words: String?...) -> CacheKeyComponent {
        CacheKeyComponent("name", words.map { Self.folded($0 ?? "") })
    }

    /// A postcode; without a country it is one of the United States, as the service reads it.
    static func postcode(_ code: String, country: String?) -> CacheKeyComponent {
        CacheKeyComponent("zip", [folded(code), folded(country ?? "us")])
    }

    /// The service's number of a city.
    static func cityID(_ id: Int) -> CacheKeyComponent {
        CacheKeyComponent("id", ["\(id)"])
    }

    /// The language of the descriptions.
    static func language(_ language: Language) -> CacheKeyComponent {
        CacheKeyComponent("lang", [language.code])
    }

    /// A place in a question about the weather.
    static func place(_ query: LocationQuery, decimals: Int) -> CacheKeyComponent {
        switch query {
        case .coordinate(let coordinate): .point(coordinate, decimals: decimals)
        case .city(let name, let state, let country): .name(name, state, country)
        case .cityID(let id): .cityID(id)
        case .postcode(let code, let country): .postcode(code, country: country)
        }
    }

    /// Names are the same to the service in any case and with any spaces around them.
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
    /// The kinds of answers, each with the number of the shape in which it is kept.
    ///
    /// When the Swift type of an answer changes its JSON, its number goes up, and older entries are simply not found.
    enum Kind: String, Sendable {
        /// The weather as last measured.
        case currentWeather = "weather1"
        /// The whole forecast.
        case forecast = "forecast1"
        /// The quality of the air now.
        case airQuality = "air1"
        /// The quality of the air over the coming hours.
        case airQualityForecast = "airforecast1"
        /// Places by name or postcode.
        case places = "places1"
        /// Places at a point.
        case reverse = "reverse1"
    }

    /// The key of a question.
    ///
    /// The units are no part of it, as answers are kept in units of our own.
    init(_ kind: Kind, _ parts: CacheKeyComponent...) {
        self.init(([kind.rawValue] + parts.map(\.text)).joined(separator: "/"))
    }
}
