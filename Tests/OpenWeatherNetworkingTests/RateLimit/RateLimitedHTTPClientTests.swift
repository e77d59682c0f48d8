import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Rate limited HTTP client", .watched)
struct RateLimitedHTTPClientTests {
    private let clock = ManualClock()
    private let log = EventLog()
    /// The service's limit, for a caller that may wait a minute.
    private let patient = RateLimit(requests: 60, per: .seconds(60), pace: RequestPace(longestWait: .seconds(60)))

    @Test
    func `sends 60 of 100 different requests at once and the others a minute later`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = RateLimitedHTTPClient(wrapping: transport, limit: patient, clock: clock, handler: log.append)

        let tasks = try await queue(100, at: sut, waiting: 40)
        await until { transport.requests.count == 60 }
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(59_999))
        #expect(clock.sleeperCount == 1, "one watches the clock for all")
        #expect(transport.requests.count == 60)
        clock.advance(by: .milliseconds(1))
        for task in tasks { #expect(try await task.value == 200) }

        #expect(transport.requests.count == 100)
        #expect(Set(transport.requests.compactMap(\.url)).count == 100)
        #expect(log.waits == Array(repeating: .seconds(60), count: 40))
    }

    @Test
    func `serves those who wait in order of arrival`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = makeClient(transport, requests: 1)
        _ = try await queue(4, at: sut, waiting: 3)

        for number in 1..<4 {
            await clock.waitForSleepers()
            clock.advance(by: .seconds(1))
            await until { transport.requests.count == number + 1 }
        }

        #expect(transport.requests.compactMap { $0.url.query() } == ["id=0", "id=1", "id=2", "id=3"])
        #expect(log.waits == [.seconds(1), .seconds(2), .seconds(3)])
    }

    @Test
    func `sends nobody before those who wait also when they wake late`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let gate = Gate()
        let sut = RateLimitedHTTPClient(
            wrapping: transport,
            limit: RateLimit(requests: 1, per: .seconds(1)),
            clock: LateClock(clock: clock, gate: gate),
            handler: log.append
        )
        _ = try await sut.send(makeRequest("id=0"))
        let first = Task { try await sut.send(makeRequest("id=1")).status }
        await gate.waitForArrivals()

        clock.advance(by: .seconds(1))
        let second = Task { try await sut.send(makeRequest("id=2")).status }
        await until { log.events.count == 2 || transport.requests.count == 2 }
        gate.letOneThrough()
        await until { transport.requests.count == 2 }

        #expect(transport.requests.compactMap { $0.url.query() } == ["id=0", "id=1"])
        first.cancel()
        second.cancel()
    }

    @Test(arguments: [1, 2])
    func `returns a cancelled caller at once and admits the next`(leaver: Int) async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = makeClient(transport, requests: 1)
        let tasks = try await queue(4, at: sut, waiting: 3)
        await clock.waitForSleepers()

        tasks[leaver].cancel()
        await #expect(throws: NetworkError.cancelled) { try await tasks[leaver].value }
        for number in 1..<3 {
            await clock.waitForSleepers()
            clock.advance(by: .seconds(1))
            await until { transport.requests.count == number + 1 }
        }

        let rest = [1, 2, 3].filter { $0 != leaver }
        #expect(transport.requests.compactMap { $0.url.query() } == ["id=0"] + rest.map { "id=\($0)" })
        #expect(clock.now.offset == .seconds(2))
        for index in rest { #expect(try await tasks[index].value == 200) }
    }

    @Test
    func `fails at once when configured to and says how long to wait`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let limit = RateLimit(requests: 2, per: .seconds(10), pace: RequestPace(whenExceeded: .fail))
        let sut = RateLimitedHTTPClient(wrapping: transport, limit: limit, clock: clock, handler: log.append)
        _ = try await sut.send(makeRequest())
        clock.advance(by: .seconds(3))
        _ = try await sut.send(makeRequest())

        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(7))) { try await sut.send(makeRequest()) }
        clock.advance(by: .seconds(7))
        _ = try await sut.send(makeRequest())
        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(3))) { try await sut.send(makeRequest()) }

        #expect(transport.requests.count == 3)
        #expect(log.events.isEmpty)
        #expect(clock.sleeperCount == 0)
    }

    @Test
    func `fails at once instead of a wait longer than the longest`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let limit = RateLimit(requests: 1, per: .seconds(10), pace: RequestPace(longestWait: .seconds(10)))
        let sut = RateLimitedHTTPClient(wrapping: transport, limit: limit, clock: clock, handler: log.append)
        let tasks = try await queue(2, at: sut, waiting: 1)

        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(20))) { try await sut.send(makeRequest()) }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(10))

        for task in tasks { #expect(try await task.value == 200) }
    }

    @Test(arguments: [("2", 2), ("60", 60)])
    func `shares the pause that the server asks for`(advice: String, seconds: Int) async throws {
        let transport = refusingTransport(["Retry-After": advice])
        let sut = RateLimitedHTTPClient(wrapping: transport, limit: patient, clock: clock, handler: log.append)

        let refused = try await sut.send(makeRequest())
        let tasks = try await queue(3, at: sut, waiting: 3)
        await clock.waitForSleepers()
        clock.advance(by: .seconds(seconds) - .milliseconds(1))
        #expect(transport.requests.count == 1)
        clock.advance(by: .milliseconds(1))

        #expect(refused.status == 429)
        for task in tasks { #expect(try await task.value == 200) }
        #expect(transport.requests.count == 4)
    }

    @Test(arguments: [
        ([:], 600), (["Retry-After": "61"], 61), (["Retry-After": "99999999999"], 3_600),
        (["Retry-After": "0"], 600),
        (["Retry-After": "Sun, 06 Nov 1994 08:00:00 GMT", "Date": "Sun, 06 Nov 1994 08:49:30 GMT"], 600),
    ]
    )
    func `fails at once while a long pause lasts`(headers: [String: String], seconds: Int) async throws {
        let transport = refusingTransport(headers)
        let sut = RateLimitedHTTPClient(wrapping: transport, clock: clock)
        _ = try await sut.send(makeRequest())

        clock.advance(by: .milliseconds(500))
        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(seconds) - .milliseconds(500))) {
            try await sut.send(makeRequest())
        }
        clock.advance(by: .seconds(seconds))
        let response = try await sut.send(makeRequest())

        #expect(response.status == 200)
        #expect(transport.requests.count == 2)
    }

    @Test
    func `sends those away who wait when a long pause begins`() async throws {
        let gate = Gate()
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            try? await gate.pass()
            return try makeResponse(to: request, status: 429)
        }
        let sut = makeClient(transport, requests: 1)
        let tasks = try await queue(3, at: sut, waiting: 2)
        await clock.waitForSleepers()

        gate.open()
        #expect(try await tasks[0].value == 429)
        clock.advance(by: .seconds(1))

        for task in tasks.dropFirst() {
            await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(599))) { try await task.value }
        }
        #expect(transport.requests.count == 1)
    }

    @Test
    func `keeps a long pause when a shorter one is requested meanwhile`() async throws {
        let gate = Gate()
        let transport = ClosureHTTPClient { request, number throws(NetworkError) in
            if number == 1 { try? await gate.pass() }
            return try makeResponse(to: request, status: 429, headers: ["Retry-After": number == 1 ? "1" : "50"])
        }
        let limit = RateLimit(requests: 9, per: .seconds(1), pace: RequestPace(whenExceeded: .fail))
        let sut = RateLimitedHTTPClient(wrapping: transport, limit: limit, clock: clock)
        let first = Task { _ = try await sut.send(makeRequest()) }
        await gate.waitForArrivals()

        _ = try await sut.send(makeRequest())
        gate.open()
        try await first.value

        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(50))) { try await sut.send(makeRequest()) }
    }

    @Test
    func `passes errors on and counts them as sent`() async throws {
        let transport = ClosureHTTPClient { _, _ throws(NetworkError) in throw .transport(URLError(.timedOut)) }
        let limit = RateLimit(requests: 1, per: .seconds(1), pace: RequestPace(whenExceeded: .fail))
        let sut = RateLimitedHTTPClient(wrapping: transport, limit: limit, clock: clock)

        await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await sut.send(makeRequest()) }
        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(1))) { try await sut.send(makeRequest()) }
    }

    @Test(arguments: [(0, 5, 1, 1), (-5, 0, 1, 1), (10, 99, 10, 10), (10, -1, 10, 1)]
    )
    func `makes sense of senseless limits`(requests: Int, burst: Int, expectedRequests: Int, expectedBurst: Int) {
        let sut = RateLimit(requests: requests, per: .seconds(1), pace: RequestPace(burst: .requests(burst)))

        #expect((sut.requests, sut.burst) == (expectedRequests, expectedBurst))
    }

    @Test(arguments: [(0, 5, 1, 1), (-5, 0, 1, 1), (10, 99, 10, 10), (10, -1, 10, 1), (10, 4, 10, 4)])
    func `stays valid when a limit is changed`(requests: Int, burst: Int, expectedRequests: Int, expectedBurst: Int) {
        var sut = RateLimit.free
        sut.requests = requests
        sut.pace.burst = .requests(burst)
        sut.interval = .seconds(1)

        #expect((sut.requests, sut.burst) == (expectedRequests, expectedBurst))
        #expect(sut == RateLimit(requests: requests, per: .seconds(1), pace: RequestPace(burst: .requests(burst))))
    }

    @Test
    func `sends all requests of a changed limit at once unless a burst is set`() {
        var sut = RateLimit.free
        sut.requests = 600

        #expect(sut.burst == 600)
    }

    private func makeClient(_ transport: ClosureHTTPClient, requests: Int) -> RateLimitedHTTPClient {
        let limit = RateLimit(requests: requests, per: .seconds(1))
        return RateLimitedHTTPClient(wrapping: transport, limit: limit, clock: clock, handler: log.append)
    }

    /// Returns a transport that refuses the first request and accepts the others.
    private func refusingTransport(_ headers: [String: String]) -> ClosureHTTPClient {
        ClosureHTTPClient { request, number throws(NetworkError) in
            try makeResponse(to: request, status: number == 1 ? 429 : 200, headers: headers)
        }
    }

    /// Starts requests `id=0`, `id=1` and so on in order and returns when as many as given wait.
    private func queue(
        _ count: Int,
        at sut: RateLimitedHTTPClient,
        waiting: Int
    ) async throws -> [Task<Int, any Error>] {
        let first = count - waiting
        let before = log.events.count
        var tasks: [Task<Int, any Error>] = []
        for number in 0..<count {
            let request = try makeRequest("id=\(number)")
            let isUnderWay = Gate()
            tasks.append(
                Task {
                    isUnderWay.open()
                    return try await sut.send(request).status
                }
            )
            try? await isUnderWay.pass()
            if number >= first { await until { log.events.count == before + number - first + 1 } }
        }
        return tasks
    }
}

/// A clock whose sleepers wake when a gate lets them pass, which may be late.
private struct LateClock: Clock {
    let clock: ManualClock
    let gate: Gate

    var now: ManualClock.Instant { clock.now }
    var minimumResolution: Duration { clock.minimumResolution }

    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
        try await gate.pass()
    }
}

extension EventLog {
    /// The announced waits in order.
    fileprivate var waits: [Duration] {
        events.compactMap { event in
            guard case .waitingForRateLimit(_, let delay) = event else { return nil }
            return delay
        }
    }
}
