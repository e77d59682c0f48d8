#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The manners of a command-line program, tested on the built QueryExample and MockServer.
@Suite("The command line", .watched)
struct CommandLineTests {
    private let sut = BuiltProgram("QueryExample")
    private static let key = "0123456789abcdef0123456789abcdef"
    private static let shell = URL(filePath: "/bin/bash")
    private static let hasShell = FileManager.default.isExecutableFile(atPath: shell.path())

    private func live(_ server: LoopbackWeatherServer) -> [String: String] {
        ["OPENWEATHER_API_KEY": Self.key, "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]
    }

    @Test(arguments: ["QueryExample", "MockServer"])
    func `shows its help and version`(program: String) async throws {
        let short = try await BuiltProgram(program).run(["-h"])
        let long = try await BuiltProgram(program).run(["--help"])
        let version = try await BuiltProgram(program).run(["--version"])

        #expect(short.output == long.output)
        #expect([short.status, long.status, version.status] == [0, 0, 0])
        #expect(long.output.contains("Usage: \(program)"))
        for line in ["Exit status:\n  0  Success.\n", "\n  1  ", "\n  2  An argument is not valid."] {
            #expect(long.output.contains(line))
        }
        #expect(version.output.wholeMatch(of: /\w+ \d+\.\d+\.\d+\n/) != nil)
        #expect(version.output.hasPrefix(program))
        #expect((short.errors + long.errors + version.errors).isEmpty)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `prints a completion script with every command and option`(shell: String) async throws {
        let help = try await sut.run(["--help"])
        let run = try await sut.run(["--completion", shell])

        #expect(run.status == 0)
        for command in ["current", "forecast", "air", "search", "reverse", "postcode"] {
            #expect(run.output.contains(command))
        }
        let options = help.output.matches(of: /\n  --([a-z-]+)/).map { String($0.output.1) }
        #expect(options.count > 12)
        for option in options {
            #expect(run.output.contains(shell == "fish" ? "-l \(option) " : "--\(option)"), "\(option)")
        }
        for value in ["metric", "imperial", "pt_br", "zsh"] { #expect(run.output.contains(value)) }
    }

    @Test
    func `refuses a shell that it does not know`() async throws {
        let run = try await sut.run(["--completion", "powershell"])

        #expect(run.status == 2)
        #expect(run.errors.contains("'powershell' is none of bash, zsh, fish"))
    }

    @Test(
        .enabled(if: hasShell, "SKIPPED: there is no bash to complete in."),
        arguments: [
            (["f"], "forecast"), (["current", "--un"], "--units"), (["current", "--units", "im"], "imperial"),
            (["current", "--lang", "pt_"], "pt_br"), (["current", "--units", "=", "st"], "standard"),
            (["route", "/dev/nul"], "/dev/null"), (["route", "--unit"], "--units"),
        ]
    )
    func `completes in bash`(words: [String], completed: String) async throws {
        let script = try await sut.run(["--completion", "bash"]).output
        let line = (["QueryExample"] + words).map { "'\($0)'" }.joined(separator: " ")
        let program = """
            \(script)
            COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _QueryExample; echo "${COMPREPLY[@]}"
            """
        let output = Pipe()
        let process = try Subprocess(Self.shell, ["--norc", "-c", program], output: output.fileHandleForWriting)
        try output.fileHandleForWriting.close()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        await process.status()

        #expect(text == "\(completed)\n")
    }

    @Test
    func `leaves with status 1 when a search finds nothing`() async throws {
        let text = try await sut.run(["search", "Nowhereville", "--no-cache"])
        let json = try await sut.run(["search", "Nowhereville", "--no-cache", "--json"])

        #expect(text.status == 1)
        #expect(text.output.isEmpty)
        #expect(text.errors.contains("No such place."))
        #expect(json.status == 1)
        #expect(try JSON(Data(json.output.utf8)).array.isEmpty)
        #expect(json.output.first == "[")
    }

    @Test(arguments: ["klingon", "xx", "", "english", "de_nonsense", "de_", "_DE", "xx_DE"])
    func `refuses a language that the service does not have`(code: String) async throws {
        let run = try await sut.run(["current", "--lang", code])

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("QueryExample: --lang: "))
        if !code.isEmpty { for known in ["de", "kr", "pt_br", "zh_tw"] { #expect(run.errors.contains(" \(known),")) } }
    }

    @Test(arguments: ["pt-BR", "DE", "kr", "ua", "ko", "cs", "zh", "de_DE", "zh-Hant-TW", "fr_CA.UTF-8"])
    func `takes every language that the service has`(code: String) async throws {
        let run = try await sut.run(["current", "--lang", code, "--no-cache"])

        #expect(run.status == 0)
    }

    @Test(arguments: ["QueryExample", "MockServer"])
    func `names the program in every message`(program: String) async throws {
        let run = try await BuiltProgram(program).run(["--nonsense"])

        #expect(run.errors.hasPrefix("\(program): --nonsense:"))
        #expect(run.status == 2)
    }

    @Test
    func `names the variable of the key when it is missing`() async throws {
        for command in [["current"], ["forecast"], ["air"], ["search", "Lisbon"], ["postcode", "E14,GB"]] {
            for key in ["", "  "] {
                let run = try await sut.run(
                    command + ["--live", "--no-cache"],
                    environment: key.isEmpty ? [:] : ["OPENWEATHER_API_KEY": key]
                )

                #expect(run.status == 1)
                #expect(run.errors.contains("No API key is set. Set OPENWEATHER_API_KEY"), "\(run.errors)")
            }
        }
    }

    @Test(arguments: [
        "HomeExample", "LocationSearchExample", "ForecastExample", "AirQualityExample", "ConverterExample",
        "WidgetExample",
    ]
    )
    func `names the variable of the key in every example`(program: String) async throws {
        let missing = try await BuiltProgram(program).run(["--live", "--no-cache"])
        let placeholder = try await BuiltProgram(program)
            .run(["--live", "--no-cache"], environment: ["OPENWEATHER_API_KEY": "YOUR_API_KEY"])

        #expect([missing.status, placeholder.status] == [1, 1])
        #expect(missing.errors.hasPrefix("\(program): No API key is set. Set OPENWEATHER_API_KEY"))
        #expect(placeholder.errors.hasPrefix("\(program): The API key in OPENWEATHER_API_KEY is a placeholder."))
    }

    @Test(arguments: ["--offline", "--no-cache", "--units=metric", "--lang=de", "--city=Lisbon", "--plain"])
    func `refuses for a station what only weather needs`(option: String) async throws {
        let run = try await BuiltProgram("StationsExample").run([option])

        #expect(run.status == 2)
        #expect(run.errors.contains("no such option"), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test(arguments: ["YOUR_API_KEY", "xxxxxxxx", "<your api key>"])
    func `calls a placeholder a placeholder`(key: String) async throws {
        let run = try await sut.run(["current", "--live", "--no-cache"], environment: ["OPENWEATHER_API_KEY": key])

        #expect(run.status == 1)
        #expect(run.errors.contains("The API key in OPENWEATHER_API_KEY is a placeholder."))
        #expect(!run.errors.contains(key))
    }

    @Test
    func `says how to report a response that it cannot read and writes the report without the key`() async throws {
        let server = try LoopbackWeatherServer { _ in .json("{\"main\":{\"temp\":\"\(Self.key)\"}}") }
        let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }

        let first = try await sut.run(["current", "--live", "--no-cache"], environment: live(server))
        let second = try await sut.run(
            ["current", "--live", "--city", "Lisbon", "--diagnose", file.path()],
            environment: live(server)
        )
        await server.stop()
        let report = try String(contentsOf: file, encoding: .utf8)
        let permissions = try FileManager.default.attributesOfItem(atPath: file.path())[.posixPermissions] as? Int

        #expect([first.status, second.status] == [1, 1], "\(first.errors)\(second.errors)")
        #expect(first.errors.contains("run this with --diagnose FILE and attach the report"))
        #expect(second.errors.contains("The report is in \(file.path())."))
        #expect(server.requests.count == 2)
        #expect(permissions == 0o600)
        #expect(!report.contains(Self.key))
        for part in [
            "/data/2.5/weather?", "200, application/json", "{\"main\":{\"temp\":\"***\"}}", "Command: current",
        ] {
            #expect(report.contains(part), "\(part) in \(report)")
        }
    }

    @Test(arguments: ["\u{1}", "\u{1B}", "\u{7F}", "\u{FEFF}", "\""])
    func `writes no report with a key that a server divides`(separator: String) async throws {
        let (start, end) = (Self.key.prefix(10), Self.key.dropFirst(10))
        let type = "text/\(start)\(separator)\(end)"
        let server = try LoopbackWeatherServer { _ in
            LoopbackResponse(status: 200, headers: ["Content-Type": type], body: Data(type.utf8))
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }

        let run = try await sut.run(
            ["current", "--live", "--no-cache", "--city", "Lisbon", "--diagnose", file.path()],
            environment: live(server)
        )
        await server.stop()
        let report = try String(contentsOf: file, encoding: .utf8)
        let drawn = (report + run.errors + run.output).unicodeScalars.filter { (0x21...0x7E).contains($0.value) }

        #expect(run.status == 1)
        #expect(report.contains("GET \(server.baseURL)/data/2.5/weather?"))
        #expect(!String(String.UnicodeScalarView(drawn)).contains(Self.key))
    }

    @Test
    func `reports a failure of the network and a success`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }

        let failure = try await sut.run(
            [
                "current", "--gateway", "http://127.0.0.1:1/gate", "--no-cache", "--diagnose",
                file.path(),
            ]
        )
        let failed = try String(contentsOf: file, encoding: .utf8)
        let success = try await sut.run(["current", "--diagnose", file.path()])
        let succeeded = try String(contentsOf: file, encoding: .utf8)
        let elsewhere = try await sut.run(["current", "--no-cache", "--diagnose", "/nowhere/report.txt"])

        #expect(failure.status == 1 && success.status == 0 && elsewhere.status == 1)
        #expect(failed.contains("Outcome: 127.0.0.1:1 cannot be reached: nothing accepts connections there."))
        #expect(failed.contains("GET http://127.0.0.1:1/…/data/2.5/weather?"))
        #expect(succeeded.contains("Outcome: Success."))
        #expect(elsewhere.errors.contains("Choose another file."))
    }

    @Test
    func `says what failed also where the report of it cannot be written`() async throws {
        let run = try await sut.run(
            ["current", "--gateway", "http://127.0.0.1:1", "--no-cache", "--diagnose", "/nowhere/report.txt"]
        )

        #expect(run.status == 1)
        #expect(run.errors.contains("The report cannot be written to /nowhere/report.txt."), "\(run.errors)")
        #expect(run.errors.contains("127.0.0.1:1 cannot be reached"), "\(run.errors)")
    }

    @Test
    func `writes a private report into any directory`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "a dir é \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appending(path: "report.txt").path(percentEncoded: false)

        let run = try await sut.run(["current", "--no-cache", "--diagnose", file])
        let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int

        #expect(run.status == 0, "\(run.errors)")
        #expect(permissions == 0o600)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Outcome: Success."))
    }

    @Test
    func `writes no report into a pipe`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)")
        let path = file.path(percentEncoded: false)
        try #require(mkfifo(path, 0o644) == 0)
        defer { try? FileManager.default.removeItem(at: file) }
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        // Both ends are open, so that a program could write.
        let pipe = try FileHandle(forUpdating: file)

        let device = try await sut.run(["current", "--no-cache", "--diagnose", path])
        let output = try await sut.run(["current", "--no-cache", "--diagnose", "/dev/stdout"])
        let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        try pipe.close()

        #expect(device.status == 1 && output.status == 1)
        #expect(device.errors.contains("Choose another file.") && output.errors.contains("Choose another file."))
        #expect(permissions == 0o644)
        #expect(output.output.contains("Lisbon"))
    }

    @Test
    func `shows a spinner while it waits on a terminal only`() async throws {
        let server = try LoopbackWeatherServer { _ in
            try? await Task.sleep(for: .seconds(1))
            return .json("[]")
        }
        let command = ["search", "Lisbon", "--live", "--no-cache"]
        let term = live(server).merging(["TERM": "xterm-256color"]) { $1 }

        let terminal = try await sut.run(command, environment: term, hasErrorTerminal: true)
        let pipe = try await sut.run(command, environment: term)
        let dumb = try await sut.run(command, environment: live(server), hasErrorTerminal: true)
        await server.stop()

        #expect(terminal.errors.contains("\r| Waiting for the weather"))
        #expect(terminal.errors.contains("\r/ Waiting for the weather"))
        // The line is gone before the message.
        #expect(terminal.errors.contains("\r\u{1B}[KQueryExample: No such place."))
        #expect(pipe.errors.hasPrefix("QueryExample: No such place."))
        #expect(dumb.errors.hasPrefix("QueryExample: No such place."))
        #expect((terminal.output + pipe.output + dumb.output).isEmpty)
    }

    @Test
    func `names the option to change when the port is in use`() async throws {
        let server = try LoopbackWeatherServer { _ in .json("{}") }
        let port = try #require(server.baseURL.port)

        let run = try await BuiltProgram("MockServer").run(["--port", "\(port)"])
        await server.stop()

        #expect(run.status == 1)
        #expect(run.errors.contains("Port \(port) is in use. Choose another with --port"))
        #expect(run.output.isEmpty)
    }
}
#endif
