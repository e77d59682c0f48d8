import OpenWeatherCore

/// The versions of the Model Context Protocol that the server speaks.
///
/// Source: <https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning>.
enum ProtocolVersion: Sendable {
    /// The version in which every request states its version, without a handshake.
    static let stateless = "2026-07-28"

    /// The versions that begin with a handshake, newest first.
    static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26"]

    /// Returns the version to answer a handshake with: the requested one, or the newest.
    static func negotiated(_ requested: String) -> String {
        withHandshake.contains(requested) ? requested : withHandshake[0]
    }
}

/// The manner in which a request is answered, by the version that it is sent in.
struct Dialect: Hashable, Sendable {
    /// The version.
    let version: String

    /// A Boolean value that indicates whether requests state their version, without a handshake.
    var isStateless: Bool { version == ProtocolVersion.stateless }

    /// A Boolean value that indicates whether several messages may stand in one array.
    var hasBatches: Bool { version == "2025-03-26" }

    /// A Boolean value that indicates whether tools have titles, schemas of their output, and structured content.
    var hasStructuredContent: Bool { version != "2025-03-26" }

    /// The name and the version of the server.
    static let server: JSONNode = [
        "name": "owm-mcp", "title": "OpenWeather", "version": .string(SDKVersion.current),
        "description": "Weather, forecasts, air quality and alerts of OpenWeather",
    ]

    /// The features of the server: tools, whose list does not change.
    static let capabilities: JSONNode = ["tools": [:]]

    /// Returns the response with a result, with the members that the version asks for.
    func response(to id: JSONNode, _ members: [String: JSONNode], isList: Bool = false) -> JSONNode {
        var members = members
        if isStateless {
            members["resultType"] = "complete"
            members["_meta"] = ["io.modelcontextprotocol/serverInfo": Self.server]
            if isList {
                members["ttlMs"] = 3_600_000
                members["cacheScope"] = "public"
            }
        }
        return ["jsonrpc": "2.0", "id": id, "result": .object(members)]
    }
}

extension Dialect {
    /// The members of `_meta` that a request states.
    private static let versionKey = "io.modelcontextprotocol/protocolVersion"
    private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"

    /// Returns the dialect that a request states itself; `nil` when it states none.
    ///
    /// - Throws: ``ProtocolError`` when its version is not spoken, or a member is missing.
    static func stated(in params: JSONNode) throws(ProtocolError) -> Dialect? {
        guard let stated = params["_meta"]?[versionKey] else { return nil }
        guard let version = stated.text else { throw .parameters("_meta: \(versionKey) is not a string.") }
        guard version == ProtocolVersion.stateless else { throw .version(version) }
        guard case .object? = params["_meta"]?[capabilitiesKey] else {
            throw .parameters("_meta: \(capabilitiesKey) is missing.")
        }
        return Dialect(version: version)
    }

    /// The error for a request without a version before a handshake.
    static let missing = ProtocolError.parameters(
        "_meta: \(versionKey) is missing. Versions: \(ProtocolVersion.stateless), "
            + "or \(ProtocolVersion.withHandshake.joined(separator: ", ")) after initialize."
    )
}
