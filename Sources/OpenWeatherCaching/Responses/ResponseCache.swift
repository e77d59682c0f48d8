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
    /// The store below the memory; `nil` when there is none.
    let store: (any CacheStore)?
    /// A closure that returns whether responses may be read and cached.
    package let isEnabled: @Sendable () async -> Bool
    /// The wall clock.
    package let now: @Sendable () -> Date
    /// The handler that receives an event for each hit, miss, and write.
    package let onEvent: CacheEventHandler

    /// The requests in flight, by the key that identical requests share.
    package let tasks = InFlightTasks<CacheKey, LoadedResponse, WeatherError>(cancelled: .cancelled)

    /// The reads of the store in flight.
    let reads = InFlightTasks<Int, CachedResponse?, WeatherError>(cancelled: .cancelled)
    /// The responses in memory.
    ///
    /// They are locked, so that a hit neither suspends nor leaves the caller's actor.
    let memory: Locked<ResponseMemory>

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

// MARK: - Values

extension ResponseCache {
    /// A closure that fetches a value from the source below the cache.
    package typealias Fetch<Value: Sendable> = @Sendable () async throws(WeatherError) -> Fetched<Value>

    /// Returns the value of a row, from the cache or from upstream as `policy` allows.
    ///
    /// | policy | fresh response cached | older response cached | none cached |
    /// | --- | --- | --- | --- |
    /// | cache first | it, as `.cache` | a new response, else it as `.stale(failure)` | a new response |
    /// | refresh | a new response, else it as `.stale(failure)` | the same | a new response |
    /// | cache only | it, as `.cache` | it, as `.stale(.notCached)` | ``/OpenWeatherCore/WeatherError/notCached`` |
    ///
    /// Only a transient failure (``/OpenWeatherCore/WeatherError/isTransient``) falls back to a cached response: a
    /// rejected key or an unknown place must reach the user, and a cancelled caller no longer waits for anything. A
    /// refresh looks for a cached response only when its request has failed, or when a server on the way had kept the new
    /// one for too long: of two, the newer is returned.
    ///
    /// - Parameters:
    ///   - resource: The row.
    ///   - language: The language of the descriptions, for a row that has them.
    ///   - rules: How long the value may be used, and which places share it.
    ///   - policy: Where the value may come from.
    ///   - fetch: A closure that fetches the value from upstream.
    /// - Returns: The value.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/cancelled`` as soon as the caller
    ///   is cancelled.
    package func value<Value>(
        of resource: Resource<Value>,
        in language: Language = .english,
        by rules: CacheRules,
        policy: FetchPolicy,
        fetch: @escaping Fetch<Value>
    ) async throws(WeatherError) -> Fetched<Value> {
        let slot = rules.slot(of: resource, in: language)
        return try await value(in: slot, policy: policy) { () async throws(WeatherError) in
            try await fetch().map { $0 }
        }
        .typed()
    }

    /// Returns the value of a slot, from the cache or from upstream as `policy` allows.
    func value(
        in slot: CacheSlot,
        policy: FetchPolicy,
        fetch: @escaping Fetch<any CacheValue>
    ) async throws(WeatherError) -> Fetched<any CacheValue> {
        guard await isEnabled() else {
            guard policy != .cacheOnly else { throw .notCached }
            return try await load(slot, fetch, acceptsCached: false)
        }
        var cached: CachedResponse?
        if policy != .refresh {
            let now = now()
            cached = try await cachedResponse(in: slot, at: now)
            if let cached, cached.isFresh(at: now, for: slot.lifetime) {
                onEvent(.hit(slot.key))
                return cached.fetched(from: .cache, at: now, for: slot.lifetime)
            }
            onEvent(.miss(slot.key))
        }
        do throws(WeatherError) {
            guard policy != .cacheOnly else { throw .notCached }
            return try await load(slot, fetch, acceptsCached: policy == .cacheFirst)
        } catch  where error.isTransient || policy == .cacheOnly {
            let now = now()
            if policy == .refresh { cached = try await cachedResponse(in: slot, at: now) }
            guard let cached, cached.isShowable(at: now, for: slot.lifetime) else { throw error }
            onEvent(.stale(slot.key, error))
            return cached.fetched(from: .stale(error), at: now, for: slot.lifetime)
        }
    }

    /// Returns the fresh response of a row that is held in memory; `nil` when there is none, or none may be read.
    ///
    /// It is not generic, so that a caller in another module pays for no more than a cast.
    package func freshResponse(
        of identity: ResourceIdentity,
        in language: Language,
        by rules: CacheRules
    ) async -> Fetched<any CacheValue>? {
        guard await isEnabled() else { return nil }
        let (key, now) = (rules.key(of: identity, in: language), now())
        let lifetime = identity.lifetime(in: rules.lifetimes)
        guard let held = memory.withLock({ $0.response(for: key) }), held.isFresh(at: now, for: lifetime) else {
            return nil
        }
        onEvent(.hit(key))
        return held.fetched(from: .cache, at: now, for: lifetime)
    }

    /// Returns the best cached response, fresh or not: the one in memory, or a newer one from the store.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/cancelled`` when the caller is cancelled while the store is read.
    func cachedResponse(in slot: CacheSlot, at now: Date) async throws(WeatherError) -> CachedResponse? {
        let (found, read) = memory.withLock { [store] memory -> (CachedResponse?, Int?) in
            let found = memory.response(for: slot.key)
            if store == nil || found?.isFresh(at: now, for: slot.lifetime) == true { return (found, nil) }
            return (found, memory.beginRead(for: slot.key))
        }
        let held = found.flatMap { slot.accepts($0) ? $0 : nil }
        // Another process may have stored a newer response meanwhile.
        guard let store, let read else { return held }
        // A file is read in less time than another thread needs to begin; other stores may take any time.
        let stored = await reads.outcome(for: read, isShort: store is DiskCacheStore) { () async throws(WeatherError) in
            let stored = await self.read(slot, from: store, ifBetterThan: held?.fetchedAt, at: now)
            self.memory.withLock { $0.endRead(read, for: slot.key, with: stored) }
            return stored
        }
        return try stored.get().flatMap { slot.accepts($0) ? $0 : nil } ?? held
    }
}
