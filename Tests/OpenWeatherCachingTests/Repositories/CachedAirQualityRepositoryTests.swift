import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Cached air quality repository", .watched)
struct CachedAirQualityRepositoryTests {
    private let time = TestTime()
    private let upstream: Upstream
    private let store = GatedCacheStore()

    init() {
        upstream = Upstream(time: time)
    }

    private func makeSUT(_ lifetimes: CacheLifetimes = .standard) -> CachedAirQualityRepository {
        let cache = ResponseCache(store: store, now: time.clock)
        return CachedAirQualityRepository(upstream: upstream, cache: cache, lifetimes: lifetimes)
    }

    @Test
    func `keeps the air for five minutes and its forecast for thirty`() async throws {
        let sut = makeSUT()
        _ = try await sut.airQuality(at: .london)
        _ = try await sut.airQualityForecast(at: .london)

        time.advance(by: 299)
        #expect(try await sut.airQuality(at: .london).value == .stub(ozone: 1))
        time.advance(by: 1)
        #expect(try await sut.airQuality(at: .london).value == .stub(ozone: 3))
        #expect(try await sut.airQualityForecast(at: .london).value.entries == [.stub(ozone: 2)])
        time.advance(by: 1_500)
        #expect(try await sut.airQualityForecast(at: .london).value.entries == [.stub(ozone: 4)])
    }

    @Test
    func `keeps responses through a restart`() async throws {
        let air = try await makeSUT().airQuality(at: .london).value
        let forecast = try await makeSUT().airQualityForecast(at: .london).value

        #expect(try await makeSUT().airQuality(at: .london).value == air)
        #expect(try await makeSUT().airQualityForecast(at: .london).value == forecast)
        #expect(await upstream.requests == ["air", "air forecast"])
    }

    @Test
    func `follows the shorter lifetime of the one who kept the response and the one who asks`() async throws {
        let short = CacheLifetimes(airQuality: CacheLifetime(fresh: .seconds(10), stale: .seconds(20)))
        _ = try await makeSUT().airQuality(at: .london)
        time.advance(by: 10)

        #expect(try await makeSUT(short).airQuality(at: .london).origin == .network)
        time.advance(by: 10)
        #expect(try await makeSUT().airQuality(at: .london).origin == .network)
    }

    @Test
    func `never shows as fresh what is too old to be shown`() {
        let sut = CacheLifetime(fresh: .seconds(100), stale: .seconds(10))

        #expect(sut.fresh == .seconds(10))
    }
}
