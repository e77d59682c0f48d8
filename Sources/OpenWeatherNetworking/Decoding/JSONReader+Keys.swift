extension JSONReader {
    /// A key of an object, compared with literals without a `String`.
    ///
    /// Up to sixteen bytes are stored in place; the bytes behind them are folded into a hash. A text can be written so
    /// that two of its long keys, or a key and a literal, count as equal, but it gains nothing that it would not have
    /// by writing that key.
    package struct Key: Equatable, ExpressibleByStringLiteral, Sendable {
        private var low: UInt64 = 0
        private var high: UInt64 = 0
        private var count = 0

        /// Creates an empty key.
        @inline(__always)
        init() {}

        /// Creates the key that a payload expects.
        @inline(__always)
        package init(stringLiteral literal: StaticString) {
            for offset in 0..<literal.utf8CodeUnitCount { append(literal.utf8Start[offset]) }
        }

        /// Creates a key without a text, which equals no literal and no key at another position.
        init(unreadableAt position: Int) {
            count = ~position
        }

        /// Appends a byte of the key in UTF-8.
        @inline(__always)
        mutating func append(_ byte: UInt8) {
            if count < 8 {
                low |= UInt64(byte) &<< UInt64(truncatingIfNeeded: count &* 8)
            } else if count < 16 {
                high |= UInt64(byte) &<< UInt64(truncatingIfNeeded: count &* 8 &- 64)
            } else {
                high = high &* 0x100_0000_01b3 ^ UInt64(byte)
            }
            count &+= 1
        }
    }

    /// Reads a key.
    @inline(__always)
    mutating func readKey() throws(Failure) -> Key {
        guard bytes[index] == UInt8(ascii: "\"") else { throw syntaxFailure() }
        let start = index
        var key = Key()
        index &+= 1
        while true {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                index &+= 1
                return key
            }
            guard byte &- 0x20 < 0x60, byte != UInt8(ascii: "\\") else { return try readUnusualKey(at: start) }
            key.append(byte)
            index &+= 1
        }
    }

    /// Reads a key with escapes or beyond ASCII.
    @inline(never)
    private mutating func readUnusualKey(at start: Int) throws(Failure) -> Key {
        index = start
        guard let text = try recovering({ (reader) throws(Failure) in try reader.string() }) else {
            return Key(unreadableAt: start)
        }
        var key = Key()
        for byte in text.utf8 { key.append(byte) }
        return key
    }

    /// The text of the current key; `nil` when it contains half of a surrogate pair.
    func keyText() throws(Failure) -> String? {
        // A copy, as recovering also moves the place of the value.
        var copy = self
        copy.index = keyStart
        return try copy.recovering { (reader) throws(Failure) in try reader.string() }
    }
}
