public import OpenWeatherCore

/// A source of air quality that asks another one only for what the cache does not know.
///
/// Points share answers as they do in ``CachedWeatherRepository``.
public struct CachedAirQualityRepository: AirQualityRepository {
    private let upstream: any AirQualityRepository
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
        upstream: any AirQualityRepository,
        cache: ResponseCache,
        lifetimes: CacheLifetimes = .standard,
        coordinateDecimals: Int = 2
    ) {
        self.upstream = upstream
        self.cache = cache
        self.lifetimes = lifetimes
        self.coordinateDecimals = coordinateDecimals
    }

    /// The quality of the air at a point now, from where `policy` allows.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when nothing is known that may still be shown.
    public func airQuality(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        let key = CacheKey(.airQuality, .point(coordinate, decimals: coordinateDecimals))
        let request = CacheableRequest(key: key, lifetime: lifetimes.airQuality) {
            [upstream] () async throws(WeatherError) in
            try await upstream.airQuality(at: coordinate, policy: .refresh)
        }
        return try await cache.response(to: request, policy: policy)
    }

    /// The quality of the air over the coming days, from where `policy` allows; fresh for as long as a forecast.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when nothing is known that may still be shown.
    public func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        let key = CacheKey(.airQualityForecast, .point(coordinate, decimals: coordinateDecimals))
        let request = CacheableRequest(key: key, lifetime: lifetimes.forecast) {
            [upstream] () async throws(WeatherError) in
            try await upstream.airQualityForecast(at: coordinate, policy: .refresh)
        }
        return try await cache.response(to: request, policy: policy)
    }
}
