import Foundation
import OpenWeatherCore

/// A cache with the rules of the repositories above it: how long responses are used, and which places share one.
struct CachedSource: Sendable {
    /// The cache, usually shared with other repositories.
    let cache: ResponseCache
    /// How long each kind of response may be used.
    var lifetimes = CacheLifetimes.standard
    /// The number of decimals to which coordinates are rounded; those that then agree share a response.
    var coordinateDecimals = 2

    /// The wall clock.
    var now: Date { cache.now() }

    /// Returns the value of a row, from the cache or from upstream as `policy` allows.
    ///
    /// - Parameters:
    ///   - resource: The row.
    ///   - language: The language of the descriptions, for a row that has them.
    ///   - policy: Where the value may come from.
    ///   - fetch: A closure that fetches the value from upstream.
    /// - Returns: The value.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    func value<Value>(
        of resource: Resource<Value>,
        in language: Language = .english,
        policy: FetchPolicy,
        fetch: @escaping @Sendable () async throws(WeatherError) -> Fetched<Value>
    ) async throws(WeatherError) -> Fetched<Value> {
        let request = CacheableRequest(slot: slot(of: resource, in: language), fetch: fetch)
        return try await cache.response(to: request, policy: policy)
    }

    /// Returns the place of a row in the cache.
    func slot<Value>(of resource: Resource<Value>, in language: Language) -> CacheSlot<Value> {
        CacheSlot(
            key: resource.key(in: language, decimals: coordinateDecimals),
            lifetime: resource.lifetime(in: lifetimes),
            expiry: resource.end
        )
    }
}
