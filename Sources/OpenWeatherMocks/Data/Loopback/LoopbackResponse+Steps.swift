import Foundation

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
