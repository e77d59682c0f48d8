package import Foundation

/// A reader of the binary forms that ``BinaryWriter`` writes.
///
/// It can be given any bytes: those that are not a value fail, and no read goes beyond the end or allocates more than
/// the bytes that are there can fill. It cannot notice a changed digit; a checksum around the form does that.
package struct BinaryReader: Sendable {
    private let bytes: [UInt8]
    private var position = 0

    /// Creates a reader at the start of `data`.
    package init(_ data: Data) {
        bytes = Array(data)
    }

    /// The number of bytes that were not read yet.
    package var remainingCount: Int { bytes.count - position }

    /// Fails unless every byte was read.
    ///
    /// - Throws: ``BinaryFailure/malformed``.
    package func finish() throws(BinaryFailure) {
        guard remainingCount == 0 else { throw .malformed }
    }

    /// Reads one byte.
    ///
    /// - Throws: ``BinaryFailure/truncated``.
    package mutating func byte() throws(BinaryFailure) -> UInt8 {
        guard position < bytes.count else { throw .truncated }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads a number with every bit as it was written.
    ///
    /// - Throws: ``BinaryFailure/truncated``.
    package mutating func double() throws(BinaryFailure) -> Double {
        guard remainingCount >= 8 else { throw .truncated }
        var bits: UInt64 = 0
        for index in 0..<8 { bits |= UInt64(bytes[position + index]) << UInt64(8 * index) }
        position += 8
        return Double(bitPattern: bits)
    }

    /// Reads an integer.
    ///
    /// - Throws: ``BinaryFailure``, also for an integer that this system's `Int` cannot hold.
    package mutating func int() throws(BinaryFailure) -> Int {
        let zigzag = try varint()
        guard let number = Int(exactly: Int64(bitPattern: zigzag >> 1 ^ (0 &- (zigzag & 1)))) else { throw .malformed }
        return number
    }

    /// Reads the count of a collection, each of whose elements takes a byte or more.
    ///
    /// - Throws: ``BinaryFailure``; ``BinaryFailure/truncated`` for more elements than there are bytes.
    package mutating func count() throws(BinaryFailure) -> Int {
        let number = try varint()
        guard number <= UInt64(remainingCount) else { throw .truncated }
        return Int(number)
    }

    /// Reads a string.
    ///
    /// - Throws: ``BinaryFailure``; ``BinaryFailure/malformed`` for bytes that are not UTF-8.
    package mutating func string() throws(BinaryFailure) -> String {
        let part = try slice()
        let text = String(decoding: part, as: UTF8.self)
        // Decoding repairs invalid bytes, which would be a name that was never stored.
        guard text.utf8.elementsEqual(part) else { throw .malformed }
        return text
    }

    /// Reads bytes.
    ///
    /// - Throws: ``BinaryFailure/truncated``.
    package mutating func data() throws(BinaryFailure) -> Data {
        Data(try slice())
    }

    /// Reads the elements of an array.
    ///
    /// - Throws: ``BinaryFailure``.
    package mutating func array<Element: BinaryCodable>() throws(BinaryFailure) -> [Element] {
        let count = try count()
        var elements: [Element] = []
        // An element may be larger in memory than in bytes, so a count alone reserves little.
        elements.reserveCapacity(min(count, 128))
        for _ in 0..<count { elements.append(try Element(from: &self)) }
        return elements
    }

    /// Reads a value.
    ///
    /// - Throws: ``BinaryFailure``.
    package mutating func value<Value: BinaryCodable>() throws(BinaryFailure) -> Value {
        try Value(from: &self)
    }

    /// Reads an optional value.
    ///
    /// - Throws: ``BinaryFailure``.
    package mutating func optional<Value: BinaryCodable>() throws(BinaryFailure) -> Value? {
        switch try byte() {
        case 0: nil
        case 1: try Value(from: &self)
        default: throw .malformed
        }
    }

    private mutating func slice() throws(BinaryFailure) -> ArraySlice<UInt8> {
        let count = try count()
        defer { position += count }
        return bytes[position..<position + count]
    }

    private mutating func varint() throws(BinaryFailure) -> UInt64 {
        var number: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let byte = try byte()
            let bits = UInt64(byte & 0x7f)
            // The tenth byte has room for one bit.
            guard shift < 63 || bits <= 1 else { throw .malformed }
            number |= bits << shift
            if byte < 0x80 { return number }
        }
        throw .malformed
    }
}
