/// A session with a client: it reads messages and writes responses, in either era of the protocol.
///
/// Calls of tools run at the same time; everything else is answered at once and in order. A line is written whole, because
/// the actor writes one after the other.
actor Session {
    private let desk: WeatherDesk
    private let write: @Sendable (String) throws -> Void
    /// The dialect of the handshake; `nil` before one.
    private var dialect: Dialect?
    private var calls: [JSONNode: Task<JSONNode?, Never>] = [:]
    private var failure: (any Error)?

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - desk: The source of the answers of tools.
    ///   - write: The closure that writes a line.
    init(desk: WeatherDesk, write: @escaping @Sendable (String) throws -> Void) {
        self.desk = desk
        self.write = write
    }

    /// Reads lines to their end, and returns when every call is answered.
    ///
    /// - Throws: The error with which a line could not be written.
    func run(_ lines: AsyncStream<InputLine>) async throws {
        await withDiscardingTaskGroup { group in
            for await line in lines {
                guard failure == nil else { break }
                guard let answer = receive(line) else { continue }
                group.addTask { [self] in
                    if let response = await answer.value { await send(response) }
                }
            }
        }
        if let failure { throw failure }
    }

    private func send(_ response: JSONNode) {
        guard failure == nil else { return }
        do {
            try write(response.line)
        } catch {
            failure = error
            for call in calls.values { call.cancel() }
        }
    }

    /// Answers a line, or returns the task that will.
    private func receive(_ line: InputLine) -> Task<JSONNode?, Never>? {
        guard case .text(let data) = line, let value = JSONNode(data) else {
            send(ProtocolError.notJSON.response(to: .null))
            return nil
        }
        guard case .array(let values) = value else { return sent(answer(to: Message(value))) }
        guard dialect?.hasBatches == true, !values.isEmpty else {
            send(ProtocolError.notAMessage.response(to: .null))
            return nil
        }
        let answers = values.map { answer(to: Message($0)) }
        return Task {
            var responses: [JSONNode] = []
            for answer in answers { if let response = await answer?.value { responses.append(response) } }
            return responses.isEmpty ? nil : .array(responses)
        }
    }

    /// Sends an answer that is there already, and returns one that is awaited.
    private func sent(_ answer: Answering?) -> Task<JSONNode?, Never>? {
        switch answer {
        case .now(let response): send(response)
        case .later(let task): return task
        case nil: break
        }
        return nil
    }

    /// An answer to a message.
    private enum Answering: Sendable {
        case now(JSONNode)
        case later(Task<JSONNode?, Never>)

        var value: JSONNode? {
            get async {
                switch self {
                case .now(let response): response
                case .later(let task): await task.value
                }
            }
        }
    }

    private func answer(to message: Message) -> Answering? {
        switch message {
        case .request(let id, let method, let params):
            do throws(ProtocolError) {
                return try answer(to: id, method, params)
            } catch {
                return .now(error.response(to: id))
            }
        case .notification("notifications/cancelled", let params):
            if let id = params["requestId"] { calls[id]?.cancel() }
            return nil
        case .notification, .response: return nil
        case .invalid(let id): return .now(ProtocolError.notAMessage.response(to: id))
        }
    }

    private func answer(to id: JSONNode, _ method: String, _ params: JSONNode) throws(ProtocolError) -> Answering {
        if let stated = try Dialect.stated(in: params) {
            return try answer(to: id, method, params, in: stated)
        }
        if method == "initialize" { return .now(try handshake(id, params)) }
        if method == "ping" { return .now(Dialect(version: ProtocolVersion.withHandshake[0]).response(to: id, [:])) }
        guard let dialect else { throw Dialect.missing }
        return try answer(to: id, method, params, in: dialect)
    }

    private func handshake(_ id: JSONNode, _ params: JSONNode) throws(ProtocolError) -> JSONNode {
        guard let requested = params["protocolVersion"]?.text else {
            throw .parameters("protocolVersion is missing.")
        }
        let new = Dialect(version: ProtocolVersion.negotiated(requested))
        dialect = new
        return new.response(
            to: id,
            [
                "protocolVersion": .string(new.version), "capabilities": Dialect.capabilities,
                "serverInfo": Dialect.server, "instructions": .string(desk.instructions),
            ]
        )
    }

    private func answer(
        to id: JSONNode,
        _ method: String,
        _ params: JSONNode,
        in dialect: Dialect
    ) throws(ProtocolError) -> Answering {
        switch method {
        case "tools/list":
            guard params["cursor"] == nil else { throw .parameters("There is one page of tools, without a cursor.") }
            let tools = Tool.all.map { $0.listed(in: dialect) }
            return .now(dialect.response(to: id, ["tools": .array(tools)], isList: true))
        case "tools/call": return .later(try call(id, params, in: dialect))
        case "server/discover" where dialect.isStateless:
            let members: [String: JSONNode] = [
                "supportedVersions": [.string(ProtocolVersion.stateless)], "capabilities": Dialect.capabilities,
                "instructions": .string(desk.instructions),
            ]
            return .now(dialect.response(to: id, members, isList: true))
        default: throw .unknownMethod(method)
        }
    }

    /// Starts the call of a tool, whose task returns `nil` when it is cancelled.
    private func call(_ id: JSONNode, _ params: JSONNode, in dialect: Dialect) throws(ProtocolError) -> Task<
        JSONNode?, Never
    > {
        guard let name = params["name"]?.text else { throw .parameters("The name of a tool is missing.") }
        guard let tool = Tool.all.first(where: { $0.name == name }) else {
            throw .parameters("Unknown tool: \(name.clipped(to: 80))")
        }
        let given = params["arguments"] ?? [:]
        guard case .object(let arguments) = given else { throw .parameters("The arguments are not an object.") }
        guard calls[id] == nil else { throw .parameters("A request with this id is not answered yet.") }
        let task = Task<JSONNode?, Never> { [desk] in
            let members = await tool.result(arguments, desk, in: dialect)
            forget(id)
            return Task.isCancelled ? nil : dialect.response(to: id, members)
        }
        calls[id] = task
        return task
    }

    private func forget(_ id: JSONNode) { calls[id] = nil }
}
