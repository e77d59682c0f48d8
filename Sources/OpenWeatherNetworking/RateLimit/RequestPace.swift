/// The way in which requests keep within a limit: how many leave at once, and what happens to those beyond it.
///
/// A pace has no number of requests per span of time, which is that of a ``RateLimit`` or of the plan of an account.
public struct RequestPace: Hashable, Sendable {
    /// The number of requests that may be sent without a pause between them.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Burst: Hashable, Sendable {
        /// All that the limit permits in its span of time.
        case all
        /// A sixtieth of them, at least one: of 3,000 a minute, 50 each second.
        case sixtieth
        /// This number, at least 1 and at most all of them.
        case requests(Int)
    }

    /// The behavior for a request that exceeds the limit.
    ///
    /// ``RequestPace/whenExceeded`` holds it; the default is ``wait``.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Excess: Hashable, Sendable {
        /// The request waits until it may be sent, unless that takes longer than ``RequestPace/longestWait``.
        case wait
        /// The request fails at once with ``NetworkError/rateLimited(retryAfter:limit:)``.
        case fail
    }

    /// The number of requests that may be sent without a pause between them; all of them by default.
    public var burst: Burst
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

    /// Creates a pace.
    ///
    /// The default pause of ten minutes is the one that the service recommends (<https://openweathermap.org/appid>).
    ///
    /// - Parameters:
    ///   - burst: The number of requests that may be sent without a pause between them.
    ///   - whenExceeded: The behavior for a request that exceeds the limit.
    ///   - longestWait: The longest time that a request waits; `nil` for as long as its turn takes.
    ///   - pauseAfterRefusal: The pause after an HTTP 429 without a `Retry-After`.
    ///   - longestPause: The upper bound of the pause that a `Retry-After` causes.
    public init(
        burst: Burst = .all,
        whenExceeded: Excess = .wait,
        longestWait: Duration? = .seconds(25),
        pauseAfterRefusal: Duration = .seconds(600),
        longestPause: Duration = .seconds(3_600)
    ) {
        self.burst = burst
        self.whenExceeded = whenExceeded
        self.longestWait = longestWait
        self.pauseAfterRefusal = pauseAfterRefusal
        self.longestPause = longestPause
    }

    /// The pace of an app: requests leave at once up to the limit, and then wait for 25 seconds at most.
    public static let standard = RequestPace()

    /// The pace of many requests, such as a batch: they are sent evenly and wait for their turn as long as it takes.
    ///
    /// A refusal by the server pauses them, too, and does not fail those that wait.
    public static let even = RequestPace(burst: .sixtieth, longestWait: nil)
}
