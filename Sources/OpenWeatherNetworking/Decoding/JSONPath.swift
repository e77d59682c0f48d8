/// The path of a value in a JSON text, such as `list[3].main.temp`.
///
/// It is found after reading failed, by counting brackets and commas up to the position of the failure. The text before
/// it is known to be JSON, and whatever follows is not looked at, so that finding a path cannot fail itself. A path that
/// is too long to show is cut off.
struct JSONPath: Sendable, CustomStringConvertible {
    private enum Step: Sendable {
        case index(Int)
        /// The bytes of a key between its quotation marks; `nil` before the first key and behind a comma.
        case key(Range<Int>?)
    }

    /// The path, or `$`, as in JSONPath, for the whole text.
    let description: String

    /// Creates the path of the value where reading failed.
    init(of failure: JSONReader.Failure, in reader: JSONReader) {
        let bytes = reader.bytes
        var path = Self.steps(to: failure.offset, in: bytes)
            .reduce(into: "") { path, step in
                switch step {
                case .index(let index): path += "[\(index)]"
                case .key(let range?): path.append(member: String(decoding: bytes[range], as: UTF8.self))
                case .key(nil): break
                }
            }
        if case .missing(let name) = failure.reason { path.append(member: name) }
        description = WireText.line(path) ?? "$"
    }

    private static func steps(to offset: Int, in bytes: [UInt8]) -> [Step] {
        var steps: [Step] = []
        var position = 0
        while position < min(offset, bytes.count) {
            switch bytes[position] {
            case UInt8(ascii: "{"): steps.append(.key(nil))
            case UInt8(ascii: "["): steps.append(.index(0))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = steps.popLast()
            case UInt8(ascii: ","):
                if case .index(let index)? = steps.popLast() {
                    steps.append(.index(index + 1))
                } else {
                    steps.append(.key(nil))
                }
            case UInt8(ascii: "\""):
                let end = endOfString(at: position, in: bytes)
                if case .key(nil)? = steps.last { steps[steps.count - 1] = .key((position + 1)..<end) }
                position = end
            default: break
            }
            position += 1
        }
        return steps
    }

    /// Returns the position of the closing quotation mark, or of the end.
    private static func endOfString(at start: Int, in bytes: [UInt8]) -> Int {
        var position = start + 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(position, bytes.count)
    }
}

extension String {
    /// Appends the name of a member of an object, or an index in brackets.
    fileprivate mutating func append(member: String) {
        if !isEmpty, !member.hasPrefix("[") { append(".") }
        append(member)
    }
}
