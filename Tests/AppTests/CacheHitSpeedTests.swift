import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

/// The cost of a hit in memory, printed on request.
///
/// Run by hand in a release build, as no test should fail for the figures of a shared machine:
///
///     OPENWEATHER_MEASURE=1 swift test -c release --filter CacheHitSpeedTests
@Suite(
    "Speed of a hit in memory",
    .enabled(if: ProcessInfo.processInfo.environment["OPENWEATHER_MEASURE"] != nil),
    .watched
)
struct CacheHitSpeedTests {
    @Test
    func `is a small part of decoding the response again`() async throws {
        let query = LocationQuery.coordinate(.lisbon)
        let cached = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
        let body = try await DemoBody.forecast()
        var plain = OpenWeatherConfiguration(transport: ReplayingHTTPClient(bodies: ["/data/2.5/forecast": body]))
        plain.retry = .noDeadline
        plain.cache = .none
        plain.plan = .unlimited
        let uncached = OpenWeatherClient(configuration: plain)
        _ = try await cached.forecast(for: query)

        let hits = try await Self.measure(5_000) { _ = try await cached.forecast(for: query) }
        let decodings = try await Self.measure(300) { _ = try await uncached.forecast(for: query) }

        print(
            "memory hit: median \(hits.median), p99 \(hits.p99); "
                + "decoding again: median \(decodings.median); ratio \(Int(decodings.median / hits.median))"
        )
        #expect(hits.median * 10 < decodings.median)
    }

    @Test
    func `costs a composed app no file`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "hits-\(UUID())/preferences.json")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let store = FilePreferencesStore(file: file)
        try await store.update { $0.select(.lisbon) }
        let app = await OpenWeatherApp.live(
            configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()),
            preferences: store
        )
        let client = await app.client
        _ = try await client.forecast(for: .coordinate(.lisbon))

        let hits = try await Self.measure(5_000) { _ = try await client.forecast(for: .coordinate(.lisbon)) }

        print("memory hit of a composed app: median \(hits.median), p99 \(hits.p99)")
        #expect(hits.median < .milliseconds(1))
    }

    private static func measure(
        _ count: Int,
        _ work: () async throws -> Void
    ) async throws -> (median: Duration, p99: Duration) {
        let clock = ContinuousClock()
        var times: [Duration] = []
        for _ in 0..<count { times.append(try await clock.measure { try await work() }) }
        times.sort()
        return (times[count / 2], times[count * 99 / 100])
    }
}

/// A body of made-up weather as it travels.
private enum DemoBody {
    static func forecast() async throws -> Data {
        DemoWeather(now: { SampleTime.fetched })
            .response(path: "/data/2.5/forecast", query: ["lat": "38.72", "lon": "-9.14", "units": "metric"]).body
    }
}
