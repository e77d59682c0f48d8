/// A gzip body of a few bytes that unpacks to many: zeros, as matches of 258 bytes in 13 bits each.
public enum GzipBomb: Sendable {
    /// Returns a body that unpacks to at least `count` bytes; its checksum is wrong, as it is never reached.
    public static func bytes(count: Int) -> [UInt8] {
        var bits = Bits()
        bits.append(0b11, 2)  // Last block, with the fixed codes (01, lowest bit first).
        bits.append(0, 1)
        bits.appendCode(0b0011_0000, 8)  // The literal 0.
        for _ in 0...(count / 258) {
            bits.appendCode(0b1100_0101, 8)  // A length of 258 …
            bits.appendCode(0, 5)  // … at a distance of 1.
        }
        bits.appendCode(0, 7)  // The end of the block.
        return [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3] + bits.bytes + Array(repeating: 0, count: 8)
    }

    private struct Bits {
        var bytes: [UInt8] = []
        private var used = 8

        /// Appends a number, its lowest bit first.
        mutating func append(_ value: Int, _ count: Int) {
            for index in 0..<count {
                if used == 8 {
                    bytes.append(0)
                    used = 0
                }
                bytes[bytes.count - 1] |= UInt8(value >> index & 1) << used
                used += 1
            }
        }

        /// Appends a Huffman code, its highest bit first.
        mutating func appendCode(_ code: Int, _ count: Int) {
            for index in (0..<count).reversed() { append(code >> index & 1, 1) }
        }
    }
}
