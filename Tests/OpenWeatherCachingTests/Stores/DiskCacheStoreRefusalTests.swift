import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Disk cache store and refused system calls", .watched)
struct DiskCacheStoreRefusalTests {
    private let log = EventLog()
    private let key = CacheKey("a")

    private func makeSUT(_ url: URL) -> DiskCacheStore {
        DiskCacheStore(directory: url, onEvent: log.handler)
    }

    /// Calls every method of the store and expects empty results.
    private func use(_ sut: DiskCacheStore) async {
        #expect(await sut.entry(for: key) == nil)
        await sut.store(.sample("x"), for: key)
        #expect(await sut.entry(for: key) == nil)
        await sut.removeEntry(for: key)
        await sut.removeAll()
        #expect(await sut.usage() == CacheUsage(entries: 0, bytes: 0))
    }

    @Test(arguments: ["", "below"])
    func `keeps nothing where the directory is a file and works once it is gone`(name: String) async throws {
        let parent = try TemporaryDirectory()
        let file = parent.url.appending(path: "cache")
        try Data("a file".utf8).write(to: file)
        let url = name.isEmpty ? file : file.appending(path: name)
        let sut = makeSUT(url)

        await use(sut)

        let path = url.path(percentEncoded: false)
        #expect(log.take().contains(.failed(.unwritable(name: path))))
        #expect(try Data(contentsOf: file) == Data("a file".utf8))

        try FileManager.default.removeItem(at: file)
        await sut.store(.sample("x"), for: key)
        #expect(await sut.entry(for: key) == .sample("x"))
    }

    @Test(.enabled(if: Volume.isAvailable))
    func `still reads from a read only directory and stores nothing there`() async throws {
        let volume = try #require(Volume(kilobytes: 256))
        let url = volume.url.appending(path: "cache")
        await makeSUT(url).store(.sample("old"), for: key)
        try #require(volume.setReadOnly(true))
        let sut = makeSUT(url)

        #expect(await sut.entry(for: key) == .sample("old"))
        await sut.store(.sample("new"), for: key)
        await sut.removeAll()

        let path = url.path(percentEncoded: false)
        #expect(await sut.entry(for: key) == .sample("old"))
        #expect(log.take() == [.failed(.unwritable(name: path)), .failed(.unwritable(name: path))])

        try #require(volume.setReadOnly(false))
        await sut.store(.sample("new"), for: key)
        #expect(await sut.entry(for: key) == .sample("new"))
    }

    @Test(.enabled(if: Volume.isAvailable))
    func `keeps the old entry on a full disk and works once there is space`() async throws {
        let volume = try #require(Volume(kilobytes: 256))
        let sut = makeSUT(volume.url.appending(path: "cache"))
        await sut.store(.sample("old"), for: key)
        volume.fill()

        await sut.store(.sample(String(repeating: "new", count: 10_000)), for: key)
        await sut.store(.sample(String(repeating: "new", count: 10_000)), for: CacheKey("b"))

        #expect(log.take() == [.failed(.full), .failed(.full)])
        #expect(await sut.entry(for: key) == .sample("old"))
        #expect(await sut.entry(for: CacheKey("b")) == nil)
        let staging = volume.url.appending(path: "cache/staging").path(percentEncoded: false)
        #expect(try FileManager.default.contentsOfDirectory(atPath: staging) == [])

        volume.empty()
        await sut.store(.sample("new"), for: key)
        #expect(await sut.entry(for: key) == .sample("new"))
        #expect(log.take() == [])
    }

    @Test(.enabled(if: Volume.isAvailable))
    func `keeps nothing on a disk that was full from the start`() async throws {
        let volume = try #require(Volume(kilobytes: 64))
        volume.fill()
        let sut = makeSUT(volume.url.appending(path: "cache"))

        await use(sut)

        #expect(log.take().contains(.failed(.full)))
    }

    @Test(arguments: [0o720, 0o702, 0o777])
    func `keeps nothing in a directory that others may write to and reads nothing`(mode: Int) async throws {
        let parent = try TemporaryDirectory()
        let url = parent.url.appending(path: "cache")
        await makeSUT(url).store(.sample("old"), for: key)
        try #require(try parent.mode("cache") == "700")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: parent.path("cache"))
        let sut = makeSUT(url)

        #expect(await sut.entry(for: key) == nil)
        #expect(log.take() == [.failed(.unreadable(name: parent.path("cache")))])
        await sut.store(.sample("new"), for: key)
        #expect(log.take() == [.failed(.unwritable(name: parent.path("cache")))])

        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: parent.path("cache"))
        #expect(await sut.entry(for: key) == .sample("old"))
    }

    @Test(.enabled(if: geteuid() == 0, "only a superuser may give one away"))
    func `keeps nothing in another users directory`() async throws {
        let parent = try TemporaryDirectory()
        try #require(chown(parent.path(""), 1, 1) == 0)

        await use(makeSUT(parent.url))

        #expect(log.take().contains(.failed(.unwritable(name: String(parent.path("").dropLast())))))
        #expect(parent.files() == [])
    }

    @Test(.enabled(if: geteuid() != 0, "a superuser may write anywhere"))
    func `keeps nothing in a directory its owner closed`() async throws {
        let parent = try TemporaryDirectory()
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: parent.path(""))

        await use(makeSUT(parent.url.appending(path: "cache")))

        #expect(!log.take().isEmpty)
    }
}
