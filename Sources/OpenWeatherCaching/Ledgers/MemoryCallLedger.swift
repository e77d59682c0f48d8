public import OpenWeatherCore

/// A ledger that counts calls in memory, for the lifetime of the process.
///
/// Other processes count for themselves. Use a ``FileCallLedger`` when an app and its widget, or the runs of a script,
/// share a budget.
public actor MemoryCallLedger: CallLedger {
    private var records: [BillingPlan: CallRecord] = [:]

    /// Creates a ledger without calls.
    public init() {}

    /// Returns the record of a plan; an empty one when no call was counted.
    public func record(of plan: BillingPlan) -> CallRecord {
        records[plan] ?? CallRecord()
    }

    /// Changes the record of a plan and returns the result of the change.
    public func update<Result: Sendable>(
        _ plan: BillingPlan,
        _ change: @Sendable (inout CallRecord) -> Result
    ) -> Result {
        change(&records[plan, default: CallRecord()])
    }
}
