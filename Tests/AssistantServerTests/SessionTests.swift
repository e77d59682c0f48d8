import Foundation
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@testable import AssistantServer

@Suite("A session with an assistant", .watched)
struct SessionTests {
    private let sut = TestServer()

    @Test(arguments: [
        ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
        ("2024-11-05", "2025-11-25"), ("2026-07-28", "2025-11-25"),
    ])
    func `shakes hands in a version that both may speak`(requested: String, negotiated: String) async throws {
        let answers = try await sut.answers(to: [
            .handshake(requested), .notification("notifications/initialized"), .request("a", "ping"),
            .request(2, "tools/list"),
        ])

        #expect(answers.count == 3)
        #expect(answers[0]["result"]?["protocolVersion"] == .string(negotiated))
        #expect(answers[0]["result"]?["serverInfo"]?["name"] == "owm-mcp")
        #expect(answers[1] == ["jsonrpc": "2.0", "id": "a", "result": [:]])
        #expect(answers[2]["result"]?["tools"]?.elements.count == 8)
        #expect(answers[2]["result"]?["ttlMs"] == nil && answers[2]["result"]?["resultType"] == nil)
    }

    @Test
    func `leaves out of the oldest version what it does not have`() async throws {
        let answers = try await sut.answers(to: [
            .handshake("2025-03-26"), .request(1, "tools/list"),
            .request(2, "tools/call", ["name": "now", "arguments": ["place": "Lisbon"]]),
        ])

        let tool = try #require(answers[1]["result"]?["tools"]?.elements.first)
        #expect(tool["outputSchema"] == nil && tool["title"] == nil && tool["inputSchema"] != nil)
        #expect(answers[2]["result"]?["structuredContent"] == nil)
        #expect(answers[2]["result"]?["content"]?.elements.count == 1)
    }

    @Test
    func `answers requests that state their version without a handshake`() async throws {
        let answers = try await sut.answers(to: [
            .request(1, "server/discover", ["_meta": .stateless]), .request(2, "tools/list", ["_meta": .stateless]),
            .request(3, "ping", ["_meta": .stateless]),
        ])

        for answer in answers.prefix(2) {
            #expect(answer["result"]?["resultType"] == "complete")
            #expect(answer["result"]?["cacheScope"] == "public" && answer["result"]?["ttlMs"] == 3_600_000)
            #expect(answer["result"]?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "owm-mcp")
        }
        #expect(answers[0]["result"]?["supportedVersions"] == ["2026-07-28"])
        #expect(answers[2]["error"]?["code"] == -32_601)
    }

    private static let unknown: JSONNode = [
        "io.modelcontextprotocol/protocolVersion": "1900-01-01", "io.modelcontextprotocol/clientCapabilities": [:],
    ]

    @Test(
        arguments: [
            ("{", -32_700), ("\"text\"", -32_600), ("[]", -32_600), ("[1]", -32_600),
            ("{\"jsonrpc\":\"2.0\"}", -32_600),
            (.request(.null, "ping"), -32_600), (.request([1], "ping"), -32_600),
            (.request(.number(1.5), "ping"), -32_600),
            ("{\"id\":1,\"method\":\"ping\"}", -32_600), (.request(1, "ping", [1]), -32_600),
            (.request(1, "tools/list"), -32_602), (.request(1, "server/discover"), -32_602),
            (.request(1, "initialize"), -32_602), (.request(1, "tools/list", ["_meta": unknown]), -32_022),
            (
                .request(1, "tools/list", ["_meta": ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]]),
                -32_602
            ),
            (.request(1, "tools/list", ["_meta": .stateless, "cursor": "2"]), -32_602),
            (.request(1, "prompts/list", ["_meta": .stateless]), -32_601),
            (.request(1, "tools/call", ["_meta": .stateless, "name": "rain"]), -32_602),
            (.request(1, "tools/call", ["_meta": .stateless]), -32_602),
            (.request(1, "tools/call", ["_meta": .stateless, "name": "now", "arguments": "Lisbon"]), -32_602),
        ] as [(String, Int)]
    )
    func `refuses what is no request with the code for it`(line: String, code: Int) async throws {
        let answers = try await sut.answers(to: [line])

        #expect(answers.count == 1)
        #expect(answers.first?["error"]?["code"] == .integer(code), "\(answers)")
        #expect(answers.first?["error"]?["message"]?.text?.isEmpty == false)
    }

    @Test
    func `names the versions that it speaks to a client with another one`() async throws {
        let answers = try await sut.answers(to: [.request(1, "tools/list", ["_meta": Self.unknown])])

        #expect(answers.first?["error"]?["data"] == ["supported": ["2026-07-28"], "requested": "1900-01-01"])
    }

    @Test
    func `says nothing to notifications and responses`() async throws {
        let answers = try await sut.answers(to: [
            .notification("notifications/initialized"), .notification("anything/else"),
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}", .notification("notifications/cancelled", ["requestId": 9]),
        ])

        #expect(answers.isEmpty)
    }

    @Test
    func `answers a batch in one line in the version that has batches`() async throws {
        let batch = "[\(String.request(1, "ping")),\(String.notification("x")),\(String.request(2, "nothing")),3]"
        let answers = try await sut.answers(to: [.handshake("2025-03-26"), batch, "[\(String.notification("x"))]"])

        #expect(answers.count == 2)
        #expect(answers[1].elements.map { $0["id"] } == [1, 2, .null])
        let refused = try await sut.answers(to: [.handshake("2025-06-18"), batch])
        #expect(refused[1]["error"]?["code"] == -32_600)
    }

    @Test
    func `answers other requests while a tool waits, and none that was cancelled`() async throws {
        let gate = Gate()
        let sut = TestServer(gate: gate)
        let (lines, input) = AsyncStream.makeStream(of: InputLine.self)
        let (written, output) = AsyncStream.makeStream(of: JSONNode.self)
        let session = Session(desk: sut.desk) { output.yield(JSONNode(Data($0.utf8)) ?? .null) }
        let run = Task { try await session.run(lines) }
        func send(_ line: String) { input.yield(.text(Data(line.utf8))) }
        var answers = written.makeAsyncIterator()
        func call(_ place: JSONNode) -> JSONNode {
            ["_meta": .stateless, "name": "now", "arguments": ["place": place]]
        }

        send(.request(1, "tools/call", call("1,1")))
        await gate.waitForArrivals(1)
        send(.request(2, "tools/call", call("2,2")))
        send(.request(1, "tools/call", call("3,3")))
        #expect(await answers.next()?["error"]?["code"] == -32_602)
        await gate.waitForArrivals(2)
        send(.request(3, "ping"))
        #expect(await answers.next()?["id"] == 3)
        send(.notification("notifications/cancelled", ["requestId": 1]))
        gate.open()
        input.finish()
        #expect(await answers.next()?["id"] == 2)
        try await run.value
        output.finish()
        #expect(await answers.next() == nil)
    }

    @Test
    func `ends when a line cannot be written`() async throws {
        struct Full: Error {}
        let session = Session(desk: sut.desk) { _ in throw Full() }
        let lines = AsyncStream<InputLine> { continuation in
            for id in 1...3 { continuation.yield(.text(Data(String.request(.integer(id), "ping").utf8))) }
            continuation.finish()
        }

        await #expect(throws: Full.self) { try await session.run(lines) }
    }
}
