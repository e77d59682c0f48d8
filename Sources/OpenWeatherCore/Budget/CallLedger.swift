/// A ledger of the calls that were sent with one account, by the plan that they are billed to.
///
/// A call is counted before it is sent, so that none is missing after a process was killed. Processes that share a
/// ledger count together. `FileCallLedger` and `MemoryCallLedger` of `OpenWeatherCaching` are ledgers;
/// `CallLedgerContract` in `OpenWeatherMocks` checks one of your own.
///
/// All methods may be called from any task at the same time.
public protocol CallLedger: Sendable {
    /// Returns the record of a plan; an empty one when no call was counted.
    ///
    /// - Throws: ``WeatherError/storage(_:)`` when it cannot be read.
    func record(of plan: BillingPlan) async throws(WeatherError) -> CallRecord

    /// Changes the record of a plan and returns the result of the change once the new record is stored.
    ///
    /// No other change of the record happens between its reading and its writing, in this process or in another.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - change: A closure that edits the record in place; it is called once.
    /// - Returns: The result of `change`.
    /// - Throws: ``WeatherError/storage(_:)`` when the record cannot be stored; the stored one is then unchanged.
    ///   ``WeatherError/cancelled`` when the task is cancelled while it waits for others.
    func update<Result: Sendable>(
        _ plan: BillingPlan,
        _ change: @Sendable (inout CallRecord) -> Result
    ) async throws(WeatherError) -> Result
}

/// A meter of calls as the settings screen presents it.
///
/// The meter of `OpenWeatherClient` reads the ledger of its configuration. Reading it costs no call.
public protocol CallMeter: Sendable {
    /// Returns the use of each plan that has a limit, in the order in which to show them.
    ///
    /// - Throws: ``WeatherError/storage(_:)`` when the ledger cannot be read, or when nothing can be counted in it.
    func usage() async throws(WeatherError) -> [CallUsage]
}
