public import Foundation
public import OpenWeatherCore

/// A cache of responses in memory over an optional store, shared by the cached repositories.
///
/// Responses are held decoded in memory and in a compact form in the store. A hit in memory takes about a microsecond
/// and does not suspend its caller; a hit in the store takes one read and a fraction of the time that decoding the
/// service's response took. The memory and the store each evict the least recently used responses at limits of their
/// own. Identical requests that miss at the same time are joined into one, and so are their reads of the store.
///
/// Several caches, in this process or in others, may share one store: once a response in memory is no longer fresh, a
/// newer one in the store takes its place. A store that loses entries costs further requests and is never the reason
/// for an error. A cache can be used from any task.
public final class ResponseCache: CacheControl {
    private let store: (any CacheStore)?
    package let isEnabled: @Sendable () async -> Bool
    package let now: @Sendable () -> Date
    package let onEvent: CacheEventHandler

    /// The requests in flight, by the key that identical requests share.
    package let tasks = InFlightTasks<CacheKey, LoadedResponse, WeatherError>(cancelled: .cancelled)

    private let reads = InFlightTasks<Int, CachedResponse<any CacheValue>?, WeatherError>(cancelled: .cancelled)
    // Locked, so that a hit neither suspends nor leaves the caller's actor.
    private let memory: Locked<ResponseMemory>

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - store: The store below the memory, usually a ``DiskCacheStore``; `nil` caches in memory alone.
    ///   - memory: The most responses to hold in memory, counted by their estimated size there.
    ///   - isEnabled: A closure that returns whether responses may be read and cached. It is called for every request,
    ///     so that a change of the setting takes effect at once; while it returns `false`, every request goes to the
    ///     service.
    ///   - now: The wall clock.
    ///   - onEvent: The handler that receives an event for each hit, miss, and write.
    public init(
        store: (any CacheStore)?,
        memory: CacheLimits = .memory,
        isEnabled: @escaping @Sendable () async -> Bool = { true },
        now: @escaping @Sendable () -> Date = { Date() },
        onEvent: @escaping CacheEventHandler = { _ in }
    ) {
        self.store = store
        self.isEnabled = isEnabled
        self.now = now
        self.onEvent = onEvent
        self.memory = Locked(ResponseMemory(limits: memory))
    }

    /// Removes every response, from memory and from the store.
    ///
    /// A request in flight is not cancelled, and its response is cached when it arrives.
    public func clear() async {
        // The store first: a read that found an entry before no longer counts when the memory is cleared.
        await store?.removeAll()
        memory.withLock { $0.removeAll() }
    }

    /// Returns the number of responses in the store and their total size in bytes.
    ///
    /// Without a store, they are those in memory, with their estimated size.
    public func usage() async -> CacheUsage {
        await store?.usage() ?? memory.withLock { $0.usage }
    }
}

// MARK: - Requests

/// A place in the cache for one response, and the rules for it.
struct CacheSlot<Value: CacheValue>: Sendable {
    /// The key that identical requests share.
    let key: CacheKey
    /// How long the response may be used.
    let lifetime: CacheLifetime
    /// Returns the moment from which a value is no longer fresh, whatever the lifetime is.
    var expiry: @Sendable (Value) -> Date = { _ in .distantFuture }

    /// Returns the moment from which a response is no longer fresh.
    func end(of fetched: Fetched<Value>) -> Date {
        min(lifetime.end(from: fetched.fetchedAt), expiry(fetched.value))
    }
}

/// A request whose response can be cached.
struct CacheableRequest<Value: CacheValue>: Sendable {
    /// The place of the response in the cache.
    let slot: CacheSlot<Value>
    /// Fetches the response from the source below the cache.
    let fetch: @Sendable () async throws(WeatherError) -> Fetched<Value>

    /// The key that identical requests share.
    var key: CacheKey { slot.key }
    /// How long the response may be used.
    var lifetime: CacheLifetime { slot.lifetime }
}

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
    /// Returns the response to `request` from where `policy` allows.
    ///
    /// | policy | fresh response cached | older response cached | none cached |
    /// | --- | --- | --- | --- |
    /// | cache first | it, as `.cache` | a new response, else it as `.stale(failure)` | a new response |
    /// | refresh | a new response, else it as `.stale(failure)` | the same | a new response |
    /// | cache only | it, as `.cache` | it, as `.stale(.notCached)` | ``/OpenWeatherCore/WeatherError/notCached`` |
    ///
    /// Only a transient failure (``/OpenWeatherCore/WeatherError/isTransient``) falls back to a cached response: a
    /// rejected key or an unknown place must reach the user, and a cancelled caller no longer waits for anything. A
    /// refresh looks for a cached response only when its request has failed.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/cancelled`` as soon as the caller
    ///   is cancelled.
    func response<Value>(
        to request: CacheableRequest<Value>,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Value> {
        guard await isEnabled() else {
            guard policy != .cacheOnly else { throw .notCached }
            return try await fetch(request, acceptsCached: false)
        }
        var cached: CachedResponse<Value>?
        if policy != .refresh {
            let now = now()
            cached = try await cachedResponse(in: request.slot, at: now)
            if let cached, cached.isFresh(at: now, for: request.lifetime) {
                onEvent(.hit(request.key))
                return cached.fetched(from: .cache, at: now, for: request.lifetime)
            }
            onEvent(.miss(request.key))
        }
        do throws(WeatherError) {
            guard policy != .cacheOnly else { throw .notCached }
            return try await fetch(request, acceptsCached: policy == .cacheFirst)
        } catch  where error.isTransient || policy == .cacheOnly {
            let now = now()
            if policy == .refresh { cached = try await cachedResponse(in: request.slot, at: now) }
            guard let cached, cached.isShowable(at: now, for: request.lifetime) else { throw error }
            onEvent(.stale(request.key, error))
            return cached.fetched(from: .stale(error), at: now, for: request.lifetime)
        }
    }

    /// Returns the best cached response, fresh or not: the one in memory, or a newer one from the store.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/cancelled`` when the caller is cancelled while the store is read.
    func cachedResponse<Value>(
        in slot: CacheSlot<Value>,
        at now: Date
    ) async throws(WeatherError) -> CachedResponse<Value>? {
        let (found, read) = memory.withLock { [store] memory -> (CachedResponse<any CacheValue>?, Int?) in
            let found = memory.response(for: slot.key)
            if store == nil || found?.isFresh(at: now, for: slot.lifetime) == true { return (found, nil) }
            return (found, memory.beginRead(for: slot.key))
        }
        let held = found?.compactMap { $0 as? Value }
        // Another process may have stored a newer response meanwhile.
        guard let store, let read else { return held }
        let stored = await reads.outcome(for: read) { () async throws(WeatherError) in
            let stored = await self.read(slot, from: store, ifBetterThan: held?.fetchedAt, at: now)
            self.memory.withLock { $0.endRead(read, for: slot.key, with: stored) }
            return stored
        }
        return try stored.get()?.compactMap { $0 as? Value } ?? held
    }

    /// Returns the response in the store; `nil` when there is none that is better than the one fetched at `date`.
    private func read<Value>(
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
    ///   - request: The request.
    ///   - acceptsCached: Whether a fresh response that was cached since the caller looked for one is returned instead.
    /// - Returns: The response.
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    private func fetch<Value>(
        _ request: CacheableRequest<Value>,
        acceptsCached: Bool
    ) async throws(WeatherError) -> Fetched<Value> {
        while true {
            guard !Task.isCancelled else { throw .cancelled }
            let outcome = await tasks.outcome(
                for: request.key,
                onJoin: { self.onEvent(.coalesced(request.key)) },
                of: { () async throws(WeatherError) in
                    let now = self.now()
                    if acceptsCached, let held = self.memory.withLock({ $0.response(for: request.key) }),
                        held.value is Value, held.isFresh(at: now, for: request.lifetime)
                    {
                        let fetched = held.fetched(from: .cache, at: now, for: request.lifetime)
                        return LoadedResponse(fetched, isCached: true)
                    }
                    let fetched = self.dated(try await request.fetch(), in: request.slot)
                    await self.cache(fetched, in: request.slot)
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
