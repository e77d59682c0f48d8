/// A parser of the bytes that a terminal sends for keys.
///
/// Bytes may arrive in pieces; an incomplete sequence is kept until the rest arrives. A single escape byte may be a key
/// or the start of a sequence: wait a moment for more bytes and then call ``flush()``.
///
/// Text that the terminal brackets as pasted arrives as its characters; a line break in it is a space, so that pasting
/// presses no key. Control-C is a key always and ends what is incomplete, a pasted text too, so that a lost end of one
/// does not lock the user in. Replies of the terminal to queries are kept apart in ``takeReplies()``.
///
/// Source: ECMA-48 for control sequences, and xterm for cursor and editing keys, the mouse (mode 1006), bracketed paste
/// (mode 2004), and operating system commands.
public struct KeyReader: Sendable {
    private var bytes: [UInt8] = []
    private var isPasting = false
    private var replies: [String] = []

    /// Creates a reader without pending bytes.
    public init() {}

    /// Whether there are bytes that may become a key.
    public var isPending: Bool { !bytes.isEmpty }

    /// Adds bytes and returns the keys that are complete.
    public mutating func feed(_ new: some Sequence<UInt8>) -> [Key] {
        let pieces = new.split(separator: Self.interrupt, omittingEmptySubsequences: false)
        var keys: [Key] = []
        for (index, piece) in pieces.enumerated() {
            if index > 0 { keys += flush() + [.control("c")] }
            keys += parse(piece)
        }
        return keys
    }

    private mutating func parse(_ new: some Sequence<UInt8>) -> [Key] {
        bytes += new
        var keys: [Key] = []
        while !bytes.isEmpty, let (length, token) = next() {
            bytes.removeFirst(length)
            switch token {
            case .key(let key): keys.append(isPasting ? Self.pasted(key) : key)
            case .pasting(let isOn): isPasting = isOn
            case .reply(let text): replies.append(text)
            case nil: break
            }
        }
        return keys
    }

    /// Returns the replies of the terminal since the last call, without their introducer and terminator.
    public mutating func takeReplies() -> [String] {
        defer { replies = [] }
        return replies
    }

    private enum Token {
        case key(Key)
        case pasting(Bool)
        case reply(String)
    }

    private static func pasted(_ key: Key) -> Key {
        if case .character = key { key } else { .character(" ") }
    }

    /// Returns the keys in the pending bytes when no more bytes arrive: an escape byte alone is the Escape key.
    public mutating func flush() -> [Key] {
        defer { bytes = [] }
        // The Escape key cannot be pasted: the end of the text was lost.
        isPasting = false
        guard bytes.first == Self.escape else { return [] }
        let rest = bytes.dropFirst()
        // Escape followed by `[` or `O` alone is Alt with that letter, which is not used here.
        return rest.isEmpty ? [.escape] : []
    }

    /// Returns the first token and its length in bytes, or a length without a token for an unknown sequence.
    ///
    /// - Returns: `nil` when the first sequence is not complete.
    private func next() -> (length: Int, token: Token?)? {
        switch bytes[0] {
        case Self.escape: escapeSequence()
        case 9: (1, .key(.tab))
        case 10, 13: (1, .key(.enter))
        case 8, 127: (1, .key(.backspace))
        case 1...26: (1, .key(.control(Character(Unicode.Scalar(bytes[0] + 96)))))
        case ..<32: (1, nil)
        case ..<128: (1, .key(.character(Character(Unicode.Scalar(bytes[0])))))
        default: character()
        }
    }

    private func escapeSequence() -> (length: Int, token: Token?)? {
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case Self.escape: return (1, .key(.escape))
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return nil }
            return (3, Self.letters[bytes[2]].map(Token.key))
        case UInt8(ascii: "]"):
            return reply()
        case UInt8(ascii: "["):
            guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
                // No sequence is that long. Drop it, rather than wait and lose what the user types.
                return bytes.count > 32 ? (bytes.count, nil) : nil
            }
            return (end + 1, token(String(decoding: bytes[2..<end], as: UTF8.self), final: bytes[end]))
        default: return (2, nil)
        }
    }

    /// Returns the meaning of a control sequence with `parameters`.
    private func token(_ parameters: String, final: UInt8) -> Token? {
        let first = parameters.split(separator: ";").first.map(String.init)
        switch (final, first) {
        case (UInt8(ascii: "~"), "200"): return .pasting(true)
        case (UInt8(ascii: "~"), "201"): return .pasting(false)
        case (UInt8(ascii: "~"), let number?): return Self.numbers[number].map(Token.key)
        case (UInt8(ascii: "M"), let first?) where first.hasPrefix("<"): return Self.mouse(parameters).map(Token.key)
        default: return Self.letters[final].map(Token.key)
        }
    }

    /// Returns what the mouse did; only clicks with the first button and the wheel mean something.
    private static func mouse(_ parameters: String) -> Key? {
        let numbers = parameters.dropFirst().split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
        // The bits for Shift, Alt, and Control do not matter; 32 would be a movement.
        return switch numbers[0] & ~(4 | 8 | 16) {
        case 0: .click(column: numbers[1] - 1, row: numbers[2] - 1)
        case 64: .scrollUp
        case 65: .scrollDown
        default: nil
        }
    }

    /// Returns an operating system command, which ends with BEL or with Escape and a backslash.
    private func reply() -> (length: Int, token: Token?)? {
        for index in bytes.indices.dropFirst(2) {
            let text = String(decoding: bytes[2..<index], as: UTF8.self)
            if bytes[index] == 7 { return (index + 1, .reply(text)) }
            guard bytes[index] == Self.escape else { continue }
            guard index + 1 < bytes.count else { return nil }
            // Another sequence begins where this one was cut off.
            return bytes[index + 1] == UInt8(ascii: "\\") ? (index + 2, .reply(text)) : (index, nil)
        }
        return bytes.count > Self.longestReply ? (bytes.count, nil) : nil
    }

    /// Returns a character outside ASCII; bytes that are not UTF-8 are dropped one by one.
    private func character() -> (length: Int, token: Token?)? {
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
        return (length, .key(.character(first)))
    }

    private static let escape: UInt8 = 27

    /// The byte of Control-C.
    private static let interrupt: UInt8 = 3

    /// The number of bytes after which a reply that does not end is dropped.
    private static let longestReply = 64

    private static let letters: [UInt8: Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "Z"): .backTab, UInt8(ascii: "P"): .function(1),
    ]

    private static let numbers: [String: Key] = [
        "1": .home, "3": .delete, "4": .end, "5": .pageUp, "6": .pageDown, "7": .home, "8": .end,
        "11": .function(1),
    ]
}
