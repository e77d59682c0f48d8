import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Cache control", .watched)
struct CacheControlTests {
    @Test
    func `returns the size of the store and clears it`() async {
        let store = InMemoryCacheStore()
        let entry = CacheEntry(
            data: Data(count: 100),
            fetchedAt: SampleTime.fetched,
            expiresAt: SampleTime.fetched + 60
        )
        await store.store(entry, for: CacheKey("a"))
        let sut: any CacheControl = ResponseCache(store: store)

        let before = await sut.usage()
        await sut.clear()

        #expect(before.entries == 1)
        #expect(before.bytes >= 100)
        #expect(await sut.usage() == CacheUsage(entries: 0, bytes: 0))
        #expect(await store.entry(for: CacheKey("a")) == nil)
    }
}
