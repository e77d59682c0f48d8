public import Foundation

/// What a ``LoopbackWeatherServer`` answers, faults included.
public struct LoopbackResponse: Hashable, Sendable {
    /// The way an answer travels.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Delivery: Hashable, Sendable {
        /// Whole, at once.
        case whole
        /// In HTTP chunks of `size` bytes, without a length.
        case chunked(size: Int)
        /// The body in pieces of `bytes` bytes, one every `interval`.
        case dripping(bytes: Int, interval: Duration)
        /// The head and the first bytes of the body; then the connection is closed.
        case cutOff(afterBodyBytes: Int)
        /// As ``cutOff(afterBodyBytes:)``, but in HTTP chunks, so that no length tells what is missing.
        case cutOffInChunks(afterBodyBytes: Int)
        /// The body's bytes alone, as they are, without a head; then the connection is closed.
        case raw
        /// The connection is closed without an answer.
        case closedBeforeAnyByte
        /// Nothing happens until the client leaves or the server stops.
        case never
    }

    /// The HTTP status.
    public let status: Int
    /// The headers; `Content-Length` is added unless it is given here, be it right or wrong.
    public let headers: [String: String]
    /// The body's bytes.
    public let body: Data
    /// The way the answer travels.
    public let delivery: Delivery

    /// Creates an answer.
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

    /// An answer that never comes.
    public static let never = LoopbackResponse(delivery: .never)

    /// A connection that is closed instead of an answer.
    public static let closed = LoopbackResponse(delivery: .closedBeforeAnyByte)

    /// JSON, as the service sends it.
    public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> LoopbackResponse {
        let type = ["Content-Type": "application/json; charset=utf-8"]
        return LoopbackResponse(
            status: status,
            headers: type.merging(headers) { $1 },
            body: Data(text.utf8)
        )
    }

    /// A page, as a proxy sends it.
    public static func html(_ text: String, status: Int) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: ["Content-Type": "text/html"], body: Data(text.utf8))
    }

    /// A redirect to another address.
    public static func redirect(to url: URL, status: Int = 302) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: ["Location": url.absoluteString])
    }

    /// The same answer with its body in the gzip format (not made smaller) and the header that says so.
    public func gzipped() -> LoopbackResponse {
        LoopbackResponse(
            status: status,
            headers: headers.merging(["Content-Encoding": "gzip"]) { $1 },
            body: GzipWriter.stored(body),
            delivery: delivery
        )
    }

    /// The same answer, travelling another way.
    public func delivered(_ delivery: Delivery) -> LoopbackResponse {
        LoopbackResponse(status: status, headers: headers, body: body, delivery: delivery)
    }
}

extension LoopbackResponse {
    /// One thing a connection does to deliver an answer.
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

    /// The steps that deliver the answer to a request of `method`, in order.
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

    /// The status line and headers; a `length` of `nil` announces chunks.
    private func head(length: Int?) -> [UInt8] {
        var lines = ["HTTP/1.1 \(status) Answer"]
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
