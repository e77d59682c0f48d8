import Foundation
import OpenWeatherCore

/// A policy for repeating requests: the number of attempts, their delays and a deadline.
///
/// A policy is a plain value: change its properties, then pass it to a ``RetryingHTTPClient``, which keeps its own
/// copy. Which outcomes are retried is fixed; <doc:RetriesAndLimits> lists them.
public struct RetryPolicy: Hashable, Sendable {
    private var attempts: Int

    /// The largest number of attempts, the first included, 3 by default; a number below 1 becomes 1.
    public var maximumAttempts: Int {
        get { attempts }
        set { attempts = max(1, newValue) }
    }

    /// The longest delay before the second attempt, half a second by default; it doubles with each further attempt.
    public var baseDelay: Duration
    /// The upper bound of the delay before any attempt; eight seconds by default.
    public var maximumDelay: Duration
    /// The time for all attempts and delays together, 30 seconds by default; `nil` for no limit.
    public var deadline: Duration?
    /// The longest `Retry-After` that is waited for, five seconds by default; a response with a longer one is returned
    /// unchanged.
    public var longestRetryAfter: Duration

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - maximumAttempts: The largest number of attempts, at least 1; 1 turns retries off.
    ///   - baseDelay: The longest delay before the second attempt.
    ///   - maximumDelay: The upper bound of the delay before any attempt.
    ///   - deadline: The time for all attempts and delays together; `nil` for no limit.
    ///   - longestRetryAfter: The longest `Retry-After` that is waited for.
    public init(
        maximumAttempts: Int = 3,
        baseDelay: Duration = .milliseconds(500),
        maximumDelay: Duration = .seconds(8),
        deadline: Duration? = .seconds(30),
        longestRetryAfter: Duration = .seconds(5)
    ) {
        attempts = max(1, maximumAttempts)
        self.baseDelay = baseDelay
        self.maximumDelay = maximumDelay
        self.deadline = deadline
        self.longestRetryAfter = longestRetryAfter
    }

    /// The policy without a deadline, for batches: a request may wait for its turn as long as it takes.
    ///
    /// Each attempt still has the timeout of its transport, so that every request ends.
    public static let noDeadline = RetryPolicy(deadline: nil)

    /// Whether a request with this method may be sent again, as it changes nothing on the server.
    package static func repeats(method: String) -> Bool {
        method == "GET" || method == "HEAD"
    }

    /// Whether a response with this status is worth another attempt.
    ///
    /// Every other status is final: 400, 401, 403 and 404 would be the same a moment later.
    package static func repeats(status: Int) -> Bool {
        switch status {
        case 408: true  // The server waited in vain for the request, which can be sent again (RFC 9110, 15.5.9).
        case 429: true  // Only with a short Retry-After, which the caller checks: a block lasts minutes to days.
        case 500: true  // A temporary failure inside the service.
        case 502: true  // A proxy got nonsense from a server that is restarting.
        case 503: true  // Overload or maintenance, by definition for a while.
        case 504: true  // A proxy got nothing in time.
        default: false
        }
    }

    /// Whether a failure is worth another attempt.
    package static func repeats(_ error: NetworkError) -> Bool {
        switch error {
        case .transport(let error): repeats(error.code)
        case .decoding(.truncated): true  // The connection was lost, only later than usual.
        // The rest is final: another attempt meets the same URL, credentials, size, limit or system, or the caller has
        // left.
        case .invalidURL, .httpStatus, .decoding, .rateLimited, .refusedKey, .refusedByGateway, .missingKey, .system,
            .cancelled:
            false
        }
    }

    /// Whether a connection that failed with this code is worth another attempt.
    private static func repeats(_ code: URLError.Code) -> Bool {
        switch code {
        case .timedOut: true  // A slow moment; the overall deadline still applies.
        case .networkConnectionLost: true  // Typical of a phone that changes networks.
        case .cannotConnectToHost: true  // A server that is restarting refuses for a moment.
        case .cannotFindHost, .dnsLookupFailed: true  // Name servers lose queries.
        case .badServerResponse: true  // Closed without a byte, like a stale persistent connection.
        // Not notConnectedToInternet: half a second brings no network back, and the user should know at once.
        // Not TLS failures: a certificate does not change within seconds, and neither does App Transport Security.
        default: false
        }
    }

    /// Returns the delay before attempt number `attempt`, counted from 2.
    ///
    /// It is a random part of a doubling span ("full jitter"), so that many clients that failed together do not come
    /// back together.
    package func delay(before attempt: Int, randomness: @Sendable (ClosedRange<Double>) -> Double) -> Duration {
        let doublings = (attempt - 2).clamped(to: 0...30)
        let factor = 1 << doublings
        // Divided, as the product of a very long base delay overflows.
        let span = maximumDelay / factor <= baseDelay ? maximumDelay : baseDelay * factor
        return span * randomness(0...1)
    }
}
