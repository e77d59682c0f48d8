#if os(Linux)
import ExampleSupport
import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@testable import WeatherTerminal

/// Apple's systems assign the directories and ignore the environment, so that these tests would use the user's own.
@MainActor
@Suite("The files of a session", .watched)
struct SessionTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func session(_ arguments: [String], key: String? = nil) throws -> Session {
        var environment = ["XDG_CONFIG_HOME": directory.path(), "XDG_CACHE_HOME": directory.path()]
        environment["OPENWEATHER_API_KEY"] = key
        let parsed = try WeatherTerminal.syntax.parse(arguments + ["--no-cache"])
        return try Session(try ExampleOptions(parsed, environment: environment), parsed, environment)
    }

    /// The files in the directory of settings, without those that protect them.
    private var files: [String] {
        let settings = directory.appending(path: "openweather").path()
        let all = (try? FileManager.default.contentsOfDirectory(atPath: settings)) ?? []
        return all.filter { $0.hasSuffix(".json") }.sorted()
    }

    private func withoutFiles(_ body: () async throws -> Void) async throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        try await body()
    }

    @Test
    func `keeps made up weather apart from real weather`() async throws {
        try await withoutFiles {
            let demo = try await session([]).begin(with: nil)
            try await demo.app.dependencies.preferences.update { $0.select(.lisbon) }
            #expect(files == ["WeatherTerminal-demo.json"])

            let live = try await session(["--live"]).begin(with: nil)
            #expect(try await live.app.dependencies.preferences.preferences().currentLocation == nil)
            try await live.app.dependencies.preferences.update { $0.select(.tokyo) }
            #expect(files == ["WeatherTerminal-demo.json", "WeatherTerminal.json"])

            let again = try await session([]).begin(with: nil)
            #expect(again.app.router.currentLocation == .lisbon)
        }
    }

    @Test
    func `holds its options and saves nothing by itself`() async throws {
        try await withoutFiles {
            let sut = try await session(["--units", "imperial", "--lang", "ja"]).begin(with: nil)

            #expect(sut.app.settings.environment.units == .imperial)
            #expect(sut.app.settings.environment.textLanguage == .japanese)
            #expect(files.isEmpty)

            try await sut.app.dependencies.preferences.update { $0.toggleFavorite(.lisbon) }
            let next = try await session([]).begin(with: nil)
            #expect(next.app.settings.preferences.units == .system)
            #expect(next.app.settings.preferences.language == .device)
            #expect(next.app.settings.preferences.favorites == [.lisbon])
        }
    }

    @Test(arguments: [["--city", "Lisbon"], ["--coordinate", "38.7,-9.1"]])
    func `looks for the place after the first screen`(arguments: [String]) async throws {
        try await withoutFiles {
            let sut = try await session(arguments).begin(with: nil)
            let place = try #require(sut.place)

            #expect(place.name == arguments[1])
            #expect(sut.app.router.currentLocation == nil)
            let found = try await place.find()
            place.show(found)
            try await sut.app.restore()
            #expect(sut.app.router.currentLocation?.name == "Lisbon")
            #expect(files.isEmpty)
        }
    }

    @Test
    func `keeps a key where only the user can read it`() async throws {
        try await withoutFiles {
            let sut = try session(["--live"])
            #expect(try await sut.storedKey() == nil)

            let start = try await sut.begin(with: Secret("0123456789"), saving: true)

            #expect(start.launch.takesKey && start.launch.notice == nil)
            #expect(try await session(["--live"]).storedKey() == Secret("0123456789"))
            let file = directory.appending(path: "openweather/secrets/api-key").path()
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    @Test
    func `takes the key of the environment first and none for made up weather`() async throws {
        try await withoutFiles {
            _ = try await session(["--live"]).begin(with: Secret("stored"), saving: true)

            #expect(try await session(["--live"], key: "environment").storedKey() == Secret("environment"))
            #expect(try await session([], key: "environment").storedKey() == nil)
            #expect(try await session([]).begin(with: nil).launch.takesKey == false)
        }
    }

    @Test
    func `says that a key could not be saved`() async throws {
        try await withoutFiles {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            // A file where the directory should be.
            try Data().write(to: directory.appending(path: "openweather"))

            let start = try await session(["--live"]).begin(with: Secret("0123456789"), saving: true)

            let notice = try #require(start.launch.notice)
            #expect(!notice.contains("0123456789"))
        }
    }
}
#endif
