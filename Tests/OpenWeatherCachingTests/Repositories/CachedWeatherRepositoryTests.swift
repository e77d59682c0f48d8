import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Cached weather repository", .watched)
struct CachedWeatherRepositoryTests {
    private let time = TestTime()
    private let log = EventLog()
    private let store = GatedCacheStore()
    private let upstream: Upstream
    private let sut: CachedWeatherRepository
    private let key = CacheKey("weather3/lang,en/at,51.51,-0.13")

    init() {
        upstream = Upstream(time: time)
        sut = CachedWeatherRepository(
            upstream: upstream,
            cache: ResponseCache(store: store, now: time.clock, onEvent: log.handler)
        )
    }

    /// A repository over the same store, as another process has it.
    private func makeNeighbor() -> CachedWeatherRepository {
        CachedWeatherRepository(upstream: upstream, cache: ResponseCache(store: store, now: time.clock))
    }

    private func ask(
        _ policy: FetchPolicy = .cacheFirst,
        of repository: CachedWeatherRepository? = nil
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await (repository ?? sut)
            .currentWeather(
                for: .coordinate(.london),
                options: RequestOptions(),
                policy: policy
            )
    }

    @Test(arguments: [(299.9, 1), (300, 2)])
    func `asks the service once within the lifetime`(age: TimeInterval, requests: Int) async throws {
        let first = try await ask()
        time.advance(by: age)
        let second = try await ask()

        #expect(first.origin == .network)
        #expect(second.origin == (requests == 1 ? .cache : .network))
        #expect(second.value == .stub("\(requests)"))
        #expect(await upstream.requests.count == requests)
    }

    @Test
    func `reports every event`() async throws {
        _ = try await ask()
        _ = try await ask()
        time.advance(by: 400)
        await upstream.fail(with: .offline)
        _ = try await ask()

        let bytes = try #require(await store.entry(for: key)).data.count
        #expect(
            log.events == [.miss(key), .stored(key, bytes: bytes), .hit(key), .miss(key), .stale(key, .offline)]
        )
    }

    @Test
    func `keeps its response through a restart to the last bit`() async throws {
        let first = try await ask()
        time.advance(by: 10)

        let second = try await ask(of: makeNeighbor())

        #expect(second.value == first.value)
        #expect(second.value.maximum?.celsius.sign == .minus)
        #expect(second.fetchedAt == first.fetchedAt)
        #expect(second.origin == .cache)
        #expect(second.age(at: time.now) == .seconds(10))
        #expect(await upstream.requests.count == 1)
    }

    @Test
    func `reads and decodes the store once`() async throws {
        _ = try await ask()
        let neighbor = makeNeighbor()
        let before = await store.lookUps

        for _ in 0..<5 { _ = try await ask(of: neighbor) }

        #expect(await store.lookUps == before + 1)
    }

    @Test
    func `refreshes although the response is fresh and keeps the new one`() async throws {
        _ = try await ask()

        let second = try await ask(.refresh)

        #expect(second.origin == .network)
        #expect(try await ask().value == .stub("2"))
        #expect(try await ask(of: makeNeighbor()).value == .stub("2"))
    }

    @Test(arguments: [
        WeatherError.offline, .timedOut, .server(status: 503), .server(status: nil),
        .rateLimited(retryAfter: .seconds(3)), .invalidResponse(.notJSON),
    ]
    )
    func `shows an old response with the failure when that is one that passes`(failure: WeatherError) async throws {
        let first = try await ask()
        time.advance(by: 3_600)
        await upstream.fail(with: failure)

        for policy in [FetchPolicy.cacheFirst, .refresh] {
            let second = try await ask(policy)

            #expect(
                second
                    == Fetched(first.value, at: first.fetchedAt, from: .stale(failure), source: .openWeather)
                    .lasting(300)
            )
            #expect(second.age(at: time.now) == .seconds(3_600))
        }
    }

    @Test(arguments: [
        WeatherError.missingKey, .invalidKey(.unknownOrInactive), .notFound, .badRequest(.emptyQuery), .cancelled,
    ]
    )
    func `does not hide other failures behind an old response`(failure: WeatherError) async throws {
        _ = try await ask()
        time.advance(by: 3_600)
        await upstream.fail(with: failure)

        for policy in [FetchPolicy.cacheFirst, .refresh] {
            await #expect(throws: failure) { try await ask(policy) }
        }
    }

    @Test
    func `shows a fresh response as old when a refresh fails`() async throws {
        _ = try await ask()
        await upstream.fail(with: .offline)

        #expect(try await ask(.refresh).origin == .stale(.offline))
        #expect(try await ask(.cacheFirst).origin == .cache)
    }

    @Test(arguments: [(86_400.0, true), (86_401.0, false)])
    func `shows no response older than a day`(age: TimeInterval, isShown: Bool) async throws {
        _ = try await ask()
        time.advance(by: age)
        await upstream.fail(with: .offline)

        if isShown {
            #expect(try await ask().origin == .stale(.offline))
            #expect(try await ask(.cacheOnly).origin == .stale(.notCached))
        } else {
            await #expect(throws: WeatherError.offline) { try await ask() }
            await #expect(throws: WeatherError.notCached) { try await ask(.cacheOnly) }
        }
    }

    @Test
    func `sends no request when only the cache may be used`() async throws {
        await #expect(throws: WeatherError.notCached) { try await ask(.cacheOnly) }
        #expect(await upstream.requests.isEmpty)

        _ = try await ask()

        #expect(try await ask(.cacheOnly).origin == .cache)
        time.advance(by: 300)
        #expect(try await ask(.cacheOnly).origin == .stale(.notCached))
        #expect(await upstream.requests.count == 1)
    }

    @Test
    func `keeps no failure`() async throws {
        await upstream.fail(with: .offline)
        await #expect(throws: WeatherError.offline) { try await ask() }
        #expect(await store.changes == 0)

        await upstream.fail(with: nil)

        #expect(try await ask().origin == .network)
    }

    @Test
    func `takes what another process fetched once its own response has expired`() async throws {
        let neighbor = makeNeighbor()
        _ = try await ask()
        time.advance(by: 200)
        _ = try await ask(.refresh, of: neighbor)
        #expect(try await ask().value == .stub("1"))

        time.advance(by: 100)
        let lookUps = await store.lookUps

        for _ in 0..<2 {
            #expect(
                try await ask()
                    == Fetched(.stub("2"), at: time.now - 100, from: .cache, source: .openWeather).lasting(300)
            )
        }
        #expect(await store.lookUps == lookUps + 1)
        #expect(await upstream.requests.count == 2)
    }

    @Test
    func `asks again after the clock was set back and shows nothing of unknown age`() async throws {
        _ = try await ask()
        time.advance(by: -365 * 86_400)
        await upstream.fail(with: .offline)

        await #expect(throws: WeatherError.offline) { try await ask() }

        await upstream.fail(with: nil)
        #expect(try await ask().origin == .network)
        #expect(try await ask().origin == .cache)
        #expect(try await ask(of: makeNeighbor()).origin == .cache)
    }

    @Test
    func `forgives a clock that was set back by seconds`() async throws {
        _ = try await ask()
        time.advance(by: -20)
        await upstream.fail(with: .offline)

        let shown = try await ask()

        #expect(shown.origin == .stale(.offline))
        #expect(shown.age(at: time.now) == .zero)
    }

    @Test(arguments: ["", "{}", "[1,2", "{\"name\":\"x\"}"])
    func `takes damaged bytes for nothing and removes them`(text: String) async throws {
        await store.store(.sample(text), for: key)

        await #expect(throws: WeatherError.notCached) { try await ask(.cacheOnly) }

        #expect(await store.entry(for: key) == nil)
        #expect(log.events == [.damaged, .miss(key)])
        #expect(try await ask().origin == .network)
    }

    @Test
    func `holds what the memory has room for and finds the rest in the store`() async throws {
        let cache = ResponseCache(store: store, memory: CacheLimits(bytes: 1_000_000, entries: 2), now: time.clock)
        let sut = CachedWeatherRepository(upstream: upstream, cache: cache)
        for id in 1...3 { _ = try await sut.currentWeather(for: .cityID(id)) }
        let before = await store.lookUps

        _ = try await sut.currentWeather(for: .cityID(3))
        #expect(await store.lookUps == before)
        #expect(try await sut.currentWeather(for: .cityID(1)).value == .stub("1"))
        #expect(await store.lookUps == before + 1)
    }

    @Test
    func `works without a store`() async throws {
        let cache = ResponseCache(store: nil, now: time.clock)
        let sut = CachedWeatherRepository(upstream: upstream, cache: cache)

        _ = try await sut.currentWeather(for: .cityID(1))
        #expect(try await sut.currentWeather(for: .cityID(1)).origin == .cache)
        #expect(await cache.usage().entries == 1)

        await cache.clear()
        #expect(try await sut.currentWeather(for: .cityID(1)).origin == .network)
    }
}
