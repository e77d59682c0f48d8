#if os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite(
    "Gateway: age",
    .watched,
    .enabled(if: Gateway.isInstalled, Gateway.absence),
    .enabled(if: Gateway.movableClock != nil, "SKIPPED: libfaketime is missing; apt-get install libfaketime.")
)
struct GatewayAgeTests {
    private let london = "/data/2.5/weather?lat=51.5&lon=-0.12&units=metric"

    private func age(_ response: TransportResponse) -> Int {
        response.headers["Age"].flatMap { Int($0) } ?? -1
    }

    /// Runs a closure with a gateway and one that follows it on the same folder, later.
    private func later(
        by seconds: Int,
        than gateway: Gateway,
        _ body: (Gateway) async throws -> Void
    ) async throws {
        let next = try await gateway.restarted(clockAheadBy: seconds)
        do { try await body(next) } catch {
            await next.stop()
            throw error
        }
        await next.stop()
    }

    @Test
    func `states the age of a kept answer`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            #expect(try await gateway.get(london).headers["Age"] == nil)
            #expect(age(try await gateway.get(london)) >= 0)

            try await later(by: 20, than: gateway) { gateway async throws in
                // No test knows how long the machine took in between, but a suite has no more than five minutes.
                #expect((20..<320).contains(age(try await gateway.get(london))))
            }
        }
    }

    @Test
    func `answers for a day while the service is down and says how old the answer is`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            let first = try await Client.sdk(gateway).currentWeather(for: .city("Lisbon"))
            // An answer from the cache shows that it was kept before the gateway ends.
            _ = try await Client.sdk(gateway).currentWeather(for: .city("Lisbon"))
            await service.stop()
            try await later(by: 3_600, than: gateway) { gateway async throws in
                let second = try await Client.sdk(gateway).currentWeather(for: .city("Lisbon"))

                #expect(second.value == first.value)
                let age = second.age(at: Date())
                #expect(age >= .seconds(3_600) && age < .seconds(3_900))
                // Older than the lifetime of current weather, so a cache of the SDK shows it as stale and requests it again.
                #expect(age > CacheLifetimes.standard.currentWeather.fresh)

                try await later(by: 87_000, than: gateway) { gateway async throws in
                    await #expect(throws: WeatherError.server(status: 502)) {
                        try await Client.sdk(gateway).currentWeather(for: .city("Lisbon"))
                    }
                }
            }
        }
    }

    @Test
    func `requests again after the lifetime and after a minute where there was nothing`() async throws {
        let service = try Upstream.service()
        let nowhere = "/data/2.5/weather?q=Nowhere-at-all"
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            _ = try await gateway.get(london)
            #expect(try await gateway.get(nowhere).status == 404)
            #expect(try await gateway.get(nowhere).status == 404)
            try await later(by: 310, than: gateway) { gateway async throws in
                #expect(try await gateway.get(london).headers["Age"] == nil)
                #expect(try await gateway.get(nowhere).status == 404)
            }
        }

        #expect(service.requests.count == 4)
    }

    @Test
    func `counts a call around midnight for both days`() async throws {
        let service = try Upstream.service()
        let now = Date().timeIntervalSince1970
        let midnight = Int((now / 86_400).rounded(.up) * 86_400 - now) + 1
        let cap = ["GATEWAY_DAY_ACCOUNT": "2"]
        try await Gateway.run(upstream: service.baseURL, cap) { gateway async throws in
            try await later(by: midnight, than: gateway) { gateway async throws in
                let statuses = try await gateway.statuses(of: (1...3).map { "/geo/1.0/direct?q=Place\($0)" })
                #expect(statuses.count { $0 == 503 } == 1)
                try await later(by: midnight + 300, than: gateway) { gateway async throws in
                    #expect(try await gateway.get("/geo/1.0/direct?q=Lisbon").status == 503)
                }
            }
        }
        // From noon, so that this test may itself run around midnight.
        let noon = midnight + 43_200
        try await Gateway.run(upstream: service.baseURL, cap) { gateway async throws in
            try await later(by: noon, than: gateway) { gateway async throws in
                _ = try await gateway.statuses(of: (1...3).map { "/geo/1.0/direct?q=Place\($0)" })
                #expect(try await gateway.get("/geo/1.0/direct?q=Lisbon").status == 503)
                try await later(by: noon + 43_500, than: gateway) { gateway async throws in
                    #expect(try await gateway.get("/geo/1.0/direct?q=Lisbon").status == 200)
                }
            }
        }
    }
}
#endif
