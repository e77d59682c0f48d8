#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Notices from the command line", .watched)
struct WatchCommandTests {
    private static let arguments = ["watch", "38.72,-9.14", "--live", "--no-cache", "--quiet", "none", "--state"]

    private let sut = BuiltProgram("QueryExample")
    private let directory = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)")

    private var bin: URL { directory.appending(path: "bin") }

    /// Writes a script as `notify-send` and returns the variable with which it is found.
    private func notifySend(_ script: String) throws -> [String: String] {
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        let program = bin.appending(path: "notify-send")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path())
        return ["PATH": "/nowhere:\(bin.path())"]
    }

    /// The script of a program that writes its number into a file and does not end.
    private static let endless = "echo $$ > \"$0.pid\"; exec /bin/sleep 1000"

    /// Returns the number that the script has written; `nil` before it has.
    private func endlessProcess() -> Int32? {
        let text = try? String(contentsOf: bin.appending(path: "notify-send.pid"), encoding: .utf8)
        return text.flatMap { Int32($0.trimmingCharacters(in: .newlines)) }
    }

    /// Returns a Boolean value that indicates whether a process runs, rather than waits for a parent to read its status.
    private func isRunning(_ process: Int32) -> Bool {
        let state = (try? FileHandle(forReadingAtPath: "/proc/\(process)/stat")?.readToEnd()) ?? Data()
        return kill(process, 0) == 0 && !String(decoding: state, as: UTF8.self).contains(") Z ")
    }

    /// Calls an action with the address of a service at which it rains in ten minutes, and the environment for it.
    private func withRain(_ action: (LoopbackWeatherServer, [String: String]) async throws -> Void) async throws {
        let start = Date() + 600
        let day = ScriptedDay(product: .oneCall3, rain: [DateInterval(start: start, duration: 1_800)], now: { Date() })
        let server = try LoopbackWeatherServer { day.response(to: $0) }
        defer { try? FileManager.default.removeItem(at: directory) }
        try await action(
            server,
            ["OPENWEATHER_API_KEY": "a-key", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]
        )
        await server.stop()
    }

    @Test
    func `tells once and says so by its status`() async throws {
        try await withRain { server, environment in
            let arguments = Self.arguments + [directory.path(), "--once"]
            let first = try await sut.run(arguments, environment: environment)
            let second = try await sut.run(arguments, environment: environment)

            #expect(first.status == 3, "\(first.errors)")
            #expect(first.output.contains(/Rain or snow in [a-z0-9]+ minutes, until about/))
            #expect(first.errors.contains("A request for a place: 1; with One Call 4.0 2,"))
            #expect(second.status == 0)
            #expect(second.output.isEmpty)
            #expect(server.requests.count == 1)
        }
    }

    @Test
    func `prints a line of JSON that is valid by its schema`() async throws {
        try await withRain { _, environment in
            let run = try await sut.run(
                Self.arguments + [directory.path(), "--once", "--json"],
                environment: environment
            )
            let schema = try await sut.run(["watch", "--json-schema"])

            #expect(run.output.split(separator: "\n").count == 1)
            #expect(run.output.contains(#""kind":"rain""#))
            #expect(try SchemaValidator(Data(schema.output.utf8)).violations(in: Data(run.output.utf8)) == [])
        }
    }

    @Test
    func `hands its texts to a program and not to a shell`() async throws {
        try await withRain { _, environment in
            let path = try notifySend("for argument; do echo \"<$argument>\"; done > \"$0.log\"")

            let run = try await sut.run(
                Self.arguments + [directory.path(), "--once", "--notify-send"],
                environment: environment.merging(path) { $1 }
            )

            #expect(run.status == 3, "\(run.errors)")
            let log = try String(contentsOf: bin.appending(path: "notify-send.log"), encoding: .utf8)
            let lines = log.split(separator: "\n")
            #expect(lines.prefix(3) == ["<--app-name=QueryExample>", "<-->", "<38.7200°, -9.1400°>"])
            #expect(lines.last?.hasPrefix("<Rain or snow in ") == true, "\(log)")
        }
    }

    @Test
    func `hands no secret to a program`() async throws {
        try await withRain { _, environment in
            let path = try notifySend("/usr/bin/env > \"$0.log\"")

            let run = try await sut.run(
                Self.arguments + [directory.path(), "--once", "--notify-send"],
                environment: environment.merging(path) { $1 }.merging(["DISPLAY": ":7"]) { $1 }
            )

            #expect(run.status == 3, "\(run.errors)")
            let log = try String(contentsOf: bin.appending(path: "notify-send.log"), encoding: .utf8)
            #expect(log.contains("DISPLAY=:7\n"))
            #expect(!log.contains("OPENWEATHER_"), "\(log)")
        }
    }

    @Test
    func `kills a program that does not end within five seconds`() async throws {
        try await withRain { _, environment in
            let path = try notifySend(Self.endless)

            let run = try await sut.run(
                Self.arguments + [directory.path(), "--once", "--notify-send"],
                environment: environment.merging(path) { $1 }
            )

            #expect(run.status == 3)
            #expect(run.errors.contains("notify-send was killed"), "\(run.errors)")
            let process = try #require(endlessProcess())
            await until { !isRunning(process) }
        }
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `ends for a signal while a program does not`(signal: Int32) async throws {
        try await withRain { _, environment in
            let path = try notifySend(Self.endless)

            let watch = try Subprocess(
                sut.url,
                Self.arguments + [directory.path(), "--notify-send"],
                environment: environment.merging(path) { $1 },
                output: FileHandle.nullDevice,
                errors: FileHandle.nullDevice
            )
            await until { endlessProcess() != nil }
            watch.signal(signal)

            #expect(await watch.status() == 0)
            let process = try #require(endlessProcess())
            await until { !isRunning(process) }
        }
    }

    @Test(arguments: [
        (["--notify-send"], "--notify-send: there is no program notify-send."),
        (["--once"], "--once: needs --state DIR"), (["--lead", "soon"], "--lead: 'soon' is not a number of minutes"),
        (["--rain", "0"], "--rain: '0' is not an amount"), (["--morning", "7"], "--morning: '7' is not a time"),
        (["--quiet", "22:00"], "--quiet: '22:00' is neither a span"),
    ])
    func `says what is wrong with an argument`(arguments: [String], reason: String) async throws {
        let run = try await sut.run(["watch", "Lisbon"] + arguments, environment: ["PATH": "/nowhere"])

        #expect(run.status == 2)
        #expect(run.errors.contains(reason), "\(run.errors)")
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `ends cleanly for a signal, and tells nothing again after one that cannot be caught`(end: Int32) async throws {
        try await withRain { server, environment in
            let output = directory.appending(path: "output")
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            var statuses: [Int32] = []
            for number in [SIGKILL, end] {
                if number == SIGKILL { try Data().write(to: output) }
                let errors = directory.appending(path: "errors-\(number)")
                try Data().write(to: errors)
                let file = try FileHandle(forWritingTo: output)
                try file.seekToEnd()
                let process = try Subprocess(
                    sut.url,
                    Self.arguments + [directory.path()],
                    environment: environment,
                    output: file,
                    errors: FileHandle(forWritingTo: errors)
                )
                // The second one has nothing to do: it has said what it costs, and waits.
                let isReady = number == SIGKILL ? (output, "Rain or snow") : (errors, "Requests a day")
                await until { (try? String(contentsOf: isReady.0, encoding: .utf8))?.contains(isReady.1) == true }
                process.signal(number)
                statuses.append(await process.status())
            }

            #expect(statuses == [SIGKILL, 0])
            #expect(try String(contentsOf: output, encoding: .utf8).split(separator: "\n").count == 1)
            #expect(server.requests.count == 1)
        }
    }
}
#endif
