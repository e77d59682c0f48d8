import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Disk cache store and damage", .watched)
struct DiskCacheStoreDamageTests {
    private let directory: TemporaryDirectory
    private let log = EventLog()
    private let key = CacheKey("weather/lang,en/at,48.86,2.35")
    private let entry = CacheEntry.sample(String(repeating: "sunny ", count: 50))

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func makeSUT() -> DiskCacheStore {
        DiskCacheStore(directory: directory.url, limits: CacheLimits(bytes: 10_000, entries: 10), onEvent: log.handler)
    }

    /// Stores the entry and returns its file.
    private func storedFile(_ sut: DiskCacheStore) async throws -> URL {
        await sut.store(entry, for: key)
        let name = try #require(directory.files().first { $0.contains(".entry") })
        return directory.url.appending(path: name)
    }

    /// Looks up the entry after `damage`, then checks that the store still works.
    private func expectDamage(_ sut: DiskCacheStore, _ file: URL, _ what: Comment, _ damage: () throws -> Void)
        async throws
    {
        try damage()
        _ = log.take()

        #expect(await sut.entry(for: key) == nil, what)
        #expect(log.take() == [.damaged], what)
        #expect(!FileManager.default.fileExists(atPath: file.path(percentEncoded: false)), what)

        await sut.store(entry, for: key)
        #expect(await sut.entry(for: key) == entry, what)
        #expect(log.take() == [], what)
    }

    @Test
    func `takes no entry with a changed byte`() async throws {
        let sut = makeSUT()
        let file = try await storedFile(sut)
        let whole = try Data(contentsOf: file)

        for position in whole.indices {
            for mask in [0x01, 0x80, 0xff] as [UInt8] {
                var bytes = whole
                bytes[position] ^= mask
                try await expectDamage(sut, file, "byte \(position), mask \(mask)") { try bytes.writeLazily(to: file) }
            }
        }
    }

    @Test
    func `takes no entry that was cut off`() async throws {
        let sut = makeSUT()
        let file = try await storedFile(sut)
        let whole = try Data(contentsOf: file)

        for length in 0..<whole.count {
            try await expectDamage(sut, file, "length \(length)") { try whole.prefix(length).writeLazily(to: file) }
        }
    }

    @Test(arguments: [1, 8, 5_000, 50_000])
    func `takes no entry with something after it`(count: Int) async throws {
        let sut = makeSUT()
        let file = try await storedFile(sut)
        let whole = try Data(contentsOf: file)

        try await expectDamage(sut, file, "count \(count)") { try (whole + Data(count: count)).write(to: file) }
    }

    @Test
    func `takes no entry from a newer version`() async throws {
        let sut = makeSUT()
        let file = try await storedFile(sut)
        var bytes = try Data(contentsOf: file)
        bytes[7] = 2

        try await expectDamage(sut, file, "version") { try bytes.write(to: file) }
    }

    @Test
    func `leaves files of a newer versions name alone but counts and clears them`() async throws {
        let sut = makeSUT()
        let file = try await storedFile(sut)
        let newer = file.deletingPathExtension().appendingPathExtension("entry2")
        try FileManager.default.moveItem(at: file, to: newer)

        #expect(await sut.entry(for: key) == nil)
        #expect(FileManager.default.fileExists(atPath: newer.path(percentEncoded: false)))
        #expect(await sut.usage().entries == 1)

        await sut.removeAll()
        #expect(await sut.usage().entries == 0)
        #expect(log.events == [])
    }

    @Test
    func `takes no entry of another key`() async throws {
        let sut = makeSUT()
        let file = try await storedFile(sut)
        await sut.store(.sample("other"), for: CacheKey("other"))
        let other = try #require(directory.files().first { $0.contains(".entry") && $0 != file.lastPathComponent })
        let bytes = try Data(contentsOf: directory.url.appending(path: other))

        try await expectDamage(sut, file, "other key") { try bytes.write(to: file) }
    }

    @Test
    func `takes no entry with random bytes`() async throws {
        let seed = Seed.make("random bytes")
        var random = SeededGenerator(seed: seed)
        let sut = makeSUT()
        let file = try await storedFile(sut)

        for length in stride(from: 0, to: 400, by: 7) {
            // Half of them begin like an entry.
            let start = Bool.random(using: &random) ? Data("OWentry".utf8) + [1] : Data()
            let bytes = start + Data((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
            try await expectDamage(sut, file, "seed \(seed), length \(length)") { try bytes.writeLazily(to: file) }
        }
    }

    @Test
    func `takes no link and no pipe for an entry and does not wait for one`() async throws {
        let sut = makeSUT()
        let file = try await storedFile(sut)
        let path = file.path(percentEncoded: false)
        let copy = directory.url.appending(path: "copy")

        try await expectDamage(sut, file, "link") {
            try FileManager.default.moveItem(at: file, to: copy)
            try FileManager.default.createSymbolicLink(at: file, withDestinationURL: copy)
        }
        try await expectDamage(sut, file, "pipe") {
            try FileManager.default.removeItem(at: file)
            try #require(mkfifo(path, 0o600) == 0)
        }
    }

    @Test
    func `survives a directory in the place of an entry`() async throws {
        let sut = makeSUT()
        let file = try await storedFile(sut)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)

        #expect(await sut.entry(for: key) == nil)
        await sut.store(entry, for: key)
        #expect(await sut.entry(for: key) == nil)
        #expect(!log.take().isEmpty)

        await sut.store(entry, for: CacheKey("other"))
        #expect(await sut.entry(for: CacheKey("other")) == entry)
    }

    @Test
    func `counts clears and evicts past a directory with an entry's name`() async throws {
        let sut = makeSUT()
        for name in ["0.entry1", "a.entry2", "f.entry.old"] {
            let url = directory.url.appending(path: name)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        }

        for number in 0..<25 { await sut.store(entry, for: CacheKey("\(number)")) }
        #expect(await sut.usage().entries <= 11)
        #expect(log.events.contains { if case .evicted = $0 { true } else { false } })
        await sut.removeAll()

        #expect(await sut.usage() == CacheUsage(entries: 0, bytes: 0))
        #expect(!log.events.contains { if case .failed = $0 { true } else { false } })
    }

    @Test
    func `begins anew when the directory is removed under it`() async throws {
        let sut = makeSUT()
        _ = try await storedFile(sut)
        try FileManager.default.removeItem(at: directory.url)

        #expect(await sut.entry(for: key) == nil)
        await sut.store(entry, for: key)

        #expect(await sut.entry(for: key) == entry)
        #expect(await makeSUT().entry(for: key) == entry)
        #expect(log.events == [])
    }

    @Test(arguments: [0, 1, 15, 17, 100_000])
    func `begins anew when the salt is damaged`(length: Int) async throws {
        _ = try await storedFile(makeSUT())
        try Data(count: length).write(to: directory.url.appending(path: "salt"))

        let sut = makeSUT()

        #expect(await sut.entry(for: key) == nil)
        await sut.store(entry, for: key)
        #expect(await sut.entry(for: key) == entry)
        #expect(await makeSUT().entry(for: key) == entry)
        #expect(log.events == [])
    }

    @Test
    func `removes what killed writers left and not what writers are at`() async throws {
        _ = try await storedFile(makeSUT())
        let staging = directory.url.appending(path: "staging")
        let name = UUID().uuidString
        let dead = staging.appending(path: UUID().uuidString)
        let live = staging.appending(path: name)
        try Data("half".utf8).write(to: dead)
        try Data("half".utf8).write(to: live)
        let handle = try FileHandle(forWritingTo: live)
        try #require(flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0)

        await makeSUT().store(entry, for: key)

        #expect(directory.files(in: "staging") == [name])
        try handle.close()
        await makeSUT().store(entry, for: key)
        #expect(directory.files(in: "staging") == [])
    }
}
