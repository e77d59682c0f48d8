public import OpenWeatherCore

/// A ledger in memory whose records a test sets and reads, and which can fail.
///
/// It meets ``CallLedgerContract`` until a failure is set.
public final class ScriptedCallLedger: CallLedger {
    private struct State: Sendable {
        var records: [BillingPlan: CallRecord] = [:]
        var failure: WeatherError?
        var updates: [BillingPlan] = []
    }

    private let state: Locked<State>

    /// Creates a ledger with these records.
    public init(_ records: [BillingPlan: CallRecord] = [:]) {
        state = Locked(State(records: records))
    }

    /// The records as they are now; a plan without calls is missing.
    public var records: [BillingPlan: CallRecord] { state.withLock { $0.records } }

    /// The plans of the updates so far, in order, those that failed included.
    public var updates: [BillingPlan] { state.withLock { $0.updates } }

    /// Stores a record in place of the present one.
    public func setRecord(_ record: CallRecord, of plan: BillingPlan) {
        state.withLock { $0.records[plan] = record }
    }

    /// Sets the error that every later call throws; `nil` lets calls succeed again.
    public func setFailure(_ failure: WeatherError?) {
        state.withLock { $0.failure = failure }
    }

    /// Returns the record of a plan; an empty one when no call was counted.
    ///
    /// - Throws: The failure that was set.
    public func record(of plan: BillingPlan) async throws(WeatherError) -> CallRecord {
        let (record, failure) = state.withLock { ($0.records[plan], $0.failure) }
        if let failure { throw failure }
        return record ?? CallRecord()
    }

    /// Changes the record of a plan and returns the result of the change.
    ///
    /// - Throws: The failure that was set; the record is then unchanged.
    public func update<Result: Sendable>(
        _ plan: BillingPlan,
        _ change: @Sendable (inout CallRecord) -> Result
    ) async throws(WeatherError) -> Result {
        let (result, failure) = state.withLock { state -> (Result?, WeatherError?) in
            state.updates.append(plan)
            if let failure = state.failure { return (nil, failure) }
            return (change(&state.records[plan, default: CallRecord()]), nil)
        }
        if let failure { throw failure }
        guard let result else { throw .cancelled }
        return result
    }
}
