import Foundation
import OpenWeatherCore

/// What is tried again, how often and how soon.
public struct RetryPolicy: Hashable, Sendable {
    /// The number of tries in all, at least 1.
    public let maximumAttempts: Int
    /// The longest wait before the second try; it doubles with every further one.
    public let baseDelay: Duration
    /// The longest that the wait grows.
    public let maximumDelay: Duration
    /// The time for all tries and waits together; `nil` for no limit.
    public let deadline: Duration?
    /// The longest `Retry-After` that is waited for; an answer that asks for more is returned as it is.
    public let longestRetryAfter: Duration

    /// Creates a policy.
    public init(
        maximumAttempts: Int = 3,
        baseDelay: Duration = .milliseconds(500),
        maximumDelay: Duration = .seconds(8),
        deadline: Duration? = .seconds(30),
        longestRetryAfter: Duration = .seconds(5)
    ) {
        self.maximumAttempts = max(1, maximumAttempts)
        self.baseDelay = baseDelay
        self.maximumDelay = maximumDelay
        self.deadline = deadline
        self.longestRetryAfter = longestRetryAfter
    }

    /// Whether a request with this method may be sent twice: only those that change nothing.
    package static func repeats(method: String?) -> Bool {
        ["GET", "HEAD"].contains(method ?? "GET")
    }

    /// Whether an answer with this status is worth another try.
    ///
    /// Everything else is an answer to the question: 400, 401, 403 and 404 stay what they are.
    package static func repeats(status: Int) -> Bool {
        switch status {
        case 408: true  // The server waited in vain for the request, which can be sent again (RFC 9110, 15.5.9).
        case 429: true  // Only with a short Retry-After, which the caller checks: a block lasts minutes to days.
        case 500: true  // The service answers a hiccup of its own so.
        case 502: true  // A proxy got nonsense from a server that is restarting.
        case 503: true  // Overload or maintenance, by definition for a while.
        case 504: true  // A proxy got nothing in time.
        default: false
        }
    }

    /// Whether a failure is worth another try.
    package static func repeats(_ error: NetworkError) -> Bool {
        switch error {
        case .transport(let error): repeats(error.code)
        case .decoding(.truncated): true  // The connection was lost, only later than usual.
        // The rest is final: another try meets the same URL, key, size or limit, or nobody wants it any more.
        case .invalidURL, .httpStatus, .decoding, .rateLimited, .missingKey, .cancelled: false
        }
    }

    /// Whether a connection that failed so is worth another try.
    private static func repeats(_ code: URLError.Code) -> Bool {
        switch code {
        case .timedOut: true  // A slow moment; the overall deadline still holds.
        case .networkConnectionLost: true  // Typical for a phone that changes networks.
        case .cannotConnectToHost: true  // A server that is restarting refuses for a moment.
        case .cannotFindHost, .dnsLookupFailed: true  // Name servers lose questions.
        case .badServerResponse: true  // Closed without a byte, as a stale persistent connection is.
        // Not notConnectedToInternet: waiting half a second brings no network back, and the user should know at once.
        // Not TLS failures: a certificate does not mend itself.
        default: false
        }
    }

    /// The wait before try number `attempt`, counted from 2: a random part of a doubling span ("full jitter"), so that
    /// many clients that failed together do not come back together.
    package func delay(before attempt: Int, randomness: @Sendable (ClosedRange<Double>) -> Double) -> Duration {
        let doublings = min(max(0, attempt - 2), 30)
        let span = min(maximumDelay, baseDelay * (1 << doublings))
        return span * randomness(0...1)
    }
}
