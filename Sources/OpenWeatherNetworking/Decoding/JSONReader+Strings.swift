extension JSONReader {
    /// Reads a string; one with half of a surrogate pair is of the wrong type.
    mutating func string() throws(Failure) -> String {
        guard bytes[index] == UInt8(ascii: "\"") else { throw typeFailure() }
        let start = index
        let hasEscapes = try skipString()
        let content = bytes[(start &+ 1)..<(index &- 1)]
        guard hasEscapes else { return String(decoding: content, as: UTF8.self) }
        guard let text = Self.unescaped(content) else { throw wrongType(at: start) }
        return text
    }

    /// Moves behind a string and returns whether it has escapes.
    @inline(__always)
    @discardableResult
    mutating func skipString() throws(Failure) -> Bool {
        guard bytes[index] == UInt8(ascii: "\"") else { throw syntaxFailure() }
        var hasEscapes = false
        index &+= 1
        while true {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                index &+= 1
                return hasEscapes
            }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                try skipEscape()
            } else if byte &- 0x20 < 0x60 {
                index &+= 1
            } else {
                try skipScalar()
            }
        }
    }

    @inline(never)
    private mutating func skipEscape() throws(Failure) {
        index += 1
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            index += 1
        case UInt8(ascii: "u"):
            index += 1
            for _ in 0..<4 {
                guard Self.hexValue(of: bytes[index]) != nil else { throw syntaxFailure() }
                index += 1
            }
        default: throw syntaxFailure()
        }
    }

    /// Moves behind a character of several bytes, in its shortest form and not a surrogate.
    ///
    /// Source: The Unicode Standard, table 3-7.
    @inline(never)
    private mutating func skipScalar() throws(Failure) {
        let second: ClosedRange<UInt8>
        let length: Int
        switch bytes[index] {
        case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
        case 0xE0: (second, length) = (0xA0...0xBF, 3)
        case 0xED: (second, length) = (0x80...0x9F, 3)
        case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
        case 0xF0: (second, length) = (0x90...0xBF, 4)
        case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
        case 0xF4: (second, length) = (0x80...0x8F, 4)
        default: throw syntaxFailure()
        }
        index += 1
        guard second.contains(bytes[index]) else { throw syntaxFailure() }
        for _ in 2..<length {
            index += 1
            guard (0x80...0xBF).contains(bytes[index]) else { throw syntaxFailure() }
        }
        index += 1
    }
}

// MARK: - Escapes

extension JSONReader {
    /// Returns the content of a string that was skipped, with its escapes replaced; `nil` for half of a surrogate pair.
    private static func unescaped(_ content: ArraySlice<UInt8>) -> String? {
        var text: [UInt8] = []
        text.reserveCapacity(content.count)
        var rest = content
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
                text.append(byte)
                continue
            }
            switch escape {
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "u"):
                guard let scalar = scalar(from: &rest) else { return nil }
                text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            default: text.append(escape)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads the digits behind `\u`, with those of the second half of a surrogate pair.
    private static func scalar(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        let first = codeUnit(from: &rest)
        guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
        guard rest.starts(with: "\\u".utf8) else { return nil }
        rest.removeFirst(2)
        let second = codeUnit(from: &rest)
        guard UTF16.isTrailSurrogate(second) else { return nil }
        let high = UInt32(first) - 0xD800
        let low = UInt32(second) - 0xDC00
        return Unicode.Scalar(0x10000 + high << 10 + low)
    }

    private static func codeUnit(from rest: inout ArraySlice<UInt8>) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 { value = value << 4 | UInt16(rest.popFirst().flatMap(hexValue) ?? 0) }
        return value
    }

    private static func hexValue(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
