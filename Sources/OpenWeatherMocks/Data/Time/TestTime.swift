public import Foundation
import OpenWeatherCore

/// A wall clock that a test sets, for `now` arguments.
///
/// It moves only when the test sets it, and may move backward. For delays and deadlines, use a ``ManualClock``.
///
/// ```swift
/// let time = TestTime()
/// let cache = ResponseCache(store: MemoryCacheStore(), now: { time.now })
/// time.advance(by: .seconds(600))
/// ```
public final class TestTime: Sendable {
    private let date: Locked<Date>

    /// Creates a clock that shows `date`; by default, the date at which samples were fetched.
    public init(_ date: Date = SampleTime.fetched) {
        self.date = Locked(date)
    }

    /// The date that the clock shows.
    public var now: Date { date.withLock { $0 } }

    /// Moves the clock forward, or backward when `duration` is negative.
    public func advance(by duration: Duration) {
        let (seconds, attoseconds) = duration.components
        date.withLock { $0 += Double(seconds) + Double(attoseconds) * 1e-18 }
    }

    /// Sets the clock to `date`.
    public func set(_ date: Date) {
        self.date.withLock { $0 = date }
    }
}
