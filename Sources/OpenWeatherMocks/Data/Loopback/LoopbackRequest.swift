public import Foundation

/// A request as a ``LoopbackWeatherServer`` received it.
public struct LoopbackRequest: Hashable, Sendable {
    /// The HTTP method, for example `GET`.
    public let method: String
    /// The path and query as sent, percent-encoded.
    public let target: String
    /// The path without the query, percent-decoded.
    public let path: String
    /// The query's items in order, percent-decoded.
    public let queryItems: [URLQueryItem]
    /// The headers by lower-case name; of a repeated one, the last.
    public let headers: [String: String]
    /// The body; empty for a `GET`.
    public let body: Data

    /// The value of the first query item called `name`.
    public func query(_ name: String) -> String? {
        queryItems.first { $0.name == name }?.value
    }

    /// Describes a request by its parts, as the server does when it has read one.
    public init(method: String, target: String, headers: [String: String] = [:], body: Data = Data()) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
        let components = URLComponents(string: target)
        path = components?.path ?? target
        queryItems = components?.queryItems ?? []
    }
}

/// Collects a connection's bytes and cuts requests out of them.
struct LoopbackRequestReader: Sendable {
    /// What the bytes so far amount to.
    enum Outcome: Hashable, Sendable {
        /// A whole request, taken out of the collected bytes.
        case request(LoopbackRequest)
        /// The beginning of one.
        case incomplete
        /// Nothing a server could answer.
        case malformed
    }

    private static let longest = 1_000_000
    private var bytes: [UInt8] = []

    /// Adds bytes that arrived.
    mutating func append(_ more: [UInt8]) {
        bytes += more
    }

    /// Takes the next request.
    mutating func next() -> Outcome {
        guard let end = endOfHead else { return bytes.count > Self.longest ? .malformed : .incomplete }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return .malformed }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return .malformed }
            let value = line[line.index(after: colon)...]
            headers[line[..<colon].lowercased()] = value.trimmingCharacters(in: .whitespaces)
        }
        guard let length = Int(headers["content-length"] ?? "0"), (0...Self.longest).contains(length) else {
            return .malformed
        }
        let bodyStart = end + 4
        guard bytes.count >= bodyStart + length else { return .incomplete }
        let body = Data(bytes[bodyStart..<bodyStart + length])
        bytes.removeFirst(bodyStart + length)
        let request = LoopbackRequest(
            method: String(words[0]),
            target: String(words[1]),
            headers: headers,
            body: body
        )
        return .request(request)
    }

    /// The index of the empty line's `\r\n\r\n`.
    private var endOfHead: Int? {
        guard bytes.count >= 4 else { return nil }
        return (0...bytes.count - 4)
            .first {
                bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
            }
    }
}
