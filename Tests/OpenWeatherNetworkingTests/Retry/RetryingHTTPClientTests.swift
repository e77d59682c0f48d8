import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Retrying HTTP client", .watched)
struct RetryingHTTPClientTests {
    private let clock = ImmediateClock()
    private let log = EventLog()

    @Test(arguments: [
        ([200], 1, 200), ([500, 200], 2, 200), ([503, 502, 200], 3, 200), ([504, 404, 200], 2, 404),
    ]
    )
    func `tries again until there is a response`(statuses: [Int], tries: Int, final: Int) async throws {
        let transport = responding(statuses)
        let sut = makeClient(transport)

        let response = try await sut.send(makeRequest())

        #expect(response.status == final)
        #expect(transport.requests.count == tries)
        #expect(Set(transport.requests).count == 1)
    }

    @Test
    func `returns the last response or failure after three attempts`() async throws {
        let responses = responding([500, 502, 503, 200])
        let failures = ClosureHTTPClient { _, number throws(NetworkError) in
            throw .transport(URLError([.timedOut, .cannotFindHost, .networkConnectionLost, .unknown][number - 1]))
        }

        let response = try await makeClient(responses).send(makeRequest())
        let error = await #expect(throws: NetworkError.self) { try await makeClient(failures).send(makeRequest()) }

        #expect(response.status == 503)
        #expect(error == .transport(URLError(.networkConnectionLost)))
        #expect((responses.requests.count, failures.requests.count) == (3, 3))
    }

    @Test(arguments: [400, 401, 403, 404])
    func `does not try again what stays as it is`(status: Int) async throws {
        let transport = responding([status, 200])

        let response = try await makeClient(transport).send(makeRequest())

        #expect(response.status == status)
        #expect(transport.requests.count == 1)
        #expect(log.events.isEmpty)
    }

    @Test
    func `does not send twice what changes something`() async throws {
        let transport = responding([500, 200])

        let response = try await makeClient(transport).send(makeRequest(method: "POST"))

        #expect(response.status == 500)
        #expect(transport.requests.count == 1)
    }

    @Test
    func `waits a random longer time before each attempt and reports it`() async throws {
        let draws = Locked<[ClosedRange<Double>]>([])
        let sut = RetryingHTTPClient(
            wrapping: responding([500, 500, 200]),
            policy: RetryPolicy(deadline: nil),
            clock: clock,
            randomness: { range in
                draws.withLock { $0.append(range) }
                return 0.5
            },
            handler: log.append
        )
        let request = try makeRequest()

        _ = try await sut.send(request)

        #expect(clock.totalSleep == .milliseconds(750))
        #expect(draws.withLock { $0 } == [0...1, 0...1])
        #expect(
            log.events == [
                .retrying(NetworkRequest(request), attempt: 2, delay: .milliseconds(250)),
                .retrying(NetworkRequest(request), attempt: 3, delay: .milliseconds(500)),
            ]
        )
    }

    @Test(arguments: [429, 503])
    func `waits as long as the server asks if that is short`(status: Int) async throws {
        let transport = responding([status, 200], headers: ["Retry-After": "5"])

        let response = try await makeClient(transport).send(makeRequest())

        #expect(response.status == 200)
        #expect(clock.totalSleep == .seconds(5))
    }

    @Test(arguments: [
        (429, ["Retry-After": "6"]), (429, [:]), (429, ["Retry-After": "soon"]), (503, ["Retry-After": "3600"]),
        (429, ["Retry-After": "0"]),
        (429, ["Retry-After": "Sun, 06 Nov 1994 08:00:00 GMT", "Date": "Sun, 06 Nov 1994 08:49:30 GMT"]),
    ]
    )
    func `returns a refusal that asks for a long wait or for none`(status: Int, headers: [String: String]) async throws
    {
        let transport = responding([status, 200], headers: headers)

        let response = try await makeClient(transport).send(makeRequest())

        #expect(response.status == status)
        #expect(transport.requests.count == 1)
        #expect(clock.totalSleep == .zero)
    }

    @Test(arguments: [("0", 1_500), ("1", 2_000)]
    )
    func `waits as long as it would by itself where the server asks for less`(advice: String, milliseconds: Int)
        async throws
    {
        let transport = responding([503, 500, 200], headers: ["Retry-After": advice])

        let response = try await makeClient(transport).send(makeRequest())

        #expect(response.status == 200)
        // Without a `Retry-After`, half a second and then a second.
        #expect(clock.totalSleep == .milliseconds(milliseconds))
    }

    @Test
    func `does not wait twice where the rate limit below pauses too`() async throws {
        let clock = ManualClock()
        let transport = responding([429, 200], headers: ["Retry-After": "2"])
        let limited = RateLimitedHTTPClient(wrapping: transport, clock: clock, handler: log.append)
        let sut = RetryingHTTPClient(wrapping: limited, clock: clock, handler: log.append)
        let request = try makeRequest()

        let task = Task { try await sut.send(request).status }
        await clock.waitForSleepers(2)
        clock.advance(by: .seconds(2))

        #expect(try await task.value == 200)
        #expect(
            log.events == [
                .paused(NetworkRequest(request), duration: .seconds(2)),
                .retrying(NetworkRequest(request), attempt: 2, delay: .seconds(2)),
            ]
        )
    }

    @Test
    func `does not try again what the rate limit below refused`() async throws {
        let transport = responding([429, 200])
        let sut = makeClient(RateLimitedHTTPClient(wrapping: transport, clock: clock))

        let response = try await sut.send(makeRequest())
        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(600))) { try await sut.send(makeRequest()) }

        #expect(response.status == 429)
        #expect(transport.requests.count == 1)
    }

    @Test
    func `tries again after a cut body and a timeout of a single try`() async throws {
        let transport = ClosureHTTPClient { request, number throws(NetworkError) in
            switch number {
            case 1: throw .decoding(.truncated)
            case 2: throw .transport(URLError(.timedOut))
            default: return try makeResponse(to: request)
            }
        }

        let response = try await makeClient(transport).send(makeRequest())

        #expect(response.status == 200)
    }

    private func responding(_ statuses: [Int], headers: [String: String] = [:]) -> ClosureHTTPClient {
        ClosureHTTPClient { request, number throws(NetworkError) in
            try makeResponse(to: request, status: statuses[min(number, statuses.count) - 1], headers: headers)
        }
    }

    /// A client without a deadline, which an immediate clock would reach at once.
    private func makeClient(_ client: any HTTPClient) -> RetryingHTTPClient {
        RetryingHTTPClient(
            wrapping: client,
            policy: RetryPolicy(deadline: nil),
            clock: clock,
            randomness: { $0.upperBound },
            handler: log.append
        )
    }
}
