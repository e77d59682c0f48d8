#if os(macOS) || os(Linux)
import ExampleSupport
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Weather along a route from the command line", .watched)
struct RouteCommandTests {
    private static let point = #"<trkpt lat="38.72" lon="-9.14"><time>2026-05-28T09:00:00Z</time></trkpt>"#

    private let sut = BuiltProgram("QueryExample")

    /// Calls an action with the path of a GPX file with points.
    private func withFile(_ points: String, _ action: (String) async throws -> Void) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gpx")
        try Data("<gpx><trk><trkseg>\(points)</trkseg></trk></gpx>".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await action(file.path(percentEncoded: false))
    }

    @Test
    func `sends a request for each cell and says so before`() async throws {
        let service = MockService()
        let server = try LoopbackWeatherServer { await service.response(to: $0) }
        let points = (0..<40).map { #"<trkpt lat="38.72" lon="\#(-9.14 + Double($0) / 100)"/>"# }.joined()

        try await withFile(points) { path in
            let run = try await sut.run(
                ["route", path, "--start", "09:00", "--speed", "22", "--live", "--no-cache", "--units", "metric"],
                environment: ["OPENWEATHER_API_KEY": "a-key", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]
            )

            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("At most 4 calls."))
            #expect(server.requests.count == 4)
            let lines = run.output.split(separator: "\n")
            #expect(lines.first?.hasPrefix("Weather along the route") == true, "\(run.output)")
            #expect(lines[1].contains(" 09:00       0 m"), "\(run.output)")
            #expect(run.output.contains("34 km"), "\(run.output)")
            #expect(run.output.contains(/(head|tail) [0-9.]+ m\/s, [0-9.]+ m\/s from the (left|right)/))
        }
        await server.stop()
    }

    @Test
    func `prints JSON that is valid by its schema, also beyond the forecast`() async throws {
        let later = #"<trkpt lat="38.72" lon="-8.9"><time>2026-06-28T09:00:00Z</time></trkpt>"#
        try await withFile(Self.point + later) { path in
            let run = try await sut.run(["route", path, "--json", "--no-cache"])
            let schema = try await sut.run(["route", "--json-schema"])

            #expect(run.output.contains("\"isBeyondForecast\" : true") && run.output.contains("\"celsius\""))
            #expect(try SchemaValidator(Data(schema.output.utf8)).violations(in: Data(run.output.utf8)) == [])
        }
        try await withFile(Self.point + later) { path in
            let run = try await sut.run(["route", path, "--no-cache"])
            #expect(run.output.contains("not known yet: beyond the forecast"), "\(run.output)")
        }
    }

    @Test(arguments: [
        ("", ["--speed", "22"], "The file has no point of a track or a route, in line 1."),
        (#"<trkpt lat="95" lon="0"/>"#, ["--speed", "22"], "A point has no valid lat and lon, in line 1."),
        (#"<trkpt lat="1" lon="0"/>"#, [], "the points have no times; name a speed with --speed."),
        (point, ["--speed", "-1"], "'-1' is not a speed"),
        (point, ["--start", "9 o'clock"], "is not a time, such as 09:00."),
        (point, ["--start", "24:00"], "'24:00' is not a time"),
    ])
    func `says what is wrong with the arguments`(points: String, arguments: [String], reason: String) async throws {
        try await withFile(points) { path in
            let run = try await sut.run(["route", path] + arguments)

            #expect(run.status == 2)
            #expect(run.errors.contains(reason), "\(run.errors)")
        }
    }

    @Test
    func `needs a file`() async throws {
        #expect(try await sut.run(["route"]).errors.contains("needs a GPX file"))
        #expect(try await sut.run(["route", "/nowhere.gpx"]).errors.contains("the file cannot be read."))
    }
}
#endif
