import Foundation

/// A reply of Redis in version 2 of its protocol, which Redis and Valkey speak unless they are asked for another.
enum RedisReply: Equatable, Sendable {
    case text(String)
    case refusal(String)
    case number(Int)
    case data(Data?)
    case list([RedisReply])

    /// The bytes of a text or of data; `nil` for other replies, and for data that is missing.
    var bytes: Data? {
        switch self {
        case .text(let text): Data(text.utf8)
        case .data(let data): data
        default: nil
        }
    }

    /// Reads one reply and returns it with the position after it; `nil` when more bytes have to arrive first.
    ///
    /// - Throws: ``RedisFailure/malformed``.
    static func read(
        from bytes: Data,
        at start: Int = 0,
        depth: Int = 0
    ) throws(RedisFailure) -> (reply: RedisReply, end: Int)? {
        guard let (line, next) = line(of: bytes, at: start) else { return nil }
        guard let mark = line.first, depth < 8 else { throw .malformed }
        let rest = line.dropFirst()
        switch mark {
        case "+": return (.text(String(rest)), next)
        case "-": return (.refusal(String(rest)), next)
        case ":":
            guard let number = Int(rest) else { throw .malformed }
            return (.number(number), next)
        case "$":
            guard let size = Int(rest), size >= -1, size < 1 << 20 else { throw .malformed }
            guard size >= 0 else { return (.data(nil), next) }
            guard bytes.count >= next + size + 2 else { return nil }
            return (.data(bytes.subdata(in: next..<next + size)), next + size + 2)
        case "*":
            guard let count = Int(rest), count >= -1, count < 1 << 16 else { throw .malformed }
            var replies: [RedisReply] = []
            var position = next
            for _ in 0..<max(count, 0) {
                guard let (reply, end) = try read(from: bytes, at: position, depth: depth + 1) else { return nil }
                replies.append(reply)
                position = end
            }
            return (.list(replies), position)
        default: throw .malformed
        }
    }

    private static func line(of bytes: Data, at start: Int) -> (Substring, Int)? {
        guard start < bytes.count, let end = bytes[start...].firstRange(of: Data("\r\n".utf8)) else { return nil }
        return (Substring(String(decoding: bytes[start..<end.lowerBound], as: UTF8.self)), end.upperBound)
    }
}

/// The reason Redis did not reply.
enum RedisFailure: Error, Equatable {
    /// It cannot be reached, with the number of the system's error; 0 when it does not reply in time.
    case unreachable(Int32)
    /// It refuses a command, and says why.
    case refused(String)
    /// It sent something else than a reply.
    case malformed
    /// It may forget what it has counted.
    case forgetful
}
