/// The way a request names its place.
///
/// Prefer coordinates, as the service recommends: names are ambiguous, and the service has deprecated its built-in
/// geocoding of names. Not every source supports every kind; ``WeatherError/unsupported`` or ``WeatherError/notFound``
/// is thrown for the others.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LocationQuery: Hashable, Codable, Sendable {
    /// A point; the kind the service recommends.
    case coordinate(Coordinate)

    /// A name, optionally narrowed by an ISO 3166-1 alpha-2 country code and, in the United States only, a state code.
    case city(name: String, state: String? = nil, country: String? = nil)

    /// The service's own identifier of a city, for example `2643743` for London.
    case cityID(Int)

    /// A postcode; the service assumes the United States when `country` is `nil`.
    case postcode(String, country: String? = nil)
}

extension LocationQuery {
    /// Creates a query for a point in decimal degrees.
    ///
    /// - Throws: ``WeatherError/badRequest(_:)`` when a value is out of range or not a number.
    public static func coordinate(latitude: Double, longitude: Double) throws(WeatherError) -> LocationQuery {
        guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
            throw .badRequest((-90...90).contains(latitude) ? .longitudeOutOfRange : .latitudeOutOfRange)
        }
        return .coordinate(coordinate)
    }

    /// Creates a query for a city by name alone.
    public static func city(_ name: String) -> LocationQuery {
        .city(name: name)
    }

    /// The point of a query for one; `nil` for a name, a number or a postcode.
    package var point: Coordinate? {
        guard case .coordinate(let coordinate) = self else { return nil }
        return coordinate
    }
}

/// A value that names the place of a request, such as a ``Location`` or a ``Coordinate``.
public protocol LocationQueryConvertible: Sendable {
    /// The query for the place.
    var locationQuery: LocationQuery { get }
}

extension Coordinate: LocationQueryConvertible {
    /// The query for the point.
    public var locationQuery: LocationQuery { .coordinate(self) }
}

extension Location: LocationQueryConvertible {
    /// The query for the coordinate of the place.
    public var locationQuery: LocationQuery { .coordinate(coordinate) }
}
