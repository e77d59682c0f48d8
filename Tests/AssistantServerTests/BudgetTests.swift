#if os(macOS) || os(Linux)
import ExampleSupport
import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import AssistantServer

@Suite("Calls of the servers for assistants", .watched)
struct BudgetTests {
    @Test
    func `are refused beyond those of the day, with the time of new ones`() async throws {
        let sut = TestServer(calls: 2)
        for place in 1...2 { #expect(try await !sut.result("now", ["place": "\(place),0"]).isError) }

        let refused = try await sut.result("now", ["place": "3,0"])
        let cached = try await sut.result("now", ["place": "1,0"])

        #expect(refused.isError)
        #expect(refused.text.contains("The 2 calls of this UTC day are used up"), "\(refused.text)")
        #expect(refused.text.contains("2026-05-29 00:05 UTC"), "\(refused.text)")
        #expect(!cached.isError && cached.values["calls"]?["left"] == 0)
        #expect(sut.service.paths.count == 2)
    }

    @Test
    func `count together for all plans`() async throws {
        let sut = TestServer(calls: 10)
        let alerts = try await sut.result("alerts", ["place": "38.72,-9.14"])

        #expect(alerts.values["calls"]?["left"] == .integer(10 - sut.service.paths.count))
    }

    /// One Call 4.0 at a place with 20 alerts.
    private struct Storm: HTTPClient {
        func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
            let alerts = (1...20).map { "storm\($0)" }
            let page = OneCallBody.page(OneCallBody.hours(1, from: 1_779_969_600, alerts: alerts))
            return StubResponse.json(request.url.path().contains("/alert/") ? OneCallBody.alert4 : page).response
        }
    }

    @Test
    func `are few for the alerts of a storm`() async throws {
        let sut = TestServer(over: Storm()) { $0.contains("/data/3.0") ? 401 : nil }

        let result = try await sut.result("alerts", ["place": "60.17,24.94"])

        #expect(!result.isError, "\(result.text)")
        #expect(sut.service.paths.count { $0.contains("/alert/") } == 5)
    }

    @Test
    func `are three for the hours of One Call 4`() async throws {
        let sut = TestServer { $0.contains("/data/3.0") ? 401 : nil }

        let result = try await sut.result("hours", ["place": "38.72,-9.14"])

        #expect(result.text.contains("One Call, 48 hours"), "\(result.text)")
        #expect(sut.service.paths.count { $0.contains("/data/4.0") } == 3)
    }

    @Test
    func `are not sent when they cannot be counted`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let ledger = FileCallLedger(directory: file.appending(path: "calls"), account: Secret("account"))
        let sut = TestServer(ledger: ledger)

        let result = try await sut.result("now", ["place": "Lisbon"])

        #expect(result.isError && result.text.contains("Calls cannot be counted, so none is sent."), "\(result.text)")
        #expect(sut.service.paths.isEmpty)
    }

    @Test
    func `of four servers at once are no more than those of one`() async throws {
        let server = try ServedWeather()
        let lines = (0..<4)
            .map { process in
                (1...12).map { String.request(.integer($0), "tools/call", .now("\(process * 12 + $0),0")) }
            }

        let runs = try await withThrowingTaskGroup { group in
            for lines in lines { group.addTask { try await server.run(lines, ["--calls", "20"]) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let results = runs.flatMap { $0.lines }.map { ToolResult($0["result"] ?? .null) }

        #expect(server.requests.count == 20)
        #expect(results.count == 48 && results.filter(\.isError).count == 28)
        #expect(results.filter(\.isError).allSatisfy { $0.text.contains("00:05 UTC") })
        await server.stop()
    }

    @Test
    func `are not needed for what another process has fetched`() async throws {
        let server = try ServedWeather()
        let line = String.request(1, "tools/call", .now("Lisbon"))

        let first = try await server.run([line])
        let count = server.requests.count
        let second = try await server.run([line])

        #expect(count == 2 && server.requests.count == 2, "\(server.requests.map(\.path))")
        #expect(first.lines.count == 1 && second.lines.count == 1)
        #expect(ToolResult(second.lines.first?["result"] ?? .null).values["calls"]?["left"] == 98)
        await server.stop()
    }
}

extension JSONNode {
    /// Returns the parameters of a call for the weather now.
    static func now(_ place: String) -> JSONNode {
        ["_meta": .stateless, "name": "now", "arguments": ["place": .string(place)]]
    }
}

/// The service on this machine, and servers for assistants that use it with one key, one ledger and one cache.
struct ServedWeather: Sendable {
    static let key = "0123456789abcdef0123456789abcdef"
    private let server: LoopbackWeatherServer
    private let home = FileManager.default.temporaryDirectory.appending(path: "assistant-\(UUID().uuidString)")

    init() throws {
        let service = MockService(key: Self.key)
        server = try LoopbackWeatherServer { await service.response(to: $0) }
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    var requests: [LoopbackRequest] { server.requests }
    var address: String { server.baseURL.absoluteString }

    func stop() async {
        await server.stop()
        try? FileManager.default.removeItem(at: home)
    }

    /// Runs a server for lines to its end.
    func run(
        _ lines: [String],
        _ arguments: [String] = [],
        key: String? = key,
        address: String? = nil
    ) async throws -> ServerRun {
        var environment = ["HOME": home.path(percentEncoded: false), "PATH": "/usr/bin:/bin"]
        environment["OPENWEATHER_API_KEY"] = key
        environment["OPENWEATHER_BASE_URL"] = address ?? self.address
        return try await ServerRun(lines, arguments, environment, in: home)
    }
}

/// A run of the server in a process of its own.
struct ServerRun: Sendable {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of the output as JSON, with `null` for one that is not.
    var lines: [JSONNode] { output.split(separator: "\n").map { JSONNode(Data($0.utf8)) ?? .null } }

    init(_ lines: [String], _ arguments: [String], _ environment: [String: String], in directory: URL) async throws {
        let files = ["input", "output", "errors"].map { directory.appending(path: "\($0)-\(UUID().uuidString)") }
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: files[0])
        for file in files.dropFirst() { try Data().write(to: file) }
        let program = BuiltProgram("owm-mcp").url.path(percentEncoded: false)
        // A shell, because a test's process cannot be given standard input.
        status = try await Subprocess(
            URL(filePath: "/bin/sh"),
            ["-c", "exec \"$0\" \"$@\" <'\(files[0].path(percentEncoded: false))'", program] + arguments,
            environment: environment,
            output: FileHandle(forWritingTo: files[1]),
            errors: FileHandle(forWritingTo: files[2])
        )
        .status()
        output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    }
}
#endif
