/// How many requests may be sent in how much time, and what happens to the others.
///
/// The rule is strict: no stretch of time as long as ``interval``, wherever it begins, holds more than ``requests``.
public struct RateLimit: Hashable, Sendable {
    /// What happens to a request that exceeds the limit.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Excess: Hashable, Sendable {
        /// It waits for its turn, unless that is further away than the limit's longest wait.
        case wait
        /// It fails at once with ``NetworkError/rateLimited(retryAfter:)``.
        case fail
    }

    /// The number of requests per ``interval``, at least 1.
    public let requests: Int
    /// The length of time ``requests`` are counted in.
    public let interval: Duration
    /// The number of requests that may be sent without a pause between them, in `1...requests`.
    public let burst: Int
    /// What happens to the others.
    public let whenExceeded: Excess
    /// The longest that a request waits; one that would wait longer fails at once instead.
    ///
    /// By default 25 seconds, less than the 30 seconds that ``RetryPolicy`` gives a request in all, so that it ends as one
    /// too many and not as one that took too long.
    public let longestWait: Duration
    /// How long nothing is sent after an HTTP 429 without a `Retry-After`, or with one of 0.
    public let pauseAfterRefusal: Duration
    /// The most of a `Retry-After` that is believed.
    public let longestPause: Duration

    /// Creates a limit.
    ///
    /// A `burst` smaller than `requests` spreads them: 1 sends them evenly, `nil` all at once if they come so. The
    /// default pause of ten minutes is what the service asks for (https://openweathermap.org/appid).
    public init(
        requests: Int,
        per interval: Duration,
        burst: Int? = nil,
        whenExceeded: Excess = .wait,
        longestWait: Duration = .seconds(25),
        pauseAfterRefusal: Duration = .seconds(600),
        longestPause: Duration = .seconds(3_600)
    ) {
        self.requests = max(1, requests)
        self.interval = interval
        self.burst = min(max(1, burst ?? requests), max(1, requests))
        self.whenExceeded = whenExceeded
        self.longestWait = longestWait
        self.pauseAfterRefusal = pauseAfterRefusal
        self.longestPause = longestPause
    }

    /// 60 requests a minute, what the service's free plan allows.
    public static let free = RateLimit(requests: 60, per: .seconds(60))
}
