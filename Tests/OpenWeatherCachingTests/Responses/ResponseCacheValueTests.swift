import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

/// Values of a type that is not the package's own.
@Suite("Response cache for other values", .watched)
struct ResponseCacheValueTests {
    /// A value that counts how often it is encoded.
    private struct Tide: Codable, Hashable, Sendable {
        static let encodings = Locked(0)

        var meters: Double

        init(meters: Double) {
            self.meters = meters
        }

        init(from decoder: any Decoder) throws {
            meters = try decoder.singleValueContainer().decode(Double.self)
        }

        func encode(to encoder: any Encoder) throws {
            if meters == Self.counted { Self.encodings.withLock { $0 += 1 } }
            var container = encoder.singleValueContainer()
            try container.encode(meters)
        }

        /// The height that is counted, so that tests at the same time are not.
        static let counted = 7.25
    }

    private let time = TestTime()
    private let store = GatedCacheStore()
    private let log = EventLog()
    private let key = CacheKey("tides/lisbon")

    private func makeCache(_ store: (any CacheStore)?, memory: CacheLimits = .memory) -> ResponseCache {
        ResponseCache(store: store, memory: memory, now: time.clock, onEvent: log.handler)
    }

    private func ask(
        _ cache: ResponseCache,
        _ result: Result<Double, WeatherError>
    ) async throws(WeatherError) -> Fetched<Tide> {
        let lifetime = CacheLifetime(fresh: .seconds(300), stale: .seconds(3_600))
        let date = time.now
        return try await cache.value(for: key, lifetime: lifetime) { () async throws(WeatherError) in
            Fetched(Tide(meters: try result.get()), at: date, from: .network, source: DataSource(name: "Tides"))
        }
    }

    @Test
    func `keeps them by the rules of weather`() async throws {
        #expect(try await ask(makeCache(store), .success(2)).origin == .network)

        let sut = makeCache(store)
        let cached = try await ask(sut, .failure(.offline))
        #expect(
            cached
                == Fetched(Tide(meters: 2), at: time.now, from: .cache, source: DataSource(name: "Tides")).lasting(300)
        )

        time.advance(by: 400)
        #expect(try await ask(sut, .failure(.offline)).origin == .stale(.offline))
        #expect(try await ask(sut, .success(3)).value.meters == 3)
        time.advance(by: 3_601)
        await #expect(throws: WeatherError.offline) { try await ask(sut, .failure(.offline)) }
    }

    @Test(arguments: [FetchPolicy.cacheFirst, .refresh], [true, false])
    func `stay when a server on the way has kept an older one`(policy: FetchPolicy, isSameProcess: Bool) async throws {
        let first = makeCache(store)
        let own = try await ask(first, .success(2))
        let sut = isSameProcess ? first : makeCache(store)
        let (time, lifetime) = (time, CacheLifetime(fresh: .seconds(300), stale: .seconds(36_000)))
        let response: @Sendable () async throws(WeatherError) -> Fetched<Tide> = {
            Fetched(Tide(meters: 3), at: time.now - 7_200, from: .network, source: DataSource(name: "Tides"))
        }

        time.advance(by: 400)
        let shown = try await sut.value(for: key, lifetime: lifetime, policy: policy, fetch: response)
        #expect(shown.value == own.value && shown.fetchedAt == own.fetchedAt)
        #expect(shown.origin == .cache && shown.isStale)
        #expect(try await ask(sut, .failure(.offline)).value == own.value)

        time.advance(by: 10_000)
        let newer = try await sut.value(for: key, lifetime: lifetime, policy: policy, fetch: response)
        #expect(newer.value.meters == 3 && newer.origin == .network)
    }

    @Test
    func `give way to new ones that are out of date at once`() async throws {
        let sut = makeCache(store)
        let lifetime = CacheLifetime(fresh: .zero, stale: .seconds(3_600))
        for meters in [1.0, 2] {
            let date = time.now
            let shown = try await sut.value(for: key, lifetime: lifetime) { () async throws(WeatherError) in
                Fetched(Tide(meters: meters), at: date, from: .network, source: DataSource(name: "Tides"))
            }
            #expect(shown.value.meters == meters && shown.isStale)
            time.advance(by: 400)
        }
    }

    @Test
    func `encodes nothing without a store`() async throws {
        let sut = makeCache(nil)

        _ = try await ask(sut, .success(Tide.counted))
        _ = try await ask(sut, .success(0))

        #expect(Tide.encodings.withLock { $0 } == 0)
        guard case .stored(key, let bytes) = log.events[1] else {
            Issue.record("\(log.events)")
            return
        }
        #expect(bytes > 0)
        #expect(await sut.usage().bytes >= bytes)
    }

    @Test
    func `holds a value that cannot be encoded in memory alone`() async throws {
        let sut = makeCache(store)

        _ = try await ask(sut, .success(.infinity))

        #expect(try await ask(sut, .failure(.offline)).origin == .cache)
        #expect(await store.changes == 0)
        await #expect(throws: WeatherError.offline) { try await ask(makeCache(store), .failure(.offline)) }
    }

    @Test
    func `fetches again what is of another type`() async throws {
        let lifetime = CacheLifetime(fresh: .seconds(300), stale: .seconds(3_600))
        let date = time.now
        _ = try await makeCache(store)
            .value(for: key, lifetime: lifetime) { () async throws(WeatherError) in
                Fetched("high", at: date, from: .network, source: .openWeather)
            }

        #expect(try await ask(makeCache(store), .success(4)).value.meters == 4)
        #expect(log.events.contains(.damaged))
    }

    @Test(arguments: [true, false])
    func `fetches again what the memory holds of another type`(hasStore: Bool) async throws {
        let sut = makeCache(hasStore ? store : nil)
        let lifetime = CacheLifetime(fresh: .seconds(300), stale: .seconds(3_600))
        let date = time.now
        _ = try await sut.value(for: key, lifetime: lifetime) { () async throws(WeatherError) in
            Fetched("high", at: date, from: .network, source: .openWeather)
        }

        #expect(try await ask(sut, .success(4)).value.meters == 4)
        #expect(try await ask(sut, .failure(.offline)).value.meters == 4)
    }

    @Test
    func `limits the memory by estimated size`() async throws {
        let sut = ResponseCache(store: nil, memory: CacheLimits(bytes: 100_000, entries: 1_000), now: time.clock)
        let repository = CachedWeatherRepository(upstream: Upstream(time: time), cache: sut)

        for id in 0..<50 { _ = try await repository.forecast(for: .cityID(id)) }

        let usage = await sut.usage()
        #expect(usage.bytes <= 100_000 && usage.bytes > 50_000)
        #expect((2...10).contains(usage.entries))
        #expect(try await repository.forecast(for: .cityID(49)).origin == .cache)
        #expect(try await repository.forecast(for: .cityID(0)).origin == .network)
    }
}
