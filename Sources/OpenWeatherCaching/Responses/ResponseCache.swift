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
