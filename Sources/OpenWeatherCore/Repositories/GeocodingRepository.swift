/// A source of places by name, by coordinate and by postcode.
public protocol GeocodingRepository: Sendable {
    /// The places called `name`, best first; none when nothing matches.
    ///
    /// - Parameters:
    ///   - name: A name such as `London`, `London,GB` or `Portland,OR,US`.
    ///   - limit: The most places to return, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: The places, at most `limit`.
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]>

    /// The places at or near `coordinate`, nearest first.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - limit: The most places to return, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: The places, at most `limit`.
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]>

    /// The centre of a postcode's area.
    ///
    /// - Parameters:
    ///   - postcode: The code, such as `E14`.
    ///   - country: The ISO 3166-1 alpha-2 country code; the service assumes the United States when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The place, named as the service names the area.
    /// - Throws: ``WeatherError/notFound`` for an unknown code, or another ``WeatherError``.
    func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location>
}

extension GeocodingRepository {
    /// Up to five places called `name`, from the cache while it is fresh.
    public func locations(named name: String) async throws(WeatherError) -> Fetched<[Location]> {
        try await locations(named: name, limit: 5, policy: .cacheFirst)
    }

    /// Up to five places near `coordinate`, from the cache while it is fresh.
    public func locations(at coordinate: Coordinate) async throws(WeatherError) -> Fetched<[Location]> {
        try await locations(at: coordinate, limit: 5, policy: .cacheFirst)
    }

    /// The centre of a postcode's area, from the cache while it is fresh.
    public func location(postcode: String, country: String?) async throws(WeatherError) -> Fetched<Location> {
        try await location(postcode: postcode, country: country, policy: .cacheFirst)
    }
}
