import OpenWeatherCore

/// A ledger in which the calls of all plans count together, so that a limit holds for all of them.
///
/// A refusal of the service is stored for all plans as well.
struct PooledLedger: CallLedger {
    private let ledger: any CallLedger

    /// Creates a ledger that counts in another one, as calls of the account's plan.
    init(_ ledger: any CallLedger) {
        self.ledger = ledger
    }

    /// Returns the record that all plans share.
    func record(of plan: BillingPlan) async throws(WeatherError) -> CallRecord {
        try await ledger.record(of: .account)
    }

    /// Changes the record that all plans share.
    func update<Result: Sendable>(
        _ plan: BillingPlan,
        _ change: @Sendable (inout CallRecord) -> Result
    ) async throws(WeatherError) -> Result {
        try await ledger.update(.account, change)
    }
}

extension AccountPlan {
    /// Returns the free plan with a limit of calls in a UTC day.
    ///
    /// - Parameters:
    ///   - callsPerDay: The limit, for the calls of all plans together.
    ///   - account: The other limits of the account.
    /// - Returns: The plan.
    static func free(callsPerDay: Int, account: CallLimits = .free) -> AccountPlan {
        let limits = CallLimits(perDay: callsPerDay)
        var account = account
        account[.day] = callsPerDay
        return AccountPlan([.account: account, .oneCall3: limits, .oneCall4: limits, .history: limits])
    }
}
