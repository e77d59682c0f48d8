public import OpenWeatherCore

/// An air quality repository that returns cached responses while they are fresh and fetches others from another one.
///
/// Coordinates share responses, and older responses are used when a request fails, as in ``CachedWeatherRepository``.
public struct CachedAirQualityRepository: AirQualityRepository {
    private let upstream: any AirQualityRepository
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
        upstream: any AirQualityRepository,
        cache: ResponseCache,
        lifetimes: CacheLifetimes = .standard,
        coordinateDecimals: Int = 2
    ) {
        self.upstream = upstream
        self.cache = cache
        rules = CacheRules(lifetimes: lifetimes, coordinateDecimals: coordinateDecimals)
    }

    /// Returns the current air quality at a coordinate, from the cache or from upstream as `policy` allows.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func airQuality(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await cache.value(of: .airQuality(at: coordinate), by: rules, policy: policy) {
            [upstream] () async throws(WeatherError) in
            try await upstream.airQuality(at: coordinate, policy: .refresh)
        }
    }

    /// Returns the air quality forecast at a coordinate, from the cache or from upstream as `policy` allows.
    ///
    /// It has the lifetime of ``/OpenWeatherCore/CacheLifetimes/forecast``.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await cache.value(of: .airQualityForecast(at: coordinate), by: rules, policy: policy) {
            [upstream] () async throws(WeatherError) in
            try await upstream.airQualityForecast(at: coordinate, policy: .refresh)
        }
    }
}
