public import Foundation

/// A response of a ``LoopbackWeatherServer``, faults of its delivery included.
///
/// ``json(_:status:headers:)`` and ``html(_:status:)`` create the usual ones; ``delivered(_:)`` and ``gzipped()``
/// return a copy that is sent differently.
public struct LoopbackResponse: Hashable, Sendable {
    /// The way in which a response is sent.
    ///
    /// All but the first three are faults that a real server or proxy can have. Give a test of them a time limit: a
    /// client that does not end by itself is what such a test finds.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Delivery: Hashable, Sendable {
        /// The head and the whole body at once.
        case whole
        /// The body in HTTP chunks of `size` bytes, without a `Content-Length`.
        case chunked(size: Int)
        /// The body in pieces of `bytes` bytes, one after each `interval`.
        case dripping(bytes: Int, interval: Duration)
        /// The head and the first bytes of the body, after which the connection is closed.
        case cutOff(afterBodyBytes: Int)
        /// As ``cutOff(afterBodyBytes:)``, but in HTTP chunks, so that no length shows that bytes are missing.
        case cutOffInChunks(afterBodyBytes: Int)
        /// The bytes of the body without a head, after which the connection is closed.
        case raw
        /// A closed connection without any byte.
        case closedBeforeAnyByte
        /// Nothing, until the client disconnects or the server stops.
        case never
    }

    /// The HTTP status.
    public let status: Int
    /// The headers by name; `Content-Length` is added unless it is given here, correct or not.
    public let headers: [String: String]
    /// The bytes of the body.
    public let body: Data
    /// The way in which the response is sent.
    public let delivery: Delivery

    /// Creates a response; by default, an empty one with status 200.
    public init(
        status: Int = 200,
        headers: [String: String] = [:],
        body: Data = Data(),
        delivery: Delivery = .whole
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.delivery = delivery
    }

    /// A response that never arrives.
    public static let never = LoopbackResponse(delivery: .never)

    /// A connection that is closed instead of a response.
    public static let closed = LoopbackResponse(delivery: .closedBeforeAnyByte)

    /// Returns a JSON response with the content type of the service; `headers` replace the default ones.
    public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> LoopbackResponse {
        let type = ["Content-Type": "application/json; charset=utf-8"]
        return LoopbackResponse(
            status: status,
            headers: type.merging(headers) { $1 },
            body: Data(text.utf8)
        )
    }

    /// Returns a response with the content type `text/html`, such as the page of a proxy.
    public static func html(_ text: String, status: Int) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: ["Content-Type": "text/html"], body: Data(text.utf8))
    }

    /// Returns a redirect to `url` with an empty body and a 3xx `status`.
    public static func redirect(to url: URL, status: Int = 302) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: ["Location": url.absoluteString])
    }

    /// Returns a copy with its body in the gzip format, not compressed, and the `Content-Encoding` header.
    public func gzipped() -> LoopbackResponse {
        LoopbackResponse(
            status: status,
            headers: headers.merging(["Content-Encoding": "gzip"]) { $1 },
            body: DeflateWriter.gzip(body),
            delivery: delivery
        )
    }

    /// Returns a copy that is sent in another way.
    public func delivered(_ delivery: Delivery) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: headers, body: body, delivery: delivery)
    }
}

extension LoopbackResponse {
    /// A step of delivering a response on a connection.
    enum Step: Hashable, Sendable {
        /// Sends bytes.
        case send([UInt8])
        /// Waits.
        case pause(Duration)
        /// Closes the connection.
        case close
        /// Does nothing more.
        case hang
    }

    /// Returns the steps that deliver the response to a request of `method`, in order.
    func steps(method: String) -> [Step] {
        let bytes = method == "HEAD" ? [] : [UInt8](body)
        switch delivery {
        case .whole: return [.send(head(length: body.count) + bytes)]
        case .chunked(let size):
            return [.send(head(length: nil) + Self.chunks(bytes, of: size) + Array("0\r\n\r\n".utf8))]
        case .dripping(let count, let interval):
            let drops = Self.pieces(bytes, of: count).flatMap { [Step.pause(interval), .send(Array($0))] }
            return [.send(head(length: body.count))] + drops
        case .cutOff(let count): return [.send(head(length: body.count) + bytes.prefix(count)), .close]
        case .cutOffInChunks(let count):
            return [.send(head(length: nil) + Self.chunks(Array(bytes.prefix(count)), of: count)), .close]
        case .raw: return [.send(bytes), .close]
        case .closedBeforeAnyByte: return [.close]
        case .never: return [.hang]
        }
    }

    /// Returns the status line and the headers; a `length` of `nil` announces chunks.
    private func head(length: Int?) -> [UInt8] {
        var lines = ["HTTP/1.1 \(status) Response"]
        lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        if let length {
            let isGiven = headers.keys.contains { $0.lowercased() == "content-length" }
            if !isGiven { lines.append("Content-Length: \(length)") }
        } else {
            lines.append("Transfer-Encoding: chunked")
        }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private static func chunks(_ bytes: [UInt8], of size: Int) -> [UInt8] {
        pieces(bytes, of: size)
            .flatMap { piece in
                Array((String(piece.count, radix: 16) + "\r\n").utf8) + piece + Array("\r\n".utf8)
            }
    }

    private static func pieces(_ bytes: [UInt8], of size: Int) -> [ArraySlice<UInt8>] {
        stride(from: 0, to: bytes.count, by: max(1, size)).map { bytes[$0..<min($0 + max(1, size), bytes.count)] }
    }
}
