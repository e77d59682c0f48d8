import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Spans of requests", .watched)
struct TraceTests {
    private let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient())

    private var configuration: OpenWeatherConfiguration {
        var configuration = OpenWeatherConfiguration(transport: http)
        Tracing.add(to: &configuration)
        configuration.retry.deadline = nil
        return configuration
    }

    /// The spans of requests below a span, which is unique to a test.
    private func spans(below name: String) -> [Tracing.Span] {
        Tracing.InstrumentationSystem.finished.withLock { $0.filter { $0.context.spans.dropLast().last == name } }
    }

    @Test
    func `each attempt has a span below that of the call`() async throws {
        http.inject([.status(503)])
        var configuration = configuration
        configuration.clock = ImmediateClock()
        let client = OpenWeatherClient(configuration: configuration)

        _ = try await Tracing.withSpan("attempts") { _ in
            try await client.currentWeather(for: .city("Lisbon"))
        }

        let spans = spans(below: "attempts")
        #expect(spans.map(\.context.spans.last) == ["OpenWeather currentWeather", "OpenWeather currentWeather"])
        #expect(spans.map { $0.attributes.texts["http.response.status_code"] } == ["503", "200"])
        #expect(spans.map(\.isFailed) == [true, false])
        let field = "attempts/OpenWeather currentWeather"
        #expect(http.requests.map { $0.headers["traceparent"] } == [field, field])
    }

    @Test
    func `a failed attempt has a failed span without the key`() async {
        http.injectAlways(.drop(.networkConnectionLost))
        var configuration = configuration
        configuration.clock = ImmediateClock()
        let client = OpenWeatherClient(configuration: configuration)

        await Tracing.withSpan("failure") { _ in
            _ = try? await client.currentWeather(for: .city("Lisbon"))
        }

        let spans = spans(below: "failure")
        #expect(!spans.isEmpty)
        #expect(spans.map(\.isFailed).allSatisfy { $0 })
        for text in spans.flatMap(\.attributes.texts.values) { #expect(!text.contains("appid")) }
    }

    @Test
    func `a joined call is served by the span of the first even after its cancellation`() async throws {
        let gate = Turnstile(1)
        await gate.enter()
        let (joins, isHeld) = (Locked(0), Locked(false))
        var configuration = configuration
        configuration.middleware.append { GatedHTTPClient(client: $0, gate: gate) { isHeld.withLock { $0 = true } } }
        let client = OpenWeatherClient(configuration: configuration)
        let events = client.events()
        let counting = Task {
            for await case .cache(.coalesced) in events { joins.withLock { $0 += 1 } }
        }

        let first = Task {
            await Tracing.withSpan("first") { _ in
                try? await client.currentWeather(for: .city("Lisbon"))
            }
        }
        await until { isHeld.withLock { $0 } }
        let second = Task {
            try await Tracing.withSpan("second") { _ in
                try await client.currentWeather(for: .city("Lisbon"))
            }
        }
        await until { joins.withLock { $0 == 1 } }
        first.cancel()
        #expect(await first.value == nil)
        #expect(spans(below: "first").isEmpty, "the span of the request outlives that of the call")
        await gate.leave()
        let weather = try await second.value
        counting.cancel()

        #expect(weather.value.name == "Lisbon")
        #expect(spans(below: "first").count == 1)
        #expect(spans(below: "second").isEmpty)
        #expect(http.requests.count == 1)
    }

    @Test
    func `places of a batch have the context of their reader`() async {
        let client = OpenWeatherClient(configuration: configuration)

        await Tracing.withSpan("batch") { _ in
            for await _ in client.currentWeather(for: [.city("Lisbon"), .city("Porto"), .city("Madrid")]) {}
        }

        #expect(spans(below: "batch").count == 3)
    }

    @Test
    func `parts of One Call have the context of the call`() async throws {
        let client = OpenWeatherClient(configuration: configuration)

        _ = try await Tracing.withSpan("parts") { _ in
            try await client.oneCall(at: Coordinate(clampingLatitude: 38.72, longitude: -9.14))
        }

        #expect(!spans(below: "parts").isEmpty)
        #expect(spans(below: "parts").count == http.requests.count)
    }
}

/// A client whose requests wait for a gate.
private struct GatedHTTPClient: HTTPClient {
    let client: any HTTPClient
    let gate: Turnstile
    let onArrival: @Sendable () -> Void

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        onArrival()
        await gate.enter()
        return try await client.send(request)
    }
}
