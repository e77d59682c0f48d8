import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Cached forecasts", .timeLimit(.minutes(5)))
struct CachedForecastTests {
    private let time = TestTime()
    private let upstream: Upstream
    private let sut: CachedWeatherRepository

    init() {
        upstream = Upstream(time: time)
        sut = CachedWeatherRepository(upstream: upstream, cache: ResponseCache(store: nil, now: time.clock))
    }

    private func ask(_ count: Int?, _ policy: FetchPolicy = .cacheFirst) async throws -> Fetched<Forecast> {
        try await sut.forecast(for: .coordinate(.london), count: count, options: RequestOptions(), policy: policy)
    }

    @Test
    func serveEveryNumberOfStepsFromOneWholeForecast() async throws {
        for count in [8, 1, 40] {
            let part = try await ask(count)
            #expect(part.value.entries == Array(Forecast.stub("1").entries.prefix(count)))
            #expect(part.value.city.name == "1")
        }
        #expect(try await ask(nil).value == .stub("1"))

        #expect(await upstream.requests == ["forecast all"])
    }

    @Test(arguments: [0, -1, 41])
    func leavesBadNumbersToTheService(count: Int) async throws {
        _ = try await ask(nil)

        await #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "cnt", allowed: 1...40))) {
            try await ask(count)
        }
    }

    @Test(arguments: [
        (1_799.0, "cache"), (1_800.0, "stale"), (172_800.0, "stale"), (172_801.0, "none"),
    ]
    )
    func areFreshForHalfAnHourAndShownForTwoDays(age: TimeInterval, expected: String) async throws {
        _ = try await ask(nil)
        time.advance(by: age)
        await upstream.fail(with: .offline)

        let origin = try? await ask(8).origin

        #expect(origin == ["cache": .cache, "stale": .stale(.offline)][expected])
    }

    @Test
    func areNotReturnedAsCurrentWeather() async throws {
        _ = try await ask(nil)

        #expect(try await sut.currentWeather(for: .coordinate(.london)).origin == .network)
    }
}
