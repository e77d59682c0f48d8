import Foundation
package import OpenWeatherCore

/// A cache with the rules of what is above it: how long responses are used, and which places share one.
package struct CachedSource: Sendable {
    /// The cache, usually shared with others.
    package let cache: ResponseCache
    /// How long each kind of response may be used.
    package var lifetimes: CacheLifetimes
    /// The number of decimals to which coordinates are rounded; those that then agree share a response.
    private let coordinateDecimals: Int

    /// Creates a source.
    package init(cache: ResponseCache, lifetimes: CacheLifetimes = .standard, coordinateDecimals: Int = 2) {
        self.cache = cache
        self.lifetimes = lifetimes
        self.coordinateDecimals = coordinateDecimals
    }

    /// Returns the value of a row, from the cache or from upstream as `policy` allows.
    ///
    /// - Parameters:
    ///   - resource: The row.
    ///   - language: The language of the descriptions, for a row that has them.
    ///   - policy: Where the value may come from.
    ///   - fetch: A closure that fetches the value from upstream.
    /// - Returns: The value.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    package func value<Value>(
        of resource: Resource<Value>,
        in language: Language = .english,
        policy: FetchPolicy,
        fetch: @escaping @Sendable () async throws(WeatherError) -> Fetched<Value>
    ) async throws(WeatherError) -> Fetched<Value> {
        let request = CacheableRequest(slot: slot(of: resource, in: language), fetch: fetch)
        return try await cache.response(to: request, policy: policy)
    }

    /// Returns the key of a row, which identical requests share.
    package func key<Value>(of resource: Resource<Value>, in language: Language) -> CacheKey {
        resource.key(in: language, decimals: coordinateDecimals)
    }

    private func slot<Value>(of resource: Resource<Value>, in language: Language) -> CacheSlot<Value> {
        CacheSlot(
            key: key(of: resource, in: language),
            lifetime: resource.lifetime(in: lifetimes),
            expiry: resource.end
        )
    }
}

/// Values that are requested together with others, so that looking, requesting and storing are steps of their own.
extension CachedSource {
    /// Returns the cached value of a row while it is fresh; `nil` afterwards and when there is none.
    package func freshValue<Value>(of resource: Resource<Value>, in language: Language) async -> Fetched<Value>? {
        let (slot, now) = (slot(of: resource, in: language), cache.now())
        guard let response = try? await cache.cachedResponse(in: slot, at: now),
            response.isFresh(at: now, for: slot.lifetime)
        else {
            cache.onEvent(.miss(slot.key))
            return nil
        }
        cache.onEvent(.hit(slot.key))
        return response.fetched(from: .cache, at: now, for: slot.lifetime)
    }

    /// Returns the cached value of a row, fresh or not, as stale because of a failure; `nil` when none may be shown.
    package func staleValue<Value>(
        of resource: Resource<Value>,
        in language: Language,
        because failure: WeatherError
    ) async -> Fetched<Value>? {
        let (slot, now) = (slot(of: resource, in: language), cache.now())
        guard let response = try? await cache.cachedResponse(in: slot, at: now),
            response.isShowable(at: now, for: slot.lifetime)
        else { return nil }
        cache.onEvent(.stale(slot.key, failure))
        return response.fetched(from: .stale(failure), at: now, for: slot.lifetime)
    }

    /// Caches a value that the service has sent.
    package func store<Value>(_ fetched: Fetched<Value>, of resource: Resource<Value>, in language: Language) async {
        await cache.cache(fetched, in: slot(of: resource, in: language))
    }
}
