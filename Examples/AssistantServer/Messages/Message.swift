/// A message of JSON-RPC 2.0 that a client has sent.
enum Message: Hashable, Sendable {
    /// A request, which has one response.
    case request(id: JSONNode, method: String, params: JSONNode)
    /// A notification, which has none.
    case notification(method: String, params: JSONNode)
    /// A response to a request; the server sends none, so that it has no meaning.
    case response
    /// A value that is no message, with the identifier that its error is sent with.
    case invalid(id: JSONNode)

    /// Reads a message; missing parameters are an empty object.
    init(_ value: JSONNode) {
        guard case .object(let members) = value else {
            self = .invalid(id: .null)
            return
        }
        let id = members["id"].flatMap { Self.isIdentifier($0) ? $0 : nil }
        let params = members["params"] ?? [:]
        guard members["jsonrpc"] == "2.0" else {
            self = .invalid(id: id ?? .null)
            return
        }
        guard let method = members["method"]?.text, case .object = params else {
            let isResponse = members["method"] == nil && (members["result"] != nil || members["error"] != nil)
            self = isResponse ? .response : .invalid(id: id ?? .null)
            return
        }
        if let id {
            self = .request(id: id, method: method, params: params)
        } else {
            self = members["id"] == nil ? .notification(method: method, params: params) : .invalid(id: .null)
        }
    }

    /// Returns a Boolean value that indicates whether a value identifies a request: a string or an integer.
    static func isIdentifier(_ value: JSONNode) -> Bool {
        switch value {
        case .string, .integer: true
        default: false
        }
    }
}

/// An error of JSON-RPC, or of the protocol above it.
struct ProtocolError: Error, Hashable, Sendable {
    let code: Int
    let message: String
    var data: JSONNode?

    /// The line is not JSON, or larger than any message.
    static let notJSON = ProtocolError(code: -32_700, message: "The line is not JSON, or larger than any message.")

    /// The value is no message.
    static let notAMessage = ProtocolError(code: -32_600, message: "This is not a message of JSON-RPC 2.0.")

    /// Returns the error for a method that the server does not have.
    static func unknownMethod(_ name: String) -> ProtocolError {
        ProtocolError(code: -32_601, message: "There is no method \(name.clipped(to: 80)).")
    }

    /// Returns the error for parameters that are missing or not valid.
    static func parameters(_ message: String) -> ProtocolError {
        ProtocolError(code: -32_602, message: message)
    }

    /// Returns the error for a version of the protocol that is not spoken without a handshake.
    static func version(_ requested: String) -> ProtocolError {
        ProtocolError(
            code: -32_022,
            message: "Unsupported protocol version",
            data: ["supported": [.string(ProtocolVersion.stateless)], "requested": .string(requested)]
        )
    }

    /// Returns the response with the error.
    func response(to id: JSONNode) -> JSONNode {
        var error: [String: JSONNode] = ["code": .integer(code), "message": .string(message)]
        error["data"] = data
        return ["jsonrpc": "2.0", "id": id, "error": .object(error)]
    }
}
