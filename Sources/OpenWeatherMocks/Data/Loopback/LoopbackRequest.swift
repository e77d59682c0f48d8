public import Foundation

/// A request that a ``LoopbackWeatherServer`` received.
///
/// The request is complete, with its whole body, when the server passes it to a response closure.
public struct LoopbackRequest: Hashable, Sendable {
    /// The HTTP method, for example `GET`.
    public let method: String
    /// The path and the query as sent, percent-encoded.
    public let target: String
    /// The path without the query, percent-decoded.
    public let path: String
    /// The items of the query in order, percent-decoded; empty when there is no query.
    public let queryItems: [URLQueryItem]
    /// The headers by lowercase name; of a repeated header, the last value.
    public let headers: [String: String]
    /// The bytes of the body; empty when there is none.
    public let body: Data

    /// Returns the value of the first query item named `name`, or `nil` when there is none or it has no value.
    public func query(_ name: String) -> String? {
        queryItems.first { $0.name == name }?.value
    }

    /// Creates a request, for tests of your own response closures.
    ///
    /// - Parameters:
    ///   - method: The HTTP method, for example `GET`.
    ///   - target: The path and the query, percent-encoded.
    ///   - headers: The headers by lowercase name.
    ///   - body: The bytes of the body.
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

/// A parser of the requests in the bytes of one connection.
package struct LoopbackRequestReader: Sendable {
    /// The result of reading the bytes received so far.
    package enum Outcome: Hashable, Sendable {
        /// A whole request, which is removed from the bytes.
        case request(LoopbackRequest)
        /// The beginning of a request.
        case incomplete
        /// Bytes that are not an HTTP request, or too many of them.
        case malformed
    }

    private static let longest = 1_000_000
    private var bytes: [UInt8] = []

    /// Creates a parser without bytes.
    package init() {}

    /// Adds received bytes.
    package mutating func append(_ more: [UInt8]) {
        bytes += more
    }

    /// Removes and returns the next request, if it is complete.
    package mutating func next() -> Outcome {
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

    /// The index of the `\r\n\r\n` that ends the headers; `nil` when it has not arrived.
    private var endOfHead: Int? {
        guard bytes.count >= 4 else { return nil }
        return (0...bytes.count - 4)
            .first {
                bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
            }
    }
}
