public import OpenWeatherCore

/// A source of weather that asks another one only for what the cache does not know.
///
/// Points that agree to two decimals, about a kilometre, share an answer; the upstream is asked for the exact point
/// of the first caller. Units are no part of a question, as values are kept in units of our own. The upstream is
/// always asked for the whole forecast, so that one answer serves every number of steps.
public struct CachedWeatherRepository: WeatherRepository {
    private let upstream: any WeatherRepository
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
        upstream: any WeatherRepository,
        cache: ResponseCache,
        lifetimes: CacheLifetimes = .standard,
        coordinateDecimals: Int = 2
    ) {
        self.upstream = upstream
        self.cache = cache
        self.lifetimes = lifetimes
        self.coordinateDecimals = coordinateDecimals
    }

    /// The weather at a place as last measured, from where `policy` allows.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when nothing is known that may still be shown.
    public func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        let key = CacheKey(.currentWeather, .language(options.language), .place(query, decimals: coordinateDecimals))
        let request = CacheableRequest(key: key, lifetime: lifetimes.currentWeather) {
            [upstream] () async throws(WeatherError) in
            try await upstream.currentWeather(for: query, options: options, policy: .refresh)
        }
        return try await cache.response(to: request, policy: policy)
    }

    /// The weather of the coming five days, from where `policy` allows.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - count: How many steps to return, in `1...40`; all when `nil`.
    ///   - options: How the answer is worded and measured.
    ///   - policy: Where the value may come from.
    /// - Returns: The first `count` steps of the forecast as it was fetched.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when nothing is known that may still be shown.
    public func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        if let count, !(1...40).contains(count) {
            // The upstream has its words for a bad number; there is nothing to cache about it.
            return try await upstream.forecast(for: query, count: count, options: options, policy: policy)
        }
        let key = CacheKey(.forecast, .language(options.language), .place(query, decimals: coordinateDecimals))
        let request = CacheableRequest(key: key, lifetime: lifetimes.forecast) {
            [upstream] () async throws(WeatherError) in
            try await upstream.forecast(for: query, count: nil, options: options, policy: .refresh)
        }
        let whole = try await cache.response(to: request, policy: policy)
        guard let count else { return whole }
        return whole.map { Forecast(city: $0.city, entries: Array($0.entries.prefix(count))) }
    }
}
