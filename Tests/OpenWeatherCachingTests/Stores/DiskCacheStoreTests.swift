import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Disk cache store", .watched)
struct DiskCacheStoreTests {
    private let directory: TemporaryDirectory
    private let time = TestTime()
    private let log = EventLog()

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func makeSUT(_ name: String = "cache", entries: Int = 1_000, bytes: Int = 1_000_000) -> DiskCacheStore {
        DiskCacheStore(
            directory: directory.url.appending(path: name),
            limits: CacheLimits(bytes: bytes, entries: entries),
            now: time.clock,
            onEvent: log.handler
        )
    }

    private func entryFiles(_ name: String = "cache") -> [String] {
        directory.files(in: name).filter { $0.contains(".entry") }
    }

    @Test
    func `returns what an earlier run stored with its times`() async {
        await makeSUT().store(.sample("rain", fetchedAt: 0.123_456_789), for: CacheKey("a"))

        let sut = makeSUT()

        #expect(await sut.entry(for: CacheKey("a")) == .sample("rain", fetchedAt: 0.123_456_789))
        #expect(await sut.entry(for: CacheKey("b")) == nil)
        #expect(log.events.isEmpty)
    }

    @Test
    func `keeps keys and times of any kind`() async {
        let sut = makeSUT()
        let keys = ["", "../../etc/passwd", "東京/1", String(repeating: "k", count: 5_000), "a\u{0}b"]
            .map { CacheKey($0) }
        let dates = [
            Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity),
            .init(timeIntervalSince1970: -0.5),
        ]

        for key in keys {
            for date in dates {
                let entry = CacheEntry(data: Data(key.description.utf8), fetchedAt: date, expiresAt: date)
                await sut.store(entry, for: key)
                #expect(await sut.entry(for: key) == entry)
            }
        }

        #expect(entryFiles().count == keys.count)
        #expect(log.events.isEmpty)
    }

    @Test
    func `leaves nothing behind but entries and the salt`() async {
        let sut = makeSUT()

        for name in "abcabc" { await sut.store(.sample("x"), for: CacheKey(String(name))) }

        #expect(entryFiles().count == 3)
        #expect(directory.files(in: "cache").filter { !$0.contains(".entry") } == ["salt"])
    }

    @Test
    func `is closed to others`() async throws {
        await makeSUT("deep/er").store(.sample("x"), for: CacheKey("a"))

        #expect(try directory.mode("deep") == "700")
        #expect(try directory.mode("deep/er") == "700")
        #expect(try directory.mode("deep/er/staging") == "700")
        for file in directory.files(in: "deep/er") { #expect(try directory.mode("deep/er/\(file)") == "600") }
    }

    @Test
    func `gives files names that say nothing and differ from directory to directory`() async {
        let key = CacheKey("weather/lang,en/at,48.86,2.35")
        await makeSUT("one").store(.sample("x"), for: key)
        await makeSUT("two").store(.sample("x"), for: key)

        let names = entryFiles("one") + entryFiles("two")

        #expect(names.count == 2)
        #expect(Set(names).count == 2)
        for name in names { #expect(name.wholeMatch(of: /[0-9a-f]{32}\.entry1/) != nil) }
    }

    @Test
    func `removes one entry or all and knows how much it keeps`() async {
        let sut = makeSUT()
        #expect(await sut.usage() == CacheUsage(entries: 0, bytes: 0))
        for name in "abc" { await sut.store(.sample("12345"), for: CacheKey(String(name))) }

        await sut.removeEntry(for: CacheKey("b"))
        await sut.removeEntry(for: CacheKey("unknown"))

        #expect(await sut.usage() == CacheUsage(entries: 2, bytes: 2 * (56 + 1 + 5)))
        #expect(await sut.entry(for: CacheKey("b")) == nil)

        await sut.removeAll()

        #expect(await sut.usage() == CacheUsage(entries: 0, bytes: 0))
        #expect(await sut.entry(for: CacheKey("a")) == nil)
        await sut.store(.sample("new"), for: CacheKey("a"))
        #expect(await sut.entry(for: CacheKey("a")) == .sample("new"))
        #expect(log.events.isEmpty)
    }

    @Test
    func `frees a fifth once it is full what was not used for longest first`() async {
        let sut = makeSUT(entries: 10)
        for number in 0..<10 {
            time.advance(by: 10)
            await sut.store(.sample("x"), for: CacheKey("\(number)"))
        }
        for number in [0, 1] {
            time.advance(by: 10)
            _ = await sut.entry(for: CacheKey("\(number)"))
        }

        time.advance(by: 10)
        await sut.store(.sample("x"), for: CacheKey("10"))

        var kept: [Int] = []
        for number in 0...10 where await sut.entry(for: CacheKey("\(number)")) != nil { kept.append(number) }
        #expect(kept == [0, 1, 5, 6, 7, 8, 9, 10])
        #expect(log.events == [.evicted(entries: 3, bytes: 3 * (56 + 1 + 1))])
    }

    @Test
    func `stays within its bytes`() async {
        let sut = makeSUT(bytes: 10_000)

        for number in 0..<50 {
            time.advance(by: 10)
            await sut.store(.sample(String(repeating: "x", count: 900)), for: CacheKey("\(number)"))
            #expect(await sut.usage().bytes <= 10_000)
        }

        #expect(await sut.usage().bytes > 5_000)
        #expect(await sut.entry(for: CacheKey("49")) != nil)
    }

    @Test
    func `does not keep an entry that is too large nor the one it replaces`() async {
        let sut = makeSUT(bytes: 500)
        await sut.store(.sample("old"), for: CacheKey("a"))
        await sut.store(.sample("other"), for: CacheKey("b"))

        await sut.store(.sample(String(repeating: "x", count: 500)), for: CacheKey("a"))

        #expect(await sut.entry(for: CacheKey("a")) == nil)
        #expect(await sut.entry(for: CacheKey("b")) == .sample("other"))
    }

    @Test
    func `lists the directory once per tenth of its limits not once per write`() async {
        let sut = makeSUT(entries: 500)

        for number in 0..<2_000 { await sut.store(.sample("x"), for: CacheKey("\(number)")) }

        // Once at the start, once per 51 new files.
        #expect(await sut.listings <= 1 + 2_000 / 51 + 2_000 / 100)
        #expect(await sut.listings >= 2_000 / 100)
    }

    @Test
    func `lists nothing to find or replace an entry`() async {
        let sut = makeSUT(entries: 500)
        for number in 0..<20 { await sut.store(.sample("x"), for: CacheKey("\(number)")) }
        let before = await sut.listings

        for _ in 0..<50 {
            for number in 0..<20 {
                await sut.store(.sample("y"), for: CacheKey("\(number)"))
                _ = await sut.entry(for: CacheKey("\(number)"))
                _ = await sut.entry(for: CacheKey("missing"))
            }
        }

        #expect(before == 1)
        #expect(await sut.listings == before)
    }

    #if canImport(Darwin)
    @Test
    func `is excluded from backups`() async throws {
        await makeSUT().store(.sample("x"), for: CacheKey("a"))

        let values = try directory.url.appending(path: "cache").resourceValues(forKeys: [.isExcludedFromBackupKey])
        #expect(values.isExcludedFromBackup == true)
    }
    #endif

    @Test
    func `shares a directory with another store at once`() async {
        let one = makeSUT()
        let other = makeSUT()
        #expect(await other.entry(for: CacheKey("a")) == nil)

        await one.store(.sample("1"), for: CacheKey("a"))
        #expect(await other.entry(for: CacheKey("a")) == .sample("1"))

        await other.store(.sample("2"), for: CacheKey("a"))
        #expect(await one.entry(for: CacheKey("a")) == .sample("2"))

        await other.removeAll()
        #expect(await one.entry(for: CacheKey("a")) == nil)
    }

    @Test
    func `notices what another store added when it counts anew`() async {
        let one = makeSUT(entries: 100)
        let other = makeSUT(entries: 1_000)
        await one.store(.sample("x"), for: CacheKey("first"))
        for number in 0..<200 { await other.store(.sample("x"), for: CacheKey("other/\(number)")) }

        for number in 0..<11 { await one.store(.sample("x"), for: CacheKey("\(number)")) }

        #expect(await one.usage().entries <= 100)
    }
}
