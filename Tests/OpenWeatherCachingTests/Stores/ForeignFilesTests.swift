import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Files of other programs in the directory of a store, or behind a link that took its place.
@Suite("Foreign files", .watched)
struct ForeignFilesTests {
    private let directory: TemporaryDirectory
    private let log = EventLog()
    private let key = CacheKey("a")

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func makeSUT(entries: Int = 1_000) -> DiskCacheStore {
        DiskCacheStore(
            directory: directory.url.appending(path: "cache"),
            limits: CacheLimits(bytes: 1_000_000, entries: entries),
            onEvent: log.handler
        )
    }

    /// Names that are not those of an entry.
    private static let names = [
        "thesis.entry.doc", "0123456789abcdef0123456789abcdef.entry", "0123456789ABCDEF0123456789ABCDEF.entry1",
        "0123456789abcdef0123456789abcde.entry1", "0123456789abcdef0123456789abcdef0.entry1",
        "0123456789abcdef0123456789abcdeg.entry1", "0123456789abcdef0123456789abcdef.entry1.bak",
        "0123456789abcdef0123456789abcdef.entry12345", "0123456789abcdef0123456789abcdef.entryx", ".entry1", "a.entry1",
    ]

    private func put(_ names: [String], in subdirectory: String) throws {
        let url = directory.url.appending(path: subdirectory)
        try FileManager.default.createDirectory(
            at: url,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        for name in names { try Data(name.utf8).write(to: url.appending(path: name)) }
    }

    private func expect(_ names: [String], in subdirectory: String) throws {
        for name in names {
            #expect(try Data(contentsOf: directory.url.appending(path: "\(subdirectory)/\(name)")) == Data(name.utf8))
        }
    }

    @Test
    func `are neither counted nor evicted nor removed`() async throws {
        try put(Self.names, in: "cache")
        let sut = makeSUT(entries: 5)

        for number in 0..<20 { await sut.store(.sample("x"), for: CacheKey("\(number)")) }
        #expect(await sut.usage().entries <= 6)
        await sut.removeAll()

        try expect(Self.names, in: "cache")
        #expect(await sut.usage() == CacheUsage(entries: 0, bytes: 0))
    }

    @Test(arguments: [true, false])
    func `behind a link that replaced the directory stay as they are`(isOpen: Bool) async throws {
        let sut = makeSUT(entries: 5)
        await sut.store(.sample("x"), for: key)
        let entry = try #require(directory.files(in: "cache").first { $0.hasSuffix(".entry1") })
        let names = [entry, "salt", "notes.txt", "0123456789abcdef0123456789abcdef.entry1"]
        try put(names, in: "elsewhere")
        try FileManager.default.moveItem(atPath: directory.path("cache"), toPath: directory.path("old"))
        try FileManager.default.createSymbolicLink(
            atPath: directory.path("cache"),
            withDestinationPath: directory.path("elsewhere")
        )
        let store = isOpen ? sut : makeSUT(entries: 5)

        #expect(await (store.entry(for: key) == nil) != isOpen)
        for number in 0..<10 { await store.store(.sample("y"), for: CacheKey("\(number)")) }
        await store.removeEntry(for: key)
        await store.removeAll()
        #expect(await store.usage() == CacheUsage(entries: 0, bytes: 0))

        #expect(directory.files(in: "elsewhere") == names.sorted())
        try expect(names, in: "elsewhere")
        #expect(log.events.contains(.failed(.unwritable(name: directory.path("cache")))))

        try FileManager.default.removeItem(atPath: directory.path("cache"))
        await store.store(.sample("z"), for: key)
        #expect(await store.entry(for: key) == .sample("z"))
    }

    @Test
    func `are safe in a directory that was opened to others later`() async throws {
        let sut = makeSUT()
        await sut.store(.sample("x"), for: key)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: directory.path("cache"))
        let before = directory.files(in: "cache")

        await sut.store(.sample("y"), for: key)
        await sut.removeAll()
        _ = await sut.usage()

        #expect(directory.files(in: "cache") == before)
        #expect(
            log.take() == [
                .failed(.unwritable(name: directory.path("cache"))),
                .failed(.unwritable(name: directory.path("cache"))),
                .failed(.unreadable(name: directory.path("cache"))),
            ]
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory.path("cache"))
        #expect(await sut.entry(for: key) == .sample("x"))
    }

    @Test(arguments: ["link", "file"])
    func `named salt are kept under another name`(kind: String) async throws {
        try put([], in: "cache")
        try put(["notes.txt"], in: "elsewhere")
        if kind == "link" {
            try FileManager.default.createSymbolicLink(
                atPath: directory.path("cache/salt"),
                withDestinationPath: directory.path("elsewhere/notes.txt")
            )
        } else {
            try Data("Sodium chloride.!".utf8).write(to: directory.url.appending(path: "cache/salt"))
        }
        let sut = makeSUT()

        await sut.store(.sample("x"), for: key)

        try expect(["notes.txt"], in: "elsewhere")
        #expect(await sut.entry(for: key) == .sample("x"))
        let kept = try Data(contentsOf: directory.url.appending(path: "cache/salt.damaged-1"))
        #expect(String(decoding: kept, as: UTF8.self) == (kind == "link" ? "notes.txt" : "Sodium chloride.!"))
    }

    @Test
    func `are safe from a ledger behind a link or open to others`() async throws {
        try put(["salt", "notes.txt"], in: "elsewhere")
        let sut = FileCallLedger(directory: directory.url.appending(path: "ledger"), account: Secret("a"))
        try FileManager.default.createSymbolicLink(
            atPath: directory.path("ledger"),
            withDestinationPath: directory.path("elsewhere")
        )

        await #expect(throws: WeatherError.self) { try await sut.update(.account) { $0.count(at: .distantPast) } }
        #expect(directory.files(in: "elsewhere") == ["notes.txt", "salt"])
        try expect(["notes.txt", "salt"], in: "elsewhere")

        try put([], in: "open")
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: directory.path("open"))
        let open = FileCallLedger(directory: directory.url.appending(path: "open"), account: Secret("a"))
        await #expect(throws: WeatherError.storage(.unwritable(name: directory.path("open")))) {
            try await open.update(.account) { $0.count(at: .distantPast) }
        }
        #expect(directory.files(in: "open").isEmpty)
    }
}
