public import OpenWeatherCore

extension ResponseCache {
    /// Returns a value of any type from the cache or from `fetch`, as `policy` allows.
    ///
    /// Use it to cache what a source of your own returns, such as tides or pollen, by the rules of weather: a fresh
    /// value is returned without a call of `fetch`, identical calls are joined, and an older value is the fallback when
    /// `fetch` throws a transient error. The store holds the value as JSON, so a value that JSON cannot express is held
    /// in memory alone, and one that can no longer be decoded is fetched again.
    ///
    /// ```swift
    /// let tide = try await cache.value(
    ///     for: CacheKey("tides/lisbon"),
    ///     lifetime: CacheLifetime(fresh: .seconds(3600), stale: .seconds(24 * 3600))
    /// ) { () async throws(WeatherError) in
    ///     Fetched(try await loadTide(), at: Date(), from: .network, source: DataSource(name: "Tides"))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key that identical calls share. Begin its text with a name of your own that does not end in a
    ///     number, and a slash: the names of the cached repositories do, such as `weather3/` and `airforecast1/`.
    ///   - lifetime: How long the value may be used.
    ///   - policy: Where the value may come from.
    ///   - fetch: A closure that fetches the value; only one with the origin `.network` is cached.
    /// - Returns: The value with its origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached value may still be shown.
    public func value<Value: Codable & Sendable>(
        for key: CacheKey,
        lifetime: CacheLifetime,
        policy: FetchPolicy = .cacheFirst,
        fetch: @escaping @Sendable () async throws(WeatherError) -> Fetched<Value>
    ) async throws(WeatherError) -> Fetched<Value> {
        let slot = CacheSlot(key: key, lifetime: lifetime, type: JSONCacheValue<Value>.self)
        let response = try await self.value(in: slot, policy: policy) { () async throws(WeatherError) in
            try await fetch().map { JSONCacheValue(value: $0) }
        }
        let value: Fetched<JSONCacheValue<Value>> = try response.typed()
        return value.map(\.value)
    }
}

/// A value of a user's type, which is stored as JSON.
private struct JSONCacheValue<Value: Codable & Sendable>: Codable, CacheValue {
    let value: Value
}
