import Foundation

extension UnsafeRawBufferPointer {
    /// The little-endian number in the eight bytes from `offset`.
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}

extension Data {
    /// Appends the eight bytes of `word`, little end first.
    mutating func append(word: UInt64) {
        Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
    }
}
