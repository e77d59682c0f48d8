package import Foundation

/// SipHash-2-4 with 128 bits of output, a fast hash that cannot be predicted without its key.
///
/// It names the files of a cache, because the hash of a grid cell without a key can be found by hashing every cell. It
/// also makes their checksums, so that one algorithm is enough. Systems without CryptoKit offer neither.
/// Source: Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012, and its reference implementation.
package struct KeyedHash: Sendable {
    private let low: UInt64
    private let high: UInt64

    /// The length of a key in bytes.
    package static let keyLength = 16

    /// Creates a hash, or returns `nil` when `key` does not have ``keyLength`` bytes.
    package init?(key: Data) {
        guard key.count == Self.keyLength else { return nil }
        (low, high) = key.withUnsafeBytes { ($0.word(at: 0), $0.word(at: 8)) }
    }

    private init(low: UInt64, high: UInt64) {
        (self.low, self.high) = (low, high)
    }

    /// A hash with a public key, for text that need not be hidden.
    package static let open = KeyedHash(low: 0, high: 0)

    /// Returns the sixteen bytes of the hash of `data`.
    package func callAsFunction(_ data: Data) -> Data {
        var state = State(low, high)
        data.withUnsafeBytes { bytes in
            let end = bytes.count & ~7
            for offset in stride(from: 0, to: end, by: 8) { state.absorb(bytes.word(at: offset)) }
            var last = UInt64(truncatingIfNeeded: bytes.count) << 56
            for offset in end..<bytes.count { last |= UInt64(bytes[offset]) << UInt64(8 * (offset - end)) }
            state.absorb(last)
        }
        var result = Data(capacity: 16)
        result.append(word: state.finish(0xee))
        result.append(word: state.finish(0xdd))
        return result
    }

    /// The four words of the algorithm.
    private struct State {
        var a, b, c, d: UInt64

        init(_ low: UInt64, _ high: UInt64) {
            a = low ^ 0x736f_6d65_7073_6575
            b = high ^ 0x646f_7261_6e64_6f6d ^ 0xee
            c = low ^ 0x6c79_6765_6e65_7261
            d = high ^ 0x7465_6462_7974_6573
        }

        mutating func absorb(_ word: UInt64) {
            d ^= word
            round()
            round()
            a ^= word
        }

        mutating func finish(_ constant: UInt64) -> UInt64 {
            if constant == 0xee { c ^= constant } else { b ^= constant }
            for _ in 0..<4 { round() }
            return a ^ b ^ c ^ d
        }

        mutating func round() {
            a &+= b
            b = b.rotated(13) ^ a
            a = a.rotated(32)
            c &+= d
            d = d.rotated(16) ^ c
            a &+= d
            d = d.rotated(21) ^ a
            c &+= b
            b = b.rotated(17) ^ c
            c = c.rotated(32)
        }
    }
}

extension UInt64 {
    fileprivate func rotated(_ bits: UInt64) -> UInt64 {
        self << bits | self >> (64 - bits)
    }
}

extension UnsafeRawBufferPointer {
    /// Returns the little-endian number in the eight bytes from `offset`.
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}

extension Data {
    /// Appends the eight bytes of `word` in little-endian order.
    mutating func append(word: UInt64) {
        Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
    }
}

extension Data {
    /// The bytes in hexadecimal digits, two for each.
    package var hexadecimal: String {
        String(decoding: flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    private static let digits = Array("0123456789abcdef".utf8)
}
