/// The way a place is named in a question to the service.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LocationQuery: Hashable, Codable, Sendable {
    /// A point; the way the service recommends.
    case coordinate(Coordinate)

    /// A name, optionally narrowed by country (ISO 3166-1 alpha-2) and, in the United States only, by state code.
    case city(name: String, state: String? = nil, country: String? = nil)

    /// The service's own city identifier, for example `2643743` for London.
    case cityID(Int)

    /// A postcode; the service assumes the United States when `country` is `nil`.
    case postcode(String, country: String? = nil)
}

extension LocationQuery {
    /// A point in decimal degrees.
    ///
    /// - Throws: ``WeatherError/badRequest(_:)`` when a value is out of range or not a number.
    public static func coordinate(latitude: Double, longitude: Double) throws(WeatherError) -> LocationQuery {
        .coordinate(try Coordinate(latitude: latitude, longitude: longitude))
    }

    /// A city by name.
    public static func city(_ name: String) -> LocationQuery {
        .city(name: name)
    }
}
