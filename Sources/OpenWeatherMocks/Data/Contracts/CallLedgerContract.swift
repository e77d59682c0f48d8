import Foundation
public import OpenWeatherCore

/// The rules that every ``/OpenWeatherCore/CallLedger`` must follow, as checks for the tests of your own ledger.
///
/// The checks throw a ``ContractViolation`` and so work with any test framework; ``CacheStoreContract`` shows how to
/// run them with Swift Testing.
public enum CallLedgerContract: Sendable {
    /// A rule of the contract; its raw value is the sentence that a ``ContractViolation`` quotes.
    ///
    /// Pass `Rule.allCases` as the arguments of a test, and each rule passes or fails by itself.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Rule: String, CaseIterable, Sendable {
        /// Reading a new ledger.
        case beginsEmpty = "a new ledger has counted nothing"
        /// Reading a record back.
        case keepsTheRecord = "a record comes back with its counts and its refusal"
        /// The result of an update.
        case returnsTheResult = "an update returns the result of its change"
        /// One update after another.
        case buildsOnWhatIsStored = "an update begins with what is stored"
        /// Updates of several plans.
        case keepsPlansApart = "plans are counted apart"
        /// Updates that change nothing.
        case readsWithoutChanging = "reading changes nothing"
        /// Updates from many tasks at once.
        case losesNoConcurrentUpdate = "many updates at once are all kept"
        /// Reservations from many tasks at once.
        case grantsExactlyTheLimit = "many reservations at once are granted up to the limit and no further"
    }

    /// Checks every rule in the order of its declaration and stops at the first violation.
    ///
    /// - Parameter makeLedger: A closure that creates an empty ledger; called once for each rule.
    /// - Throws: ``ContractViolation``, or an error that `makeLedger` or the ledger throws.
    public static func verify(makeLedger: @Sendable () async throws -> any CallLedger) async throws {
        for rule in Rule.allCases { try await verify(rule, makeLedger: makeLedger) }
    }

    /// Checks one rule on a new ledger.
    ///
    /// - Parameters:
    ///   - rule: The rule to check.
    ///   - makeLedger: A closure that creates an empty ledger.
    /// - Throws: ``ContractViolation``, or an error that `makeLedger` or the ledger throws.
    public static func verify(_ rule: Rule, makeLedger: @Sendable () async throws -> any CallLedger) async throws {
        let check = CallLedgerCheck(ledger: try await makeLedger(), rule: rule)
        switch rule {
        case .beginsEmpty: try await check.beginsEmpty()
        case .keepsTheRecord: try await check.keepsTheRecord()
        case .returnsTheResult: try await check.returnsTheResult()
        case .buildsOnWhatIsStored: try await check.buildsOnWhatIsStored()
        case .keepsPlansApart: try await check.keepsPlansApart()
        case .readsWithoutChanging: try await check.readsWithoutChanging()
        case .losesNoConcurrentUpdate: try await check.losesNoConcurrentUpdate()
        case .grantsExactlyTheLimit: try await check.grantsExactlyTheLimit()
        }
    }
}

/// The checks of ``CallLedgerContract``; each one expects an empty ledger.
struct CallLedgerCheck: Sendable {
    /// The ledger under test.
    let ledger: any CallLedger
    /// The rule being checked.
    let rule: CallLedgerContract.Rule

    private static let noon = Date(timeIntervalSince1970: 1_780_056_000)

    private func fail(_ detail: String) -> ContractViolation {
        ContractViolation(contract: "CallLedger", rule: rule.rawValue, detail: detail)
    }

    private func expect(_ expected: CallRecord, of plan: BillingPlan, _ moment: String) async throws {
        let found = try await ledger.record(of: plan)
        guard found == expected else { throw fail("\(moment), \(found) instead of \(expected)") }
    }

    private func count(_ calls: Int, of plan: BillingPlan) async throws {
        try await ledger.update(plan) { $0.count(calls, at: Self.noon) }
    }

    func beginsEmpty() async throws {
        for plan in [BillingPlan.account, .oneCall3, BillingPlan(rawValue: "another/plan")] {
            try await expect(CallRecord(), of: plan, "in a new ledger")
        }
    }

    func keepsTheRecord() async throws {
        var full = CallRecord()
        full.count(3, at: Self.noon - 86_400)
        full.count(7, at: Self.noon)
        full.close(advice: .seconds(90), limits: CallLimits(perDay: 7), isOnlyDevice: true, at: Self.noon)
        let stored = full
        try await ledger.update(.oneCall4) { $0 = stored }
        try await expect(stored, of: .oneCall4, "after storing all")
    }

    func returnsTheResult() async throws {
        let result = try await ledger.update(.account) { record in
            record.count(2, at: Self.noon)
            return record.count(in: .day, at: Self.noon)
        }
        guard result == 2 else { throw fail("the update returned \(result)") }
    }

    func buildsOnWhatIsStored() async throws {
        for _ in 0..<3 { try await count(2, of: .account) }
        let calls = try await ledger.record(of: .account).count(in: .day, at: Self.noon)
        guard calls == 6 else { throw fail("three updates of two calls count as \(calls)") }
    }

    func keepsPlansApart() async throws {
        let plans = [
            .account, .oneCall3, .oneCall4, BillingPlan(rawValue: "onecall3"), BillingPlan(rawValue: "日本/../x"),
        ]
        for (calls, plan) in plans.enumerated() { try await count(calls + 1, of: plan) }
        for (calls, plan) in plans.enumerated() {
            let found = try await ledger.record(of: plan).count(in: .day, at: Self.noon)
            guard found == calls + 1 else { throw fail("\(plan.rawValue) counts \(found) instead of \(calls + 1)") }
        }
    }

    func readsWithoutChanging() async throws {
        try await count(4, of: .account)
        let before = try await ledger.record(of: .account)
        _ = try await ledger.record(of: .oneCall3)
        try await expect(before, of: .account, "when read twice")
        try await expect(CallRecord(), of: .oneCall3, "after reading it")
    }

    func losesNoConcurrentUpdate() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { try await count(1, of: .oneCall3) } }
            try await group.waitForAll()
        }
        let calls = try await ledger.record(of: .oneCall3).count(in: .day, at: Self.noon)
        guard calls == 200 else { throw fail("\(calls) of 200 calls were counted") }
    }

    func grantsExactlyTheLimit() async throws {
        let granted = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<200 {
                group.addTask {
                    try await ledger.update(.oneCall3) { record in
                        record.reserve(within: CallLimits(perDay: 70), isBilled: true, at: Self.noon) == .granted
                    }
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        guard granted == 70 else { throw fail("\(granted) of 200 calls were granted within a limit of 70") }
    }
}
