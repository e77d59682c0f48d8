import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("File secret store", .watched)
struct FileSecretStoreTests {
    private let directory: TemporaryDirectory
    private let sut: FileSecretStore

    init() throws {
        directory = try TemporaryDirectory()
        sut = FileSecretStore(directory: directory.url.appending(path: "secrets"))
    }

    private func write(_ data: Data, mode: Int = 0o600) throws {
        let path = directory.path("secrets")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: directory.path("secrets/key"), contents: data)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: directory.path("secrets/key"))
    }

    @Test
    func `keeps a secret for the next run in a file for its owner alone`() async throws {
        try await sut.setSecret(Secret("abc123"), named: "key")

        let later = FileSecretStore(directory: directory.url.appending(path: "secrets"))
        #expect(try await later.secret(named: "key")?.reveal() == "abc123")
        #expect(try await later.secret(named: "other") == nil)
        #expect(try directory.mode("secrets") == "700")
        #expect(try directory.mode("secrets/key") == "600")
        #expect(directory.files() == ["secrets/key"])
    }

    @Test
    func `replaces and removes`() async throws {
        #expect(try await sut.secret(named: "key") == nil)
        try await sut.setSecret(nil, named: "key")
        try await sut.setSecret(Secret("one"), named: "key")
        try await sut.setSecret(Secret("two"), named: "key")
        #expect(try await sut.secret(named: "key")?.reveal() == "two")

        try await sut.setSecret(nil, named: "key")

        #expect(try await sut.secret(named: "key") == nil)
        #expect(directory.files() == [])
    }

    @Test(arguments: [0o640, 0o604, 0o620, 0o666])
    func `refuses a file others can open and says how to close it`(mode: Int) async throws {
        try write(Data("abc123".utf8), mode: mode)
        let path = directory.path("secrets/key")

        let error = await #expect(throws: WeatherError.self) { try await sut.secret(named: "key") }

        #expect(error == .storage(.exposed(name: path)))
        #expect(error?.description.contains("chmod 600 \(path)") == true)
        #expect(error.map { "\($0)" }?.contains("abc123") == false)
    }

    @Test
    func `closes an open file when it stores a secret anew`() async throws {
        try write(Data("old".utf8), mode: 0o644)

        try await sut.setSecret(Secret("new"), named: "key")

        #expect(try await sut.secret(named: "key")?.reveal() == "new")
        #expect(try directory.mode("secrets/key") == "600")
    }

    @Test(arguments: [("abc\n", "abc"), ("  abc \r\n\n", "abc"), ("\n", nil), ("", nil)])
    func `takes what an editor wrote`(text: String, expected: String?) async throws {
        try write(Data(text.utf8))

        #expect(try await sut.secret(named: "key")?.reveal() == expected)
    }

    @Test(arguments: [Data([0xff, 0xfe, 0xfd]), Data(count: 70_000)])
    func `refuses what is no text or too long`(data: Data) async throws {
        try write(data)

        await #expect(throws: WeatherError.storage(.unreadable(name: directory.path("secrets/key")))) {
            try await sut.secret(named: "key")
        }
    }

    @Test
    func `refuses a link`() async throws {
        try write(Data("abc".utf8))
        let link = directory.url.appending(path: "secrets/link")
        try FileManager.default.createSymbolicLink(
            at: link,
            withDestinationURL: directory.url.appending(path: "secrets/key")
        )

        await #expect(throws: WeatherError.self) { try await sut.secret(named: "link") }
    }

    @Test(arguments: ["", ".", "..", "../key", "a/b", ".hidden", ".staging", "a\u{0}"]
    )
    func `refuses names that lead elsewhere`(name: String) async {
        await #expect(throws: WeatherError.storage(.unreadable(name: name))) { try await sut.secret(named: name) }
        await #expect(throws: WeatherError.storage(.unreadable(name: name))) {
            try await sut.setSecret(Secret("x"), named: name)
        }
    }

    @Test
    func `says where it cannot write`() async throws {
        try Data().write(to: directory.url.appending(path: "secrets"))

        await #expect(throws: WeatherError.storage(.unwritable(name: directory.path("secrets/key")))) {
            try await sut.setSecret(Secret("x"), named: "key")
        }
    }
}
