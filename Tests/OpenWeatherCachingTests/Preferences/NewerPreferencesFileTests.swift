import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Preference files of a newer version", .watched)
struct NewerPreferencesFileTests {
    private let directory: TemporaryDirectory
    private let file: URL
    private let problems = Locked<[StorageFailure]>([])

    init() throws {
        directory = try TemporaryDirectory()
        file = directory.url.appending(path: "preferences.json")
    }

    private func makeSUT() -> FilePreferencesStore {
        FilePreferencesStore(file: file, onProblem: { [problems] problem in problems.withLock { $0.append(problem) } })
    }

    private func document() throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: try Data(contentsOf: file))
    }

    /// A file with an unknown units value and a favorite that names its position in another way.
    private let unknownUnits = """
        {"version": 2, "preferences": {
          "units": "furlongs", "language": {"fixed": {"_0": "de"}}, "isCacheEnabled": true,
          "isAutoRefreshEnabled": false, "recents": [], "favorites": [
            {"id": "ffeeddccbbaa9988", "name": "Bonn", "localizedNames": {"fr": "Bonn"}, "country": "DE",
             "coordinate": {"latitude": 50.75, "longitude": 7.125}},
            {"id": "00112233aabbccdd", "name": "Oslo", "grid": "JO59"}]}}
        """

    /// A file with unknown keys beside the preferences, among them, and inside a place.
    private let unknownKeys = """
        {"version": 2, "savedBy": "2.0", "preferences": {
          "units": "metric", "language": {"device": {}}, "isCacheEnabled": false, "isAutoRefreshEnabled": true,
          "theme": {"accent": "#ff8800", "contrast": 1.5, "isDark": null},
          "history": [{"at": 790000000.25, "place": {"id": "ffeeddccbbaa9988"}}, "cleared"],
          "recents": [], "favorites": [
            {"id": "ffeeddccbbaa9988", "name": "Bonn", "localizedNames": {}, "country": "DE", "elevation": 60.5,
             "station": {"codes": ["10513", 7]}, "coordinate": {"latitude": 50.75, "longitude": 7.125}}]}}
        """

    @Test(arguments: [true, false])
    func `lose nothing when a favorite is added`(isUnits: Bool) async throws {
        let text = isUnits ? unknownUnits : unknownKeys
        try Data(text.utf8).write(to: file)
        let before = try document()
        let sut = makeSUT()

        let read = try await sut.preferences()
        #expect(read.units == (isUnits ? .system : .metric))
        #expect(read.isCacheEnabled == isUnits)
        #expect(read.favorites.map(\.name) == ["Bonn"])
        #expect(try await sut.update { $0.toggleFavorite(.stub("Rome")) }.favorites.map(\.name) == ["Bonn", "Rome"])

        let rome = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(Location.stub("Rome")))
        #expect(try document() == before.appending(rome, to: ["preferences", "favorites"]))
        #expect(try await makeSUT().preferences() == (try await sut.preferences()))
        #expect(problems.withLock { $0 }.isEmpty)
        #expect(directory.files() == ["preferences.json", "preferences.json.lock"])
    }

    @Test
    func `lose nothing when a favorite is removed but the favorite`() async throws {
        try Data(unknownUnits.utf8).write(to: file)
        let sut = makeSUT()
        let bonn = try #require(try await sut.preferences().favorites.first)

        try await sut.update { $0.toggleFavorite(bonn) }

        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("furlongs"))
        #expect(text.contains("JO59"))
        #expect(!text.contains("Bonn"))
    }

    @Test
    func `take the units that the user chooses`() async throws {
        try Data(unknownUnits.utf8).write(to: file)
        let sut = makeSUT()

        try await sut.update { $0.units = .imperial }

        #expect(try await makeSUT().preferences().units == .imperial)
        #expect(try !String(contentsOf: file, encoding: .utf8).contains("furlongs"))
    }

    @Test
    func `are not written when nothing changes`() async throws {
        try Data(unknownKeys.utf8).write(to: file)

        try await makeSUT().update { $0.units = .metric }

        #expect(try String(contentsOf: file, encoding: .utf8) == unknownKeys)
    }

    @Test
    func `keep unknown keys of the flat format without its version`() async throws {
        try Data(#"{"version": 1, "units": 5, "theme": "dark", "isCacheEnabled": false}"#.utf8).write(to: file)

        try await makeSUT().update { $0.isCacheEnabled = true }

        guard case .object(let root) = try document(), case .object(let preferences) = root["preferences"] else {
            Issue.record("no document")
            return
        }
        #expect(root["version"] == .decimal(2))
        #expect(root.count == 2)
        #expect(preferences["units"] == .decimal(5))
        #expect(preferences["theme"] == .string("dark"))
        #expect(preferences["isCacheEnabled"] == .boolean(true))
        #expect(preferences["version"] == nil)
    }
}

extension JSONValue {
    /// The value with `element` at the end of the array at `path`.
    fileprivate func appending(_ element: JSONValue, to path: [String]) -> JSONValue {
        switch (self, path.first) {
        case (.array(let elements), nil): return .array(elements + [element])
        case (.object(var members), let key?):
            members[key] = members[key]?.appending(element, to: Array(path.dropFirst()))
            return .object(members)
        default: return self
        }
    }
}
