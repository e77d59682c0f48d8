/// A parser of the bytes that a terminal sends for keys.
///
/// Bytes may arrive in pieces; an incomplete sequence is kept until the rest arrives. A single escape byte may be a key
/// or the start of a sequence: wait a moment for more bytes and then call ``flush()``.
///
/// Source: ECMA-48 for control sequences, and xterm for cursor and editing keys.
public struct KeyReader: Sendable {
    private var bytes: [UInt8] = []

    /// Creates a reader without pending bytes.
    public init() {}

    /// Whether there are bytes that may become a key.
    public var isPending: Bool { !bytes.isEmpty }

    /// Adds bytes and returns the keys that are complete.
    public mutating func feed(_ new: some Sequence<UInt8>) -> [Key] {
        bytes += new
        var keys: [Key] = []
        while !bytes.isEmpty, let (length, key) = next() {
            bytes.removeFirst(length)
            if let key { keys.append(key) }
        }
        return keys
    }

    /// Returns the keys in the pending bytes when no more bytes arrive: an escape byte alone is the Escape key.
    public mutating func flush() -> [Key] {
        defer { bytes = [] }
        guard bytes.first == Self.escape else { return [] }
        let rest = bytes.dropFirst()
        // Escape followed by `[` or `O` alone is Alt with that letter, which is not used here.
        return rest.isEmpty ? [.escape] : []
    }

    /// Returns the first key and its length in bytes, or a length without a key for an unknown sequence.
    ///
    /// - Returns: `nil` when the first sequence is not complete.
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
                // No sequence is that long. Drop it, rather than wait and lose what the user types.
                return bytes.count > 32 ? (bytes.count, nil) : nil
            }
            let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
            let number = parameters.split(separator: ";").first.map(String.init)
            let key = bytes[end] == UInt8(ascii: "~") ? number.flatMap { Self.numbers[$0] } : Self.letters[bytes[end]]
            return (end + 1, key)
        default: return (2, nil)
        }
    }

    /// Returns a character outside ASCII; bytes that are not UTF-8 are dropped one by one.
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

/// A key that was pressed in a terminal.
public enum Key: Hashable, Sendable {
    /// A character key.
    case character(Character)
    /// A key without a character.
    case up, down, left, right, home, end, pageUp, pageDown, enter, tab, backTab, backspace, delete, escape
    /// A letter pressed together with Control, in lowercase.
    case control(Character)
}
