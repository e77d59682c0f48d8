import Foundation
import OpenWeatherCore

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
