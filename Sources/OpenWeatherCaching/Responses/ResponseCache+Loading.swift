import Foundation
package import OpenWeatherCore

/// The response that all callers of an in-flight request receive.
package struct LoadedResponse: Sendable {
    let response: Fetched<any CacheValue>
    let isCached: Bool

    /// Creates a response; `isCached` when it was found in this cache after all, without a request.
    package init(_ response: Fetched<any CacheValue>, isCached: Bool) {
        self.response = response
        self.isCached = isCached
    }
}

extension ResponseCache {
    /// Returns the response in the store; `nil` when there is none that is better than the one fetched at `date`.
    func read<Value>(
        _ slot: CacheSlot<Value>,
        from store: any CacheStore,
        ifBetterThan date: Date?,
        at now: Date
    ) async -> CachedResponse<any CacheValue>? {
        guard let entry = await store.entry(for: slot.key) else { return nil }
        if let date, !entry.fetchedAt.isBetterFetch(than: date, at: now) { return nil }
        guard let stored = StoredResponse<Value>(entry.data) else {
            await store.removeEntry(for: slot.key)
            onEvent(.damaged)
            return nil
        }
        return CachedResponse(
            value: stored.value,
            fetchedAt: entry.fetchedAt,
            expiresAt: entry.expiresAt,
            source: stored.source
        )
    }

    /// Fetches the response, joining an identical in-flight request if there is one, and caches it.
    ///
    /// - Parameters:
    ///   - slot: The place of the response.
    ///   - fetch: A closure that fetches it.
    ///   - acceptsCached: Whether a fresh response that was cached since the caller looked for one is returned instead.
    /// - Returns: The response.
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    func load<Value>(
        _ slot: CacheSlot<Value>,
        _ fetch: @escaping Fetch<Value>,
        acceptsCached: Bool
    ) async throws(WeatherError) -> Fetched<Value> {
        while true {
            guard !Task.isCancelled else { throw .cancelled }
            let outcome = await tasks.outcome(
                for: slot.key,
                onJoin: { self.onEvent(.coalesced(slot.key)) },
                of: { () async throws(WeatherError) in
                    let now = self.now()
                    if acceptsCached, let held = self.memory.withLock({ $0.response(for: slot.key) }),
                        held.value is Value, held.isFresh(at: now, for: slot.lifetime)
                    {
                        let fetched = held.fetched(from: .cache, at: now, for: slot.lifetime)
                        return LoadedResponse(fetched, isCached: true)
                    }
                    let fetched = self.dated(try await fetch(), in: slot)
                    await self.cache(fetched, in: slot)
                    return LoadedResponse(fetched.map { $0 }, isCached: false)
                }
            )
            let loaded = try outcome.get()
            // A refresh that joined a caller who found a response in the cache after all sends its own request.
            if loaded.isCached, !acceptsCached { continue }
            guard let value = loaded.response.value as? Value else { throw .notCached }
            return loaded.response.map { _ in value }
        }
    }

    /// Returns a response with the end of its lifetime, which may be over when it comes from a cache on the way.
    func dated<Value>(_ fetched: Fetched<Value>, in slot: CacheSlot<Value>) -> Fetched<Value> {
        fetched.fresh(until: slot.end(of: fetched), returnedAt: now())
    }

    /// Caches a response of the service; one that came from a cache below this one is cached there already.
    func cache<Value>(_ fetched: Fetched<Value>, in slot: CacheSlot<Value>) async {
        guard fetched.origin == .network, await isEnabled() else { return }
        let response = CachedResponse<any CacheValue>(
            value: fetched.value,
            fetchedAt: fetched.fetchedAt,
            expiresAt: slot.end(of: fetched),
            source: fetched.source
        )
        // Nothing is encoded without a store; a value that cannot be encoded is held in memory alone.
        var bytes = fetched.value.cacheCost
        if let store, let data = StoredResponse(value: fetched.value, source: fetched.source).data {
            bytes = data.count
            let entry = CacheEntry(data: data, fetchedAt: response.fetchedAt, expiresAt: response.expiresAt)
            await store.store(entry, for: slot.key)
        }
        memory.withLock { $0.hold(response, for: slot.key) }
        onEvent(.stored(slot.key, bytes: bytes))
    }
}
