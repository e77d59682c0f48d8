/// The printable ASCII characters of a text, with their places in it.
///
/// Every other character is left out, as later steps leave out some of them: marks of the direction of writing, control
/// characters, and whatever a terminal does not draw. Two halves of a secret with such characters between them are next
/// to each other here.
struct VisibleText: Sendable {
    /// The number of times that escapes are decoded: a server may escape an address that is escaped already, and so on.
    static let depth = 4

    /// The characters.
    private(set) var bytes: [UInt8] = []
    /// The bytes of the text that each character was written with; empty unless they were asked for.
    private var places: [Range<UInt32>] = []

    /// Creates the visible part of a text, with its escapes as they are.
    ///
    /// - Parameters:
    ///   - text: The text in UTF-8.
    ///   - isTracking: Whether ``places(of:)`` will be asked for.
    init(_ text: [UInt8], isTracking: Bool) {
        // With room for none, the standard library writes to the empty array that all threads share.
        guard !text.isEmpty else { return }
        bytes = [UInt8](unsafeUninitializedCapacity: text.count) { buffer, count in
            for byte in text {
                buffer[count] = byte  // Overwritten by the next one when it does not count.
                count &+= Self.isPrintable(byte) ? 1 : 0
            }
        }
        guard isTracking else { return }
        places = text.indices.filter { Self.isPrintable(text[$0]) }
            .map { UInt32(clamping: $0)..<UInt32(clamping: $0 + 1) }
    }

    /// Whether a text may be another one than its visible part with all escapes decoded.
    static func canDiffer(from text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in
            // Without a branch, so that the compiler looks at many bytes at a time: most texts are read to their ends.
            var marks: UInt8 = 0
            for byte in bytes {
                let isHidden: UInt8 = byte &- 0x20 > 0x5E ? 0xFF : 0
                let isBackslash: UInt8 = byte == backslash ? 0xFF : 0
                let isPercent: UInt8 = byte == percent ? 0xFF : 0
                marks = marks | isHidden | isBackslash | isPercent
            }
            return marks != 0
        }
    }

    /// Returns the bytes of the text that a part of the characters was written with, and all between them.
    func places(of part: Range<Int>) -> Range<Int> {
        Int(places[part.lowerBound].lowerBound)..<Int(places[part.upperBound - 1].upperBound)
    }

    /// Decodes every escape of JSON and of addresses, such as `\u0035` and `%35`, once.
    ///
    /// - Returns: `false` when there was none.
    mutating func decodeEscapes() -> Bool {
        guard bytes.contains(where: { $0 == Self.backslash || $0 == Self.percent }) else { return false }
        let count = bytes.count
        var (read, written) = (0, 0)
        while read < bytes.count {
            let (byte, length) = character(at: read)
            // A decoded text is never longer, so that it takes the place of what was read.
            if Self.isPrintable(byte) {
                bytes[written] = byte
                if !places.isEmpty {
                    places[written] = places[read].lowerBound..<places[read + length - 1].upperBound
                }
                written += 1
            }
            read += length
        }
        bytes.removeLast(count - written)
        if !places.isEmpty { places.removeLast(count - written) }
        return written < count
    }

    private static let backslash = UInt8(ascii: "\\")
    private static let percent = UInt8(ascii: "%")

    private static func isPrintable(_ byte: UInt8) -> Bool { byte &- 0x20 <= 0x5E }

    /// Returns the character that is written at `index`, 0 for one that is not printable, and the number of bytes that
    /// it is written with.
    private func character(at index: Int) -> (byte: UInt8, length: Int) {
        let byte = bytes[index]
        if byte == Self.percent, let number = number(at: index + 1, digits: 2) { return (UInt8(number), 3) }
        guard byte == Self.backslash, index + 1 < bytes.count else { return (byte, 1) }
        switch bytes[index + 1] {
        case UInt8(ascii: "u"):
            guard let number = number(at: index + 2, digits: 4) else { return (byte, 1) }
            return (UInt8(exactly: number) ?? 0, 6)
        case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return (0, 2)
        case let escaped: return (escaped, 2)
        }
    }

    private func number(at start: Int, digits count: Int) -> UInt16? {
        guard start + count <= bytes.count else { return nil }
        var value: UInt16 = 0
        for byte in bytes[start..<start + count] {
            switch byte.asciiLowercased {
            case let digit where (48...57).contains(digit): value = value << 4 | UInt16(digit - 48)
            case let digit where (97...102).contains(digit): value = value << 4 | UInt16(digit - 87)
            default: return nil
            }
        }
        return value
    }
}
