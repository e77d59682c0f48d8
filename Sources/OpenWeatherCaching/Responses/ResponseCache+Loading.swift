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
    func read(
        _ slot: CacheSlot,
        from store: any CacheStore,
        ifBetterThan date: Date?,
        at now: Date
    ) async -> CachedResponse? {
        guard let entry = await store.entry(for: slot.key) else { return nil }
        if let date, !entry.fetchedAt.isBetterFetch(than: date, at: now) { return nil }
        guard let stored = StoredResponse(entry.data, of: slot.type) else {
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
    func load(
        _ slot: CacheSlot,
        _ fetch: @escaping Fetch<any CacheValue>,
        acceptsCached: Bool
    ) async throws(WeatherError) -> Fetched<any CacheValue> {
        while true {
            guard !Task.isCancelled else { throw .cancelled }
            let outcome = await tasks.outcome(
                for: slot.key,
                onJoin: { self.onEvent(.coalesced(slot.key)) },
                of: { () async throws(WeatherError) in
                    let now = self.now()
                    if acceptsCached, let held = self.memory.withLock({ $0.response(for: slot.key) }),
                        slot.accepts(held), held.isFresh(at: now, for: slot.lifetime)
                    {
                        let fetched = held.fetched(from: .cache, at: now, for: slot.lifetime)
                        return LoadedResponse(fetched, isCached: true)
                    }
                    let fetched = self.dated(try await fetch(), in: slot)
                    if let newer = try await self.newerResponse(than: fetched, in: slot) {
                        return LoadedResponse(newer, isCached: false)
                    }
                    await self.cache(fetched, in: slot)
                    return LoadedResponse(fetched, isCached: false)
                }
            )
            let loaded = try outcome.get()
            // A refresh that joined a caller who found a response in the cache after all sends its own request.
            if loaded.isCached, !acceptsCached { continue }
            return loaded.response
        }
    }

    /// Returns a response with the end of its lifetime, which may be over when it comes from a cache on the way.
    func dated(_ fetched: Fetched<any CacheValue>, in slot: CacheSlot) -> Fetched<any CacheValue> {
        fetched.fresh(until: slot.end(of: fetched), returnedAt: now())
    }

    /// Returns the cached response when it is newer than one that has arrived out of date; `nil` otherwise.
    ///
    /// A server on the way may have kept one that is older than the one of this cache, such as another node of a gateway.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/cancelled``, since what was not looked for may be there.
    func newerResponse(
        than fetched: Fetched<any CacheValue>,
        in slot: CacheSlot
    ) async throws(WeatherError) -> Fetched<any CacheValue>? {
        guard fetched.origin == .network, fetched.isStale, await isEnabled() else { return nil }
        let now = now()
        // Servers state ages in whole seconds.
        guard let cached = try await cachedResponse(in: slot, at: now),
            fetched.fetchedAt + 1 < cached.fetchedAt, cached.fetchedAt <= now
        else { return nil }
        return cached.fetched(from: .cache, at: now, for: slot.lifetime)
    }

    /// Caches a response of the service; one that came from a cache below this one is cached there already.
    func cache(_ fetched: Fetched<any CacheValue>, in slot: CacheSlot) async {
        guard fetched.origin == .network, await isEnabled() else { return }
        let response = CachedResponse(
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

extension Fetched<any CacheValue> {
    /// Returns the response with its value in the type of the caller.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/notCached`` when the value is of another type, as when two kinds of
    ///   values share a key.
    func typed<Other>() throws(WeatherError) -> Fetched<Other> {
        guard let value = value as? Other else { throw .notCached }
        return map { _ in value }
    }
}
