/// A source of places by name, coordinate, and postcode.
///
/// Conform to it to look up places with another provider, or use ``UnavailableGeocodingRepository`` when there is none.
/// Methods may be called from any task at the same time and end soon after the calling task is cancelled. For the text
/// of a search field use ``SearchLocationsUseCase``, which also understands coordinates and postcodes.
public protocol GeocodingRepository: Sendable {
    /// Returns the places with a name, best match first; empty when nothing matches.
    ///
    /// - Parameters:
    ///   - name: A name such as `London`, `London,GB` or `Portland,OR,US`.
    ///   - limit: The largest number of places to return, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: At most `limit` places.
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]>

    /// Returns the places at or near a point, nearest first.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - limit: The largest number of places to return, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: At most `limit` places; empty where the source knows none.
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]>

    /// Returns the center of a postcode's area.
    ///
    /// - Parameters:
    ///   - postcode: The code, such as `E14`.
    ///   - country: The ISO 3166-1 alpha-2 country code; the service assumes the United States when it is `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The place, with the service's name for the area.
    /// - Throws: ``WeatherError/notFound`` for an unknown code, or another ``WeatherError``.
    func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location>
}

extension GeocodingRepository {
    /// Returns up to five places with a name, from the cache while they are fresh.
    ///
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    public func locations(named name: String) async throws(WeatherError) -> Fetched<[Location]> {
        try await locations(named: name, limit: 5, policy: .cacheFirst)
    }

    /// Returns up to five places near a point, from the cache while they are fresh.
    ///
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    public func locations(at coordinate: Coordinate) async throws(WeatherError) -> Fetched<[Location]> {
        try await locations(at: coordinate, limit: 5, policy: .cacheFirst)
    }

    /// Returns the center of a postcode's area, from the cache while it is fresh; the United States when `country` is
    /// `nil`.
    ///
    /// - Throws: ``WeatherError/notFound`` for an unknown code, or another ``WeatherError``.
    public func location(postcode: String, country: String?) async throws(WeatherError) -> Fetched<Location> {
        try await location(postcode: postcode, country: country, policy: .cacheFirst)
    }
}
