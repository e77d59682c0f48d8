import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Disk cache store and a clock that is set back", .watched)
struct DiskCacheStoreClockTests {
    private let directory: TemporaryDirectory
    private let time = TestTime()

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func makeSUT(entries: Int) -> DiskCacheStore {
        DiskCacheStore(
            directory: directory.url,
            limits: CacheLimits(bytes: 1_000_000, entries: entries),
            now: time.clock
        )
    }

    @Test
    func `returns what was stored before which is not fresh`() async throws {
        let sut = makeSUT(entries: 10)
        await sut.store(.sample("x"), for: CacheKey("a"))

        time.advance(by: -365 * 86_400)
        let entry = try #require(await sut.entry(for: CacheKey("a")))

        #expect(entry == .sample("x"))
        #expect(!entry.isFresh(at: time.now))
    }

    @Test
    func `lets entries from the future go first so that new ones are kept`() async {
        let sut = makeSUT(entries: 10)
        for number in 0..<10 { await sut.store(.sample("x"), for: CacheKey("old/\(number)")) }

        time.advance(by: -365 * 86_400)
        for number in 0..<8 {
            time.advance(by: 10)
            await sut.store(.sample("x"), for: CacheKey("new/\(number)"))
        }

        for number in 0..<8 { #expect(await sut.entry(for: CacheKey("new/\(number)")) != nil) }
        #expect(await sut.usage().entries <= 10)
    }
}
