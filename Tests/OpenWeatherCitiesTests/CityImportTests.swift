import Foundation
import OpenWeatherCities
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Import of the list of cities", .watched)
struct CityImportTests {
    @Test
    func `rows that are no cities are counted and left out`() async throws {
        try await CityFixture.withFiles { source, file in
            let parts = Locked<[Double]>([])
            let outcome = try await CityList.importCities(
                from: source,
                to: file,
                onProgress: { part in parts.withLock { $0.append(part) } }
            )
            #expect(outcome.cities == 50)
            #expect(outcome.leftOut == 5)
            #expect(parts.withLock(\.self) == [1])
        }
    }

    @Test(
        arguments: [
            ("", .notJSON(rows: 0)),
            ("[]", .noCities),
            (#"[{"id": 1}]"#, .noCities),
            ("{}", .notJSON(rows: 0)),
            (#"{"cod": 401, "message": "Invalid API key"}"#, .notJSON(rows: 0)),
            ("<html>", .notJSON(rows: 0)),
            ("[1]", .notJSON(rows: 0)),
            (row + "]", .notJSON(rows: 0)),
            ("[" + row, .notJSON(rows: 1)),
            ("[" + row + ",]", .notJSON(rows: 1)),
            ("[" + row + row + "]", .notJSON(rows: 1)),
            ("[" + row + "]]", .notJSON(rows: 1)),
            ("[" + row + "," + row.dropLast(), .notJSON(rows: 1)),
            ("[" + row + #", {"id": 2,}]"#, .notJSON(rows: 1)),
            ("[" + row + #", {"name": "\#(String(repeating: "a", count: 70_000))"}]"#, .notJSON(rows: 1)),
            ("\u{1F}\u{8B}", .notJSON(rows: 0)),
        ] as [(String, CityListError)]
    )
    func `a text that is no list is refused, and the old list stays`(_ text: String, error: CityListError) async throws
    {
        try await CityFixture.withFiles { source, file in
            try await CityList.importCities(from: source, to: file)
            try Data(text.utf8).write(to: source)
            await #expect(throws: error) { try await CityList.importCities(from: source, to: file) }
            #expect(try CityList(contentsOf: file).count == 50)
        }
    }

    private static let row = #"{"id": 1, "name": "A", "coord": {"lon": 1, "lat": 2}}"#

    @Test
    func `one row is a list, in any layout`() async throws {
        for text in ["[\(Self.row)]", "\u{FEFF} [\n\t\(Self.row)\r\n] \n"] {
            try await CityFixture.withList(text) { list in
                #expect(list.cities(matching: "a").map(\.id) == [1])
            }
        }
    }

    @Test(arguments: [CityListError.compressed, .noCities, .damaged, .storage(.full)])
    func `an error has its sentence as its localized description`(error: CityListError) {
        #expect(error.localizedDescription == error.description)
        let line = BulkLineFailure(line: 3, reason: .notJSON)
        #expect(line.localizedDescription == line.description)
    }

    #if !canImport(Darwin)
    @Test
    func `a compressed list says how to unpack it`() async throws {
        try await CityFixture.withFiles { source, file in
            try Data([0x1F, 0x8B, 8, 0]).write(to: source)
            await #expect(throws: CityListError.compressed) { try await CityList.importCities(from: source, to: file) }
            #expect(CityListError.compressed.description.contains("gunzip"))
        }
    }
    #else
    @Test
    func `a compressed list is inflated`() async throws {
        try await CityFixture.withFiles { source, file in
            let deflated = try (Data(CityFixture.json.utf8) as NSData).compressed(using: .zlib) as Data
            try (Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]) + deflated + Data(count: 8)).write(to: source)
            #expect(try await CityList.importCities(from: source, to: file).cities == 50)
        }
    }
    #endif

    @Test
    func `files that cannot be read or written are named`() async throws {
        try await CityFixture.withFiles { source, file in
            let missing = source.deletingLastPathComponent().appending(path: "missing.json")
            let path = missing.path(percentEncoded: false)
            await #expect(throws: CityListError.storage(.unreadable(name: path))) {
                try await CityList.importCities(from: missing, to: file)
            }
            #expect(throws: CityListError.storage(.unreadable(name: path))) { try CityList(contentsOf: missing) }
            await #expect(throws: CityListError.self) {
                try await CityList.importCities(from: source.deletingLastPathComponent(), to: file)
            }
            let below = source.appending(path: "cities.list")
            await #expect(throws: CityListError.storage(.unwritable(name: below.path(percentEncoded: false)))) {
                try await CityList.importCities(from: source, to: below)
            }
        }
    }

    @Test(.enabled(if: Volume.isAvailable))
    func `a full disk is an error and leaves the old list`() async throws {
        let volume = try #require(Volume(kilobytes: 64))
        try await CityFixture.withFiles { source, _ in
            let file = volume.url.appending(path: "cities.list")
            try await CityList.importCities(from: source, to: file)
            volume.fill()
            await #expect(throws: CityListError.storage(.full)) {
                try await CityList.importCities(from: source, to: file)
            }
            #expect(try CityList(contentsOf: file).count == 50)
        }
    }

    @Test
    func `a cancelled import is an error and leaves the old list`() async throws {
        try await CityFixture.withFiles { source, file in
            try await CityList.importCities(from: source, to: file)
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await CityList.importCities(from: source, to: file)
            }
            await #expect(throws: CityListError.cancelled) { try await task.value }
            #expect(try CityList(contentsOf: file).count == 50)
        }
    }

    @Test
    func `a list that is open stays as it is while another is imported`() async throws {
        try await CityFixture.withFiles { source, file in
            try await CityList.importCities(from: source, to: file)
            let list = try CityList(contentsOf: file)
            try Data("[\(Self.row)]".utf8).write(to: source)
            try await CityList.importCities(from: source, to: file)
            #expect(list.cities(matching: "berlin").map(\.id) == [43, 44, 45])
            #expect(try CityList(contentsOf: file).cities(matching: "berlin") == [])
        }
    }

    @Test(arguments: [0, 60])
    func `a list that is open stays as it is when its file is cut off`(length: UInt64) async throws {
        try await CityFixture.withFiles { source, file in
            try await CityList.importCities(from: source, to: file)
            let list = try CityList(contentsOf: file)
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: length)
            try handle.close()
            #expect(list.cities(matching: "berlin").map(\.id) == [43, 44, 45])
            #expect(throws: CityListError.damaged) { try CityList(contentsOf: file) }
        }
    }
}
