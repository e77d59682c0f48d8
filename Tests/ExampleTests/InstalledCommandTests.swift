#if os(macOS) || os(Linux)
import ExampleSupport
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("The command owm", .watched)
struct InstalledCommandTests {
    private let sut = BuiltProgram("owm")
    private let home = FileManager.default.temporaryDirectory.appending(path: "owm-\(UUID().uuidString)")

    private var file: URL { home.appending(path: "owm/config") }

    private func write(_ settings: String) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(settings.utf8).write(to: file)
    }

    private func run(_ arguments: [String], _ environment: [String: String] = [:]) async throws -> BuiltProgram.Run {
        let folders = ["XDG_CONFIG_HOME": home.path(percentEncoded: false), "TZ": "UTC"]
        return try await sut.run(arguments, environment: folders.merging(environment) { $1 })
    }

    private func live(_ server: LoopbackWeatherServer) -> [String: String] {
        ["OPENWEATHER_API_KEY": "a-key-of-some-length", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]
    }

    @Test(arguments: ["now", "watch"])
    func `says every way to give a key when there is none`(command: String) async throws {
        let run = try await run([command, "Lisbon", "--no-cache"])

        #expect(run.status == 1)
        for way in ["No API key is set. Set OPENWEATHER_API_KEY", "key-file = FILE", "owm/config", "--demo"] {
            #expect(run.errors.contains(way), "\(run.errors)")
        }
    }

    @Test(arguments: [nil, "YOUR_API_KEY"])
    func `counts no calls without a key`(key: String?) async throws {
        let ledger = home.appending(path: "calls").path(percentEncoded: false)

        let run = try await run(["usage", "--ledger", ledger], key.map { ["OPENWEATHER_API_KEY": $0] } ?? [:])

        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors.contains(key == nil ? "No API key is set." : "is a placeholder."), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: ledger))
    }

    @Test
    func `says of a ledger that it is new`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        let ledger = home.appending(path: "calls").path(percentEncoded: false)
        let key = ["OPENWEATHER_API_KEY": "a-key-of-some-length"]

        let first = try await run(["usage", "--ledger", ledger], key)
        let second = try await run(["usage", "--ledger", ledger], key)

        #expect(first.status == 0 && first.output == second.output)
        #expect(first.output.contains("Weather and forecasts   0 of "), "\(first.output)")
        #expect(first.errors == "owm: \(ledger) is new: it had no calls.\n")
        #expect(second.errors.isEmpty)
    }

    @Test
    func `shows the weather at the saved place without arguments`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write("# mine\nunits = imperial\n")

        let saved = try await run(["now", "Porto", "--demo", "--save", "--no-cache"])
        let text = try String(contentsOf: file, encoding: .utf8)
        let again = try await run(["--demo", "--no-cache"])
        let other = try await run(["hours", "41.15,-8.61", "--save", "--demo", "--no-cache"])

        #expect(saved.errors == "owm: Porto is saved in \(file.path(percentEncoded: false)).\n")
        #expect(text == "# mine\nunits = imperial\nplace = Porto\n")
        #expect(again.output.contains("Porto") && again.output.contains("mph"))
        #expect(other.status == 0)
        #expect(try String(contentsOf: file, encoding: .utf8) == "# mine\nunits = imperial\nplace = 41.15,-8.61\n")
    }

    @Test
    func `saves the place in the file that a link of the settings leads to`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write("units = imperial\n")
        let target = home.appending(path: "settings")
        try FileManager.default.moveItem(at: file, to: target)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)

        let run = try await run(["now", "Porto", "--demo", "--save", "--no-cache"])

        let link = try FileManager.default.destinationOfSymbolicLink(atPath: file.path(percentEncoded: false))
        #expect(run.status == 0, "\(run.errors)")
        #expect(link.hasSuffix("/settings"))
        #expect(try String(contentsOf: target, encoding: .utf8) == "units = imperial\nplace = Porto\n")
    }

    @Test(arguments: [
        ("place = Porto\n", "units = imperial\nplace = Porto\n"),
        ("units = imperial\n", "units = imperial\nplace = Faro\n"),
    ])
    func `saves the place among settings that changed meanwhile`(before: String, meanwhile: String) async throws {
        defer { try? FileManager.default.removeItem(at: home) }

        let saved = try await save(before: before, meanwhile: Data(meanwhile.utf8))
        let config = try await run(["config"])

        let path = file.path(percentEncoded: false)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(saved.status == 0, "\(saved.errors)")
        #expect(try String(contentsOf: file, encoding: .utf8) == "units = imperial\nplace = Oslo\n")
        #expect(mode == 0o600)
        #expect(config.status == 0, "\(config.errors)")
    }

    @Test
    func `keeps settings that it cannot read`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        let bytes = Data("units = ".utf8) + [0xFF, 0x0A]

        let saved = try await save(before: "units = imperial\n", meanwhile: bytes)

        #expect(saved.status == 1)
        #expect(saved.errors.contains("The place was not saved: \(file.path(percentEncoded: false)) cannot be read"))
        #expect(try Data(contentsOf: file) == bytes)
    }

    /// Saves Oslo, and changes the settings, which their owner alone may read, between the request and its response.
    private func save(before: String, meanwhile: Data) async throws -> BuiltProgram.Run {
        try write(before)
        let path = file.path(percentEncoded: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        let weather = #"{"coord":{"lon":10.7,"lat":59.9},"main":{"temp":18},"dt":1780000000,"name":"Oslo","cod":200}"#
        let gate = Gate()
        let server = try LoopbackWeatherServer { _ in
            try? await gate.pass()
            return .json(weather)
        }
        async let saving = run(["now", "Oslo", "--save", "--no-cache"], live(server))
        await until { !server.requests.isEmpty }
        try meanwhile.write(to: file)
        gate.open()
        let saved = try await saving
        await server.stop()
        return saved
    }

    @Test
    func `saves no place while another run saves one`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write("units = imperial\n")
        let directory = open(file.deletingLastPathComponent().path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
        defer { close(directory) }
        try #require(flock(directory, LOCK_EX | LOCK_NB) == 0)

        let run = try await run(["now", "Porto", "--demo", "--save", "--no-cache"])

        #expect(run.status == 1)
        #expect(run.errors == "owm: The place was not saved: another run saves one. Run it again.\n")
        #expect(try String(contentsOf: file, encoding: .utf8) == "units = imperial\n")
    }

    @Test
    func `saves no place that has no weather`() async throws {
        let run = try await run(["now", "Nowhereville", "--demo", "--save", "--no-cache"])

        #expect(run.status == 1)
        #expect(!FileManager.default.fileExists(atPath: file.path(percentEncoded: false)))
    }

    @Test(arguments: [
        (["now", "--save"], "--save"), (["now", "Lisbon", "Porto", "--save"], "--save"),
        (["now", "--id", "1", "--save"], "--save"), (["compare", "Lisbon", "Porto", "--city", "Faro"], "compare"),
        (["now", "--units", "metric", "--units", "metric"], "--units"), (["now", "--json", "--json"], "--json"),
        (["now", "--json", "--csv"], "--csv"), (["alerts", "--csv"], "--csv"), (["now", "--live", "--demo"], "--live"),
        (["Lisbon"], "Lisbon"), (["now"], "PLACE"), (["now", "--key-file", "/nowhere"], "--key-file"),
        (["many", "Lisbon", "--output", "x.csv"], "--output"), (["many", "/nowhere.csv"], "/nowhere.csv"),
        (["many", "Lisbon", "--places", "x"], "--places"), (["now", "Lisbon", "--for", "run"], "--for"),
        (["days", "Lisbon", "--output", "x.csv", "--csv"], "--output"), (["many", "--city", "Lisbon"], "--city"),
        (["when", "Lisbon", "--once"], "--once"), (["current", "Lisbon", "--count", "3"], "--count"),
        (["days", "Lisbon", "-n", "3"], "-n"), (["config", "Lisbon"], "Lisbon"), (["config", "--json"], "--json"),
        (["access", "--offline"], "--offline"),
    ])
    func `names the argument that is wrong`(arguments: [String], name: String) async throws {
        let run = try await run(arguments)

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("owm: \(name): "), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test
    func `shows the city of the time zone and says so`() async throws {
        let weather =
            #"{"coord":{"lon":-74,"lat":40.7},"main":{"temp":18},"dt":1780000000,"name":"New York","cod":200}"#
        let server = try LoopbackWeatherServer { _ in .json(weather) }

        let run = try await run(["--no-cache"], live(server).merging(["TZ": "America/New_York"]) { $1 })

        #expect(run.status == 0)
        #expect(server.requests.first?.query("q") == "New York,US")
        #expect(run.errors.contains("The place is New York, US, after the time zone America/New_York. --save"))
        await server.stop()
    }

    @Test
    func `shows several places in their order and names those without weather`() async throws {
        let run = try await run(
            ["now", "Tokyo", "Nowhereville", "--city", "Lisbon", "--coordinate", "48.85,2.35", "--demo", "--no-cache"]
        )
        let blocks = run.output.components(separatedBy: "\n\n")

        #expect(run.status == 1)
        #expect(blocks.count == 3)
        #expect(blocks.first?.contains("Tokyo") == true && blocks.dropFirst().first?.contains("Lisbon") == true)
        #expect(
            run.errors == "owm: Nowhereville: The service knows no such place. Check the spelling or search by "
                + "coordinates.\n"
        )
    }

    @Test(arguments: ["now", "hours", "days", "air", "forecast"])
    func `prints JSON of several places that is valid by its schema`(command: String) async throws {
        let schema = try SchemaValidator(Data(try await run([command, "--json-schema"]).output.utf8))
        for places in [["Lisbon"], ["Lisbon", "Nowhereville", "Tokyo"]] {
            let json = try await run([command] + places + ["--demo", "--no-cache", "--json"])

            #expect(try schema.violations(in: Data(json.output.utf8)) == [])
        }
    }

    @Test
    func `shows where each setting comes from and never the key`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write("place = Lisbon\ncalls = 7\nkey-file = key\n")
        try Data("the-secret-key-of-a-file\n".utf8).write(to: home.appending(path: "owm/key"))

        let run = try await run(["config", "--units", "imperial"])

        #expect(run.status == 0)
        for line in [
            "place       Lisbon  (line 1 of the file)", "units       imperial  (command line)",
            "language    en  (locale)", "calls       7  (line 2 of the file)", "ledger      none",
            "key         set, not shown",
        ] {
            #expect(run.output.contains(line), "\(run.output)")
        }
        #expect(!(run.output + run.errors).contains("the-secret"))
    }

    @Test(arguments: [
        ("place = Lisbon\nfly = 1", 2, "'fly' is none of place, units"), ("units = furlongs", 1, "'furlongs' is not"),
        ("\n# x\nlanguage = xx", 3, "'xx' is none of"), ("calls = many", 1, "'many' is not a number"),
        ("format = {speed}", 1, "'speed' is none of place, name"), ("units", 1, "units needs a value"),
        ("place =", 1, "place needs a value"), ("units = metric\nunits = metric", 2, "units is there twice"),
    ])
    func `names the line of the settings that is wrong`(settings: String, line: Int, reason: String) async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write(settings)

        let run = try await run(["config"])

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("owm: \(file.path(percentEncoded: false)):\(line): \(reason)"), "\(run.errors)")
    }

    @Test
    func `needs no file with the key where the key is not needed`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write("place = Lisbon\nkey-file = missing\n")

        let config = try await run(["config"])
        let demo = try await run(["--demo", "--no-cache"])
        let live = try await run(["--no-cache"])

        let path = home.appending(path: "owm/missing").path(percentEncoded: false)
        #expect((config.status, demo.status, live.status) == (0, 0, 2))
        #expect(config.output.contains("key         \(path) cannot be read.\n"), "\(config.output)")
        #expect(live.errors == "owm: --key-file: \(path) cannot be read.\n", "\(live.errors)")
    }

    @Test
    func `reads the key from a file and prefers that of the environment`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write("place = Lisbon\nkey-file = key\n")
        try Data("the-key-of-the-file\n".utf8).write(to: home.appending(path: "owm/key"))
        let service = MockService()
        let server = try LoopbackWeatherServer { await service.response(to: $0) }
        let address = ["OPENWEATHER_BASE_URL": server.baseURL.absoluteString]

        _ = try await run(["--no-cache"], address)
        _ = try await run(["--no-cache"], live(server))

        #expect(server.requests.compactMap { $0.query("appid") } == ["the-key-of-the-file", "a-key-of-some-length"])
        await server.stop()
    }

    @Test
    func `names the place of a placeholder`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write("place = Lisbon\nkey-file = key\n")
        try Data("YOUR_API_KEY\n".utf8).write(to: home.appending(path: "owm/key"))

        let file = try await run(["--no-cache"])
        let watch = try await run(["watch", "--no-cache"])
        let variable = try await run(["--no-cache"], ["OPENWEATHER_API_KEY": "YOUR_API_KEY"])

        let path = home.appending(path: "owm/key").path(percentEncoded: false)
        #expect(file.errors.hasPrefix("owm: The API key in \(path) is a placeholder."), "\(file.errors)")
        #expect(watch.errors.contains("owm: The API key in \(path) is a placeholder."), "\(watch.errors)")
        #expect(variable.errors.hasPrefix("owm: The API key in OPENWEATHER_API_KEY is a placeholder."))
    }

    @Test(arguments: ["now", "many"])
    func `prints a line for each place by a template`(command: String) async throws {
        let run = try await run(
            [
                command, "Lisbon", "Tokyo", "--format", "{{{place}}} {temp} {condition} {gust|calm}", "--demo",
                "--no-cache",
            ]
        )
        let lines = run.output.split(separator: "\n")

        #expect(lines.count == 2)
        #expect(lines.first?.contains(#/^\{Lisbon\} -?\d+°C [a-z ]+ /#) == true, "\(run.output)")
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test
    func `says of each day whether the forecast covers it in part`() async throws {
        let run = try await run(["days", "Lisbon", "--format", "{part}", "--demo", "--no-cache"])
        let lines = run.output.split(separator: "\n")

        #expect(lines.count >= 5 && lines.allSatisfy { ["true", "false"].contains($0) }, "\(run.output)")
        #expect(lines.dropFirst().dropLast().allSatisfy { $0 == "false" }, "\(run.output)")
    }

    @Test
    func `follows the template of the settings for the weather now alone`() async throws {
        defer { try? FileManager.default.removeItem(at: home) }
        try write("place = Lisbon\nformat = {place}: {temp}\n")

        let now = try await run(["--demo", "--no-cache"])
        let json = try await run(["--demo", "--no-cache", "--json"])
        let days = try await run(["days", "--demo", "--no-cache"])

        #expect(now.output.wholeMatch(of: /Lisbon: -?\d+°C\n/) != nil)
        #expect(json.output.first == "{")
        #expect(days.output.contains("Conditions"))
    }

    @Test(arguments: [("now", 2), ("many", 2), ("hours", 16), ("days", 12), ("air", 2)])
    func `prints a table with units in the names of columns`(command: String, rows: Int) async throws {
        let run = try await run([command, "Lisbon", "Tokyo", "--csv", "--units", "imperial", "--demo", "--no-cache"])
        let lines = run.output.components(separatedBy: "\r\n")
        let header = lines.first?.split(separator: ",") ?? []

        #expect(run.status == 0)
        #expect(lines.last == "" && lines.count >= rows && lines.count <= rows + 2, "\(lines.count)")
        #expect(header.first == "place" && header.contains("source"))
        #expect(command == "air" || run.output.contains("_celsius,"))
        for line in lines.dropLast() { #expect(line.count { $0 == "," } == header.count - 1, "\(line)") }
    }

    @Test
    func `is a command with a manual that man reads`() async throws {
        let run = try await run(["--man"])
        let page = home.appendingPathExtension("1")
        try Data(run.output.utf8).write(to: page)
        defer { try? FileManager.default.removeItem(at: page) }
        for (program, arguments) in [("/usr/bin/man", ["--warnings", "-l"]), ("/usr/bin/lexgrog", [])]
        where FileManager.default.isExecutableFile(atPath: program) {
            let errors = FileManager.default.temporaryDirectory.appending(path: "man-\(UUID().uuidString)")
            try Data().write(to: errors)
            let status = try await Subprocess(
                URL(filePath: program),
                arguments + [page.path(percentEncoded: false)],
                environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANPAGER": "cat"],
                output: FileHandle.nullDevice,
                errors: FileHandle(forWritingTo: errors)
            )
            .status()

            #expect(status == 0)
            #expect(try String(contentsOf: errors, encoding: .utf8) == "")
            try FileManager.default.removeItem(at: errors)
        }

        #expect(run.output.hasPrefix(".TH OWM 1 "))
        for text in ["\\-\\-format TEMPLATE", "{gust|}", "key\\-file", "XDG_CONFIG_HOME", ".B now, current [PLACE]"] {
            #expect(run.output.contains(text), "\(text)")
        }
    }
}
#endif
