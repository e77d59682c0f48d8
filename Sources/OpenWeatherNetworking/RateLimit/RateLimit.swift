/// A limit on the number of requests in a span of time.
///
/// The rule is strict: no span as long as ``interval``, wherever it begins, holds more than ``requests``. A limit is a
/// plain value: change its properties, then pass it to a ``RateLimitedHTTPClient``, which keeps its own copy. Numbers
/// out of range are replaced with the nearest valid ones.
public struct RateLimit: Hashable, Sendable {
    /// The behavior for a request that exceeds the limit.
    ///
    /// ``RateLimit/whenExceeded`` holds it; the default is ``wait``.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Excess: Hashable, Sendable {
        /// The request waits until it may be sent, unless that takes longer than ``RateLimit/longestWait``.
        case wait
        /// The request fails at once with ``NetworkError/rateLimited(retryAfter:limit:)``.
        case fail
    }

    private var requestCount: Int
    private var burstCount: Int?

    /// The number of requests per ``interval``; a number below 1 becomes 1.
    public var requests: Int {
        get { requestCount }
        set { requestCount = max(1, newValue) }
    }

    /// The number of requests that may be sent without a pause between them.
    ///
    /// The value is always in `1...requests`. Until it is set, all ``requests`` may be sent at once.
    public var burst: Int {
        get { min(max(1, burstCount ?? requests), requests) }
        set { burstCount = newValue }
    }

    /// The length of the span in which ``requests`` are counted.
    public var interval: Duration
    /// The behavior for a request that exceeds the limit.
    public var whenExceeded: Excess
    /// The longest time that a request waits, 25 seconds by default; `nil` for as long as its turn takes.
    ///
    /// A request that would wait longer fails at once. The default is less than the 30 seconds of
    /// ``RetryPolicy/deadline``, so that such a request fails as rate limited and not as timed out. With `nil`, the
    /// time of waiting does not count towards that deadline.
    public var longestWait: Duration?
    /// The pause of all requests of a plan after an HTTP 429 without a `Retry-After`, or with one of 0; ten minutes by
    /// default.
    public var pauseAfterRefusal: Duration
    /// The upper bound of the pause that a `Retry-After` causes; an hour by default.
    public var longestPause: Duration

    /// Creates a limit.
    ///
    /// The default pause of ten minutes is the one that the service recommends (<https://openweathermap.org/appid>).
    ///
    /// - Parameters:
    ///   - requests: The number of requests per interval, at least 1.
    ///   - interval: The length of the span in which requests are counted.
    ///   - burst: The number of requests that may be sent without a pause between them: 1 spaces them evenly, `nil`
    ///     permits all of them at once.
    ///   - whenExceeded: The behavior for a request that exceeds the limit.
    ///   - longestWait: The longest time that a request waits; `nil` for as long as its turn takes.
    ///   - pauseAfterRefusal: The pause after an HTTP 429 without a `Retry-After`.
    ///   - longestPause: The upper bound of the pause that a `Retry-After` causes.
    public init(
        requests: Int,
        per interval: Duration,
        burst: Int? = nil,
        whenExceeded: Excess = .wait,
        longestWait: Duration? = .seconds(25),
        pauseAfterRefusal: Duration = .seconds(600),
        longestPause: Duration = .seconds(3_600)
    ) {
        requestCount = max(1, requests)
        burstCount = burst
        self.interval = interval
        self.whenExceeded = whenExceeded
        self.longestWait = longestWait
        self.pauseAfterRefusal = pauseAfterRefusal
        self.longestPause = longestPause
    }

    /// The limit of the service's free plan: 60 requests per minute.
    public static let free = RateLimit(requests: 60, per: .seconds(60))

    /// Returns a limit for many requests at once, which wait for their turn as long as it takes instead of failing.
    ///
    /// They are sent evenly, a sixtieth of them at a time: 3,000 a minute are 50 a second. A refusal by the server
    /// pauses them, too, and does not fail those that wait.
    ///
    /// - Parameters:
    ///   - requests: The number of requests per interval, at least 1.
    ///   - interval: The length of the span in which requests are counted.
    /// - Returns: The limit.
    public static func batch(requests: Int, per interval: Duration) -> RateLimit {
        RateLimit(requests: requests, per: interval, burst: max(1, requests / 60), longestWait: nil)
    }

    /// Returns a Boolean value that indicates whether two limits permit the same, however their bursts were set.
    public static func == (lhs: RateLimit, rhs: RateLimit) -> Bool {
        lhs.requests == rhs.requests && lhs.burst == rhs.burst && lhs.interval == rhs.interval
            && lhs.whenExceeded == rhs.whenExceeded && lhs.longestWait == rhs.longestWait
            && lhs.pauseAfterRefusal == rhs.pauseAfterRefusal && lhs.longestPause == rhs.longestPause
    }

    /// Hashes the values that ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(requests)
        hasher.combine(burst)
        hasher.combine(interval)
        hasher.combine(whenExceeded)
        hasher.combine(longestWait)
        hasher.combine(pauseAfterRefusal)
        hasher.combine(longestPause)
    }
}
