import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Cached forecasts", .watched)
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
    func `serve every number of steps from one whole forecast`() async throws {
        for count in [8, 1, 40] {
            let part = try await ask(count)
            #expect(part.value.entries == Array(Forecast.stub("1").entries.prefix(count)))
            #expect(part.value.city.name == "1")
        }
        #expect(try await ask(nil).value == .stub("1"))

        #expect(await upstream.requests == ["forecast all"])
    }

    @Test
    func `keep the sources own days in every number of steps`() async throws {
        let day = LocalDay(year: 2025, month: 6, day: 1)
        let summary = DaySummary(low: Temperature(celsius: 11), high: Temperature(celsius: 19))
        let source = ScriptedWeatherRepository()
        var forecast = Forecast.stub("1")
        forecast.dailySummaries = day.map { [$0: summary] } ?? [:]
        source.forecast.enqueue(forecast)
        let sut = CachedWeatherRepository(upstream: source, cache: ResponseCache(store: nil, now: time.clock))

        let part = try await sut.forecast(
            for: .coordinate(.london),
            count: 3,
            options: RequestOptions(),
            policy: .refresh
        )

        #expect(part.value.entries.count == 3)
        #expect(part.value.dailySummaries.map(\.value) == [summary])
    }

    @Test(arguments: [0, -1, 41])
    func `leaves bad numbers to the service`(count: Int) async throws {
        _ = try await ask(nil)

        await #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "cnt", allowed: 1...40))) {
            try await ask(count)
        }
    }

    @Test(arguments: [
        (1_799.0, "cache"), (1_800.0, "stale"), (172_800.0, "stale"), (172_801.0, "none"),
    ]
    )
    func `are fresh for half an hour and shown for two days`(age: TimeInterval, expected: String) async throws {
        _ = try await ask(nil)
        time.advance(by: age)
        await upstream.fail(with: .offline)

        let origin = try? await ask(8).origin

        #expect(origin == ["cache": .cache, "stale": .stale(.offline)][expected])
    }

    @Test
    func `are not returned as current weather`() async throws {
        _ = try await ask(nil)

        #expect(try await sut.currentWeather(for: .coordinate(.london)).origin == .network)
    }
}
