/// Makes keys of the bytes that a terminal sends.
///
/// Bytes may arrive in pieces: what is not complete is kept until more comes. A lone escape byte may be a key or the
/// beginning of a sequence; whoever reads waits a moment for more and then calls ``flush()``.
///
/// Source: ECMA-48 for control sequences, and what xterm sends for cursor and editing keys.
public struct KeyReader: Sendable {
    private var bytes: [UInt8] = []

    /// Creates a reader.
    public init() {}

    /// Whether bytes are kept that may become a key.
    public var isPending: Bool { !bytes.isEmpty }

    /// The keys that are complete with `new` bytes.
    public mutating func feed(_ new: some Sequence<UInt8>) -> [Key] {
        bytes += new
        var keys: [Key] = []
        while !bytes.isEmpty, let (length, key) = next() {
            bytes.removeFirst(length)
            if let key { keys.append(key) }
        }
        return keys
    }

    /// The keys in what is kept when nothing more came: an escape that began nothing is the key itself.
    public mutating func flush() -> [Key] {
        defer { bytes = [] }
        guard bytes.first == Self.escape else { return [] }
        let rest = bytes.dropFirst()
        // Escape and `[` or `O` is what Alt with that letter sends; nothing here listens to it.
        return rest.isEmpty ? [.escape] : []
    }

    /// The first key with its length in bytes, or without a key for bytes that mean nothing; `nil` when it is not
    /// complete.
    private func next() -> (length: Int, key: Key?)? {
        switch bytes[0] {
        case Self.escape: escapeSequence()
        case 9: (1, .tab)
        case 10, 13: (1, .enter)
        case 8, 127: (1, .backspace)
        case 1...26: (1, .control(Character(Unicode.Scalar(bytes[0] + 96))))
        case ..<32: (1, nil)
        case ..<128: (1, .character(Character(Unicode.Scalar(bytes[0]))))
        default: character()
        }
    }

    private func escapeSequence() -> (length: Int, key: Key?)? {
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case Self.escape: return (1, .escape)
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return nil }
            return (3, Self.letters[bytes[2]])
        case UInt8(ascii: "["):
            guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
                // No sequence is that long: give up rather than swallow what is typed.
                return bytes.count > 32 ? (bytes.count, nil) : nil
            }
            let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
            let number = parameters.split(separator: ";").first.map(String.init)
            let key = bytes[end] == UInt8(ascii: "~") ? number.flatMap { Self.numbers[$0] } : Self.letters[bytes[end]]
            return (end + 1, key)
        default: return (2, nil)
        }
    }

    /// A character outside ASCII; bytes that are not UTF-8 are dropped one by one.
    private func character() -> (length: Int, key: Key?)? {
        let length =
            switch bytes[0] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        let available = bytes.prefix(length)
        guard length > 1, available.dropFirst().allSatisfy({ (0x80...0xBF).contains($0) }) else { return (1, nil) }
        guard available.count == length else { return nil }
        let text = String(decoding: available, as: UTF8.self)
        guard let first = text.first, text.count == 1, first != "\u{FFFD}" else { return (1, nil) }
        return (length, .character(first))
    }

    private static let escape: UInt8 = 27

    private static let letters: [UInt8: Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "Z"): .backTab,
    ]

    private static let numbers: [String: Key] = [
        "1": .home, "3": .delete, "4": .end, "5": .pageUp, "6": .pageDown, "7": .home, "8": .end,
    ]
}
