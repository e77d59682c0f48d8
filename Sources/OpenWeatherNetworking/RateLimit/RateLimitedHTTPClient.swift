/// A client that keeps requests within a rate limit and pauses after the server has refused one.
///
/// Requests that have to wait are sent in order of arrival. An HTTP 429 begins one pause for all requests, as long as
/// its `Retry-After` or, without one or with 0, as ``RateLimit/pauseAfterRefusal``. The 429 itself is returned. A
/// ``RetryingHTTPClient`` above sleeps for a short `Retry-After` during the same time, so that a request does not wait
/// twice. While the rest of a pause is longer than ``RateLimit/longestWait``, every request fails at once with that
/// time.
///
/// Copies of a client share one limit. Create one client per key and keep it, as a new one starts with a full burst.
public struct RateLimitedHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let limiter: RateLimiter
    private let handler: NetworkEventHandler

    /// Creates a client that wraps `client`.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests.
    ///   - limit: The limit; by default that of the service's free plan.
    ///   - clock: The clock that the limit is measured on.
    ///   - handler: The handler that receives an event for each request that has to wait.
    public init(
        wrapping client: any HTTPClient,
        limit: RateLimit = .free,
        clock: any Clock<Duration> = ContinuousClock(),
        handler: @escaping NetworkEventHandler = { _ in }
    ) {
        self.client = client
        limiter = RateLimiter(limit: limit, clock: clock)
        self.handler = handler
    }

    /// Sends `request` as soon as the limit permits.
    ///
    /// - Throws: ``NetworkError/rateLimited(retryAfter:)`` when it does not permit it in time, or ``NetworkError`` from
    ///   the wrapped client.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        try await limiter.acquire { [handler] wait in
            handler(.waitingForRateLimit(NetworkRequest(request), delay: wait))
        }
        let response = try await client.send(request)
        if response.status == 429 { await limiter.pause(for: response.retryAfter) }
        return response
    }
}
