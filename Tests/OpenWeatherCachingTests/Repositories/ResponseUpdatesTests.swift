import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Updates of a response", .watched)
struct ResponseUpdatesTests {
    private let time = TestTime()
    private let upstream: Upstream
    private let sut: CachedWeatherRepository

    init() {
        upstream = Upstream(time: time)
        sut = CachedWeatherRepository(upstream: upstream, cache: ResponseCache(store: nil, now: time.clock))
    }

    private func updates() async -> [Result<Fetched<CurrentWeather>, WeatherError>] {
        var elements: [Result<Fetched<CurrentWeather>, WeatherError>] = []
        for await element in sut.currentWeatherUpdates(for: .cityID(1), options: RequestOptions()) {
            elements.append(element)
        }
        return elements
    }

    @Test
    func `are the services response alone when nothing is known`() async {
        #expect(
            await updates() == [
                .success(Fetched(.stub("1"), at: time.now, from: .network, source: .openWeather).lasting(300))
            ]
        )
    }

    @Test
    func `are the known response alone while it is fresh`() async {
        _ = await updates()

        #expect(
            await updates() == [
                .success(Fetched(.stub("1"), at: time.now, from: .cache, source: .openWeather).lasting(300))
            ]
        )
        #expect(await upstream.requests.count == 1)
    }

    @Test
    func `are the known response then the new one`() async {
        _ = await updates()
        time.advance(by: 400)

        #expect(
            await updates() == [
                .success(
                    Fetched(.stub("1"), at: time.now - 400, from: .stale(.notCached), source: .openWeather).lasting(300)
                ),
                .success(Fetched(.stub("2"), at: time.now, from: .network, source: .openWeather).lasting(300)),
            ]
        )
    }

    @Test
    func `are the known response then the same with the failure`() async {
        _ = await updates()
        time.advance(by: 400)
        await upstream.fail(with: .offline)

        #expect(
            await updates() == [
                .success(
                    Fetched(.stub("1"), at: time.now - 400, from: .stale(.notCached), source: .openWeather).lasting(300)
                ),
                .success(
                    Fetched(.stub("1"), at: time.now - 400, from: .stale(.offline), source: .openWeather).lasting(300)
                ),
            ]
        )
    }

    @Test
    func `are the failure when nothing is known and when it is not transient`() async {
        await upstream.fail(with: .offline)
        #expect(await updates() == [.failure(.offline)])

        await upstream.fail(with: nil)
        _ = await updates()
        time.advance(by: 400)
        await upstream.fail(with: .invalidKey(.unknownOrInactive))
        let last = await updates().last
        #expect(last == .failure(.invalidKey(.unknownOrInactive)))
    }

    @Test
    func `end with the task that reads them and the request with it`() async {
        upstream.hold()
        let reader = Task { await updates() }
        await upstream.waitForRequests(1)

        reader.cancel()

        #expect(await reader.value == [])
        await upstream.waitForCancellation()
    }

    @Test
    func `cost nothing until they are read`() async {
        _ = sut.forecastUpdates(for: .cityID(1), options: RequestOptions())

        #expect(await upstream.requests.isEmpty)
    }

    @Test
    func `exist for forecasts and air quality too`() async {
        let air = CachedAirQualityRepository(upstream: upstream, cache: ResponseCache(store: nil, now: time.clock))
        var elements = 0

        for await _ in sut.forecastUpdates(for: .cityID(1), options: RequestOptions()) { elements += 1 }
        for await _ in air.airQualityUpdates(at: .london) { elements += 1 }

        #expect(elements == 2)
        #expect(await upstream.requests == ["forecast all", "air"])
    }
}
