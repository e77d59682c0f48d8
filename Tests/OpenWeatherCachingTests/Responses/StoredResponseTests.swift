import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

/// The bytes of responses in a store, as the cache writes and reads them.
@Suite("Stored response", .watched)
struct StoredResponseTests {
    private let time = TestTime()
    private let store = GatedCacheStore()
    private let log = EventLog()
    private let upstream: Upstream
    private let key = CacheKey("weather3/lang,en/id,1")

    init() {
        upstream = Upstream(time: time)
    }

    /// A repository whose memory holds nothing, so that every look-up reads the store.
    private func makeSUT(_ upstream: any WeatherRepository) -> CachedWeatherRepository {
        let cache = ResponseCache(
            store: store,
            memory: CacheLimits(bytes: 0, entries: 0),
            now: time.clock,
            onEvent: log.handler
        )
        return CachedWeatherRepository(upstream: upstream, cache: cache)
    }

    private func ask(_ policy: FetchPolicy = .cacheFirst) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await makeSUT(upstream).currentWeather(for: .cityID(1), options: RequestOptions(), policy: policy)
    }

    private func store(_ data: Data) async {
        await store.store(CacheEntry(data: data, fetchedAt: time.now, expiresAt: time.now + 300), for: key)
    }

    /// Expects that the bytes are a miss, are removed, and are replaced by the next response.
    private func expectMiss(_ data: Data, _ comment: Comment) async throws {
        await store(data)
        _ = log.take()

        await #expect(throws: WeatherError.notCached, comment) { try await ask(.cacheOnly) }

        #expect(log.take() == [.damaged, .miss(key)], comment)
        #expect(await store.entry(for: key) == nil, comment)
        #expect(try await ask().origin == .network, comment)
        #expect(try await ask().origin == .cache, comment)
    }

    @Test
    func `is a miss when it is cut off anywhere or followed by something`() async throws {
        _ = try await ask()
        let whole = try #require(await store.entry(for: key)).data

        for length in 0..<whole.count { try await expectMiss(whole.prefix(length), "length \(length)") }
        try await expectMiss(whole + [0], "one more")
    }

    @Test
    func `is a miss in the layout of another version or the form of another type`() async throws {
        _ = try await ask()
        let whole = try #require(await store.entry(for: key)).data
        var newer = whole
        newer[0] = 2
        var (nextForm, earlierForm) = (whole, whole)
        let digit = try #require(whole.firstRange(of: Data("CurrentWeather 3".utf8))).upperBound - 1
        nextForm[digit] = UInt8(ascii: "4")
        earlierForm[digit] = UInt8(ascii: "2")

        try await expectMiss(newer, "newer layout")
        try await expectMiss(nextForm, "newer form")
        try await expectMiss(earlierForm, "earlier form")
    }

    @Test
    func `is a miss as the JSON of earlier versions`() async throws {
        struct Response: Encodable {
            let value: CurrentWeather
            let source: DataSource
        }
        let json = try JSONEncoder().encode(Response(value: .stub("old"), source: .openWeather))

        try await expectMiss(json, "JSON")
    }

    @Test
    func `is a miss for another type`() async throws {
        let forecastKey = CacheKey("forecast2/lang,en/id,1")
        _ = try await makeSUT(upstream).forecast(for: .cityID(1))
        let forecast = try #require(await store.entry(for: forecastKey)).data

        try await expectMiss(forecast, "a forecast")
    }

    @Test(arguments: [
        DataSource(name: "Open-Meteo", address: URL(string: "https://open-meteo.com/")), DataSource(name: ""),
        DataSource(name: "OpenWeather"), .openWeather,
    ]
    )
    func `keeps the source`(source: DataSource) async throws {
        let below = ScriptedWeatherRepository()
        below.currentWeather.always(Fetched(.stub("x"), at: time.now, from: .network, source: source))
        let sut = makeSUT(below)

        _ = try await sut.currentWeather(for: .cityID(1))

        #expect(try await sut.currentWeather(for: .cityID(1)).source == source)
        #expect(try await sut.currentWeather(for: .cityID(1)).origin == .cache)
    }

    @Test
    func `holds numbers that JSON cannot express`() async throws {
        var weather = CurrentWeather.stub("odd")
        weather.temperature = Temperature(celsius: .infinity)
        let below = ScriptedWeatherRepository()
        below.currentWeather.always(Fetched(weather, at: time.now, from: .network, source: .openWeather))
        let sut = makeSUT(below)

        _ = try await sut.currentWeather(for: .cityID(1))

        #expect(try await sut.currentWeather(for: .cityID(1)).value == weather)
    }
}
