import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Plan of the account", .watched)
struct AccountPlanTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)

    private let clock = ManualClock()
    private let service = Locked(0)

    private func configuration(_ plan: AccountPlan, _ budget: CallBudget?) -> OpenWeatherConfiguration {
        let transport = CountingService(count: service)
        var configuration = OpenWeatherConfiguration(transport: transport)
        configuration.clock = clock
        configuration.now = { [clock] in Self.noon + clock.now.offset / .seconds(1) }
        configuration.retry = .noDeadline
        configuration.maximumConnections = 64
        configuration.plan = plan
        configuration.budget = budget
        return configuration
    }

    private static func cities(_ count: Int) -> [LocationQuery] { (1...count).map { .cityID($0) } }

    /// Moves the clock to the next sleeper again and again, until the task is cancelled.
    private func running() -> Task<Void, Never> {
        Task { [clock] in
            while !Task.isCancelled {
                await clock.waitForSleepers()
                await Task.yield()
                if let next = clock.timeToNextSleeper { clock.advance(by: next) }
            }
        }
    }

    @Test(
        arguments: [
            (.free, nil, 60), (.developer, nil, 3_000), (.developer, CallBudget(share: 0.5), 1_500),
            (.startup, CallBudget(share: 0.0001), 1), (.unlimited, nil, nil),
        ] as [(AccountPlan, CallBudget?, Int?)]
    )
    func `is what the rate limit and the budget follow from`(plan: AccountPlan, budget: CallBudget?, requests: Int?) {
        var configuration = configuration(plan, budget)
        configuration.pace = .even

        #expect(configuration.rateLimit?.requests == requests)
        #expect(configuration.rateLimit?.interval == requests.map { _ in .seconds(60) })
        #expect(configuration.rateLimit?.pace == requests.map { _ in .even })
        #expect(plan.allowance(of: .account, share: budget?.share ?? 1)[.minute] == requests)
        #expect(configuration.problems == [])
    }

    @Test
    func `answers two thousand places within the share of a large plan`() async {
        let budget = CallBudget(share: 0.5, whenShort: .fail)
        let client = OpenWeatherClient(configuration: configuration(.developer, budget))
        let reader = Task {
            await client.currentWeather(for: Self.cities(2_000))
                .reduce(0) { count, city in
                    if case .success = city.result { count + 1 } else { count }
                }
        }

        // 1,500 at once, and 500 in the next minute.
        await until { service.withLock { $0 } == 1_500 && clock.sleeperCount == 64 }
        clock.advance(by: .seconds(60))

        #expect(await reader.value == 2_000)
        #expect(service.withLock { $0 } == 2_000)
    }

    @Test(arguments: [CallBudget.Shortage.fail, .degrade, .wait(atMost: .seconds(59))])
    func `fails the places of a batch at once when the budget says so`(shortage: CallBudget.Shortage) async {
        var spent = CallRecord()
        spent.count(60, at: Self.noon)
        var configuration = configuration(.free, CallBudget(whenShort: shortage))
        configuration.ledger = .ledger(ScriptedCallLedger([.account: spent]))
        let client = OpenWeatherClient(configuration: configuration)
        let time = running()
        defer { time.cancel() }
        var errors: [WeatherError] = []

        for await city in client.currentWeather(for: Self.cities(100)) {
            if case .failure(let error) = city.result { errors.append(error) }
        }

        #expect(errors.count == 100)
        #expect(errors.allSatisfy { $0 == .rateLimited(retryAfter: .seconds(60), limit: .budget(.minute)) })
        #expect(clock.now.offset == .zero)
        #expect(service.withLock { $0 } == 0)
    }

    @Test
    func `fails each of two thousand places at once on a spent month`() async {
        var spent = CallRecord()
        spent.count(1_000_000, at: Self.noon - 3_600)
        var configuration = configuration(.free, CallBudget(whenShort: .fail))
        configuration.ledger = .ledger(ScriptedCallLedger([.account: spent]))
        let client = OpenWeatherClient(configuration: configuration)
        var failures = 0

        for await city in client.currentWeather(for: Self.cities(2_000)) {
            if case .failure(.rateLimited(_, .budget(.month))) = city.result { failures += 1 }
        }

        #expect(failures == 2_000)
        #expect(clock.now.offset == .zero)
    }

    @Test
    func `reports the wait of a budget as an event`() async throws {
        var spent = CallRecord()
        spent.count(60, at: Self.noon)
        var configuration = configuration(.free, CallBudget(whenShort: .wait(atMost: .seconds(60))))
        configuration.ledger = .ledger(ScriptedCallLedger([.account: spent]))
        let client = OpenWeatherClient(configuration: configuration)
        let events = client.events()
        let running = running()

        _ = try await client.currentWeather(for: .cityID(1))
        running.cancel()

        let wait = await events.first { event in
            guard case .network(.waitingForBudget) = event else { return false }
            return true
        }
        guard case .network(.waitingForBudget(let request, let limit, let until))? = wait else {
            Issue.record("The events ended without a wait.")
            return
        }
        #expect(request.operation == "currentWeather")
        #expect(limit == .budget(.minute))
        #expect(until == Self.noon + 60)
    }

    @Test
    func `reports the progress and the waits of a batch`() async {
        var configuration = configuration(AccountPlan(perMinute: 2), nil)
        configuration.pace.whenExceeded = .fail
        let client = OpenWeatherClient(configuration: configuration)
        let events = client.events()
        let reports = Locked<[BatchProgress]>([])
        let running = running()

        let batch = client.currentWeather(for: Self.cities(3), concurrency: 1)
            .onProgress { report in reports.withLock { $0.append(report) } }
        for await _ in batch {}
        running.cancel()

        let seen = reports.withLock { $0 }
        #expect(seen.map(\.finished) == [1, 2, 2, 3])
        #expect(seen.map(\.wait) == [nil, nil, .init(limit: .unknown, delay: .seconds(60)), nil])
        #expect(seen.allSatisfy { $0.total == 3 && $0.failed == 0 })
        let wait = await events.first { $0 == .batchWaiting(.init(limit: .unknown, delay: .seconds(60))) }
        #expect(wait != nil)
    }

    @Test
    func `counts failed places in the progress`() async {
        let last = Locked<BatchProgress?>(nil)
        let batch = WeatherBatch<Int, Int>([1, 2], concurrency: 1) { _ throws(WeatherError) in throw .offline }
            .onProgress { report in last.withLock { $0 = report } }

        for await _ in batch {}

        let report = last.withLock { $0 }
        #expect(report?.finished == 2)
        #expect(report?.failed == 2)
    }

    @Test(
        arguments: [
            (.free, CallBudget(share: 0), .noCalls), (.free, CallBudget(share: .nan), .noCalls),
            (AccountPlan(perMinute: 0), nil, .noCalls), (.unlimited, CallBudget(share: 0.5), .noLimits),
            (.free, CallBudget(whenShort: .wait(atMost: .zero)), .noWait),
        ] as [(AccountPlan, CallBudget?, PlanProblem)]
    )
    func `names a contradiction and fails each request at once`(
        plan: AccountPlan,
        budget: CallBudget?,
        problem: PlanProblem
    ) async throws {
        let configuration = configuration(plan, budget)
        let client = OpenWeatherClient(configuration: configuration)
        let error = WeatherError.rateLimited(retryAfter: nil, limit: .contradiction(problem))

        #expect(configuration.problems == [problem])
        await #expect(throws: error) { try await client.currentWeather(for: .cityID(1)) }
        await #expect(throws: error) { try await client.airQuality(at: .lisbon) }
        await #expect(throws: error) { try await client.search("Lisbon") }
        for await city in client.currentWeather(for: Self.cities(5)) {
            #expect(throws: error) { try city.result.get() }
        }
        #expect(error.description == problem.description)
        #expect(!error.isTransient)
        #expect(clock.now.offset == .zero)
        #expect(service.withLock { $0 } == 0)
    }
}

/// A service that counts its requests and answers at once.
private struct CountingService: HTTPClient {
    let count: Locked<Int>

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        count.withLock { $0 += 1 }
        let body = #"{"coord":{"lat":1,"lon":2},"dt":1780000000,"id":1,"main":{"temp":18}}"#
        return StubResponse.json(body).response
    }
}
