import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Observed HTTP client", .watched)
struct ObservedHTTPClientTests {
    private let clock = ManualClock()
    private let log = EventLog()

    @Test(arguments: [200, 404, 500])
    func `reports a response with status bytes and duration`(status: Int) async throws {
        let transport = ClosureHTTPClient { [clock] request, _ throws(NetworkError) in
            clock.advance(by: .milliseconds(120))
            return try makeResponse(to: request, status: status, body: "12345")
        }
        let sut = ObservedHTTPClient(wrapping: transport, clock: clock, handler: log.append)
        let request = try makeRequest()

        let response = try await sut.send(request)

        let description = NetworkRequest(request)
        #expect(response.body.count == 5)
        #expect(
            log.events == [
                .started(description),
                .responded(description, status: status, bytes: 5, duration: .milliseconds(120)),
            ]
        )
        #expect(transport.requests == [request])
    }

    @Test(arguments: [
        NetworkError.cancelled, .transport(URLError(.timedOut)), .decoding(.truncated),
    ]
    )
    func `reports a failure and rethrows it`(error: NetworkError) async throws {
        let transport = ClosureHTTPClient { [clock] _, _ throws(NetworkError) in
            clock.advance(by: .seconds(2))
            throw error
        }
        let sut = ObservedHTTPClient(wrapping: transport, clock: clock, handler: log.append)
        let request = try makeRequest()

        await #expect(throws: error) { try await sut.send(request) }

        let description = NetworkRequest(request)
        #expect(log.events == [.started(description), .failed(description, error, duration: .seconds(2))])
    }

    @Test
    func `never reports the key at any place in the stack`() async throws {
        let key = "0123456789abcdef0123456789abcdef"
        let observed = ObservedHTTPClient(
            wrapping: ClosureHTTPClient(statuses: 200),
            clock: clock,
            handler: log.append
        )
        let sut = AuthorizingHTTPClient(wrapping: observed, key: APIKey(key))

        _ = try await sut.send(makeRequest())

        #expect(log.events.count == 2)
        #expect(!String(reflecting: log.events).contains(key))
    }
}
