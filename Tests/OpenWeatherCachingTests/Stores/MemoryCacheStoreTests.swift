import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestWatch
import Testing

@Suite("Memory cache store", .watched)
struct MemoryCacheStoreTests {
    private let log = EventLog()

    private func makeSUT(entries: Int = 3, bytes: Int = 1_000_000) -> MemoryCacheStore {
        MemoryCacheStore(limits: CacheLimits(bytes: bytes, entries: entries), onEvent: log.handler)
    }

    private func keys(of sut: MemoryCacheStore, among names: String) async -> String {
        var found = ""
        for name in names where await sut.entry(for: CacheKey(String(name))) != nil { found.append(name) }
        return found
    }

    private func fill(_ sut: MemoryCacheStore, _ names: String) async {
        for name in names { await sut.store(.sample("x"), for: CacheKey(String(name))) }
    }

    @Test
    func `returns what was stored with its times`() async {
        let sut = makeSUT()

        await sut.store(.sample("rain"), for: CacheKey("a"))

        #expect(await sut.entry(for: CacheKey("a")) == .sample("rain"))
        #expect(await sut.entry(for: CacheKey("b")) == nil)
    }

    @Test
    func `forgets what was not used for longest when there are too many entries`() async {
        let sut = makeSUT(entries: 3)
        await fill(sut, "abc")

        _ = await sut.entry(for: CacheKey("a"))
        await fill(sut, "d")

        #expect(await keys(of: sut, among: "abcd") == "acd")
        #expect(log.events == [.evicted(entries: 1, bytes: 1 + 1 + MemoryCacheStore.overhead)])
    }

    @Test
    func `counts a replaced entry as used and keeps it once`() async {
        let sut = makeSUT(entries: 3)
        await fill(sut, "abca")

        await fill(sut, "d")

        #expect(await keys(of: sut, among: "abcd") == "acd")
        #expect(await sut.usage() == CacheUsage(entries: 3, bytes: 3 * (2 + MemoryCacheStore.overhead)))
    }

    @Test
    func `forgets as many entries as a large one needs`() async {
        let sut = makeSUT(entries: 10, bytes: 1_000)
        await fill(sut, "abcde")

        await sut.store(.sample(String(repeating: "x", count: 600)), for: CacheKey("f"))

        #expect(await keys(of: sut, among: "abcdef") == "def")
        #expect(await sut.usage().bytes <= 1_000)
    }

    @Test
    func `does not keep an entry that is too large nor the one it replaces`() async {
        let sut = makeSUT(bytes: 500)
        await fill(sut, "ab")

        await sut.store(.sample(String(repeating: "x", count: 501)), for: CacheKey("a"))

        #expect(await keys(of: sut, among: "ab") == "b")
    }

    @Test(arguments: [(0, 1_000), (10, 0)])
    func `keeps nothing within a limit of nothing`(entries: Int, bytes: Int) async {
        let sut = makeSUT(entries: entries, bytes: bytes)

        await fill(sut, "a")

        #expect(await sut.usage() == CacheUsage(entries: 0, bytes: 0))
    }

    @Test
    func `removes one entry or all`() async {
        let sut = makeSUT()
        await fill(sut, "abc")

        await sut.removeEntry(for: CacheKey("b"))
        #expect(await keys(of: sut, among: "abc") == "ac")

        await sut.removeAll()
        #expect(await keys(of: sut, among: "abc") == "")
        #expect(await sut.usage() == CacheUsage(entries: 0, bytes: 0))
    }

    @Test
    func `uses the place of what was removed again`() async {
        let sut = makeSUT(entries: 3)
        await fill(sut, "abc")

        await sut.removeEntry(for: CacheKey("a"))
        await fill(sut, "de")

        #expect(await keys(of: sut, among: "abcde") == "cde")
    }
}
