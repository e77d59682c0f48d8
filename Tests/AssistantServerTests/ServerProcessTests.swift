#if os(macOS) || os(Linux)
import ExampleSupport
import Foundation
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import AssistantServer

@Suite("The server for assistants as a process", .watched)
struct ServerProcessTests {
    @Test(arguments: [nil, "", "YOUR_API_KEY"])
    func `says without a key what to do`(key: String?) async throws {
        let server = try ServedWeather()

        let run = try await server.run([.request(1, "tools/call", .now("Lisbon"))], key: key)
        let result = ToolResult(run.lines.first?["result"] ?? .null)

        #expect(run.status == 0)
        #expect(result.isError && result.text.contains("OPENWEATHER_API_KEY") && result.text.contains("--demo"))
        #expect(result.text.contains("is a placeholder") == (key == "YOUR_API_KEY"), "\(result.text)")
        #expect(server.requests.isEmpty)
        await server.stop()
    }

    @Test(arguments: [ServedWeather.key, "ffffffffffffffffffffffffffffffff"])
    func `never writes the key`(key: String) async throws {
        let server = try ServedWeather()
        let tools = Tool.all.map(\.name)
        let lines = tools.enumerated()
            .map { index, name in
                let params: JSONNode = ["_meta": .stateless, "name": .string(name), "arguments": ["place": "Lisbon"]]
                return String.request(.integer(index), "tools/call", params)
            }

        let run = try await server.run(lines, key: key)

        #expect(run.status == 0 && run.lines.count == tools.count)
        #expect(!run.output.contains(key) && !run.errors.contains(key))
        #expect(run.lines.allSatisfy { $0["result"] != nil }, "\(run.output)")
        await server.stop()
    }

    @Test
    func `takes an address whose scheme is in upper case`() async throws {
        let server = try ServedWeather()
        let address = server.address.replacing("http:", with: "HTTP:")

        let run = try await server.run([.request(1, "tools/call", .now("1,2"))], address: address)

        #expect(ToolResult(run.lines.first?["result"] ?? .null).isError == false, "\(run.output)\(run.errors)")
        #expect(!server.requests.isEmpty)
        await server.stop()
    }

    @Test
    func `makes weather up without a key`() async throws {
        let server = try ServedWeather()

        let run = try await server.run([.request(1, "tools/call", .now("Lisbon"))], ["--demo"], key: nil)

        #expect(run.output.contains("never present it as real"), "\(run.output)")
        #expect(run.status == 0 && run.errors.isEmpty && server.requests.isEmpty)
        await server.stop()
    }

    @Test
    func `answers without a cache and says so to standard error`() async throws {
        let server = try ServedWeather()

        let run = try await server.run([.request(1, "tools/call", .now("1,2"))], ["--cache-dir", "/dev/null/cache"])

        #expect(ToolResult(run.lines.first?["result"] ?? .null).isError == false, "\(run.output)")
        #expect(run.errors.hasPrefix("owm-mcp: The cache does not work: "), "\(run.errors)")
        await server.stop()
    }

    @Test
    func `ends with the input, and a last line needs no line break`() async throws {
        let server = try ServedWeather()

        #expect(try await server.run([]).status == 0)
        #expect(try await server.run(["", "x", .request(1, "ping")]).lines.count == 2)
        await server.stop()
    }

    @Test
    func `ends quietly when nobody reads its output`() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let program = BuiltProgram("owm-mcp").url.path(percentEncoded: false)
        let input = "\(file.path(percentEncoded: false)).in"
        defer { try? FileManager.default.removeItem(atPath: input) }
        // The shell keeps both ends of the input open.
        let status = try await Subprocess(
            URL(filePath: "/bin/sh"),
            ["-c", "mkfifo '\(input)'; exec 3<>'\(input)'; echo x >&3; exec \"$0\" --demo <&3", program],
            output: pipe.fileHandleForWriting,
            errors: FileHandle(forWritingTo: file)
        )
        .status()

        #expect(status == SIGPIPE || status == 128 + SIGPIPE)
        #expect(try Data(contentsOf: file).isEmpty)
    }

    @Test(arguments: [
        (["--calls", "-1"], "--calls"), (["--calls", "many"], "--calls"), (["--units", "furlongs"], "--units"),
        (["--lang", "xx"], "--lang"), (["--live"], "--live"), (["Lisbon"], "Lisbon"),
    ])
    func `says which argument is not valid`(arguments: [String], name: String) async throws {
        let run = try await BuiltProgram("owm-mcp").run(arguments)

        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("owm-mcp: \(name): "), "\(run.errors)")
    }

    @Test
    func `has a help`() async throws {
        let run = try await BuiltProgram("owm-mcp").run(["--help"])

        #expect(run.status == 0 && run.output.contains("--calls N") && run.output.contains("Model Context Protocol"))
    }
}
#endif
