import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Response cache", .watched)
struct ResponseCacheTests {
    private let time = TestTime()
    private let store = GatedCacheStore()
    private let upstream: Upstream
    private let isOn = Locked(true)
    private let log = EventLog()
    private let cache: ResponseCache
    private let sut: CachedWeatherRepository
    private let key = CacheKey("weather3/lang,en/id,1")

    init() {
        upstream = Upstream(time: time)
        cache = ResponseCache(
            store: store,
            isEnabled: { [isOn] in isOn.withLock { $0 } },
            now: time.clock,
            onEvent: log.handler
        )
        sut = CachedWeatherRepository(upstream: upstream, cache: cache)
    }

    private func ask(_ policy: FetchPolicy = .cacheFirst) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await sut.currentWeather(for: .cityID(1), options: RequestOptions(), policy: policy)
    }

    /// The number of requests that joined another.
    private var joined: Int { log.events.count { $0 == .coalesced(key) } }

    /// Another cache over the same store, as another process has it.
    private func makeNeighbor() -> CachedWeatherRepository {
        CachedWeatherRepository(upstream: upstream, cache: ResponseCache(store: store, now: time.clock))
    }

    private func waitForCallers(_ count: Int) async {
        await until { cache.tasks.subscriberCount(for: key) == count }
    }

    @Test
    func `asks the service once for many who miss the same at once`() async throws {
        upstream.hold()
        let responses = try await withThrowingTaskGroup(of: Fetched<CurrentWeather>.self) { group in
            for number in 0..<50 { group.addTask { try await ask(number.isMultiple(of: 2) ? .cacheFirst : .refresh) } }
            await waitForCallers(50)
            upstream.release()
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(responses.count == 50)
        #expect(
            Set(responses) == [Fetched(.stub("1"), at: time.now, from: .network, source: .openWeather).lasting(300)]
        )
        #expect(await store.changes == 1)
        #expect(joined == 49)
    }

    @Test
    func `reports every request that joins another`() async throws {
        upstream.hold()
        let callers = (0..<3).map { _ in Task { try await ask() } }
        await waitForCallers(3)
        upstream.release()
        for caller in callers { _ = try await caller.value }

        _ = try await ask()

        let bytes = try #require(await store.entry(for: key)).data.count
        let events = log.events
        #expect(events.count { $0 == .miss(key) } == 3)
        #expect(events.count { $0 == .coalesced(key) } == 2)
        #expect(events.suffix(2) == [.stored(key, bytes: bytes), .hit(key)])
        #expect(events.count == 7)
    }

    @Test
    func `sends no request when the response was cached after the look up`() async throws {
        await store.holdLookUps()
        async let late = ask()
        await store.waitForHeldLookUp()
        await store.stopHolding()
        _ = try await ask(.refresh)
        await store.releaseLookUps()

        #expect(try await late.origin == .cache)
        #expect(await upstream.requests.count == 1)
    }

    @Test
    func `shares a failure and asks again after it`() async throws {
        upstream.hold()
        await upstream.fail(with: .timedOut)
        let callers = (0..<2).map { _ in Task { try await ask() } }
        await waitForCallers(2)
        upstream.release()

        for caller in callers { await #expect(throws: WeatherError.timedOut) { try await caller.value } }
        #expect(await upstream.requests.count == 1)

        await upstream.fail(with: nil)
        #expect(try await ask().value == .stub("2"))
    }

    @Test
    func `lets a cancelled caller go at once and the others wait on`() async throws {
        upstream.hold()
        let leaver = Task { try await ask() }
        async let other = ask()
        await waitForCallers(2)

        leaver.cancel()
        await #expect(throws: WeatherError.cancelled) { try await leaver.value }
        #expect(upstream.cancellations == 0)
        upstream.release()

        #expect(try await other.value == .stub("1"))
        #expect(joined == 1)
    }

    @Test
    func `cancels the request when the last caller has left and asks anew for the next`() async throws {
        upstream.hold()
        let callers = (0..<3).map { _ in Task { try await ask() } }
        await waitForCallers(3)

        for caller in callers { caller.cancel() }
        for caller in callers { await #expect(throws: WeatherError.cancelled) { try await caller.value } }
        await upstream.waitForCancellation()
        upstream.release()

        #expect(try await ask().value == .stub("2"))
        #expect(await store.changes == 1)
        #expect(joined == 2)
    }

    @Test
    func `refuses a caller who was cancelled before unless the response is known`() async throws {
        func askWhenCancelled() -> Task<Fetched<CurrentWeather>, any Error> {
            let caller = Task {
                await until { Task.isCancelled }
                return try await ask()
            }
            caller.cancel()
            return caller
        }

        await #expect(throws: WeatherError.cancelled) { try await askWhenCancelled().value }
        #expect(await upstream.requests.isEmpty)
        _ = try await ask()
        #expect(try await askWhenCancelled().value.origin == .cache)
    }

    @Test
    func `reads and keeps nothing while it is off`() async throws {
        _ = try await ask()
        isOn.withLock { $0 = false }
        let (lookUps, changes) = (await store.lookUps, await store.changes)

        #expect(try await ask().value == .stub("2"))
        #expect(try await ask().origin == .network)
        await #expect(throws: WeatherError.notCached) { try await ask(.cacheOnly) }
        await upstream.fail(with: .offline)
        await #expect(throws: WeatherError.offline) { try await ask() }

        #expect(await store.lookUps == lookUps)
        #expect(await store.changes == changes)
        isOn.withLock { $0 = true }
        #expect(try await ask() == Fetched(.stub("1"), at: time.now, from: .cache, source: .openWeather).lasting(300))
    }

    @Test
    func `keeps nothing of a request that was under way when it was turned off`() async throws {
        upstream.hold()
        async let response = ask()
        await waitForCallers(1)

        isOn.withLock { $0 = false }
        upstream.release()

        #expect(try await response.value == .stub("1"))
        #expect(await store.changes == 0)
    }

    @Test
    func `forgets everything when it is cleared`() async throws {
        _ = try await ask()
        #expect(await cache.usage().entries == 1)
        #expect(await store.entry(for: key) != nil)

        await cache.clear()

        #expect(await cache.usage() == CacheUsage(entries: 0, bytes: 0))
        #expect(await store.entry(for: key) == nil)
        await #expect(throws: WeatherError.notCached) { try await ask(.cacheOnly) }
    }

    @Test
    func `does not bring back what was cleared while the store was read`() async throws {
        _ = try await ask()
        let neighbor = ResponseCache(store: store, now: time.clock)
        let repository = CachedWeatherRepository(upstream: upstream, cache: neighbor)
        await store.holdLookUps()
        async let slow = repository.currentWeather(for: .cityID(1))
        await store.waitForHeldLookUp()

        await neighbor.clear()
        await store.releaseLookUps()

        #expect(try await slow.origin == .cache)
        #expect(try await repository.currentWeather(for: .cityID(1)).origin == .network)
    }

    @Test
    func `does not replace what was fetched while the store was read`() async throws {
        _ = try await ask()
        let neighbor = makeNeighbor()
        await store.holdLookUps()
        async let slow = neighbor.currentWeather(for: .cityID(1))
        await store.waitForHeldLookUp()
        await store.stopHolding()

        _ = try await neighbor.currentWeather(for: .cityID(1), options: RequestOptions(), policy: .refresh)
        await store.releaseLookUps()

        #expect(try await slow.value == .stub("1"))
        let lookUps = await store.lookUps
        #expect(try await neighbor.currentWeather(for: .cityID(1)).value == .stub("2"))
        #expect(await store.lookUps == lookUps)
    }

    @Test
    func `returns its own expired response when the store has an older one one from the future or none`() async throws {
        let own = try await ask()
        _ = try await makeNeighbor().currentWeather(for: .cityID(1), options: RequestOptions(), policy: .refresh)
        let other = try #require(await store.entry(for: key)).data
        time.advance(by: 400)
        let expected = Fetched(own.value, at: own.fetchedAt, from: .stale(.notCached), source: .openWeather)
            .lasting(300)

        for date in [own.fetchedAt - 1, time.now + 1] {
            await store.store(CacheEntry(data: other, fetchedAt: date, expiresAt: date + 300), for: key)
            #expect(try await ask(.cacheOnly) == expected)
        }
        await store.removeAll()
        #expect(try await ask(.cacheOnly) == expected)
    }

    @Test(arguments: [
        FetchOrigin.cache, .stale(.offline),
    ]
    )
    func `does not keep what its upstream had from a cache of its own`(origin: FetchOrigin) async throws {
        let below = ScriptedWeatherRepository()
        below.currentWeather.always(Fetched(.stub("below"), at: time.now, from: origin, source: .openWeather))
        let sut = CachedWeatherRepository(upstream: below, cache: cache)

        #expect(try await sut.currentWeather(for: .cityID(1)).origin == origin)

        #expect(await store.changes == 0)
    }
}
