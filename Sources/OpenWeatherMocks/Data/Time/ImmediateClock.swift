import OpenWeatherCore

/// A clock on which every sleep ends at once, while the time it shows moves on as if it had been slept.
public final class ImmediateClock: Clock, Sendable {
    /// A moment of the clock, shared with ``ManualClock``.
    public typealias Instant = ManualClock.Instant

    private let elapsed = Locked(Duration.zero)

    /// Creates a clock that stands at zero.
    public init() {}

    /// The moment at which the clock stands.
    public var now: Instant { Instant(offset: elapsed.withLock { $0 }) }

    /// The smallest step of the clock.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Moves the clock to `deadline` and returns, or throws when the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        elapsed.withLock { $0 = max($0, deadline.offset) }
        await Task.yield()
    }

    /// The time slept so far.
    public var totalSleep: Duration { elapsed.withLock { $0 } }
}
