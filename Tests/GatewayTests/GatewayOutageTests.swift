#if os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Gateway: outages", .watched, .enabled(if: Gateway.isInstalled, Gateway.absence))
struct GatewayOutageTests {
    private let london = "/data/2.5/weather?lat=51.5&lon=-0.12"

    /// The requests that a rule with a pause allows since `start`: those at once and one more after each pause, which is
    /// none unless the machine is very busy.
    private func allowed(_ count: Int, since start: ContinuousClock.Instant, pause: Duration) -> ClosedRange<Int> {
        count...count + Int(start.duration(to: .now) / pause)
    }

    private func places(_ count: Int) -> [String] {
        (0..<count).map { "/data/2.5/weather?lat=\(Double($0) / 10)&lon=2" }
    }

    @Test(arguments: [
        LoopbackResponse.closed, .json("{}", status: 500), .html("<html>", status: 200), .json(#"{"main":"#), .json(""),
        .json("  "),
        .json(#"{"a":1} x"#), .json(#"{"a":01}"#), .json("[]"), .json("null"), .json(#"{"a":"\#u{0}"}"#),
        LoopbackResponse(body: Data("hello\n".utf8), delivery: .raw),
    ])
    func `leaves a service alone that sends nothing of use`(answer: LoopbackResponse) async throws {
        let service = try Upstream.always(answer)
        let start = ContinuousClock.now
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            for place in places(3) { #expect(try await gateway.get(place).status == 502) }
            #expect(Set(try await gateway.statuses(of: places(100))) == [502])
            let refused = try await gateway.get(london)
            #expect(refused.headers["Gateway-Refusal"] != nil)
            #expect(refused.headers["Retry-After"] != nil)
            #expect(try await gateway.health().text.contains("weather: the service fails"))
        }

        #expect(allowed(3, since: start, pause: .seconds(10)).contains(service.requests.count))
    }

    @Test(arguments: ["300", "Wed, 31 Dec 2098 23:59:59 GMT"])
    func `waits for as long as the service asks`(field: String) async throws {
        let service = try Upstream.always(.json(#"{"cod":429}"#, status: 429, headers: ["Retry-After": field]))
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            let first = try await gateway.get(london)
            #expect(first.status == 429)
            #expect(first.headers["Gateway-Refusal"] == "busy")
            #expect(first.headers["Retry-After"].flatMap { Int($0) }.map { (240...3_600).contains($0) } == true)
            #expect(Set(try await gateway.statuses(of: places(100))) == [429])
        }

        #expect(service.requests.count == 1)
    }

    @Test
    func `names a service whose name has no address`() async throws {
        let service = try Upstream.always(.json("{}"))
        try await Gateway.run(
            upstream: service.baseURL,
            ["GATEWAY_UPSTREAM": "https://stand-in.invalid"]
        ) { gateway async throws in
            #expect(try await gateway.health().status == 200)
            let refused = try await gateway.get(london)
            #expect(refused.status == 502)
            #expect(refused.headers["Gateway-Refusal"] == "unknown")
            let health = try await gateway.health()
            #expect(health.status == 503)
            #expect(health.text.contains("stand-in.invalid: the name cannot be resolved"))
        }
    }

    @Test
    func `hides no healthy part behind a sick one`() async throws {
        let service = try LoopbackWeatherServer { request in
            request.path == "/data/2.5/weather" ? .closed : .json("{}")
        }
        let others = [
            "/data/2.5/forecast?q=x", "/data/2.5/air_pollution?lat=1&lon=2", "/geo/1.0/direct?q=x",
            "/data/3.0/onecall?lat=1&lon=2", "/data/4.0/onecall/current?lat=1&lon=2",
        ]
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            #expect(Set(try await gateway.statuses(of: places(20))) == [502])
            for other in others { #expect(try await gateway.get(other).status == 200, "\(other)") }
        }
    }

    @Test
    func `requests a place that fails again only after a moment`() async throws {
        let service = try LoopbackWeatherServer { request in
            request.query("lat") == "51.50" ? .json("{}", status: 500) : .json("{}")
        }
        let start = ContinuousClock.now
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            for place in places(20) {
                #expect(try await gateway.get(london).status == 502)
                #expect(try await gateway.get(place).status == 200)
            }
        }

        #expect(allowed(21, since: start, pause: .seconds(20)).contains(service.requests.count))
    }
}
#endif
