import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Retry deadline and cancellation", .watched)
struct RetryDeadlineTests {
    private let clock = ManualClock()
    private let log = EventLog()

    @Test
    func `ends a try that runs into the deadline`() async throws {
        let gate = Gate()
        let sut = makeClient(waiting(at: gate))
        let request = try makeRequest()

        let task = Task { try await sut.send(request).status }
        await gate.waitForArrivals()
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(29_999))
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .milliseconds(1))

        await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await task.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test
    func `covers tries and waits together`() async throws {
        let gate = Gate()
        let transport = ClosureHTTPClient { request, number throws(NetworkError) in
            if number == 2 { try? await gate.pass() }
            guard !Task.isCancelled else { throw .cancelled }
            return try makeResponse(to: request, status: 503)
        }
        let sut = makeClient(transport)
        let request = try makeRequest()

        let task = Task { try await sut.send(request).status }
        await clock.waitForSleepers(2)
        clock.advance(by: .milliseconds(500))
        await gate.waitForArrivals()
        clock.advance(by: .milliseconds(29_500))

        await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await task.value }
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [
        (29_499, 2), (29_500, 1),
    ]
    )
    func `returns the last response at once instead of a delay that would reach the deadline`(
        milliseconds: Int,
        tries: Int
    )
        async throws
    {
        let transport = ClosureHTTPClient { [clock] request, number throws(NetworkError) in
            if number == 1 { clock.advance(by: .milliseconds(milliseconds)) }
            return try makeResponse(to: request, status: number == 1 ? 503 : 200)
        }
        let sut = makeClient(transport)
        let request = try makeRequest()

        let task = Task { try await sut.send(request).status }
        // Also ends a delay that should not be.
        let time = Task {
            await clock.waitForSleepers(2)
            clock.advance(by: .milliseconds(500))
        }

        #expect(try await task.value == (tries == 2 ? 200 : 503))
        time.cancel()
        #expect(transport.requests.count == tries)
    }

    @Test
    func `takes no call of a run for an attempt that the deadline rules out`() async throws {
        let transport = ClosureHTTPClient { [clock] request, _ throws(NetworkError) in
            clock.advance(by: .milliseconds(900))
            return try makeResponse(to: request, status: 503)
        }
        let sut = RetryingHTTPClient(
            wrapping: BudgetedHTTPClient(
                wrapping: transport,
                ledger: ScriptedCallLedger(),
                budget: nil,
                clock: clock,
                now: { .distantPast }
            ),
            policy: RetryPolicy(deadline: .seconds(1)),
            clock: clock,
            randomness: { $0.upperBound }
        )
        let request = try makeRequest()
        let spare = Locked(1)

        let response = try await CallAllowance.$current.withValue(CallAllowance(spare: spare)) {
            try await sut.send(request)
        }

        #expect(response.status == 503)
        #expect(spare.withLock { $0 } == 1)
    }

    @Test
    func `tries again however long the request waited for its turn`() async throws {
        let transport = ClosureHTTPClient(statuses: 200, 503, 200)
        let limit = RateLimit(requests: 1, per: .seconds(60), pace: .even)
        let sut = makeClient(RateLimitedHTTPClient(wrapping: transport, limit: limit, clock: clock))
        _ = try await sut.send(makeRequest("id=0"))
        let request = try makeRequest("id=1")

        let task = Task { try await sut.send(request).status }
        // The first sleeper is the timer of the deadlines; the other waits for the turn, the delay, and the next turn.
        for wait in [60_000, 500, 59_500] {
            await clock.waitForSleepers(2)
            clock.advance(by: .milliseconds(wait))
        }

        #expect(try await task.value == 200)
        #expect(transport.requests.count == 3)
    }

    /// The times at which a caller may be cancelled.
    enum Moment: CaseIterable, Sendable {
        case beforeTheFirstTry, duringATry, inTheWait
    }

    @Test(arguments: Moment.allCases)
    func `does not try again once it is cancelled`(moment: Moment) async throws {
        let start = Gate()
        let gate = Gate()
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            if moment == .duringATry { try? await gate.pass() }
            return try makeResponse(to: request, status: 503)
        }
        let sut = makeClient(transport)
        let request = try makeRequest()

        let task = Task {
            if moment == .beforeTheFirstTry { try? await start.pass() }
            return try await sut.send(request).status
        }
        switch moment {
        case .beforeTheFirstTry: break
        case .duringATry: await gate.waitForArrivals()
        case .inTheWait: await clock.waitForSleepers(2)
        }
        task.cancel()

        await #expect(throws: NetworkError.cancelled) { try await task.value }
        #expect(transport.requests.count <= 1)
        #expect(log.events.count == (moment == .inTheWait ? 1 : 0))
        clock.advance(by: .seconds(30))
        #expect(clock.sleeperCount == 0)
    }

    private func waiting(at gate: Gate) -> ClosureHTTPClient {
        ClosureHTTPClient { request, _ throws(NetworkError) in
            try? await gate.pass()
            guard !Task.isCancelled else { throw .cancelled }
            return try makeResponse(to: request)
        }
    }

    private func makeClient(_ client: any HTTPClient) -> RetryingHTTPClient {
        RetryingHTTPClient(wrapping: client, clock: clock, randomness: { $0.upperBound }, handler: log.append)
    }
}
