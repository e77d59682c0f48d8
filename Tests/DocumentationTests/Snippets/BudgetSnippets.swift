import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Code of the page on budget and access", .watched)
struct BudgetSnippets {
    private static func client(_ adapt: (inout OpenWeatherConfiguration) -> Void = { _ in }) -> OpenWeatherClient {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        adapt(&configuration)
        return OpenWeatherClient(configuration: configuration)
    }

    @Test
    func `a budget for the share of a device`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }  // A minute that does not end before its calls are read.

        // snippet: budget-share
        configuration.budget = CallBudget(share: 0.02, whenShort: .degrade)  // 20 of One Call's 1,000 a day
        configuration.ledger = .directory(directory)  // of the app group, for an app and its widget
        let client = OpenWeatherClient(configuration: configuration)
        // end

        _ = try await client.currentWeather(for: .city("Lisbon"))
        #expect(try await client.callUsage().first?.windows.map(\.used) == [1, 1])
    }

    @Test
    func `a plan that is stated once`() {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())

        // snippet: budget-plan
        configuration.plan = .developer  // 3,000 calls a minute
        configuration.budget = CallBudget(share: 0.5)  // of which this machine may send 1,500
        // end

        #expect(configuration.rateLimit?.requests == 1_500)
        #expect(configuration.problems == [])
    }

    @Test
    func `the cost and the use of calls`() async throws {
        let client = Self.client { $0.budget = CallBudget() }
        var lines: [String] = []

        // snippet: budget-cost
        let cost = client.cost(of: .report)
        let needed = cost[.account]  // 3: weather, forecast and air quality
        // end

        // snippet: budget-usage
        for usage in try await client.callUsage() {
            for window in usage.windows {
                lines.append(
                    "\(usage.plan.rawValue): \(window.used) of \(window.allowed) this \(window.window.rawValue)"
                )
            }
        }
        // end

        #expect(needed == 3)
        #expect(lines == ["account: 0 of 60 this minute", "account: 0 of 1000000 this month"])
    }

    @Test(arguments: [
        (CallLimit.budget(.day), "This device has used its calls."), (.unknown, "Try again later."),
        (.gatewayDay(ends: .distantPast), "Calls of the day are used up until \(Date.distantPast)."),
    ]
    )
    func `a refusal by its limit`(limit: CallLimit, expected: String) {
        #expect(advice(for: .rateLimited(retryAfter: nil, limit: limit)) == expected)
    }

    // snippet: budget-limits
    func advice(for error: WeatherError) -> String {
        switch error {
        case .rateLimited(_, .budget): "This device has used its calls."
        case .rateLimited(_, .uncounted): "Free some space, so that calls can be counted."
        case .rateLimited(_, .day(let ends)), .rateLimited(_, .gatewayDay(let ends)):
            "Calls of the day are used up until \(ends)."
        default: "Try again later."
        }
    }
    // end

    @Test
    func `a diagnosis of the key`() async {
        let client = Self.client()
        var reached: [BillingPlan] = []

        // snippet: access-diagnosis
        let plans: [BillingPlan] = [.oneCall3, .oneCall4]
        let cost = client.cost(of: .accessDiagnosis(of: plans))  // 3 calls: one free, one for each plan
        let report = await client.diagnoseAccess(to: plans)
        for entry in report.entries {
            switch entry.access {
            case .granted: reached.append(entry.plan)
            case .denied(let error): print(entry.plan.rawValue, error)  // what to do about it
            default: break  // open, as after a timeout
            }
        }
        // end

        #expect(cost.total == 3)
        #expect(reached.first == .account)
    }

    @Test(arguments: CallLedgerContract.Rule.allCases)
    func `a ledger of your own`(rule: CallLedgerContract.Rule) async throws {
        try await CallLedgerContract.verify(rule) { OwnLedger() }
    }

    // snippet: ledger-own
    actor OwnLedger: CallLedger {
        private var rows: [String: Data] = [:]  // of a database that all processes share

        func record(of plan: BillingPlan) -> CallRecord {
            rows[plan.rawValue].map { CallRecord($0) ?? .incomplete } ?? CallRecord()
        }

        func update<Result: Sendable>(
            _ plan: BillingPlan,
            _ change: @Sendable (inout CallRecord) -> Result
        ) -> Result {
            var record = record(of: plan)  // in a transaction
            let result = change(&record)
            rows[plan.rawValue] = record.bytes
            return result
        }
    }
    // end
}
