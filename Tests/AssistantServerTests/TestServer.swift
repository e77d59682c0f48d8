import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking

@testable import AssistantServer

/// A server in this process, over made-up weather at a fixed time, that counts its requests.
struct TestServer: Sendable {
    let service: FilteredHTTPClient
    let desk: WeatherDesk
    let time = TestTime(Date(timeIntervalSince1970: 1_779_969_600))

    /// Creates a server; `refuses` returns the status of requests that are refused, by their path.
    ///
    /// Another client takes the place of the made-up weather.
    init(
        over client: (any HTTPClient)? = nil,
        calls: Int = 100,
        ledger: any CallLedger = MemoryCallLedger(),
        gate: Gate? = nil,
        usesOneCall: Bool = true,
        refuses: @escaping @Sendable (String) -> Int? = { _ in nil }
    ) {
        let time = time
        let client = client ?? DemoHTTPClient(now: { time.now })
        service = FilteredHTTPClient(client, gate: gate, refuses: refuses)
        var configuration = OpenWeatherConfiguration(transport: service, source: .madeUp)
        configuration.now = { time.now }
        configuration.retry = .noDeadline
        configuration.retry.maximumAttempts = 1
        configuration.plan = .free(callsPerDay: calls)
        configuration.budget = CallBudget()
        configuration.ledger = .ledger(PooledLedger(ledger))
        desk = WeatherDesk(configuration, usesOneCall: usesOneCall, isDemo: false)
    }

    /// Returns the lines that a session writes for lines.
    func answers(to lines: [String]) async throws -> [JSONNode] {
        let output = Locked<[String]>([])
        let session = Session(desk: desk) { line in output.withLock { $0.append(line) } }
        try await session.run(
            AsyncStream { continuation in
                for line in lines { continuation.yield(.text(Data(line.utf8))) }
                continuation.finish()
            }
        )
        return output.withLock { $0 }.compactMap { JSONNode(Data($0.utf8)) }
    }

    /// Returns the result of a tool in the version without a handshake.
    func result(_ tool: String, _ arguments: JSONNode) async throws -> ToolResult {
        let params: JSONNode = ["name": .string(tool), "arguments": arguments, "_meta": .stateless]
        let answers = try await answers(to: [.request(1, "tools/call", params)])
        return ToolResult(answers.first?["result"] ?? .null)
    }
}

/// The result of a tool.
struct ToolResult: Sendable {
    let text: String
    let values: JSONNode
    let isError: Bool

    init(_ result: JSONNode) {
        if case .array(let content)? = result["content"] {
            text = content.first?["text"]?.text ?? ""
        } else {
            text = ""
        }
        values = result["structuredContent"] ?? .null
        isError = result["isError"] == true
    }
}

extension JSONNode {
    /// The metadata of a request in the version without a handshake.
    static let stateless: JSONNode = [
        "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": [:],
    ]

    /// The elements of an array; empty for other values.
    var elements: [JSONNode] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }
}

extension String {
    /// Returns the line of a request.
    static func request(_ id: JSONNode, _ method: String, _ params: JSONNode = [:]) -> String {
        (["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params] as JSONNode).line
    }

    /// Returns the line of a notification.
    static func notification(_ method: String, _ params: JSONNode = [:]) -> String {
        (["jsonrpc": "2.0", "method": .string(method), "params": params] as JSONNode).line
    }

    /// Returns the line of a handshake.
    static func handshake(_ version: String) -> String {
        request(
            0,
            "initialize",
            [
                "protocolVersion": .string(version), "capabilities": [:],
                "clientInfo": ["name": "tests", "version": "1"],
            ]
        )
    }
}

/// A client that counts the requests to another one, holds them at a gate, and refuses some.
final class FilteredHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let gate: Gate?
    private let refuses: @Sendable (String) -> Int?
    private let sent = Locked<[String]>([])

    init(_ client: any HTTPClient, gate: Gate?, refuses: @escaping @Sendable (String) -> Int?) {
        self.client = client
        self.gate = gate
        self.refuses = refuses
    }

    /// The paths of the requests.
    var paths: [String] { sent.withLock { $0 } }

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        let path = request.url.path()
        sent.withLock { $0.append(path) }
        if let gate { do { try await gate.pass() } catch { throw .cancelled } }
        if let status = refuses(path) {
            return StubResponse.error(status: status, message: "Refused").response
        }
        return try await client.send(request)
    }
}
