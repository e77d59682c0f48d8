import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import Testing

@Suite("Tiered cache store", .timeLimit(.minutes(5)))
struct TieredCacheStoreTests {
    private let memory = MemoryCacheStore()
    private let disk = GatedCacheStore()
    private let time = TestTime()
    private let key = CacheKey("a")

    private var sut: TieredCacheStore { TieredCacheStore(memory: memory, disk: disk, now: time.clock) }

    @Test
    func asksTheDiskOnlyForWhatTheMemoryDoesNotKnow() async {
        await disk.store(.sample("x"), for: key)

        for _ in 0..<3 { #expect(await sut.entry(for: key) == .sample("x")) }

        #expect(await disk.lookUps == 1)
        #expect(await memory.entry(for: key) == .sample("x"))
    }

    @Test
    func keepsAndRemovesInBoth() async {
        await sut.store(.sample("x"), for: key)
        #expect(await memory.entry(for: key) == .sample("x"))
        #expect(await disk.entry(for: key) == .sample("x"))

        await sut.removeEntry(for: key)
        #expect(await memory.entry(for: key) == nil)
        #expect(await disk.entry(for: key) == nil)

        await sut.store(.sample("x"), for: key)
        await sut.removeAll()
        #expect(await memory.entry(for: key) == nil)
        #expect(await sut.usage() == CacheUsage(entries: 0, bytes: 0))
    }

    @Test
    func prefersWhatAnotherProcessKeptOnceItsOwnEntryHasExpired() async {
        await sut.store(.sample("old"), for: key)
        await disk.store(.sample("new", fetchedAt: 200), for: key)
        time.advance(by: 299)
        #expect(await sut.entry(for: key) == .sample("old"))

        time.advance(by: 1)

        #expect(await sut.entry(for: key) == .sample("new", fetchedAt: 200))
        #expect(await sut.entry(for: key) == .sample("new", fetchedAt: 200))
        #expect(await disk.lookUps == 1)
    }

    @Test
    func returnsItsOwnExpiredEntryWhenTheDiskHasAnOlderOneOneFromTheFutureOrNone() async {
        await sut.store(.sample("own"), for: key)
        time.advance(by: 400)

        for other in [CacheEntry.sample("older", fetchedAt: -1), .sample("future", fetchedAt: 401)] {
            await disk.store(other, for: key)
            #expect(await sut.entry(for: key) == .sample("own"))
        }
        await disk.removeAll()
        #expect(await sut.entry(for: key) == .sample("own"))
    }

    @Test(arguments: [true, false])
    func doesNotBringBackWhatWasRemovedWhileTheDiskWasRead(removesAll: Bool) async {
        await disk.store(.sample("x"), for: key)
        await disk.holdLookUps()
        async let slow = sut.entry(for: key)
        await disk.waitForHeldLookUp()

        if removesAll { await sut.removeAll() } else { await sut.removeEntry(for: key) }
        await disk.releaseLookUps()

        #expect(await slow == .sample("x"))
        #expect(await memory.entry(for: key) == nil)
    }

    @Test
    func doesNotReplaceWhatWasStoredWhileTheDiskWasRead() async {
        await disk.store(.sample("old"), for: key)
        await disk.holdLookUps()
        async let slow = sut.entry(for: key)
        await disk.waitForHeldLookUp()

        await sut.store(.sample("new"), for: key)
        await disk.releaseLookUps()

        #expect(await slow == .sample("old"))
        #expect(await sut.entry(for: key) == .sample("new"))
    }
}
