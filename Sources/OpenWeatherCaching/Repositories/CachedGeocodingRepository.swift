public import OpenWeatherCore

/// A geocoding repository that returns cached responses while they are fresh and fetches others from another one.
///
/// Five places, the most there are, are always fetched, so that one response serves every limit. A place contains its
/// names in all languages, so all languages share a response. Coordinates share responses, and older responses are used
/// when a request fails, as in ``CachedWeatherRepository``. That a place is unknown is not cached.
public struct CachedGeocodingRepository: GeocodingRepository {
    private let upstream: any GeocodingRepository
    private let cache: ResponseCache
    private let rules: CacheRules

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - upstream: The repository that fetches the responses.
    ///   - cache: The cache, usually shared with the other cached repositories.
    ///   - lifetimes: How long each kind of response may be used.
    ///   - coordinateDecimals: The number of decimals to which coordinates are rounded; those that then agree share a
    ///     response.
    public init(
        upstream: any GeocodingRepository,
        cache: ResponseCache,
        lifetimes: CacheLifetimes = .standard,
        coordinateDecimals: Int = 2
    ) {
        self.upstream = upstream
        self.cache = cache
        rules = CacheRules(lifetimes: lifetimes, coordinateDecimals: coordinateDecimals)
    }

    /// Returns the places named `name`, best match first, from the cache or from upstream as `policy` allows.
    ///
    /// - Parameters:
    ///   - name: A name such as `London`, `London,GB` or `Portland,OR,US`, in any case.
    ///   - limit: The maximum number of places, in `1...5`.
    ///   - policy: Where the response may come from.
    /// - Returns: The places, at most `limit`.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        guard Self.limits.contains(limit) else {
            // Upstream reports the invalid limit; there is nothing to cache.
            return try await upstream.locations(named: name, limit: limit, policy: policy)
        }
        let places = try await cache.value(of: .places(named: name), by: rules, policy: policy) {
            [upstream] () async throws(WeatherError) in
            try await upstream.locations(named: name, limit: Self.limits.upperBound, policy: .refresh)
        }
        return places.map { Array($0.prefix(limit)) }
    }

    /// Returns the places at or near a coordinate, nearest first, from the cache or from upstream as `policy` allows.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - limit: The maximum number of places, in `1...5`.
    ///   - policy: Where the response may come from.
    /// - Returns: The places, at most `limit`.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        guard Self.limits.contains(limit) else {
            return try await upstream.locations(at: coordinate, limit: limit, policy: policy)
        }
        let places = try await cache.value(of: .places(at: coordinate), by: rules, policy: policy) {
            [upstream] () async throws(WeatherError) in
            try await upstream.locations(at: coordinate, limit: Self.limits.upperBound, policy: .refresh)
        }
        return places.map { Array($0.prefix(limit)) }
    }

    /// Returns the center of the area of a postcode, from the cache or from upstream as `policy` allows.
    ///
    /// - Parameters:
    ///   - postcode: The code, such as `E14`, in any case.
    ///   - country: The ISO 3166-1 alpha-2 country code; the service assumes the United States when `nil`.
    ///   - policy: Where the response may come from.
    /// - Returns: The place, named as the service names the area.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        try await cache.value(of: .place(postcode: postcode, country: country), by: rules, policy: policy) {
            [upstream] () async throws(WeatherError) in
            try await upstream.location(postcode: postcode, country: country, policy: .refresh)
        }
    }

    private static let limits = 1...5
}
