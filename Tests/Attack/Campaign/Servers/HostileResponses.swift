import OpenWeatherMocks

extension LoopbackRequest {
    /// The first line and the type of a sound response.
    static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\n"

    /// A sound body for the request.
    var body: String {
        if path.hasSuffix("/forecast"), !path.contains("air") { return AttackBodies.forecast }
        if path.contains("air_pollution") { return AttackBodies.air }
        if path.contains("onecall") { return AttackBodies.oneCall }
        return path.contains("/geo/") ? AttackBodies.places : AttackBodies.weather
    }

    /// A body of the same shape for another place, which no request of the client has asked for.
    var foreignBody: String {
        [("8.3", "33.3"), ("8.1", "33.1"), ("201.3", "999.9"), ("Vienna", "Elsewhere")]
            .reduce(body) { $0.replacing($1.0, with: $1.1) }
    }

    /// The number of bytes of ``body``.
    var length: Int { body.utf8.count }

    /// A sound response.
    var sound: String { Self.whole(body) }

    /// Returns a response with the headers, each with its line end, and the body, and a matching length.
    static func whole(_ body: String, headers: String = "") -> String {
        head + headers + "Content-Length: \(body.utf8.count)\r\n\r\n" + body
    }

    /// Returns a response with a status such as `404 Not Found`, headers each with its line end, and a body.
    static func failure(_ status: String, headers: String = "", _ body: String) -> String {
        "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\n\(headers)Content-Length: \(body.utf8.count)\r\n\r\n"
            + body
    }

    /// Returns a response whose body is in an encoding.
    static func encoded(_ encoding: String?, _ body: [UInt8]) -> [HostileStep] {
        let header = encoding.map { "Content-Encoding: \($0)\r\n" } ?? ""
        return [.text(head + header + "Content-Length: \(body.count)\r\n\r\n"), .send(body)]
    }

    /// Returns a text in chunks of a number of characters.
    static func chunks(_ text: String, of size: Int, extensions: String = "") -> String {
        var rest = Substring(text).unicodeScalars
        var result = ""
        while !rest.isEmpty {
            let piece = String(rest.prefix(size))
            rest = rest.dropFirst(size)
            result += String(piece.utf8.count, radix: 16) + extensions + "\r\n" + piece + "\r\n"
        }
        return result
    }

    /// The head of a response in chunks.
    static let chunkedHead = head + "Transfer-Encoding: chunked\r\n\r\n"
}
