#if os(macOS) || os(Linux)
import ExampleSupport
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Runs what the article "In your shell" shows.
@Suite("Commands of the article on the shell", .watched)
struct ShellArticleTests {
    private struct Bar: Decodable {
        struct Module: Decodable { let exec: String }
        let module: Module

        enum CodingKeys: String, CodingKey { case module = "custom/weather" }
    }

    private let home = FileManager.default.temporaryDirectory.appending(path: "shell-\(UUID().uuidString)")

    private static func article() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = "Sources/OpenWeather/Documentation.docc/Articles/InYourShell.md"
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Runs a line as a shell does, against made-up weather of a server, and returns its status and output.
    private func run(_ line: String, _ server: LoopbackWeatherServer) async throws -> (status: Int32, output: String) {
        let output = home.appending(path: "output-\(UUID().uuidString)")
        try Data().write(to: output)
        let file = try FileHandle(forWritingTo: output)
        let status = try await Subprocess(
            URL(filePath: "/bin/sh"),
            ["-c", "cd \"$HOME\" && \(line)"],
            environment: [
                "HOME": home.path(percentEncoded: false), "TZ": "Europe/Lisbon", "OPENWEATHER_API_KEY": "a-key",
                "OPENWEATHER_BASE_URL": server.baseURL.absoluteString,
                "PATH":
                    "\(BuiltProgram("owm").url.deletingLastPathComponent().path(percentEncoded: false)):/usr/bin:/bin",
            ],
            output: file,
            errors: file
        )
        .status()
        return (status, try String(contentsOf: output, encoding: .utf8))
    }

    private func withServer(_ body: (LoopbackWeatherServer) async throws -> Void) async throws {
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let points = "<trkpt lat=\"38.7\" lon=\"-9.1\"/><trkpt lat=\"38.8\" lon=\"-9.2\"/>"
        try Data("<gpx><trk><trkseg>\(points)</trkseg></trk></gpx>".utf8).write(to: home.appending(path: "ride.gpx"))
        try Data("name,country\nLisbon,PT\nTokyo,JP\n".utf8).write(to: home.appending(path: "places.csv"))
        let service = MockService()
        let server = try LoopbackWeatherServer { await service.response(to: $0) }
        try await body(server)
        await server.stop()
        try FileManager.default.removeItem(at: home)
    }

    @Test
    func `end with success one after the other`() async throws {
        let lines = try Self.article().matches(of: /\n(owm[^\n]*)/).map { String($0.1) }
            .filter { !$0.hasPrefix("owm --demo") }

        #expect(lines.count > 18)
        try await withServer { server in
            for line in lines {
                let run = try await run(line, server)
                #expect(run.status == 0, "\(line): \(run.output)")
            }
        }
    }

    @Test
    func `of settings are ones that it knows`() async throws {
        let text = try Self.article()
        let start = try #require(text.range(of: "# What owm does"))
        let settings = text[start.lowerBound...].prefix { $0 != "`" }
        try await withServer { server in
            let folder = home.appending(path: ".config/owm")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(settings.utf8).write(to: folder.appending(path: "config"))
            let run = try await run("owm config", server)

            #expect(run.status == 0, "\(run.output)")
            #expect(run.output.contains("\(home.path(percentEncoded: false))/.local/state/owm"), "\(run.output)")
        }
    }

    @Test
    func `of the bars print their lines`() async throws {
        let text = try Self.article()
        let json = try #require(text.firstMatch(of: /```json\n(.*?)```/.dotMatchesNewlines())).1
        let waybar = try JSONDecoder().decode(Bar.self, from: Data(json.utf8)).module.exec
        let starship = try #require(text.firstMatch(of: /\ncommand = '([^']*)'/)).1
        let tmux = try #require(text.firstMatch(of: #/'\#\(([^)]*)\)'/#)).1
        try await withServer { server in
            let bar = try await run(waybar + " 2>/dev/null", server)
            let prompt = try await run(starship + " 2>/dev/null", server)
            let status = try await run(tmux + " 2>/dev/null", server)

            #expect([bar.status, prompt.status, status.status] == [0, 0, 0], "\(bar.output)")
            #expect(bar.output.split(separator: "\n").count == 2 && bar.output.contains("\nLisbon, PT: "))
            #expect(prompt.output.contains(/^\S+ -?\d+°C\n$/), "\(prompt.output)")
            #expect(status.output.contains(/°C [a-z ]+\n$/), "\(status.output)")
        }
    }
}
#endif
