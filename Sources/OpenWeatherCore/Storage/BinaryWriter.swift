package import Foundation

/// A value with a compact binary form, from which caches restore it.
///
/// The form has no field names and no tags: both sides agree on the order of the parts. It is read only by the version
/// that wrote it, which ``CacheValue/cacheFormat`` identifies, and is therefore no exchange format; `Codable` is.
package protocol BinaryCodable: Sendable {
    /// Appends the value to `writer`.
    ///
    /// - Throws: ``BinaryFailure/unencodable`` when the value has no binary form.
    func write(to writer: inout BinaryWriter) throws(BinaryFailure)

    /// Creates a value from the next bytes of `reader`.
    ///
    /// - Throws: ``BinaryFailure`` when the bytes are not a value of this type.
    init(from reader: inout BinaryReader) throws(BinaryFailure)
}

/// The reason a binary form cannot be written or read.
package enum BinaryFailure: Error, Hashable, Sendable {
    /// The value has no binary form, such as a number that JSON cannot express in a type that is stored as JSON.
    case unencodable
    /// The bytes end before the value does.
    case truncated
    /// The bytes are not a value of the requested type.
    case malformed
}

/// A writer of binary forms.
///
/// Fixed-width numbers are little-endian, integers are zigzag varints, strings and collections are preceded by their
/// count, and optionals by a byte that is 0 for `nil` and 1 otherwise.
package struct BinaryWriter: Sendable {
    private var bytes: [UInt8] = []

    /// Creates an empty writer with room for `capacity` bytes.
    package init(capacity: Int = 256) {
        bytes.reserveCapacity(capacity)
    }

    /// The bytes written so far.
    package var data: Data { Data(bytes) }

    /// Appends one byte.
    package mutating func write(byte: UInt8) {
        bytes.append(byte)
    }

    /// Appends the bit pattern of a number, so that every number survives, including −0, infinities and NaN.
    package mutating func write(_ number: Double) {
        var bits = number.bitPattern
        for _ in 0..<8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
        }
    }

    /// Appends a count.
    package mutating func write(count: Int) {
        write(varint: UInt64(count))
    }

    /// Appends an integer, which takes fewer bytes the nearer it is to 0.
    package mutating func write(_ number: Int) {
        let wide = Int64(number)
        write(varint: UInt64(bitPattern: wide << 1 ^ wide >> 63))
    }

    /// Appends the UTF-8 bytes of a string.
    package mutating func write(_ text: String) {
        write(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends bytes.
    package mutating func write(_ data: Data) {
        write(count: data.count)
        bytes.append(contentsOf: data)
    }

    /// Appends the number of elements, then the elements.
    ///
    /// - Throws: ``BinaryFailure/unencodable`` when an element has no binary form.
    package mutating func write(_ elements: [some BinaryCodable]) throws(BinaryFailure) {
        write(count: elements.count)
        for element in elements { try element.write(to: &self) }
    }

    /// Appends whether there is a value, then the value.
    ///
    /// - Throws: ``BinaryFailure/unencodable`` when the value has no binary form.
    package mutating func write(_ value: (some BinaryCodable)?) throws(BinaryFailure) {
        guard let value else { return bytes.append(0) }
        bytes.append(1)
        try value.write(to: &self)
    }

    private mutating func write(varint number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}
