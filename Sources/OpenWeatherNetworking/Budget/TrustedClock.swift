import Foundation
import OpenWeatherCore

/// A wall clock that is corrected by the dates of responses.
///
/// The clock of a device can be wrong, and it can be set while a program runs. From the first response on, the date is
/// that of the last response and the time since, unless the device agrees with it to within a minute.
final class TrustedClock: Sendable {
    private let now: @Sendable () -> Date
    private let stopwatch: Stopwatch
    private let last = Locked<(date: Date, elapsed: Duration)?>(nil)

    /// Creates a clock.
    ///
    /// - Parameters:
    ///   - clock: The clock that measures the time since a response.
    ///   - now: The wall clock of the device.
    init(clock: any Clock<Duration>, now: @escaping @Sendable () -> Date) {
        stopwatch = Stopwatch(on: clock)
        self.now = now
    }

    /// The current date.
    var date: Date {
        let device = now()
        guard let last = last.withLock({ $0 }) else { return device }
        let expected = last.date + (stopwatch.elapsed - last.elapsed) / .seconds(1)
        return abs(device.timeIntervalSince(expected)) <= Self.tolerance ? device : expected
    }

    /// Takes the date of a response for the current one.
    func trust(_ date: Date) {
        let elapsed = stopwatch.elapsed
        last.withLock { $0 = (date, elapsed) }
    }

    /// The largest difference in seconds between two clocks that are both right, as a date has whole seconds and takes a
    /// while to arrive.
    static let tolerance = 60.0
}

extension TransportResponse {
    /// The earliest and the latest date at which the response can have arrived, by the clock of the server; `nil` when
    /// it states no date.
    ///
    /// They differ for a response that was stored on the way: some caches keep its `Date`, to which its `Age` is to be
    /// added, and others, such as nginx, replace it with the present one. A response does not say which.
    ///
    /// Source: `Date` (RFC 9110, 6.6.1), and `Age` (RFC 9111, 5.1).
    var dates: ClosedRange<Date>? {
        headers["Date"].flatMap(Self.date).map { $0...$0 + age }
    }
}
