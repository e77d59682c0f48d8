import OpenWeatherCore

/// A client that keeps requests within a rate limit and pauses after the server has refused one.
///
/// The requests of each ``/OpenWeatherCore/BillingPlan`` are counted and paused by themselves, and those that have to
/// wait are sent in order of arrival. One that another limit refuses below, such as a ``BudgetedHTTPClient``, does not
/// count. An HTTP 429 begins one pause for all requests of its plan, as long as its
/// `Retry-After` or, without one or with 0, as ``RequestPace/pauseAfterRefusal``. The 429 itself is returned, with a
/// `Retry-After` of the pause when it has none. A ``RetryingHTTPClient`` above sleeps for a short `Retry-After` during
/// the same time, so that a request does not wait twice. While the rest of a pause is longer than
/// ``RequestPace/longestWait``, every request of the plan fails at once with that time.
///
/// Copies of a client share one limit. Create one client per key and keep it, as a new one starts with a full burst.
public struct RateLimitedHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let limit: RateLimit
    private let clock: any Clock<Duration>
    private let limiters = Locked<[BillingPlan: RateLimiter]>([:])
    private let handler: NetworkEventHandler

    /// Creates a client that wraps `client`.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests.
    ///   - limit: The limit of each plan; by default that of the service's free plan.
    ///   - clock: The clock that the limit is measured on.
    ///   - handler: The handler that receives an event for each request that has to wait, and for each pause.
    public init(
        wrapping client: any HTTPClient,
        limit: RateLimit = .free,
        clock: any Clock<Duration> = ContinuousClock(),
        handler: @escaping NetworkEventHandler = { _ in }
    ) {
        self.client = client
        self.limit = limit
        self.clock = clock
        self.handler = handler
    }

    /// Sends `request` as soon as the limit permits.
    ///
    /// - Throws: ``NetworkError/rateLimited(retryAfter:limit:)`` when it does not permit it in time, or
    ///   ``NetworkError`` from the wrapped client.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        let limiter = limiter(of: request.plan)
        let admission = try await limiter.acquire { [handler] wait in
            handler(.waitingForRateLimit(NetworkRequest(request), delay: wait))
        }
        var response: TransportResponse
        do throws(NetworkError) {
            response = try await client.send(request)
        } catch {
            // A limit below, such as that of a budget, has sent nothing.
            if case .rateLimited = error { await limiter.giveBack(admittedAt: admission) }
            throw error
        }
        guard response.status == 429 else { return response }
        let advice = response.retryAfter
        let pause = await limiter.pause(for: advice)
        handler(.paused(NetworkRequest(request), duration: pause))
        // The error that this becomes says how long the pause lasts.
        if advice == nil {
            let (seconds, rest) = pause.components
            response.headers["Retry-After"] = String(rest > 0 ? seconds + 1 : seconds)
        }
        return response
    }

    private func limiter(of plan: BillingPlan) -> RateLimiter {
        limiters.withLock { limiters in
            if let limiter = limiters[plan] { return limiter }
            let limiter = RateLimiter(limit: limit, clock: clock)
            limiters[plan] = limiter
            return limiter
        }
    }
}
