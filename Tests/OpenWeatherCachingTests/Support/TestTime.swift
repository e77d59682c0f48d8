import Foundation
import OpenWeatherCore

/// A wall clock that a test sets.
final class TestTime: Sendable {
    private let date = Locked(Date(timeIntervalSince1970: 1_700_000_000))

    var now: Date { date.withLock { $0 } }

    var clock: @Sendable () -> Date { { self.now } }

    func advance(by seconds: TimeInterval) {
        date.withLock { $0 += seconds }
    }
}
