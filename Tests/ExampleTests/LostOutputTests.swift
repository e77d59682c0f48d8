#if os(Linux)
import Foundation
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Standard output that takes nothing: a full disk, and a pipe that nobody reads.
@Suite("Lost output", .watched)
struct LostOutputTests {
    private static let commands: [[String]] = [
        ["QueryExample", "current", "--city", "Lisbon"], ["QueryExample", "current", "--city", "Lisbon", "--json"],
        ["QueryExample", "--json-schema"], ["QueryExample", "--help"], ["QueryExample", "--version"],
        ["QueryExample", "--completion", "bash"], ["HomeExample"], ["LocationSearchExample"], ["ForecastExample"],
        ["ForecastExample", "--day", "1"], ["AirQualityExample"], ["MapExample"], ["ConverterExample"],
        ["FavoritesExample"],
        ["HistoryExample"], ["SettingsExample"], ["WidgetExample"], ["WidgetExample", "--state", "loading"],
        ["MockServer"],
    ]

    @Test(arguments: commands)
    func `ends every example with a failure and a sentence`(command: [String]) async throws {
        let run = try await run(command, output: #require(FileHandle(forWritingAtPath: "/dev/full")))

        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("\(command[0]): "))
        #expect(run.errors.contains("standard output cannot be written (no space left on device)"))
    }

    @Test(arguments: [SIGPIPE, 128 + SIGPIPE])
    func `ends quietly when nobody reads the pipe`(status: Int32) async throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let program = BuiltProgram("QueryExample").url.path(percentEncoded: false)
        // A program that was started with the signal ignored sees an error instead.
        let script = status == SIGPIPE ? "exec \"$0\" \"$@\"" : "trap '' PIPE; exec \"$0\" \"$@\""
        let run = try await run(
            ["/bin/sh", "-c", script, program, "forecast", "--city", "Lisbon"],
            output: pipe.fileHandleForWriting
        )

        #expect(run.status == status)
        #expect(run.errors.isEmpty)
    }

    @Test
    func `writes no report over the file of its output`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }

        let run = try await run(
            ["QueryExample", "current", "--no-cache", "--diagnose", "/dev/stdout"],
            output: FileHandle(forWritingTo: file)
        )

        #expect(run.status == 1)
        #expect(run.errors.contains("Choose another file."))
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Lisbon"))
    }

    private func run(_ command: [String], output: FileHandle) async throws -> (status: Int32, errors: String) {
        let home = FileManager.default.temporaryDirectory.appending(path: "lost-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let file = home.appending(path: "errors")
        try Data().write(to: file)
        let program = command[0].hasPrefix("/") ? URL(filePath: command[0]) : BuiltProgram(command[0]).url
        let status = try await Subprocess(
            program,
            Array(command.dropFirst()),
            environment: ["HOME": home.path(percentEncoded: false)],
            output: output,
            errors: FileHandle(forWritingTo: file)
        )
        .status()
        return (status, String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
}
#endif
