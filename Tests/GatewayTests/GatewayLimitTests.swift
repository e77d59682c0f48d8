#if os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Gateway: limits", .watched, .enabled(if: Gateway.isInstalled, Gateway.absence))
struct GatewayLimitTests {
    private func places(_ range: Range<Int>, _ path: String = "/data/2.5/weather") -> [String] {
        range.map { "\(path)?lat=\(Double($0) / 10)&lon=2" }
    }

    @Test
    func `sends no more than the cap of a day also over a reload and a restart`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL, ["GATEWAY_DAY_ACCOUNT": "100"]) { gateway async throws in
            #expect(Set(try await gateway.statuses(of: places(0..<60))) == [200])
            try await gateway.reload()
            let rest = try await gateway.statuses(of: places(60..<160))
            #expect(rest.count { $0 == 200 } == 40)
            #expect(rest.count { $0 == 503 } == 60)
            #expect(service.requests.count == 100)

            let again = try await gateway.restarted()
            #expect(Set(try await again.statuses(of: places(200..<220))) == [503])
            #expect(service.requests.count == 100)
            #expect(try await again.health().text.contains(#""used":100,"left":0"#))
            await again.stop()
        }
    }

    @Test
    func `answers from the cache when the calls are spent and says when to come back`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL, ["GATEWAY_DAY_ACCOUNT": "1"]) { gateway async throws in
            let client = Client.sdk(gateway)
            _ = try await client.currentWeather(for: .city("Lisbon"))
            _ = try await client.currentWeather(for: .city("Lisbon"))

            let error = await #expect(throws: WeatherError.self) {
                try await client.currentWeather(for: .city("Paris"))
            }
            guard case .rateLimited(let wait?, .gatewayDay(let ends)) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(wait > .zero && wait <= .seconds(86_400))
            #expect(Int(ends.timeIntervalSince1970) % 86_400 == 300, "five minutes after midnight UTC")
            #expect(try await gateway.get("/data/3.0/onecall?lat=1&lon=2").status == 200, "another product's calls")
        }
    }

    @Test
    func `counts each product by itself`() async throws {
        let service = try Upstream.service()
        let caps = ["GATEWAY_DAY_ACCOUNT": "3", "GATEWAY_DAY_ONECALL3": "2", "GATEWAY_DAY_ONECALL4": "1"]
        try await Gateway.run(upstream: service.baseURL, caps) { gateway async throws in
            for (path, calls) in [("/data/2.5/weather", 3), ("/data/3.0/onecall", 2), ("/data/4.0/onecall/current", 1)]
            {
                #expect(try await gateway.statuses(of: places(0..<5, path)).count { $0 == 200 } == calls)
            }
        }
    }

    @Test
    func `keeps the calls of a minute within their cap`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL, ["GATEWAY_MINUTE_ACCOUNT": "5"]) { gateway async throws in
            let statuses = try await gateway.statuses(of: places(0..<20))

            // A new minute may begin in between.
            #expect((5...10).contains(statuses.count { $0 == 200 }))
            #expect(statuses.contains(503))
        }
    }

    @Test
    func `serves others while one client floods`() async throws {
        let service = try Upstream.service()
        let settings = ["GATEWAY_CLIENT_PER_SECOND": "1", "GATEWAY_CLIENT_BURST": "4"]
        try await Gateway.run(upstream: service.baseURL, settings) { gateway async throws in
            let other = try await gateway.newToken("other")
            try await gateway.reload()
            let flood = try await gateway.statuses(of: Array(repeating: places(0..<1)[0], count: 200))

            // Five at once, and one more for each second that the test may take.
            #expect(flood.count { $0 == 429 } >= 100)
            #expect(try await gateway.get(places(0..<1)[0], token: other).status == 200)
        }
    }

    @Test
    func `limits what is not kept apart from what is`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL, ["GATEWAY_CLIENT_PER_MINUTE": "5"]) { gateway async throws in
            let other = try await gateway.newToken("other")
            try await gateway.reload()
            let statuses = try await gateway.statuses(of: places(0..<20))
            // A new minute may begin in between.
            #expect((5...10).contains(statuses.count { $0 == 200 }))
            #expect(statuses.count { $0 == 429 } >= 10)

            #expect(try await gateway.get(places(30..<31)[0], token: other).status == 200)
            let hits = try await gateway.statuses(of: Array(repeating: places(30..<31)[0], count: 300))
            #expect(Set(hits) == [200], "what is kept costs nothing")
        }
    }

    @Test
    func `keeps the share of a client that is there`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL, ["GATEWAY_DAY_ACCOUNT": "40"]) { gateway async throws in
            let other = try await gateway.newToken("other")
            try await gateway.reload()
            #expect(try await gateway.get(places(0..<1)[0], token: other).status == 200)
            let greedy = try await gateway.statuses(of: places(10..<60))
            let fair = try await gateway.statuses(of: places(60..<110), token: other)

            #expect(greedy.count { $0 == 200 } == 20)
            #expect(fair.count { $0 == 200 } == 19)
        }
        #expect(service.requests.count == 40)
    }

    @Test
    func `requests no more while the service refuses the key and says so`() async throws {
        let refusal = LoopbackResponse.json(#"{"cod":401,"message":"x"}"#, status: 401)
        let service = try LoopbackWeatherServer { request in request.path == "/data/3.0/onecall" ? .json("{}") : refusal
        }
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            #expect(try await gateway.health().status == 200)
            await #expect(throws: WeatherError.server(status: 502)) {
                try await Client.sdk(gateway).currentWeather(for: .city("Lisbon"))
            }
            #expect(Set(try await gateway.statuses(of: places(0..<50))) == [502])
            let red = try await gateway.health()
            #expect(red.status == 503)
            #expect(red.text.contains(#""status":"red""#) && red.text.contains("weather: the service refuses the key"))
            #expect(try await gateway.get("/live").status == 200)

            #expect(
                try await gateway.get(places(0..<1, "/data/3.0/onecall")[0]).status == 200,
                "another product is well"
            )
        }
        #expect(service.requests.count == 2)
    }
}
#endif
