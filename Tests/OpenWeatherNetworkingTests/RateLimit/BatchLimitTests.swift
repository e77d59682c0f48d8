import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Rate limit of batches and plans", .watched)
struct BatchLimitTests {
    private let clock = ManualClock()
    private let log = EventLog()

    @Test
    func `sends every request of 3000 a minute and none early`() async throws {
        let times = Locked<[Duration]>([])
        let transport = ClosureHTTPClient { [clock] request, _ throws(NetworkError) in
            times.withLock { $0.append(clock.now.offset) }
            return try makeResponse(to: request)
        }
        let limited = RateLimitedHTTPClient(
            wrapping: transport,
            limit: RateLimit(requests: 3_000, per: .seconds(60), pace: .even),
            clock: clock,
            handler: log.append
        )
        // The deadline of 30 seconds does not run while a request waits for its turn.
        let sut = RetryingHTTPClient(wrapping: limited, clock: clock)

        let count = 3_500
        let ended = Locked(0)
        let tasks = try (0..<count)
            .map { number in
                let request = try makeRequest("id=\(number)")
                return Task {
                    defer { ended.withLock { $0 += 1 } }
                    return try await sut.send(request).status
                }
            }
        await until { log.events.count == count - 50 }
        // Fifty each second, no later than they may be sent.
        for sent in stride(from: 50, through: count, by: 50) {
            // Time that passes before one has ended counts for it, and before the next one sleeps, it sleeps longer.
            await until {
                ended.withLock { $0 } == sent && (sent == count || clock.timeToNextSleeper == .seconds(1))
            }
            clock.advance(by: .seconds(1))
        }
        for task in tasks { #expect(try await task.value == 200) }

        let sent = times.withLock { $0 }
        #expect(sent.count == count)
        #expect(sent == sent.sorted())
        for (first, last) in zip(sent, sent.dropFirst(3_000)) { #expect(last - first >= .seconds(60)) }
    }

    @Test
    func `waits out a refusal instead of failing`() async throws {
        let transport = ClosureHTTPClient(statuses: 429, 200)
        let sut = RateLimitedHTTPClient(
            wrapping: transport,
            limit: RateLimit(requests: 60, per: .seconds(60), pace: .even),
            clock: clock,
            handler: log.append
        )
        let first = try makeRequest("id=0")
        let second = try makeRequest("id=1")

        let refused = try await sut.send(first)
        let task = Task { try await sut.send(second).status }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(600))

        #expect(try await task.value == 200)
        #expect(refused.headers["Retry-After"] == "600")
        #expect(
            log.events == [
                .paused(NetworkRequest(first), duration: .seconds(600)),
                .waitingForRateLimit(NetworkRequest(second), delay: .seconds(600)),
            ]
        )
    }

    @Test
    func `pauses only the plan that was refused`() async throws {
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            try makeResponse(to: request, status: request.plan == .account ? 429 : 200)
        }
        let sut = RateLimitedHTTPClient(wrapping: transport, clock: clock)
        var other = try makeRequest("id=1")
        other.plan = BillingPlan(rawValue: "other")

        _ = try await sut.send(makeRequest())
        let response = try await sut.send(other)

        #expect(response.status == 200)
        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(600))) { try await sut.send(makeRequest()) }
    }

    @Test
    func `counts the plans apart`() async throws {
        let limit = RateLimit(requests: 1, per: .seconds(60), pace: RequestPace(whenExceeded: .fail))
        let sut = RateLimitedHTTPClient(wrapping: ClosureHTTPClient(statuses: 200), limit: limit, clock: clock)
        var other = try makeRequest("id=1")
        other.plan = BillingPlan(rawValue: "other")

        _ = try await sut.send(makeRequest())
        _ = try await sut.send(other)

        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(60))) { try await sut.send(makeRequest()) }
        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(60))) { try await sut.send(other) }
    }

    @Test
    func `keeps the advice of the server in its response`() async throws {
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            try makeResponse(to: request, status: 429, headers: ["Retry-After": "7"])
        }
        let sut = RateLimitedHTTPClient(wrapping: transport, clock: clock)

        #expect(try await sut.send(makeRequest()).headers["Retry-After"] == "7")
    }

    @Test
    func `does not count a request that a limit below refuses`() async throws {
        let transport = ClosureHTTPClient { request, number throws(NetworkError) in
            if number <= 5 { throw .rateLimited(retryAfter: nil, limit: .budget(.day)) }
            return try makeResponse(to: request)
        }
        let limit = RateLimit(requests: 2, per: .seconds(60), pace: RequestPace(whenExceeded: .fail))
        let sut = RateLimitedHTTPClient(wrapping: transport, limit: limit, clock: clock)

        for _ in 0..<5 {
            await #expect(throws: NetworkError.rateLimited(retryAfter: nil, limit: .budget(.day))) {
                try await sut.send(makeRequest())
            }
        }
        for _ in 0..<2 { #expect(try await sut.send(makeRequest()).status == 200) }
        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(60))) { try await sut.send(makeRequest()) }
    }

    @Test(arguments: [
        (RequestPace.Burst.all, 3_000), (.sixtieth, 50), (.requests(20), 20), (.requests(9_000), 3_000),
    ]
    )
    func `sends as many at once as the pace permits`(burst: RequestPace.Burst, count: Int) {
        #expect(RateLimit(requests: 3_000, per: .seconds(60), pace: RequestPace(burst: burst)).burst == count)
        #expect(RequestPace.standard.burst == .all)
        #expect(RequestPace.even.burst == .sixtieth)
        #expect(RequestPace.even.longestWait == nil)
    }
}
