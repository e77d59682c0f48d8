import OpenWeatherCore

/// A limit on the number of requests in a span of time.
///
/// The rule is strict: no span as long as ``interval``, wherever it begins, holds more than ``requests``. A limit is a
/// plain value: change its properties, then pass it to a ``RateLimitedHTTPClient``, which keeps its own copy. Numbers
/// out of range are replaced with the nearest valid ones.
public struct RateLimit: Hashable, Sendable {
    private var requestCount: Int

    /// The number of requests per ``interval``; a number below 1 becomes 1.
    public var requests: Int {
        get { requestCount }
        set { requestCount = max(1, newValue) }
    }

    /// The length of the span in which ``requests`` are counted.
    public var interval: Duration
    /// The way in which requests keep within the limit.
    public var pace: RequestPace

    /// The number of requests that may be sent without a pause between them, in `1...requests`.
    public var burst: Int {
        switch pace.burst {
        case .all: requests
        case .sixtieth: max(1, requests / 60)
        case .requests(let count): count.clamped(to: 1...requests)
        }
    }

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - requests: The number of requests per interval, at least 1.
    ///   - interval: The length of the span in which requests are counted.
    ///   - pace: The way in which requests keep within the limit.
    public init(requests: Int, per interval: Duration, pace: RequestPace = .standard) {
        requestCount = max(1, requests)
        self.interval = interval
        self.pace = pace
    }

    /// The limit of the service's free plan: 60 requests per minute.
    public static let free = RateLimit(requests: 60, per: .seconds(60))
}
