import Foundation
import OpenWeatherCore
import OpenWeatherMocks

extension CacheEntry {
    /// An entry that contains a text and is fresh for five minutes from the start of a `TestTime`.
    static func sample(_ text: String, fetchedAt seconds: TimeInterval = 0) -> CacheEntry {
        let date = SampleTime.fetched + seconds
        return CacheEntry(data: Data(text.utf8), fetchedAt: date, expiresAt: date.addingTimeInterval(300))
    }
}

extension TestTime {
    /// The clock as stores and caches take it.
    var clock: @Sendable () -> Date { { self.now } }

    /// Moves the clock by a number of seconds, back when it is negative.
    func advance(by seconds: TimeInterval) {
        set(now + seconds)
    }
}
