import OpenWeatherCore

/// A queue that admits requests in order of arrival, as a limit permits.
///
/// Only the first in the queue watches the clock. It wakes the next when it leaves, with a token or cancelled.
actor RateLimiter {
    private let limit: RateLimit
    private let clock: any Clock<Duration>
    private let stopwatch: Stopwatch
    private var bucket: TokenBucket
    private var queue = WaitingLine<AsyncStream<Void>.Continuation>()

    /// Creates a limiter with a full bucket.
    init(limit: RateLimit, clock: any Clock<Duration>) {
        self.limit = limit
        self.clock = clock
        stopwatch = Stopwatch(on: clock)
        bucket = TokenBucket(limit)
    }

    /// Returns when a request may be sent, after calling `willWait` with the expected wait if there is one.
    ///
    /// - Parameter willWait: A closure that is called with the expected wait.
    /// - Returns: The time at which the request was admitted, for ``giveBack(admittedAt:)``.
    /// - Throws: ``NetworkError/rateLimited(retryAfter:limit:)`` when the wait would be too long, or
    ///   ``NetworkError/cancelled``.
    func acquire(willWait: @Sendable (Duration) -> Void) async throws(NetworkError) -> Duration {
        guard !Task.isCancelled else { throw .cancelled }
        let now = stopwatch.elapsed
        if queue.isEmpty, bucket.take(at: now) == nil { return now }
        let wait = bucket.wait(at: stopwatch.elapsed, behind: queue.count)
        try check(wait)
        if wait > .zero { willWait(wait) }
        let deadline = limit.pace.longestWait == nil ? Deadline.current : nil
        deadline?.pause()
        defer { deadline?.resume() }
        return try await waitInQueue()
    }

    private func waitInQueue() async throws(NetworkError) -> Duration {
        let (signals, signal) = AsyncStream.makeStream(of: Void.self)
        let id = queue.append(signal)
        defer { leave(id) }
        if queue.count == 1 { signal.yield() }
        var isFirst = false
        for await _ in signals {
            isFirst = true
            break
        }
        guard isFirst else { throw .cancelled }
        while true {
            let now = stopwatch.elapsed
            guard let wait = bucket.take(at: now) else { return now }
            try check(wait)  // A refusal by the server may have begun a long pause in the meantime.
            do {
                try await clock.sleep(for: wait)
            } catch {
                throw .cancelled
            }
        }
    }

    /// Admits another request in place of one that was admitted and not sent.
    func giveBack(admittedAt moment: Duration) {
        bucket.giveBack(takenAt: moment)
    }

    /// Delays all requests after the server has refused one, by its advice or by the limit's own pause.
    ///
    /// - Returns: How long the pause lasts from now; longer than the advice when an earlier one lasts longer.
    func pause(for advice: Duration?) -> Duration {
        let now = stopwatch.elapsed
        bucket.pause(until: now + min(advice ?? limit.pace.pauseAfterRefusal, limit.pace.longestPause))
        return bucket.pause(at: now)
    }

    private func check(_ wait: Duration) throws(NetworkError) {
        guard wait > .zero else { return }
        guard limit.pace.whenExceeded == .wait, limit.pace.longestWait.map({ wait <= $0 }) ?? true else {
            throw .rateLimited(retryAfter: wait)
        }
    }

    private func leave(_ id: Int) {
        let wasFirst = queue.firstID() == id
        _ = queue.remove(id)
        if wasFirst { queue.first()?.yield() }
    }
}
