public import OpenWeatherCore

/// A weather repository that returns cached responses while they are fresh and fetches others from another repository.
///
/// Coordinates that agree to two decimals, about a kilometer, share a response; the request is sent for the exact
/// coordinate of the first caller. Values are cached in canonical units, so a change of the unit system sends no
/// request; the languages of the descriptions are cached separately. A forecast is always fetched whole, so that one
/// response serves every number of entries.
///
/// When a request fails in a way that may pass, an older cached response is returned with
/// ``/OpenWeatherCore/FetchOrigin/stale(_:)``.
///
/// ```swift
/// let cache = ResponseCache(store: DiskCacheStore(directory: directory))
/// let weather = CachedWeatherRepository(upstream: upstream, cache: cache)
///
/// let first = try await weather.currentWeather(for: .city("Lisbon"))
/// let second = try await weather.currentWeather(for: .city("Lisbon"))
/// print(first.origin, second.origin)  // network cache
/// ```
public struct CachedWeatherRepository: WeatherRepository {
    private let upstream: any WeatherRepository
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
        upstream: any WeatherRepository,
        cache: ResponseCache,
        lifetimes: CacheLifetimes = .standard,
        coordinateDecimals: Int = 2
    ) {
        self.upstream = upstream
        self.cache = cache
        rules = CacheRules(lifetimes: lifetimes, coordinateDecimals: coordinateDecimals)
    }

    /// Returns the current weather at a place, from the cache or from upstream as `policy` allows.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - options: The language of the descriptions and the unit system.
    ///   - policy: Where the response may come from.
    /// - Returns: The weather with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await cache.value(of: .currentWeather(for: query), in: options.language, by: rules, policy: policy) {
            [upstream] () async throws(WeatherError) in
            try await upstream.currentWeather(for: query, options: options, policy: .refresh)
        }
    }

    /// Returns the forecast for a place, from the cache or from upstream as `policy` allows.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - count: The number of entries to return, in `1...40`; all when `nil`.
    ///   - options: The language of the descriptions and the unit system.
    ///   - policy: Where the response may come from.
    /// - Returns: The first `count` entries of the forecast as it was fetched.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        if let count, !(1...40).contains(count) {
            // Upstream reports the invalid count; there is nothing to cache.
            return try await upstream.forecast(for: query, count: count, options: options, policy: policy)
        }
        let whole = try await cache.value(of: .forecast(for: query), in: options.language, by: rules, policy: policy) {
            [upstream] () async throws(WeatherError) in
            try await upstream.forecast(for: query, count: nil, options: options, policy: .refresh)
        }
        return whole.map { $0.first(count) }
    }
}
