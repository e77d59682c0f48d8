import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Batches through a gateway", .watched)
struct GatewayBatchTests {
    private let clock = ImmediateClock()

    /// A gateway that refuses its first requests.
    private struct Gateway: HTTPClient {
        let refusals: Int
        let status: Int
        let headers: HeaderFields
        let count = Locked(0)

        func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
            guard
                count.withLock({
                    $0 += 1; return $0
                }) > refusals
            else {
                return TransportResponse(status: status, headers: headers, body: Data())
            }
            let body = #"{"coord":{"lat":1,"lon":2},"dt":1780000000,"id":1,"main":{"temp":18}}"#
            return StubResponse.json(body).response
        }
    }

    private func results(_ gateway: Gateway) async throws -> [Result<Fetched<CurrentWeather>, WeatherError>] {
        let url = try #require(URL(string: "https://gateway.example"))
        var configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfiguration(gateway: url))
        configuration.transport = gateway
        configuration.cache = .none
        configuration.clock = clock
        configuration.plan = .unlimited
        configuration.retry = .noDeadline
        let client = OpenWeatherClient(configuration: configuration)
        var results: [Result<Fetched<CurrentWeather>, WeatherError>] = []
        for await item in client.currentWeather(for: [.city("Lisbon")], concurrency: 1) { results.append(item.result) }
        return results
    }

    @Test(arguments: [(503, "minute"), (429, "client")])
    func `wait for its minute`(status: Int, refusal: String) async throws {
        let gateway = Gateway(
            refusals: 2,
            status: status,
            headers: ["Retry-After": "45", "Gateway-Refusal": refusal]
        )

        let results = try await results(gateway)

        #expect(results.count == 1 && results.allSatisfy { (try? $0.get()) != nil })
        #expect(clock.totalSleep == .seconds(90))
        #expect(gateway.count.withLock { $0 } == 3, "and the retries obey the gateway")
    }

    @Test
    func `do not wait for its day`() async throws {
        let headers: HeaderFields = ["Retry-After": "43200", "Gateway-Refusal": "day"]
        let gateway = Gateway(refusals: 1, status: 503, headers: headers)

        let results = try await results(gateway)

        guard case .failure(.rateLimited(.seconds(43_200), .gatewayDay)) = results.first else {
            Issue.record("\(results)")
            return
        }
        #expect(clock.totalSleep == .zero)
        #expect(gateway.count.withLock { $0 } == 1)
    }
}
