#if os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks
import Testing

@Suite("Gateway: limits", .timeLimit(.minutes(60)), .enabled(if: Gateway.isInstalled, Gateway.absence))
struct GatewayLimitTests {
    private func places(_ range: Range<Int>, _ path: String = "/data/2.5/weather") -> [String] {
        range.map { "\(path)?lat=\(Double($0) / 10)&lon=2" }
    }

    @Test
    func sendsNoMoreThanTheCapOfADayAlsoOverAReloadAndARestart() async throws {
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
    func answersFromTheCacheWhenTheCallsAreSpentAndSaysWhenToComeBack() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL, ["GATEWAY_DAY_ACCOUNT": "1"]) { gateway async throws in
            let client = Client.sdk(gateway)
            _ = try await client.currentWeather(for: .city("Lisbon"))
            _ = try await client.currentWeather(for: .city("Lisbon"))

            let error = await #expect(throws: WeatherError.self) {
                try await client.currentWeather(for: .city("Paris"))
            }
            guard case .rateLimited(let wait?, .gateway) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(wait > .zero && wait <= .seconds(86_400))
            #expect(try await gateway.get("/data/3.0/onecall?lat=1&lon=2").status == 200, "another product's calls")
        }
    }

    @Test
    func countsEachProductByItself() async throws {
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
    func keepsTheCallsOfAMinuteWithinTheirCap() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL, ["GATEWAY_MINUTE_ACCOUNT": "5"]) { gateway async throws in
            let statuses = try await gateway.statuses(of: places(0..<20))

            // A new minute may begin in between.
            #expect((5...10).contains(statuses.count { $0 == 200 }))
            #expect(statuses.contains(503))
        }
    }

    @Test
    func servesOthersWhileOneClientFloods() async throws {
        let service = try Upstream.service()
        let settings = ["GATEWAY_CLIENT_PER_MINUTE": "1", "GATEWAY_CLIENT_BURST": "4"]
        try await Gateway.run(upstream: service.baseURL, settings) { gateway async throws in
            let other = try await gateway.newToken("other")
            try await gateway.reload()
            let flood = try await gateway.statuses(of: Array(repeating: places(0..<1)[0], count: 200))

            // Five at once, and one more for each minute that the test may take.
            #expect(flood.count { $0 == 200 } <= 10)
            #expect(flood.count { $0 == 429 } >= 190)
            #expect(try await gateway.get(places(0..<1)[0], token: other).status == 200)
        }
    }

    @Test
    func turnsRedWhenTheServiceRefusesTheKeyAndGreenAgain() async throws {
        let refusal = LoopbackResponse.json(#"{"cod":401,"message":"x"}"#, status: 401)
        let service = try LoopbackWeatherServer(script: ["/data/2.5/weather": [refusal, .json("{}")]])
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            #expect(try await gateway.health().status == 200)
            await #expect(throws: WeatherError.server(status: 502)) {
                try await Client.sdk(gateway).currentWeather(for: .city("Lisbon"))
            }
            let red = try await gateway.health()
            #expect(red.status == 503)
            #expect(red.text.contains(#""status":"red""#) && red.text.contains(#""key":"refused""#))

            _ = try await gateway.get(places(0..<1)[0])
            #expect(try await gateway.health().status == 200)
        }
    }
}
#endif
