import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

/// Callers that share requests and reads of the store.
@Suite("Response cache for many callers", .watched)
struct ResponseCacheSharingTests {
    private let time = TestTime()
    private let store = GatedCacheStore()
    private let upstream: Upstream
    private let log = EventLog()
    private let cache: ResponseCache
    private let sut: CachedWeatherRepository
    private let key = CacheKey("weather3/lang,en/id,1")

    init() {
        upstream = Upstream(time: time)
        cache = ResponseCache(store: store, now: time.clock, onEvent: log.handler)
        sut = CachedWeatherRepository(upstream: upstream, cache: cache)
    }

    private func ask(_ policy: FetchPolicy = .cacheFirst) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await sut.currentWeather(for: .cityID(1), options: RequestOptions(), policy: policy)
    }

    private func waitForCallers(_ count: Int) async {
        await until { cache.tasks.subscriberCount(for: key) == count }
    }

    @Test
    func `sends one request for ten thousand callers that miss`() async throws {
        try await withThrowingTaskGroup(of: Fetched<CurrentWeather>.self) { group in
            for _ in 0..<10_000 { group.addTask { try await ask() } }
            for try await response in group { #expect(response.value == .stub("1")) }
        }

        #expect(await upstream.requests.count == 1)
        #expect(await store.changes == 1)
    }

    @Test
    func `reads the store once for callers that miss at once`() async throws {
        _ = try await ask()
        let neighbor = CachedWeatherRepository(upstream: upstream, cache: ResponseCache(store: store, now: time.clock))
        let before = await store.lookUps
        await store.holdLookUps()

        try await withThrowingTaskGroup(of: FetchOrigin.self) { group in
            for _ in 0..<50 { group.addTask { try await neighbor.currentWeather(for: .cityID(1)).origin } }
            await store.waitForHeldLookUp()
            for _ in 0..<1_000 { await Task.yield() }
            await store.releaseLookUps()
            for try await origin in group { #expect(origin == .cache) }
        }

        #expect(await store.lookUps == before + 1)
        #expect(await upstream.requests.count == 1)
    }

    @Test
    func `does not return what was cleared to a caller that came after`() async throws {
        _ = try await ask()
        let other = ResponseCache(store: store, now: time.clock)
        let neighbor = CachedWeatherRepository(upstream: upstream, cache: other)
        await store.holdLookUps()
        async let early = neighbor.currentWeather(for: .cityID(1))
        await store.waitForHeldLookUp()
        await other.clear()
        await store.stopHolding()

        let late = try await neighbor.currentWeather(for: .cityID(1))
        await store.releaseLookUps()

        #expect(late.origin == .network)
        #expect(try await early.origin == .cache)
        #expect(try await neighbor.currentWeather(for: .cityID(1)).value == late.value)
    }

    @Test
    func `lets a cancelled caller go while the store is read`() async throws {
        _ = try await ask()
        let neighbor = CachedWeatherRepository(upstream: upstream, cache: ResponseCache(store: store, now: time.clock))
        await store.holdLookUps()
        let caller = Task { try await neighbor.currentWeather(for: .cityID(1)) }
        await store.waitForHeldLookUp()

        caller.cancel()
        await #expect(throws: WeatherError.cancelled) { try await caller.value }

        await store.releaseLookUps()
        #expect(try await neighbor.currentWeather(for: .cityID(1)).origin == .cache)
    }

    @Test
    func `refreshes from the service though it joined a caller that found a response`() async throws {
        let gate = Gate()
        let found = Fetched<any CacheValue>(
            CurrentWeather.stub("found"),
            at: time.now,
            from: .cache,
            source: .openWeather
        )
        let finder = Task { [cache, key] in
            await cache.tasks.outcome(for: key) { () async throws(WeatherError) in
                try? await gate.pass()
                return LoadedResponse(found, isCached: true)
            }
        }
        await waitForCallers(1)
        async let refreshed = ask(.refresh)
        async let loaded = ask(.cacheFirst)
        await waitForCallers(3)

        gate.open()

        #expect(
            try await refreshed == Fetched(.stub("1"), at: time.now, from: .network, source: .openWeather).lasting(300)
        )
        #expect(try await loaded.value == .stub("found"))
        _ = try await finder.value.get()
        #expect(await upstream.requests.count == 1)
    }

    @Test
    func `reads the store for a refresh only when its request fails`() async throws {
        _ = try await ask(.refresh)
        _ = try await ask(.refresh)
        #expect(await store.lookUps == 0)

        time.advance(by: 3_600)
        await upstream.fail(with: .offline)

        #expect(try await ask(.refresh).origin == .stale(.offline))
        #expect(await store.lookUps == 1)
    }
}
