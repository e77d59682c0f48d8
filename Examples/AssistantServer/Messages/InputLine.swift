import Foundation

/// A line of standard input.
enum InputLine: Hashable, Sendable {
    /// The bytes of a line, without the line break.
    case text(Data)
    /// A line that is longer than any message, whose bytes were dropped.
    case tooLong
}

/// A splitter of bytes into lines, which drops empty ones.
struct LineSplitter: Sendable {
    /// The largest number of bytes in a line.
    static let longest = 1_000_000

    private var bytes = Data()
    private var isDropping = false

    /// Adds bytes and returns the lines that they end.
    mutating func add(_ new: Data) -> [InputLine] {
        var lines: [InputLine] = []
        var rest = new[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            append(rest[..<end])
            lines += finish()
            rest = rest[(end + 1)...]
        }
        append(rest)
        return lines
    }

    /// Returns the line that the bytes so far are, as at the end of the input; an empty array when there are none.
    mutating func finish() -> [InputLine] {
        defer {
            bytes = Data()
            isDropping = false
        }
        if isDropping { return [.tooLong] }
        let isBlank = bytes.allSatisfy {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t")
        }
        return isBlank ? [] : [.text(bytes)]
    }

    private mutating func append(_ new: Data) {
        guard !isDropping else { return }
        guard bytes.count + new.count <= Self.longest else {
            bytes = Data()
            isDropping = true
            return
        }
        bytes.append(new)
    }
}

extension InputLine {
    /// Returns the lines of a file descriptor, read on a thread of its own, because a read blocks.
    static func lines(of file: Int32) -> AsyncStream<InputLine> {
        let (lines, continuation) = AsyncStream.makeStream(of: InputLine.self)
        Thread.detachNewThread {
            var splitter = LineSplitter()
            while let bytes = read(file) {
                for line in splitter.add(bytes) { continuation.yield(line) }
            }
            for line in splitter.finish() { continuation.yield(line) }
            continuation.finish()
        }
        return lines
    }

    /// Returns the next bytes; `nil` at the end, and when the file cannot be read.
    private static func read(_ file: Int32) -> Data? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Foundation.read(file, &bytes, bytes.count)
            if count > 0 { return Data(bytes[..<count]) }
            guard count < 0, errno == EINTR || errno == EAGAIN else { return nil }
            guard errno == EAGAIN else { continue }
            var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            _ = poll(&ready, 1, -1)
        }
    }
}
