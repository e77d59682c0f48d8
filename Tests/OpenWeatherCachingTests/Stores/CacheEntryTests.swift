import Foundation
import OpenWeatherCore
import Testing

@Suite("Cache entry")
struct CacheEntryTests {
    @Test(arguments: [(-1.0, false), (0, true), (299, true), (300, false)]
    )
    func `is fresh from the fetch to the expiry and not before or after`(age: TimeInterval, isFresh: Bool) {
        let fetchedAt = Date(timeIntervalSince1970: 1_000)
        let sut = CacheEntry(data: Data(), fetchedAt: fetchedAt, expiresAt: fetchedAt.addingTimeInterval(300))

        #expect(sut.isFresh(at: fetchedAt.addingTimeInterval(age)) == isFresh)
    }
}
