public import Foundation
public import OpenWeatherCore

/// A client that counts requests in a ledger before they are sent, and keeps them within a budget.
///
/// Place it between ``RateLimitedHTTPClient`` and ``ObservedHTTPClient``: every attempt is counted once, before it leaves
/// the device, even one that is cancelled while it waits for a connection. A response from a cache or one that joins a
/// request in flight costs nothing. A request beyond the budget is not sent and fails with
/// ``NetworkError/rateLimited(retryAfter:limit:)``.
///
/// A response with HTTP 429 closes its plan in the ledger, for all processes that share it, until the limit of the
/// service ends. Other plans are not affected. When the ledger cannot be written, requests that may cost money fail with
/// ``/OpenWeatherCore/CallLimit/uncounted``; those of the account's plan are sent. Either way ``NetworkEvent/uncounted(_:_:)``
/// has the reason.
///
/// The `Date` of responses tells which day it is when the clock of the device does not, see
/// ``/OpenWeatherCore/CallRecord``.
public struct BudgetedHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let ledger: any CallLedger
    private let plan: AccountPlan
    private let budget: CallBudget?
    private let clock: any Clock<Duration>
    private let dates: TrustedClock
    private let handler: NetworkEventHandler

    /// Creates a client that wraps `client`.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests.
    ///   - ledger: The ledger of the account that the requests are billed to.
    ///   - plan: The plan of the account.
    ///   - budget: The part of the plan that this device may use; with `nil` calls are counted and never refused.
    ///   - clock: The clock on which a request waits for the end of a window.
    ///   - now: The wall clock, which windows follow until a response has a date.
    ///   - handler: The handler that receives an event for each wait, for each call that could not be counted, and when
    ///     the clock was found to be wrong.
    public init(
        wrapping client: any HTTPClient,
        ledger: any CallLedger,
        plan: AccountPlan = .free,
        budget: CallBudget?,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        handler: @escaping NetworkEventHandler = { _ in }
    ) {
        self.client = client
        self.ledger = ledger
        self.plan = plan
        self.budget = budget
        self.clock = clock
        self.handler = handler
        dates = TrustedClock(clock: clock, now: now)
    }

    /// The current date, by the clock of the device or by the responses when it is wrong.
    public var date: Date { dates.date }

    /// Sends `request` once its call is counted.
    ///
    /// - Throws: ``NetworkError/rateLimited(retryAfter:limit:)`` when the budget or an earlier refusal does not permit it, or
    ///   when every call of its plan costs money and nothing permits one; or ``NetworkError`` from the wrapped client.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        let isAhead = try await reserveWithinAllowance(request)
        let counted = dates.date
        let response = try await client.send(request)
        await learn(response.dates, since: counted, from: request, isAhead: isAhead)
        if response.status == 429 { await close(request.plan, advice: response.retryAfter) }
        return response
    }

    /// Counts a call that the run it belongs to permits.
    private func reserveWithinAllowance(_ request: TransportRequest) async throws(NetworkError) -> Bool {
        let allowance = CallAllowance.current
        guard allowance?.take() ?? true else { throw .rateLimited(retryAfter: nil, limit: .run) }
        do throws(NetworkError) {
            return try await reserve(request)
        } catch {
            allowance?.giveBack()
            throw error
        }
    }

    /// Counts a call, waiting for the end of a window when the budget says so, and returns whether the record knows a
    /// later date than the present one.
    private func reserve(_ request: TransportRequest) async throws(NetworkError) -> Bool {
        if request.plan.hasNoFreeCalls, budget == nil || plan.limits[request.plan] == nil {
            throw .rateLimited(retryAfter: nil, limit: .contradiction(.noPaidCalls))
        }
        var waited = Duration.zero
        while true {
            let date = dates.date
            let (reservation, isAhead) = try await reservation(request, at: date)
            guard case .refused(let limit, let until) = reservation else { return isAhead }
            let wait = Duration.seconds(max(0, until.timeIntervalSince(date)))
            guard case .wait(let longest)? = budget?.whenShort, wait > .zero, waited + wait <= longest else {
                throw .rateLimited(retryAfter: wait, limit: limit)
            }
            handler(.waitingForBudget(NetworkRequest(request), limit: limit, until: until))
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

    private func reservation(
        _ request: TransportRequest,
        at date: Date
    ) async throws(NetworkError) -> (CallRecord.Reservation, isAhead: Bool) {
        let billing = request.plan
        do throws(WeatherError) {
            return try await ledger.update(billing) { [plan, budget] record in
                let isAhead = record.isAhead(of: date)
                guard let budget else {
                    record.count(at: date)
                    return (.granted, isAhead)
                }
                let limits = plan.allowance(of: billing, share: budget.share)
                let result = record.reserve(within: limits, isBilled: billing.isBilledPerCall, at: date)
                guard case .refused(let limit, _) = result, limit.isOfADay, record.reserveToLearnTheDate(at: date)
                else { return (result, isAhead) }
                return (.granted, isAhead)
            }
        } catch .cancelled {
            throw .cancelled
        } catch {
            handler(.uncounted(NetworkRequest(request), error))
            guard budget != nil, billing.isBilledPerCall else { return (.granted, false) }
            throw .rateLimited(retryAfter: nil, limit: .uncounted)
        }
    }

    /// Stores the date of a response when it is not between the ones at which the call was counted and it arrived.
    ///
    /// Of several possible dates, the one that is nearest to the client's own clock is believed. A date that cannot be
    /// stored still corrects that clock.
    private func learn(
        _ possible: ClosedRange<Date>?,
        since counted: Date,
        from request: TransportRequest,
        isAhead: Bool
    ) async {
        guard let possible else { return }
        let arrived = dates.date
        let date = arrived.clamped(to: possible)
        let error = max(counted.timeIntervalSince(date), date.timeIntervalSince(arrived))
        let isWrong = error > TrustedClock.tolerance
        dates.trust(isWrong ? date : arrived)
        guard isWrong || isAhead else { return }
        if isWrong { handler(.correctedDate(NetworkRequest(request), by: .seconds(date.timeIntervalSince(arrived)))) }
        let setAside = try? await ledger.update(request.plan) { record -> Date? in
            // What another device counted by a date that is possible is not contradicted.
            if !isWrong, let latest = record.latest, possible.contains(latest) { return nil }
            return record.trust(date)
        }
        if let latest = setAside {
            handler(.setAsideCalls(NetworkRequest(request), until: latest))
        }
    }

    /// Stores a refusal of the service; one that cannot be stored has no effect on other requests.
    private func close(_ billing: BillingPlan, advice: Duration?) async {
        let date = dates.date
        // Without a budget nothing is known about other devices.
        let isOnlyDevice = budget?.share == 1
        _ = try? await ledger.update(billing) { [plan] record in
            record.close(advice: advice, limits: plan.limits[billing] ?? .none, isOnlyDevice: isOnlyDevice, at: date)
        }
    }
}

extension CallLimit {
    /// Whether this device does not send the calls of a day or a month, by its own counts.
    fileprivate var isOfADay: Bool {
        switch self {
        case .budget(let window): window != .minute
        case .uncounted: true
        default: false
        }
    }
}
