public import Foundation
public import OpenWeatherCore

/// A cache of responses in memory over an optional store, shared by the cached repositories.
///
/// Responses are held decoded in memory and as JSON in the store, so a hit in memory costs neither a read nor decoding.
/// The memory and the store each evict the least recently used responses at limits of their own. Identical requests
/// that miss at the same time are joined into one.
///
/// Several caches, in this process or in others, may share one store: once a response in memory is no longer fresh, a
/// newer one in the store takes its place. A store that loses entries costs further requests and is never the reason
/// for an error.
public actor ResponseCache: CacheControl {
    private nonisolated let store: (any CacheStore)?
    private nonisolated let isEnabled: @Sendable () async -> Bool
    private nonisolated let now: @Sendable () -> Date
    private nonisolated let onEvent: CacheEventHandler

    /// The requests in flight, by the key that identical requests share.
    package nonisolated let tasks = InFlightTasks<CacheKey, Fetched<any Sendable>, WeatherError>(
        cancelled: .cancelled
    )

    private var responses: LeastRecentlyUsed<CacheKey, CachedResponse<any Sendable>>
    private var generation = 0

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - store: The store below the memory, usually a ``DiskCacheStore``; `nil` caches in memory alone.
    ///   - memory: The most responses to hold in memory, counted by their size in the store.
    ///   - isEnabled: Whether responses may be read and cached. It is called for every request, so that a change of
    ///     the setting takes effect at once; while it returns `false`, every request goes to the service.
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
        responses = LeastRecentlyUsed(limits: memory)
    }

    /// Removes every response, from memory and from the store.
    ///
    /// A request in flight is not cancelled, and its response is cached when it arrives.
    public func clear() async {
        // The store first: a look-up that read it before then finds that the generation has changed.
        await store?.removeAll()
        generation += 1
        responses.removeAll()
    }

    /// Returns the number of responses in the store and their total size in bytes, or those in memory without a store.
    public func usage() async -> CacheUsage {
        await store?.usage() ?? CacheUsage(entries: responses.count, bytes: responses.cost)
    }
}

// MARK: - Requests

/// A request whose response can be cached.
struct CacheableRequest<Value: Codable & Sendable>: Sendable {
    /// The key that identical requests share.
    let key: CacheKey
    /// How long the response may be used.
    let lifetime: CacheLifetime
    /// Fetches the response from the source below the cache.
    let fetch: @Sendable () async throws(WeatherError) -> Fetched<Value>
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
    /// rejected key or an unknown place must reach the user, and a cancelled caller no longer waits for anything.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/cancelled`` as soon as the caller
    ///   is cancelled.
    nonisolated func response<Value>(
        to request: CacheableRequest<Value>,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Value> {
        guard await isEnabled() else {
            guard policy != .cacheOnly else { throw .notCached }
            return try await fetch(request, acceptsCached: false)
        }
        let cached = await cachedResponse(to: request)
        let now = now()
        if policy != .refresh, let cached, cached.isFresh(at: now, for: request.lifetime) {
            onEvent(.hit(request.key))
            return cached.fetched(from: .cache)
        }
        if policy != .refresh { onEvent(.miss(request.key)) }
        do throws(WeatherError) {
            guard policy != .cacheOnly else { throw .notCached }
            return try await fetch(request, acceptsCached: policy == .cacheFirst)
        } catch  where error.isTransient || policy == .cacheOnly {
            guard let cached, cached.isShowable(at: now, for: request.lifetime) else { throw error }
            onEvent(.stale(request.key, error))
            return cached.fetched(from: .stale(error))
        }
    }

    /// Returns the best cached response, fresh or not: the one in memory, or a newer one from the store.
    private nonisolated func cachedResponse<Value>(
        to request: CacheableRequest<Value>
    ) async -> CachedResponse<Value>? {
        let (found, generation) = await lookUp(request.key)
        let held = found?.compactMap { $0 as? Value }
        let now = now()
        if let held, held.isFresh(at: now, for: request.lifetime) { return held }
        // Another process may have stored a newer response meanwhile.
        guard let store, let entry = await store.entry(for: request.key) else { return held }
        if let held, !entry.fetchedAt.isBetterFetch(than: held.fetchedAt, at: now) { return held }
        guard let stored = await Self.decode(StoredResponse<Value>.self, from: entry.data) else {
            await store.removeEntry(for: request.key)
            onEvent(.damaged)
            return held
        }
        let response = CachedResponse(
            value: stored.value,
            fetchedAt: entry.fetchedAt,
            expiresAt: entry.expiresAt,
            source: stored.source
        )
        await promote(response.erased, bytes: entry.data.count, for: request.key, generation: generation)
        return response
    }

    /// Fetches the response, joining an identical in-flight request if there is one, and caches it.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - acceptsCached: Whether a fresh response that was cached since the caller looked for one is returned instead.
    /// - Returns: The response.
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    private nonisolated func fetch<Value>(
        _ request: CacheableRequest<Value>,
        acceptsCached: Bool
    ) async throws(WeatherError) -> Fetched<Value> {
        guard !Task.isCancelled else { throw .cancelled }
        let outcome = await tasks.outcome(
            for: request.key,
            onJoin: { self.onEvent(.coalesced(request.key)) },
            of: { () async throws(WeatherError) in
                if acceptsCached, let held = await self.lookUp(request.key).response,
                    held.isFresh(at: self.now(), for: request.lifetime)
                {
                    return held.fetched(from: .cache)
                }
                let fetched = try await request.fetch()
                await self.cache(fetched, for: request)
                return fetched.map { $0 }
            }
        )
        let fetched = try outcome.get()
        guard let value = fetched.value as? Value else { throw .notCached }
        return fetched.map { _ in value }
    }

    /// Caches a response of the service; one that came from a cache below this one is cached there already.
    private nonisolated func cache<Value>(_ fetched: Fetched<Value>, for request: CacheableRequest<Value>) async {
        guard fetched.origin == .network, await isEnabled() else { return }
        let expiresAt = fetched.fetchedAt.addingTimeInterval(request.lifetime.fresh / .seconds(1))
        // A value that JSON cannot express, such as an infinite number, is held in memory alone.
        let data = await Self.encode(StoredResponse(value: fetched.value, source: fetched.source))
        if let store, let data {
            let entry = CacheEntry(data: data, fetchedAt: fetched.fetchedAt, expiresAt: expiresAt)
            await store.store(entry, for: request.key)
        }
        let bytes = data?.count ?? 0
        let response = CachedResponse<any Sendable>(
            value: fetched.value,
            fetchedAt: fetched.fetchedAt,
            expiresAt: expiresAt,
            source: fetched.source
        )
        await hold(response, bytes: bytes, for: request.key)
        onEvent(.stored(request.key, bytes: bytes))
    }

    // Half a millisecond for a forecast: never on the caller's actor, which may be the main one.

    @concurrent
    private nonisolated static func encode(_ value: some Encodable & Sendable) async -> Data? {
        try? JSONEncoder().encode(value)
    }

    @concurrent
    private nonisolated static func decode<Value: Decodable & Sendable>(_: Value.Type, from data: Data) async -> Value?
    {
        try? JSONDecoder().decode(Value.self, from: data)
    }
}

// MARK: - Memory

extension ResponseCache {
    /// Returns the response in memory and the generation of the memory, for ``promote(_:bytes:for:generation:)``.
    private func lookUp(_ key: CacheKey) -> (response: CachedResponse<any Sendable>?, generation: Int) {
        (responses.value(for: key), generation)
    }

    /// Holds a new response in memory.
    private func hold(_ response: CachedResponse<any Sendable>, bytes: Int, for key: CacheKey) {
        generation += 1
        _ = responses.insert(response, cost: bytes, for: key)
    }

    /// Holds a response from the store in memory, unless the memory has changed since `generation`.
    ///
    /// Without the check, a slow read of the store could bring back a response that was replaced or cleared meanwhile.
    private func promote(_ response: CachedResponse<any Sendable>, bytes: Int, for key: CacheKey, generation: Int) {
        guard generation == self.generation else { return }
        _ = responses.insert(response, cost: bytes, for: key)
    }
}

/// A decoded response with the times that decide whether it may be used.
struct CachedResponse<Value: Sendable>: Sendable {
    /// The value.
    let value: Value
    /// The moment the service sent the value.
    let fetchedAt: Date
    /// The moment from which the value is no longer fresh, as decided when it was cached.
    let expiresAt: Date
    /// The provider of the value.
    let source: DataSource

    /// Returns whether the response may be used at `now` without a request.
    ///
    /// The shorter of two lifetimes counts: the one it was cached with and the one of the current request.
    func isFresh(at now: Date, for lifetime: CacheLifetime) -> Bool {
        fetchedAt <= now && now < min(expiresAt, fetchedAt.addingTimeInterval(lifetime.fresh / .seconds(1)))
    }

    /// Returns whether the response may be shown at `now` when the service cannot be reached.
    ///
    /// A response from the future, left by a clock that was set back, has no known age and may be too old. A difference
    /// of up to five minutes is allowed, because clocks are corrected all the time.
    func isShowable(at now: Date, for lifetime: CacheLifetime) -> Bool {
        let age = now.timeIntervalSince(fetchedAt)
        return age > -Self.clockCorrection && age <= lifetime.stale / .seconds(1)
    }

    /// Returns the response as a caller receives it.
    func fetched(from origin: FetchOrigin) -> Fetched<Value> {
        Fetched(value, at: fetchedAt, from: origin, source: source)
    }

    /// Returns the response with the transformed value, or `nil` when `transform` returns `nil`.
    func compactMap<Other: Sendable>(_ transform: (Value) -> Other?) -> CachedResponse<Other>? {
        transform(value)
            .map { CachedResponse<Other>(value: $0, fetchedAt: fetchedAt, expiresAt: expiresAt, source: source) }
    }

    /// The same response without the type of its value.
    var erased: CachedResponse<any Sendable> {
        CachedResponse<any Sendable>(value: value, fetchedAt: fetchedAt, expiresAt: expiresAt, source: source)
    }

    private static var clockCorrection: TimeInterval { 5 * 60 }
}

// MARK: - Store

/// The JSON of a response in the store: the value and the provider to credit when it is shown again.
struct StoredResponse<Value: Codable & Sendable>: Codable, Sendable {
    /// The value.
    let value: Value
    /// The provider of the value.
    let source: DataSource
}

extension Date {
    /// Returns whether a response fetched at this moment is preferred at `now` over one fetched at `other`.
    ///
    /// The later one is preferred, but one from the future, left by a clock that was set back, never is.
    fileprivate func isBetterFetch(than other: Date, at now: Date) -> Bool {
        switch (self <= now, other <= now) {
        case (true, true): self > other
        case (let isPast, _): isPast
        }
    }
}
