/// Text in which characters may be escaped, as `\u0035` in JSON and `%35` in addresses.
enum EscapedText: Sendable {
    /// The number of times that a text is decoded: a server may escape an address that is escaped already, and so on.
    static let depth = 4

    /// Returns the bytes with every visible ASCII character in plain form but quotes and backslashes, which have a meaning
    /// where they stand; `nil` when none is escaped.
    ///
    /// A percent sign may be the beginning of another escape, which is not decoded.
    static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.contains(where: { $0 == backslash || $0 == percent }) else { return nil }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        var isChanged = false
        while index < bytes.count {
            if let (byte, count) = character(in: bytes, at: index) {
                output.append(byte)
                index += count
                isChanged = true
            } else {
                let count = bytes[index] == backslash && index + 1 < bytes.count ? 2 : 1  // `\\u0035` is no escape.
                output += bytes[index..<index + count]
                index += count
            }
        }
        return isChanged ? output : nil
    }

    private static let backslash = UInt8(ascii: "\\")
    private static let percent = UInt8(ascii: "%")

    /// Returns the plain character that is escaped at `index`, with the length of the escape.
    private static func character(in bytes: [UInt8], at index: Int) -> (byte: UInt8, count: Int)? {
        let rest = bytes[index...].prefix(6)
        let (byte, count): (UInt8?, Int)
        switch rest.first {
        case percent where rest.count >= 3: (byte, count) = (number(rest.dropFirst().prefix(2)), 3)
        case backslash where rest.dropFirst().first == UInt8(ascii: "/"): (byte, count) = (UInt8(ascii: "/"), 2)
        case backslash where rest.count == 6 && rest.dropFirst().starts(with: Array("u00".utf8)):
            (byte, count) = (number(rest.suffix(2)), 6)
        default: return nil
        }
        guard let byte, isPlain(byte) else { return nil }
        return (byte, count)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt8? {
        digits.reduce(0) { value, digit in
            guard let value else { return nil }
            switch digit.asciiLowercased {
            case 48...57: return value << 4 | (digit - 48)
            case 97...102: return value << 4 | (digit.asciiLowercased - 87)
            default: return nil
            }
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x21...0x7e).contains(byte) && byte != backslash && byte != UInt8(ascii: "\"")
    }
}
