import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Files and links in the place of a staging directory that do not belong to the stores.
@Suite("Staging directory", .watched)
struct StagingDirectoryTests {
    private let directory: TemporaryDirectory
    private let log = EventLog()
    private let key = CacheKey("a")

    init() throws {
        directory = try TemporaryDirectory()
    }

    /// Creates files in a directory, one of them with a name that stores give.
    private func put(in name: String) throws -> [String] {
        let names = ["notes.txt", UUID().uuidString, UUID().uuidString.lowercased()].sorted()
        let url = directory.url.appending(path: name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for name in names { try Data("mine".utf8).write(to: url.appending(path: name)) }
        return names
    }

    /// Creates a link at `name` to a directory with files in it, and returns their names.
    private func plant(_ name: String) throws -> [String] {
        let names = try put(in: "elsewhere")
        let link = directory.url.appending(path: name)
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(),
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try FileManager.default.createSymbolicLink(
            at: link,
            withDestinationURL: directory.url.appending(path: "elsewhere")
        )
        return names
    }

    @Test
    func `takes the place of a link in the cache whose files stay`() async throws {
        let names = try plant("cache/staging")
        let sut = DiskCacheStore(directory: directory.url.appending(path: "cache"), onEvent: log.handler)

        await sut.store(.sample("x"), for: key)

        #expect(directory.files(in: "elsewhere") == names)
        #expect(log.events == [])
        #expect(await sut.entry(for: key) == .sample("x"))
        let kept = try FileManager.default.destinationOfSymbolicLink(atPath: directory.path("cache/staging.damaged-1"))
        #expect(kept == directory.path("elsewhere"))
    }

    @Test
    func `takes the place of a file which is kept`() async throws {
        let file = directory.url.appending(path: "cache/staging")
        _ = try put(in: "cache")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory.path("cache"))
        try Data("mine".utf8).write(to: file)
        let sut = DiskCacheStore(directory: directory.url.appending(path: "cache"), onEvent: log.handler)

        await sut.store(.sample("x"), for: key)

        #expect(log.events == [])
        #expect(await sut.entry(for: key) == .sample("x"))
        #expect(try Data(contentsOf: file.appendingPathExtension("damaged-1")) == Data("mine".utf8))
    }

    @Test
    func `is refused where it became a link later and what is kept is still read`() async throws {
        let cache = directory.url.appending(path: "cache")
        await DiskCacheStore(directory: cache).store(.sample("x"), for: key)
        try FileManager.default.removeItem(at: cache.appending(path: "staging"))
        let names = try plant("cache/staging")

        let sut = DiskCacheStore(directory: cache, onEvent: log.handler)

        #expect(await sut.entry(for: key) == .sample("x"))
        #expect(directory.files(in: "elsewhere") == names)
    }

    @Test
    func `is refused where others may have planted a link`() async throws {
        let names = try plant("home/.staging")
        try FileManager.default.createSymbolicLink(
            at: directory.url.appending(path: "home/\(TemporaryDirectory.stagedPreferences)"),
            withDestinationURL: directory.url.appending(path: "elsewhere")
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: directory.path("home"))
        let secrets = FileSecretStore(directory: directory.url.appending(path: "home"))
        let preferences = FilePreferencesStore(file: directory.url.appending(path: "home/preferences.json"))

        await #expect(throws: WeatherError.storage(.unwritable(name: directory.path("home/key")))) {
            try await secrets.setSecret(Secret("x"), named: "key")
        }
        await #expect(throws: WeatherError.storage(.unwritable(name: directory.path("home/preferences.json")))) {
            try await preferences.update { $0.units = .imperial }
        }

        #expect(directory.files(in: "elsewhere") == names)
    }

    @Test
    func `takes the place of a link for secrets and preferences too`() async throws {
        let names = try plant("home/.staging")
        try FileManager.default.createSymbolicLink(
            at: directory.url.appending(path: "home/\(TemporaryDirectory.stagedPreferences)"),
            withDestinationURL: directory.url.appending(path: "elsewhere")
        )
        let secrets = FileSecretStore(directory: directory.url.appending(path: "home"))
        let preferences = FilePreferencesStore(file: directory.url.appending(path: "home/preferences.json"))

        try await secrets.setSecret(Secret("x"), named: "key")
        try await preferences.update { $0.units = .imperial }

        #expect(try await secrets.secret(named: "key") == Secret("x"))
        #expect(try await preferences.preferences().units == .imperial)
        #expect(directory.files(in: "elsewhere") == names)
    }

    @Test
    func `loses what killed writers left and nothing else`() async throws {
        let names = try put(in: "home/.staging")
        let sut = FileSecretStore(directory: directory.url.appending(path: "home"))

        try await sut.setSecret(Secret("x"), named: "key")

        let kept = names.filter { $0 == "notes.txt" || $0 == $0.lowercased() }
        #expect(kept.count == 2)
        #expect(directory.files(in: "home/.staging") == kept)
        #expect(try await sut.secret(named: "key") == Secret("x"))
    }

    @Test(arguments: ["home/.staging", "diary/staging", "cache/staging"])
    func `loses what killed writers left when everything is erased`(staging: String) async throws {
        let kept = try put(in: staging).filter { $0 == "notes.txt" || $0 == $0.lowercased() }
        let parent = directory.url.appending(path: staging).deletingLastPathComponent()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700],
            ofItemAtPath: parent.path(percentEncoded: false)
        )

        switch staging {
        case "home/.staging": try await FileSecretStore(directory: parent).setSecret(nil, named: "key")
        case "diary/staging": try await FileForecastDiary(directory: parent).erase()
        default: await DiskCacheStore(directory: parent, onEvent: log.handler).removeAll()
        }

        #expect(directory.files(in: staging) == kept)
        #expect(log.events == [])
    }

    @Test
    func `does not keep a secret from being removed where it is a link`() async throws {
        let names = try plant("home/.staging")
        let home = directory.url.appending(path: "home")
        let sut = FileSecretStore(directory: home)
        try Data("x".utf8).write(to: home.appending(path: "key"))

        try await sut.setSecret(nil, named: "key")

        #expect(!FileManager.default.fileExists(atPath: directory.path("home/key")))
        #expect(directory.files(in: "elsewhere") == names)
    }
}
