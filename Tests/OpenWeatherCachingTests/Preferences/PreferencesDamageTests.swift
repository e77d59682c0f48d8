import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Preferences and damage", .watched)
struct PreferencesDamageTests {
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

    @Test(arguments: [
        "", "{", "[]", "\u{0}\u{0}\u{0}\u{0}", "{\"version\": 2}", "{\"version\": 0}", "{\"version\": \"2\"}",
        "{\"version\": 2, \"preferences\": 5}", "{\"version\": 2, \"preferences\": null}",
    ]
    )
    func `set a damaged file aside and use defaults`(text: String) async throws {
        try Data(text.utf8).write(to: file)
        let sut = makeSUT()

        #expect(try await sut.preferences() == Preferences())

        let kept = directory.path("preferences.json.damaged-1")
        #expect(problems.withLock { $0 } == [.damaged(keptAs: kept)])
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == text)
        #expect(try await sut.preferences() == Preferences())
        try await sut.update { $0.units = .metric }
        #expect(try await makeSUT().preferences().units == .metric)
        #expect(problems.withLock { $0 }.count == 1)
    }

    @Test
    func `set it aside for a change too and never over an earlier one`() async throws {
        for number in 1...3 {
            try Data("damage \(number)".utf8).write(to: file)

            #expect(try await makeSUT().update { $0.units = .imperial }.units == .imperial)
        }

        for number in 1...3 {
            let kept = directory.path("preferences.json.damaged-\(number)")
            #expect(try String(contentsOfFile: kept, encoding: .utf8) == "damage \(number)")
        }
        #expect(try await makeSUT().preferences().units == .imperial)
    }

    @Test
    func `are the old ones or the defaults after any byte was changed or cut off`() async throws {
        let saved = try await makeSUT()
            .update { preferences in
                preferences.units = .standard
                preferences.select(.stub("Oslo"))
            }
        let whole = try Data(contentsOf: file)

        for length in 0..<whole.count - 1 {
            try whole.prefix(length).writeLazily(to: file)
            let read = try await makeSUT().preferences()
            #expect(read == Preferences() || read == saved, "length \(length)")
        }
        for position in stride(from: 0, to: whole.count, by: 3) {
            var bytes = whole
            bytes[position] = 0
            try bytes.writeLazily(to: file)
            #expect(try await makeSUT().preferences() == Preferences(), "byte \(position)")
        }
    }

    @Test(arguments: [
        "{\"version\": 3}", "{\"version\": 99, \"preferences\": {\"shape\": \"unknown\"}}",
    ]
    )
    func `leave a file of a newer version alone`(text: String) async throws {
        try Data(text.utf8).write(to: file)
        let sut = makeSUT()
        let failure = WeatherError.storage(.unreadable(name: directory.path("preferences.json")))

        await #expect(throws: failure) { try await sut.preferences() }
        await #expect(throws: failure) { try await sut.update { $0.units = .metric } }

        #expect(try String(contentsOf: file, encoding: .utf8) == text)
        #expect(problems.withLock { $0 }.isEmpty)
    }

    @Test
    func `are not saved when they could not be read again`() async throws {
        let names = (0..<1_500).map { "\"\($0)\":\"\(String(repeating: "n", count: 40))\"" }.joined(separator: ",")
        let places = (0..<46)
            .map { index in
                #"{"name":"P","coordinate":{"latitude":1,"longitude":\#(index)},"localizedNames":{\#(names)}}"#
            }
        let text = #"{"version":2,"preferences":{"favorites":[\#(places.joined(separator: ","))]}}"#
        try Data(text.utf8).write(to: file)
        let sut = makeSUT()

        #expect(try await sut.preferences().favorites.count == 46)
        await #expect(throws: WeatherError.storage(.tooLarge(name: directory.path("preferences.json")))) {
            try await sut.update { $0.units = .imperial }
        }

        #expect(try String(contentsOf: file, encoding: .utf8) == text)
        #expect(try await makeSUT().preferences().favorites.count == 46)
    }

    @Test(arguments: [
        ("{}", 9_998, false), (#"{"a":[]}"#, 4_999, false), (#""{[,\\\"]""#, 99_997, false),
        (#""{[,\\\"]""#, 11_000, true),
    ])
    func `are read up to a number of values`(value: String, count: Int, isReadable: Bool) async throws {
        let values = Array(repeating: value, count: count).joined(separator: ", ")
        try Data(#"{"version":2,"preferences":{"units":"imperial"},"x":[\#(values)]}"#.utf8).write(to: file)

        #expect(try await makeSUT().preferences().units == (isReadable ? .imperial : .system))
        #expect(problems.withLock { $0.isEmpty } == isReadable)
    }

    @Test(arguments: [
        #"{"version":2,"preferences":{"favorites":[\#(Array(repeating: "{}", count: 20_000).joined(separator: ","))]}}"#,
        #"{"version":2,"preferences":{},"x":[\#(Array(repeating: "1", count: 200_000).joined(separator: ","))]}"#,
    ])
    func `count as damaged where reading them would take long`(text: String) async throws {
        try Data(text.utf8).write(to: file)
        let sut = makeSUT()

        #expect(try await sut.preferences() == Preferences())
        #expect(problems.withLock { $0.count } == 1)
    }

    @Test
    func `read version 1 and write version 2 with the next change`() async throws {
        let old = """
            {"version": 1, "units": "imperial", "language": {"fixed": "de"}, "isCacheEnabled": false,
             "isAutoRefreshEnabled": true, "recents": [], "favorites": [{"id": "00112233aabbccdd", "name": "Bonn",
             "localizedNames": {}, "country": "DE", "coordinate": {"latitude": 50.7, "longitude": 7.1}}]}
            """
        try Data(old.utf8).write(to: file)
        let sut = makeSUT()

        let read = try await sut.preferences()
        #expect(read.units == .imperial)
        #expect(read.language == .fixed(.german))
        #expect(!read.isCacheEnabled)
        #expect(read.favorites.map(\.name) == ["Bonn"])
        #expect(try String(contentsOf: file, encoding: .utf8) == old)

        try await sut.update { $0.units = .metric }
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("\"version\" : 2"))
        #expect(try await makeSUT().preferences().favorites == read.favorites)
    }

    @Test(
        .enabled(if: Volume.isAvailable)
    )
    func `are refused with the reason where they cannot be stored and stay as they were`() async throws {
        let volume = try #require(Volume(kilobytes: 128))
        let sut = FilePreferencesStore(file: volume.url.appending(path: "p/preferences.json"))
        let path = volume.url.appending(path: "p/preferences.json").path(percentEncoded: false)
        try await sut.update { $0.units = .imperial }

        volume.fill()
        await #expect(throws: WeatherError.storage(.full)) { try await sut.update { $0.units = .metric } }
        volume.empty()
        try #require(volume.setReadOnly(true))
        await #expect(throws: WeatherError.storage(.unwritable(name: path))) {
            try await sut.update { $0.units = .metric }
        }

        #expect(try await sut.preferences().units == .imperial)
    }

    @Test
    func `are refused where a directory or a file is in the way`() async throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        let path = directory.path("preferences.json")

        await #expect(throws: WeatherError.storage(.unreadable(name: path))) { try await makeSUT().preferences() }
        await #expect(throws: WeatherError.storage(.unreadable(name: path))) {
            try await makeSUT().update { $0.units = .metric }
        }

        try Data().write(to: directory.url.appending(path: "file"))
        let below = FilePreferencesStore(file: directory.url.appending(path: "file/preferences.json"))
        await #expect(throws: WeatherError.storage(.unwritable(name: directory.path("file/preferences.json")))) {
            try await below.update { $0.units = .metric }
        }
    }
}
