import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Budgeted client", .watched)
struct BudgetedHTTPClientTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)  // 12:00 UTC on 28 May 2026
    private static let reset = noon + 43_500  // 00:05 UTC on the next day

    private let clock = ManualClock()
    private let ledger = ScriptedCallLedger()
    private let log = EventLog()

    private func makeSUT(
        _ transport: any HTTPClient,
        plan: AccountPlan = .free,
        budget: CallBudget? = CallBudget()
    ) -> BudgetedHTTPClient {
        BudgetedHTTPClient(
            wrapping: transport,
            ledger: ledger,
            plan: plan,
            budget: budget,
            clock: clock,
            now: { [clock] in Self.noon + clock.now.offset / .seconds(1) },
            handler: log.append
        )
    }

    private func makeRequest(_ plan: BillingPlan) throws -> TransportRequest {
        guard let url = URL(string: "https://example.com/") else { throw NetworkError.invalidURL }
        return TransportRequest(url: url, plan: plan)
    }

    private func count(_ plan: BillingPlan) -> Int {
        ledger.records[plan]?.count(in: .day, at: Self.noon) ?? 0
    }

    @Test
    func `counts a call before it leaves`() async throws {
        let ledger = ledger
        let seen = Locked<Int?>(nil)
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            let count = ledger.records[request.plan]?.count(in: .day, at: Self.noon)
            seen.withLock { $0 = count }
            return try makeResponse(to: request)
        }

        _ = try await makeSUT(transport).send(makeRequest(.oneCall3))

        #expect(seen.withLock { $0 } == 1)
    }

    @Test(arguments: [200, 404, 429, 500])
    func `counts every attempt whatever its outcome is`(status: Int) async throws {
        let transport = ClosureHTTPClient(statuses: status, 200)
        let retrying = RetryingHTTPClient(
            wrapping: makeSUT(transport, budget: nil),
            policy: RetryPolicy(baseDelay: .zero, deadline: nil),
            clock: ImmediateClock(),
            randomness: { _ in 0 }
        )

        _ = try await retrying.send(makeRequest(.oneCall4))

        #expect(count(.oneCall4) == transport.requests.count)
        #expect(count(.account) == 0)
    }

    @Test
    func `counts a request that failed`() async throws {
        let transport = ClosureHTTPClient { _, _ throws(NetworkError) in throw .transport(URLError(.timedOut)) }

        await #expect(throws: NetworkError.transport(URLError(.timedOut))) {
            try await makeSUT(transport).send(makeRequest(.account))
        }

        #expect(count(.account) == 1)
    }

    @Test
    func `sends nothing beyond the budget and other plans as before`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = makeSUT(transport, budget: CallBudget(share: 0.002))

        for _ in 0..<2 { _ = try await sut.send(makeRequest(.oneCall3)) }
        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(43_500), limit: .budget(.day))) {
            try await sut.send(makeRequest(.oneCall3))
        }
        _ = try await sut.send(makeRequest(.oneCall4))
        _ = try await sut.send(makeRequest(.account))

        #expect(transport.requests.map(\.plan) == [.oneCall3, .oneCall3, .oneCall4, .account])
        #expect(count(.oneCall3) == 2)
    }

    @Test
    func `waits for the next minute when that is soon enough`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let budget = CallBudget(whenShort: .wait(atMost: .seconds(60)))
        let sut = makeSUT(transport, plan: AccountPlan(perMinute: 1), budget: budget)
        // The deadline of 30 seconds does not run while a request waits for its window.
        let deadlines = ManualClock()
        let retrying = RetryingHTTPClient(wrapping: sut, clock: deadlines)
        let request = try makeRequest(.account)

        _ = try await sut.send(request)
        let task = Task { try await retrying.send(request).status }
        await clock.waitForSleepers()
        deadlines.advance(by: .seconds(60))
        #expect(transport.requests.count == 1)
        clock.advance(by: .seconds(60))

        #expect(try await task.value == 200)
        #expect(transport.requests.count == 2)
        #expect(
            log.events == [
                .waitingForBudget(NetworkRequest(request), limit: .budget(.minute), until: Self.noon + 60)
            ]
        )
    }

    @Test(arguments: [
        CallBudget.Shortage.fail, .degrade, .wait(atMost: .seconds(59)),
    ]
    )
    func `fails at once when it must not wait`(shortage: CallBudget.Shortage) async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = makeSUT(transport, plan: AccountPlan(perMinute: 1), budget: CallBudget(whenShort: shortage))

        _ = try await sut.send(makeRequest(.account))

        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(60), limit: .budget(.minute))) {
            try await sut.send(makeRequest(.account))
        }
    }

    @Test
    func `is cancelled while it waits`() async throws {
        let budget = CallBudget(whenShort: .wait(atMost: .seconds(60)))
        let sut = makeSUT(ClosureHTTPClient(statuses: 200), plan: AccountPlan(perMinute: 0), budget: budget)
        let request = try makeRequest(.account)

        let task = Task { try await sut.send(request).status }
        await clock.waitForSleepers()
        task.cancel()

        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }

    @Test
    func `refuses billed calls and sends free ones when the ledger cannot be written`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = makeSUT(transport)
        ledger.setFailure(.storage(.full))

        for plan in [BillingPlan.oneCall3, .oneCall4, BillingPlan(rawValue: "unknown")] {
            await #expect(throws: NetworkError.rateLimited(retryAfter: nil, limit: .uncounted)) {
                try await sut.send(makeRequest(plan))
            }
        }
        _ = try await sut.send(makeRequest(.account))

        #expect(transport.requests.map(\.plan) == [.account])
        let uncounted = log.events.map { event -> BillingPlan? in
            if case .uncounted(let request, .storage(.full)) = event { request.plan } else { nil }
        }
        #expect(uncounted == [.oneCall3, .oneCall4, BillingPlan(rawValue: "unknown"), .account])
    }

    @Test
    func `sends everything without a budget even when the ledger cannot be written`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        ledger.setFailure(.storage(.full))

        _ = try await makeSUT(transport, budget: nil).send(makeRequest(.oneCall3))

        #expect(transport.requests.count == 1)
    }

    @Test
    func `closes the plan of a 429 for every one that shares the ledger until it ends`() async throws {
        let transport = ClosureHTTPClient { request, _ throws(NetworkError) in
            try makeResponse(to: request, status: request.plan == .oneCall4 ? 429 : 200)
        }
        var spent = CallRecord()
        spent.count(999, at: Self.noon)
        ledger.setRecord(spent, of: .oneCall4)
        let (sut, other) = (makeSUT(transport), makeSUT(transport))

        let refused = try await sut.send(makeRequest(.oneCall4))
        let error = NetworkError.rateLimited(retryAfter: .seconds(43_500), limit: .day(ends: Self.reset))
        await #expect(throws: error) { try await other.send(makeRequest(.oneCall4)) }
        for plan in [BillingPlan.account, .oneCall3] { _ = try await other.send(makeRequest(plan)) }
        clock.advance(by: .seconds(43_500))
        let again = try await other.send(makeRequest(.oneCall4))

        #expect(refused.status == 429)
        #expect(again.status == 429)
        #expect(transport.requests.map(\.plan) == [.oneCall4, .account, .oneCall3, .oneCall4])
    }
}
