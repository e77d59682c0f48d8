public import OpenWeatherCore

/// A source of places that asks another one only for what the cache does not know.
///
/// The upstream is always asked for five places, the most there are, so that one answer serves every limit. Points
/// share answers as they do in ``CachedWeatherRepository``. Places carry their names in all languages, so the
/// language is no part of a question.
public struct CachedGeocodingRepository: GeocodingRepository {
    private let upstream: any GeocodingRepository
    private let cache: ResponseCache
    private let lifetimes: CacheLifetimes
    private let coordinateDecimals: Int

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - upstream: The source to ask for what the cache does not know.
    ///   - cache: The cache, to be shared with the other cached repositories.
    ///   - lifetimes: How long answers may be used.
    ///   - coordinateDecimals: The decimals to which two points must agree to share an answer.
    public init(
        upstream: any GeocodingRepository,
        cache: ResponseCache,
        lifetimes: CacheLifetimes = .standard,
        coordinateDecimals: Int = 2
    ) {
        self.upstream = upstream
        self.cache = cache
        self.lifetimes = lifetimes
        self.coordinateDecimals = coordinateDecimals
    }

    /// The places called `name`, best first, from where `policy` allows.
    ///
    /// - Parameters:
    ///   - name: A name such as `London`, `London,GB` or `Portland,OR,US`, in any case.
    ///   - limit: The most places to return, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: The places, at most `limit`.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when nothing is known that may still be shown.
    public func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        guard Self.limits.contains(limit) else {
            // The upstream has its words for a bad number; there is nothing to cache about it.
            return try await upstream.locations(named: name, limit: limit, policy: policy)
        }
        let key = CacheKey(.places, .name(name))
        let request = CacheableRequest(key: key, lifetime: lifetimes.geocoding) {
            [upstream] () async throws(WeatherError) in
            try await upstream.locations(named: name, limit: Self.limits.upperBound, policy: .refresh)
        }
        return try await cache.response(to: request, policy: policy).map { Array($0.prefix(limit)) }
    }

    /// The places at or near `coordinate`, nearest first, from where `policy` allows.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - limit: The most places to return, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: The places, at most `limit`.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when nothing is known that may still be shown.
    public func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        guard Self.limits.contains(limit) else {
            return try await upstream.locations(at: coordinate, limit: limit, policy: policy)
        }
        let key = CacheKey(.reverse, .point(coordinate, decimals: coordinateDecimals))
        let request = CacheableRequest(key: key, lifetime: lifetimes.geocoding) {
            [upstream] () async throws(WeatherError) in
            try await upstream.locations(at: coordinate, limit: Self.limits.upperBound, policy: .refresh)
        }
        return try await cache.response(to: request, policy: policy).map { Array($0.prefix(limit)) }
    }

    /// The centre of a postcode's area, from where `policy` allows.
    ///
    /// - Parameters:
    ///   - postcode: The code, such as `E14`, in any case.
    ///   - country: The ISO 3166-1 alpha-2 country code; the service assumes the United States when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The place, named as the service names the area.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when nothing is known that may still be shown.
    public func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        let key = CacheKey(.places, .postcode(postcode, country: country))
        let request = CacheableRequest(key: key, lifetime: lifetimes.geocoding) {
            [upstream] () async throws(WeatherError) in
            try await upstream.location(postcode: postcode, country: country, policy: .refresh)
        }
        return try await cache.response(to: request, policy: policy)
    }

    private static let limits = 1...5
}
