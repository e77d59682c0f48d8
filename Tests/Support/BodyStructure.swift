/// The places of the members and values of a body that may be damaged.
struct BodyStructure {
    /// The ranges of each key, with its quotation marks, and its value.
    private(set) var members: [(key: Range<Int>, value: Range<Int>)] = []
    /// The ranges of all values, also of those within others, except for the whole body.
    private(set) var values: [Range<Int>] = []

    private let bytes: [UInt8]
    private let tokens: [Range<Int>]

    /// Creates the structure of a body, as far as it has one.
    init(of bytes: [UInt8]) {
        self.bytes = bytes
        tokens = Self.tokens(of: bytes)
        var open: [Int] = []
        for place in tokens.indices {
            switch bytes[tokens[place].lowerBound] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(place)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if let start = open.popLast() { add(from: start, to: place, in: open.last) }
            case UInt8(ascii: ","), UInt8(ascii: ":"): break
            default: add(from: place, to: place, in: open.last)
            }
        }
    }

    /// Adds the value between two tokens, unless it is a key or the whole body.
    private mutating func add(from start: Int, to end: Int, in container: Int?) {
        guard let container else { return }
        let value = tokens[start].lowerBound..<tokens[end].upperBound
        if bytes[tokens[container].lowerBound] == UInt8(ascii: "[") {
            values.append(value)
        } else if start > 1, bytes[tokens[start - 1].lowerBound] == UInt8(ascii: ":") {
            values.append(value)
            let key = tokens[start - 2]
            if bytes[key.lowerBound] == UInt8(ascii: "\"") { members.append((key, value)) }
        }
    }

    private static func tokens(of bytes: [UInt8]) -> [Range<Int>] {
        var tokens: [Range<Int>] = []
        var start = 0
        var inside = false
        for index in bytes.indices {
            let byte = bytes[index]
            if inside {
                let isEnd = byte == UInt8(ascii: "\"") && bytes[index - 1] != UInt8(ascii: "\\")
                guard isEnd || index == bytes.count - 1 else { continue }
                tokens.append(start..<(index + 1))
                (start, inside) = (index + 1, false)
                continue
            }
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D, 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D:
                if start < index { tokens.append(start..<index) }
                inside = byte == UInt8(ascii: "\"")
                start = inside ? index : index + 1
                if byte > UInt8(ascii: "\"") { tokens.append(index..<(index + 1)) }
            default: break
            }
        }
        if start < bytes.count, !inside { tokens.append(start..<bytes.count) }
        return tokens
    }
}
