public import Foundation
public import OpenWeatherCore

/// A client that counts requests in a ledger before they are sent, and keeps them within a budget.
///
/// Place it between ``RateLimitedHTTPClient`` and ``ObservedHTTPClient``: every attempt that leaves the device is counted
/// once, and a response from a cache or one that joins a request in flight costs nothing. A request beyond the budget is
/// not sent and fails with ``NetworkError/rateLimited(retryAfter:limit:)``.
///
/// A response with HTTP 429 closes its plan in the ledger, for all processes that share it, until the limit of the
/// service ends. Other plans are not affected. When the ledger cannot be written, requests that may cost money fail with
/// ``/OpenWeatherCore/CallLimit/uncounted``; those of the account's plan are sent.
public struct BudgetedHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let ledger: any CallLedger
    private let budget: CallBudget?
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date

    /// Creates a client that wraps `client`.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests.
    ///   - ledger: The ledger of the account that the requests are billed to.
    ///   - budget: The calls that this device may send; with `nil` they are counted and never refused.
    ///   - clock: The clock on which a request waits for the end of a window.
    ///   - now: The wall clock, which windows follow.
    public init(
        wrapping client: any HTTPClient,
        ledger: any CallLedger,
        budget: CallBudget?,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.client = client
        self.ledger = ledger
        self.budget = budget
        self.clock = clock
        self.now = now
    }

    /// Sends `request` once its call is counted.
    ///
    /// - Throws: ``NetworkError/rateLimited(retryAfter:limit:)`` when the budget or an earlier refusal does not permit it,
    ///   or ``NetworkError`` from the wrapped client.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        try await reserve(request.plan)
        let response = try await client.send(request)
        if response.status == 429 { await close(request.plan, advice: response.retryAfter) }
        return response
    }

    /// Counts a call of a plan, waiting for the end of a window when the budget says so.
    private func reserve(_ plan: BillingPlan) async throws(NetworkError) {
        var waited = Duration.zero
        while true {
            let date = now()
            guard case .refused(let limit, let until) = try await reservation(plan, at: date) else { return }
            let wait = Duration.seconds(max(0, until.timeIntervalSince(date)))
            guard case .wait(let longest)? = budget?.whenShort, wait > .zero, waited + wait <= longest else {
                throw .rateLimited(retryAfter: wait, limit: limit)
            }
            try await sleep(for: wait)
            waited += wait
        }
    }

    /// Waits for a window to end; the time does not count towards the deadline of the request.
    private func sleep(for wait: Duration) async throws(NetworkError) {
        let deadline = Deadline.current
        deadline?.pause()
        defer { deadline?.resume() }
        do { try await clock.sleep(for: wait) } catch { throw .cancelled }
    }

    private func reservation(_ plan: BillingPlan, at date: Date) async throws(NetworkError) -> CallRecord.Reservation {
        do throws(WeatherError) {
            return try await ledger.update(plan) { [budget] record in
                guard let budget else {
                    record.count(at: date)
                    return .granted
                }
                return record.reserve(within: budget.allowance(of: plan), isBilled: plan.isBilledPerCall, at: date)
            }
        } catch .cancelled {
            throw .cancelled
        } catch {
            guard budget != nil, plan.isBilledPerCall else { return .granted }
            throw .rateLimited(retryAfter: nil, limit: .uncounted)
        }
    }

    /// Stores a refusal of the service; one that cannot be stored has no effect on other requests.
    private func close(_ plan: BillingPlan, advice: Duration?) async {
        let date = now()
        let limits = budget?.limits ?? CallBudget.standardLimits
        // Without a budget nothing is known about other devices.
        let isOnlyDevice = budget?.share == 1
        _ = try? await ledger.update(plan) { record in
            record.close(advice: advice, limits: limits[plan] ?? .none, isOnlyDevice: isOnlyDevice, at: date)
        }
    }
}
