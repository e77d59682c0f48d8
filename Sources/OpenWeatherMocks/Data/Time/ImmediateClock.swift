import OpenWeatherCore

/// A clock on which every sleep ends at once and moves the time forward by its length.
///
/// Use it where a test only needs to get past delays; use ``ManualClock`` to check what happens before they end.
public final class ImmediateClock: Clock, Sendable {
    /// A point in time, the same type as that of ``ManualClock``.
    public typealias Instant = ManualClock.Instant

    private let elapsed = Locked(Duration.zero)

    /// Creates a clock at zero.
    public init() {}

    /// The current time of the clock.
    public var now: Instant { Instant(offset: elapsed.withLock { $0 }) }

    /// The smallest step of the clock.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Moves the clock to `deadline` and returns.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        elapsed.withLock { $0 = max($0, deadline.offset) }
        await Task.yield()
    }

    /// The time that the clock has moved; sleeps that overlap count once.
    public var totalSleep: Duration { elapsed.withLock { $0 } }
}
