import OpenWeatherCore

/// A queue that admits requests in order of arrival, as a limit permits.
///
/// Only the first in the queue watches the clock. It wakes the next when it leaves, with a token or cancelled.
actor RateLimiter {
    private struct Waiter {
        let id: Int
        let signal: AsyncStream<Void>.Continuation
    }

    private let limit: RateLimit
    private let clock: any Clock<Duration>
    private let stopwatch: Stopwatch
    private var bucket: TokenBucket
    private var queue: [Waiter] = []
    private var nextID = 0

    /// Creates a limiter with a full bucket.
    init(limit: RateLimit, clock: any Clock<Duration>) {
        self.limit = limit
        self.clock = clock
        stopwatch = Stopwatch(on: clock)
        bucket = TokenBucket(limit)
    }

    /// Returns when a request may be sent, after calling `willWait` with the expected wait if there is one.
    ///
    /// - Throws: ``NetworkError/rateLimited(retryAfter:)`` when the wait would be too long, or
    ///   ``NetworkError/cancelled``.
    func acquire(willWait: @Sendable (Duration) -> Void) async throws(NetworkError) {
        guard !Task.isCancelled else { throw .cancelled }
        let wait = bucket.wait(at: stopwatch.elapsed, behind: queue.count)
        try check(wait)
        if wait > .zero { willWait(wait) }
        let (signals, signal) = AsyncStream.makeStream(of: Void.self)
        nextID += 1
        let id = nextID
        queue.append(Waiter(id: id, signal: signal))
        defer { leave(id) }
        if queue.count == 1 { signal.yield() }
        var isFirst = false
        for await _ in signals {
            isFirst = true
            break
        }
        guard isFirst else { throw .cancelled }
        while let wait = bucket.take(at: stopwatch.elapsed) {
            try check(wait)  // A refusal by the server may have begun a long pause in the meantime.
            do {
                try await clock.sleep(for: wait)
            } catch {
                throw .cancelled
            }
        }
    }

    /// Delays all requests after the server has refused one, by its advice or by the limit's own pause.
    func pause(for advice: Duration?) {
        let pause = min(advice ?? limit.pauseAfterRefusal, limit.longestPause)
        bucket.pause(until: stopwatch.elapsed + pause)
    }

    private func check(_ wait: Duration) throws(NetworkError) {
        guard wait > .zero else { return }
        guard limit.whenExceeded == .wait, wait <= limit.longestWait else { throw .rateLimited(retryAfter: wait) }
    }

    private func leave(_ id: Int) {
        let wasFirst = queue.first?.id == id
        queue.removeAll { $0.id == id }
        if wasFirst { queue.first?.signal.yield() }
    }
}
