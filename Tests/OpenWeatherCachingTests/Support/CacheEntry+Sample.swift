import Foundation
import OpenWeatherCore

extension CacheEntry {
    /// An entry that holds a text and is fresh for five minutes from the start of ``TestTime``.
    static func sample(_ text: String, fetchedAt seconds: TimeInterval = 0) -> CacheEntry {
        let date = Date(timeIntervalSince1970: 1_700_000_000 + seconds)
        return CacheEntry(data: Data(text.utf8), fetchedAt: date, expiresAt: date.addingTimeInterval(300))
    }

    /// The text in the entry.
    var text: String { String(decoding: data, as: UTF8.self) }
}
