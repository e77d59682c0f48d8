package import Foundation
package import OpenWeatherCaching
package import OpenWeatherCore
package import OpenWeatherNetworking

/// The source of every value of a client: its cache, then the service.
///
/// A method of the client names two rows of the same name: the one in `Core/Resources`, by which the value is cached, and
/// the one in `Networking/Wire`, by which it is requested and read.
package struct ServiceSource: Sendable {
    /// The service.
    package let remote: RemoteSource
    /// The wall clock.
    package let now: @Sendable () -> Date
    private let cache: ResponseCache?
    private(set) var rules: CacheRules

    /// Creates a source over the service, behind a cache if there is one.
    package init(
        _ remote: RemoteSource,
        cache: ResponseCache?,
        lifetimes: CacheLifetimes,
        now: @escaping @Sendable () -> Date
    ) {
        self.remote = remote
        self.cache = cache
        rules = CacheRules(lifetimes: lifetimes)
        self.now = now
    }

    /// Returns a source whose responses count as fresh for longer; those of alerts and of the past for as long.
    func extended(for saving: CallSaving) -> ServiceSource {
        var source = self
        source.rules.lifetimes.oneCall = rules.lifetimes.oneCall.extended(for: saving)
        return source
    }

    /// Returns the value of a row, from the cache or from the service as `policy` allows.
    ///
    /// - Parameters:
    ///   - resource: The row.
    ///   - wire: The row of the same name that requests the value, which a cached value does without.
    ///   - options: The units and the language, for a row that has them.
    ///   - policy: Where the value may come from.
    /// - Returns: The value, with the end of its lifetime.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    package func value<Value>(
        of resource: Resource<Value>,
        by wire: @autoclosure @escaping @Sendable () throws(WeatherError) -> WireResource<Value>,
        options: RequestOptions = RequestOptions(),
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Value> {
        try await value(of: resource, options: options, policy: policy) { [remote] () async throws(WeatherError) in
            try await remote.value(of: try wire(), options: options, policy: .refresh)
        }
    }

    /// Returns the value of a row, from the cache or from `fetch` as `policy` allows.
    func value<Value>(
        of resource: Resource<Value>,
        options: RequestOptions,
        policy: FetchPolicy,
        fetch: @escaping @Sendable () async throws(WeatherError) -> Fetched<Value>
    ) async throws(WeatherError) -> Fetched<Value> {
        if let cache {
            // Most calls end here.
            if policy != .refresh,
                let hit = await cache.freshResponse(of: resource.identity, in: options.language, by: rules),
                let value = hit.value as? Value
            {
                return hit.map { _ in value }
            }
            return try await cache.value(of: resource, in: options.language, by: rules, policy: policy, fetch: fetch)
        }
        guard policy != .cacheOnly else { throw .notCached }
        return dated(try await fetch(), of: resource)
    }

    /// Returns a value with the end of its lifetime, which may be over when a gateway has kept it.
    func dated<Value>(_ fetched: Fetched<Value>, of resource: Resource<Value>) -> Fetched<Value> {
        let lifetime = resource.identity.lifetime(in: rules.lifetimes)
        let end = min(lifetime.end(from: fetched.fetchedAt), resource.end(fetched.value))
        return fetched.fresh(until: end, returnedAt: now())
    }

    /// Returns the key of a row, which identical calls share.
    func key<Value>(of resource: Resource<Value>, _ options: RequestOptions) -> CacheKey {
        cache == nil
            ? resource.key(in: options.language, decimals: 6) : rules.key(of: resource.identity, in: options.language)
    }

    /// Returns the cache while it may be used; `nil` without one.
    func usableCache() async -> ResponseCache? {
        guard let cache, await cache.isEnabled() else { return nil }
        return cache
    }

    /// Reports a call that has joined an identical one before anything was requested.
    func reportJoin(of key: CacheKey, _ endpoint: Endpoint, _ options: RequestOptions) {
        if let cache { cache.onEvent(.coalesced(key)) } else { remote.reportJoin(of: endpoint, options) }
    }
}

extension OneCallLifetimes {
    /// Returns the lifetimes in which responses count as fresh for longer.
    fileprivate func extended(for saving: CallSaving) -> OneCallLifetimes {
        var lifetimes = self
        for part in [\OneCallLifetimes.current, \.minutes, \.quarterHours, \.hours, \.days] {
            let lifetime = lifetimes[keyPath: part]
            lifetimes[keyPath: part] = CacheLifetime(
                fresh: lifetime.fresh * saving.lifetimeFactor,
                stale: lifetime.stale
            )
        }
        return lifetimes
    }
}
