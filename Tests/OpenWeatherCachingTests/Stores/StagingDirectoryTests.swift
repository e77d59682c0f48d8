import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import Testing

/// What lies where stores write aside, and is none of theirs.
@Suite("Scratch folder", .timeLimit(.minutes(5)))
struct StagingDirectoryTests {
    private let directory: TemporaryDirectory
    private let log = EventLog()
    private let key = CacheKey("a")

    init() throws {
        directory = try TemporaryDirectory()
    }

    /// Puts files into a folder, one of which has a name as the stores give them.
    private func put(in name: String) throws -> [String] {
        let names = ["notes.txt", UUID().uuidString, UUID().uuidString.lowercased()].sorted()
        let url = directory.url.appending(path: name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for name in names { try Data("mine".utf8).write(to: url.appending(path: name)) }
        return names
    }

    /// Makes the folder at `name` a link to one with files in it, and returns their names.
    private func plant(_ name: String) throws -> [String] {
        let names = try put(in: "victim")
        let link = directory.url.appending(path: name)
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(),
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try FileManager.default.createSymbolicLink(
            at: link,
            withDestinationURL: directory.url.appending(path: "victim")
        )
        return names
    }

    @Test
    func isRefusedByTheCacheWhereItIsALinkWhoseFilesStay() async throws {
        let names = try plant("cache/scratch")
        let sut = DiskCacheStore(directory: directory.url.appending(path: "cache"), onEvent: log.handler)

        await sut.store(.sample("x"), for: key)

        #expect(directory.files(in: "victim") == names)
        #expect(log.events == [.failed(.unwritable(name: directory.path("cache")))])
        #expect(await sut.entry(for: key) == nil)
    }

    @Test
    func isRefusedWhereItBecameALinkLaterAndWhatIsKeptIsStillRead() async throws {
        let cache = directory.url.appending(path: "cache")
        await DiskCacheStore(directory: cache).store(.sample("x"), for: key)
        try FileManager.default.removeItem(at: cache.appending(path: "scratch"))
        let names = try plant("cache/scratch")

        let sut = DiskCacheStore(directory: cache, onEvent: log.handler)

        #expect(await sut.entry(for: key) == .sample("x"))
        #expect(directory.files(in: "victim") == names)
    }

    @Test
    func isRefusedByTheSecretsAndThePreferencesToo() async throws {
        let names = try plant("home/scratch")
        try FileManager.default.createSymbolicLink(
            at: directory.url.appending(path: "home/preferences.json.scratch"),
            withDestinationURL: directory.url.appending(path: "victim")
        )
        let secrets = FileSecretStore(directory: directory.url.appending(path: "home"))
        let preferences = FilePreferencesStore(file: directory.url.appending(path: "home/preferences.json"))

        await #expect(throws: WeatherError.storage(.unwritable(name: directory.path("home/key")))) {
            try await secrets.setSecret(Secret("x"), named: "key")
        }
        await #expect(throws: WeatherError.storage(.unwritable(name: directory.path("home/preferences.json")))) {
            try await preferences.update { $0.units = .imperial }
        }

        #expect(directory.files(in: "victim") == names)
    }

    @Test
    func losesWhatKilledWritersLeftAndNothingElse() async throws {
        let names = try put(in: "home/scratch")
        let sut = FileSecretStore(directory: directory.url.appending(path: "home"))

        try await sut.setSecret(Secret("x"), named: "key")

        let kept = names.filter { $0 == "notes.txt" || $0 == $0.lowercased() }
        #expect(kept.count == 2)
        #expect(directory.files(in: "home/scratch") == kept)
        #expect(try await sut.secret(named: "key") == Secret("x"))
    }
}
