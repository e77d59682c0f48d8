#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif

/// A client that keeps the client it wraps within a rate limit, and silent after the server has refused a request.
///
/// Requests that have to wait are served in order of arrival. An HTTP 429 begins one pause that every request shares,
/// as long as its `Retry-After` says or, without one or with 0, as ``RateLimit/pauseAfterRefusal`` says. The 429 itself
/// is returned as it came. A ``RetryingHTTPClient`` above sleeps out a short `Retry-After` during the same stretch of
/// time, so nothing waits twice; while a pause lasts that is longer than ``RateLimit/longestWait``, every request
/// fails at once and tells how long the rest is.
public struct RateLimitedHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let limiter: RateLimiter
    private let handler: NetworkEventHandler

    /// Wraps `client`; `handler` learns of every request that has to wait.
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

    /// Sends `request` when the limit allows.
    ///
    /// - Throws: ``NetworkError/rateLimited(retryAfter:)`` when it does not, or ``NetworkError`` from the wrapped
    ///   client.
    public func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        try await limiter.acquire { [handler] wait in
            handler(.waitingForRateLimit(NetworkRequest(request), delay: wait))
        }
        let (body, response) = try await client.send(request)
        if response.statusCode == 429 { await limiter.pause(for: response.retryAfter) }
        return (body, response)
    }
}
