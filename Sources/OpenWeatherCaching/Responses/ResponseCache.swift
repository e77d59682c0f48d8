public import Foundation
public import OpenWeatherCore

/// What the cached repositories share: the answers in memory, the store below them and the rules of freshness.
///
/// Answers are held decoded in memory, and as JSON in the store, so that a hit costs neither reading nor decoding.
/// Callers who miss the same answer at the same time share one question to the service.
public actor ResponseCache: CacheControl {
    /// The store below the answers in memory, where there is one.
    nonisolated let store: (any CacheStore)?
    /// Whether answers may be read and kept at the moment.
    nonisolated let isEnabled: @Sendable () async -> Bool
    /// The wall clock.
    nonisolated let now: @Sendable () -> Date
    /// Is told of hits, misses and the rest.
    nonisolated let onEvent: CacheEventHandler
    /// The questions on their way to the service.
    package nonisolated let tasks = InFlightTasks<CacheKey, Fetched<any Sendable>, WeatherError>(
        cancelled: .cancelled
    )

    private var responses: LeastRecentlyUsed<CacheKey, CachedResponse<any Sendable>>
    private var changes = 0

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - store: Keeps the answers' bytes, usually a ``DiskCacheStore``; `nil` keeps them in memory alone.
    ///   - memory: The most answers to hold in memory; their size is taken to be that of their bytes in the store.
    ///   - isEnabled: Whether answers may be read and kept, asked for every question, so that a switch in the
    ///     settings works at once.
    ///   - now: The wall clock.
    ///   - onEvent: Is told of hits, misses and the rest.
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

    /// Forgets every answer, in memory and in the store.
    public func clear() async {
        // The store first, as in TieredCacheStore: a reader below must not bring back what is cleared.
        await store?.removeAll()
        changes += 1
        responses.removeAll()
    }

    /// How much the store keeps, or the memory where there is no store.
    public func usage() async -> CacheUsage {
        await store?.usage() ?? CacheUsage(entries: responses.count, bytes: responses.cost)
    }

    /// The answer held in memory under `key`, and a ticket for ``promote(_:bytes:for:ticket:)``.
    func lookUp(_ key: CacheKey) -> (response: CachedResponse<any Sendable>?, ticket: Int) {
        (responses.value(for: key), changes)
    }

    /// Holds a new answer in memory.
    func remember(_ response: CachedResponse<any Sendable>, bytes: Int, for key: CacheKey) {
        changes += 1
        _ = responses.insert(response, cost: bytes, for: key)
    }

    /// Holds an answer from the store in memory, unless anything changed since the `ticket` was given.
    func promote(_ response: CachedResponse<any Sendable>, bytes: Int, for key: CacheKey, ticket: Int) {
        guard ticket == changes else { return }
        _ = responses.insert(response, cost: bytes, for: key)
    }
}

/// A question whose answer can be cached.
struct CacheableRequest<Value: Codable & Sendable>: Sendable {
    /// What equal questions share.
    let key: CacheKey
    /// How long the answer may be used.
    let lifetime: CacheLifetime
    /// Asks the service.
    let ask: @Sendable () async throws(WeatherError) -> Fetched<Value>
}

extension ResponseCache {
    /// The answer to `question` from where `policy` allows.
    ///
    /// | policy | something fresh is known | something older is known | nothing is known |
    /// | --- | --- | --- | --- |
    /// | cache first | it, as `.cache` | the service's answer, else it as `.stale(failure)` | the service's answer |
    /// | refresh | the service's answer, else it as `.stale(failure)` | the same | the service's answer |
    /// | cache only | it, as `.cache` | it, as `.stale(.notCached)` | ``/OpenWeatherCore/WeatherError/notCached`` |
    ///
    /// Only a transient failure (``/OpenWeatherCore/WeatherError/isTransient``) is answered with what is known: a refused key or an
    /// unknown place must be told, and a cancelled caller wants nothing.
    nonisolated func response<Value>(
        to request: CacheableRequest<Value>,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Value> {
        guard await isEnabled() else {
            guard policy != .cacheOnly else { throw .notCached }
            return try await ask(request, unlessKnown: false)
        }
        let known = await known(for: request)
        let now = now()
        if policy != .refresh, let known, known.isFresh(at: now, for: request.lifetime) {
            onEvent(.hit(request.key))
            return known.fetched(from: .cache)
        }
        if policy != .refresh { onEvent(.miss(request.key)) }
        do throws(WeatherError) {
            guard policy != .cacheOnly else { throw .notCached }
            return try await ask(request, unlessKnown: policy == .cacheFirst)
        } catch  where error.isTransient || policy == .cacheOnly {
            guard let known, known.isShowable(at: now, for: request.lifetime) else { throw error }
            onEvent(.stale(request.key, error))
            return known.fetched(from: .stale(error))
        }
    }

    /// The best answer known, fresh or not.
    private nonisolated func known<Value>(for request: CacheableRequest<Value>) async -> CachedResponse<Value>? {
        let (found, ticket) = await lookUp(request.key)
        let held = found?.compactMap { $0 as? Value }
        let now = now()
        if let held, held.isFresh(at: now, for: request.lifetime) { return held }
        // What is held is too old; another process may have kept something newer meanwhile.
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
        await promote(response.erased, bytes: entry.data.count, for: request.key, ticket: ticket)
        return response
    }

    /// Asks the service, together with everyone who asks the same now, and keeps the answer.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - isOptional: Whether an answer that arrived since the caller looked for one will do.
    /// - Returns: The answer.
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    private nonisolated func ask<Value>(
        _ request: CacheableRequest<Value>,
        unlessKnown isOptional: Bool
    ) async throws(WeatherError) -> Fetched<Value> {
        let outcome = await tasks.outcome(for: request.key) {
            do throws(WeatherError) {
                if isOptional, let held = await self.lookUp(request.key).response,
                    held.isFresh(at: self.now(), for: request.lifetime)
                {
                    return .success(held.fetched(from: .cache))
                }
                let fetched = try await request.ask()
                await self.keep(fetched, for: request)
                return .success(fetched.map { $0 })
            } catch {
                return .failure(error)
            }
        }
        let fetched = try outcome.get()
        guard let value = fetched.value as? Value else { throw .notCached }
        return fetched.map { _ in value }
    }

    /// Keeps an answer the service just gave; one that comes from a cache below has a keeper already.
    private nonisolated func keep<Value>(_ fetched: Fetched<Value>, for request: CacheableRequest<Value>) async {
        guard fetched.origin == .network, await isEnabled() else { return }
        let expiresAt = fetched.fetchedAt.addingTimeInterval(request.lifetime.fresh / .seconds(1))
        // What JSON cannot express, such as an infinite number, is held in memory alone.
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
        await remember(response, bytes: bytes, for: request.key)
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

/// An answer of the service as the cache knows it: decoded, with its times.
struct CachedResponse<Value: Sendable>: Sendable {
    /// The answer.
    let value: Value
    /// The moment the service gave it.
    let fetchedAt: Date
    /// The moment from which it is no longer fresh, as said when it was kept.
    let expiresAt: Date
    /// The provider of the value.
    let source: DataSource

    /// Whether the answer may be used at `now` without asking the service.
    ///
    /// The shorter of both lifetimes counts, that of the process which kept it and that of the one which asks.
    func isFresh(at now: Date, for lifetime: CacheLifetime) -> Bool {
        fetchedAt <= now && now < min(expiresAt, fetchedAt.addingTimeInterval(lifetime.fresh / .seconds(1)))
    }

    /// Whether the answer may be shown at `now` when the service cannot be asked.
    ///
    /// An answer from the future, as a clock that was set back makes it, has no known age and may be too old. A
    /// little of it is forgiven, as clocks are corrected all the time.
    func isShowable(at now: Date, for lifetime: CacheLifetime) -> Bool {
        let age = now.timeIntervalSince(fetchedAt)
        return age > -Self.clockCorrection && age <= lifetime.stale / .seconds(1)
    }

    /// The answer for a caller.
    func fetched(from origin: FetchOrigin) -> Fetched<Value> {
        Fetched(value, at: fetchedAt, from: origin, source: source)
    }

    /// The same times with another value, or `nil` when there is none.
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

/// A response as the store keeps it, with the provider that has to be named when it is shown again.
struct StoredResponse<Value: Codable & Sendable>: Codable, Sendable {
    /// The value.
    let value: Value
    /// The provider of the value.
    let source: DataSource
}

extension Date {
    /// Whether an answer fetched at this moment should be used at `now` rather than one fetched at `other`.
    ///
    /// The later one is better, but one from the future, as a clock that was set back makes it, is worse than any.
    func isBetterFetch(than other: Date, at now: Date) -> Bool {
        switch (self <= now, other <= now) {
        case (true, true): self > other
        case (let isPast, _): isPast
        }
    }
}
