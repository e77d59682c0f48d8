#if os(macOS) || os(Linux)
import ExampleSupport
import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import QueryExample

@Suite("Many places from the command line", .watched)
struct ManyCommandTests {
    /// A pipe, and where there is one a device that never ends.
    private static let devices = ["pipe"] + ["/dev/full"].filter { FileManager.default.fileExists(atPath: $0) }

    private let sut = BuiltProgram("owm")
    private let home = FileManager.default.temporaryDirectory.appending(path: "many-\(UUID().uuidString)")

    private func path(_ name: String) -> String { home.appending(path: name).path(percentEncoded: false) }

    private func write(_ text: String, _ name: String) throws {
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: home.appending(path: name))
    }

    private func names(in file: String) -> [String] {
        let text = (try? String(contentsOfFile: path(file), encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\r\n").dropFirst().dropLast().compactMap { $0.split(separator: ",").first }
            .map(String.init)
    }

    @Test
    func `are completed after a kill without a second call for those that are there`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        let count = 40
        let rows = (0..<count).map { "Point \($0),\(Double($0) / 2),\(Double($0))" }
        try write((["name,latitude,longitude"] + rows).joined(separator: "\n"), "places.csv")
        let (service, isHeld) = (MockService(), Locked(true))
        let answered = Locked(0)
        let server = try LoopbackWeatherServer { request in
            // The first twenty are served; the others wait until the program is gone.
            let number = answered.withLock {
                $0 += 1; return $0
            }
            if number > 20, isHeld.withLock({ $0 }) { return .never }
            return await service.response(to: request)
        }
        let environment = [
            "OPENWEATHER_API_KEY": "a-key", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString,
            "XDG_CACHE_HOME": path("cache"),
        ]
        let arguments = ["many", path("places.csv"), "--csv", "--output", path("out.csv"), "--calls", "300"]

        let first = try Subprocess(
            sut.url,
            arguments,
            environment: environment,
            output: FileHandle.nullDevice,
            errors: FileHandle.nullDevice
        )
        first.signal(SIGKILL, once: { names(in: "out.csv").count >= 12 })
        #expect(await first.status() == SIGKILL)
        let kept = Set(names(in: "out.csv"))
        let before = server.requests.count
        isHeld.withLock { $0 = false }
        // What a killed program wrote of a row.
        let file = try FileHandle(forUpdating: home.appending(path: "out.csv"))
        try file.seekToEnd()
        try file.write(contentsOf: Data("Point 39,half a r".utf8))
        try file.close()

        let second = try await sut.run(arguments, environment: environment)
        let third = try await sut.run(arguments, environment: environment)

        let later = server.requests.dropFirst(before).compactMap { $0.query("lat").flatMap(Double.init) }
        let again = later.filter { kept.contains("Point \(Int($0 * 2))") }
        #expect(second.status == 0 && third.status == 0, "\(second.errors)")
        #expect(again.isEmpty, "\(again)")
        #expect(later.count <= count - kept.count)
        #expect(names(in: "out.csv").sorted() == (0..<count).map { "Point \($0)" }.sorted())
        #expect(second.errors.contains("\(kept.count) of 40 places are in \(path("out.csv")) already."))
        #expect(second.errors.contains("\n36 of 40 places\n"), "\(second.errors)")
        #expect(third.errors.hasSuffix("40 of 40 places are in \(path("out.csv")).\n"))
        await server.stop()
    }

    @Test
    func `are left for a later run when the calls are used up`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write("Lisbon\n# a comment\nTokyo\n\"Paris,FR\"\n-33.87,151.21\nLisbon\n", "places.txt")
        let arguments = ["many", "--places", path("places.txt"), "--csv", "--output", path("out.csv"), "--demo"]

        let first = try await sut.run(arguments + ["--calls", "3"], environment: ["XDG_CACHE_HOME": path("cache")])
        let rest = try await sut.run(arguments + ["--calls", "3"], environment: ["XDG_CACHE_HOME": path("cache")])
        let none = try await sut.run(arguments + ["--calls", "0", "--no-cache"])

        #expect(first.status == 1 && rest.status == 0 && none.status == 0)
        #expect(first.errors.contains("3 of 4 places are in"), "\(first.errors)")
        #expect(first.errors.contains("Run it again for the others; places in the file take no call."))
        #expect(names(in: "out.csv").count == 4)
    }

    @Test(arguments: [
        ("name,latitude,longitude\nA,1,2\nB,91,2", "3", "'B,91,2' is no place"),
        ("name,lat,lon\nA,1,2\nA,3,4", "3", "another place is named 'A'"), ("\n\n", "", "has no places"),
        ("name,country\n,PT", "2", "',PT' is no place"),
    ])
    func `are named by the line that is wrong`(text: String, line: String, reason: String) async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write(text, "places.csv")

        let run = try await sut.run(["many", path("places.csv"), "--demo"])

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("owm: \(path("places.csv"))\(line.isEmpty ? "" : ":\(line)"): \(reason)"))
    }

    @Test
    func `are read below a comment above the columns`() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write("# our offices\nname,country\nLisbon,PT\n# closed\nTokyo,JP\n", "places.csv")

        let sut = try PlaceList(file: path("places.csv"))

        #expect(sut.places.map(\.name) == ["Lisbon", "Tokyo"])
        #expect(sut.places.map(\.query) == [.city(name: "Lisbon", country: "PT"), .city(name: "Tokyo", country: "JP")])
    }

    @Test(arguments: [["--csv"], ["--json"], ["--format", "{place}"], []])
    func `end with a failure when one has no weather`(form: [String]) async throws {
        let run = try await sut.run(["many", "Lisbon", "Nowhereville", "--demo", "--no-cache"] + form)

        #expect(run.status == 1)
        #expect(run.output.contains("Lisbon"))
        #expect(
            run.errors.hasPrefix("owm: 1 of 2 places have no weather. The service knows no such place."),
            "\(run.errors)"
        )
    }

    @Test
    func `are added to a table that a spreadsheet has marked as UTF-8`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let arguments = ["--csv", "--output", path("out.csv"), "--demo", "--no-cache"]
        _ = try await sut.run(["many", "Lisbon"] + arguments)
        let table = home.appending(path: "out.csv")
        let marked = try Data([0xEF, 0xBB, 0xBF]) + Data(contentsOf: table)
        try marked.write(to: table)

        let run = try await sut.run(["many", "Lisbon", "Tokyo"] + arguments)

        #expect(run.status == 0, "\(run.errors)")
        #expect(try Data(contentsOf: table).starts(with: marked))
        #expect(names(in: "out.csv") == ["Lisbon", "Tokyo"])
    }

    @Test
    func `are not requested while another run writes the file`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let service = MockService()
        let server = try LoopbackWeatherServer { await service.response(to: $0) }
        let environment = ["OPENWEATHER_API_KEY": "a-key", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]
        let other = try OutputTable(home.appending(path: "out.csv"), header: Field<CurrentWeather>.now.map(\.column))

        let run = try await sut.run(
            ["many", "Lisbon", "--csv", "--output", path("out.csv"), "--no-cache"],
            environment: environment
        )
        try other.append([.text("Tokyo")])

        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("owm: Another run writes \(path("out.csv")). Wait"), "\(run.errors)")
        #expect(server.requests.isEmpty)
        #expect(names(in: "out.csv") == ["Tokyo"])
        await server.stop()
    }

    @Test(arguments: Self.devices)
    func `are not requested for a table that is no file`(name: String) async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let output = name.hasPrefix("/") ? name : path(name)
        if !name.hasPrefix("/") { try #require(mkfifo(output, 0o600) == 0) }
        let service = MockService()
        let server = try LoopbackWeatherServer { await service.response(to: $0) }

        let run = try await sut.run(
            ["many", "Lisbon", "--csv", "--output", output, "--no-cache"],
            environment: ["OPENWEATHER_API_KEY": "a-key", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]
        )

        #expect(run.status == 1)
        #expect(run.errors == "owm: \(output) is no file. Leave out --output to print the table, or choose another.\n")
        #expect(server.requests.isEmpty)
        await server.stop()
    }

    @Test
    func `does not write a report over its table`() async throws {
        let run = try await sut.run(["many", "Lisbon", "--csv", "--output", "./t.csv", "--diagnose", "t.csv", "--demo"])

        #expect(run.status == 2)
        #expect(run.errors.contains("--diagnose: is the file of --output."))
    }

    @Test(arguments: ["my,own,table\r\n1,2,3\r\n", "my,own,table\n1,2,3\n", "a note"])
    func `are not written over another file`(text: String) async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write(text, "out.csv")

        let run = try await sut.run(["many", "Lisbon", "--csv", "--output", path("out.csv"), "--demo", "--no-cache"])

        #expect(run.status == 1)
        #expect(run.errors.contains("is another table"))
        #expect(try String(contentsOfFile: path("out.csv"), encoding: .utf8) == text)
    }
}
#endif
