import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Cached alerts of One Call", .watched)
struct CachedAlertsTests {
    private let time = TestTime()

    private func sut(_ upstream: GrowingAlerts) -> CachedOneCallRepository {
        CachedOneCallRepository(upstream: upstream, cache: ResponseCache(store: nil, now: time.clock))
    }

    private func identities(_ report: OneCallReport?) -> [String]? {
        try? report?.alerts?.get().value.alerts.map(\.id)
    }

    @Test
    func areKeptWhenAllOfThemHaveArrived() async throws {
        let sut = sut(GrowingAlerts(time: time, end: .finished))
        let report = try await sut.oneCall(at: .london, parts: [.alerts])

        let cached = try await sut.oneCall(at: .london, parts: [.alerts], policy: .cacheOnly)

        #expect(identities(report) == ["first", "second"])
        #expect(identities(cached) == ["first", "second"])
    }

    @Test
    func areNotKeptWhenTheCallerLeavesBeforeTheLastOfThem() async throws {
        let sut = sut(GrowingAlerts(time: time, end: .open))
        for await report in sut.oneCallUpdates(
            at: .london,
            parts: [.alerts],
            options: RequestOptions(),
            policy: .cacheFirst
        ) {
            #expect(identities(report) == ["first"])
            break
        }

        await #expect(throws: WeatherError.notCached) {
            try await sut.oneCall(at: .london, parts: [.alerts], policy: .cacheOnly)
        }
    }
}

/// A source that sends one alert, then two, and ends or does not.
private struct GrowingAlerts: OneCallRepository {
    enum End: Sendable {
        case finished, open
    }

    let time: TestTime
    let end: End

    func oneCallUpdates(
        at coordinate: Coordinate,
        parts: Set<OneCallPart>,
        options: RequestOptions,
        policy: FetchPolicy
    ) -> AsyncStream<OneCallReport> {
        let now = time.now
        let alerts = ["first", "second"].map { WeatherAlert(id: $0, start: now, end: now + 3_600) }
        return AsyncStream { continuation in
            for count in end == .finished ? 1...2 : 1...1 {
                let list = WeatherAlerts(Array(alerts.prefix(count)))
                let fetched = Fetched(list, at: now, from: .network, source: .openWeather)
                continuation.yield(OneCallReport(alerts: .success(fetched)))
            }
            if end == .finished { continuation.finish() }
        }
    }
}
