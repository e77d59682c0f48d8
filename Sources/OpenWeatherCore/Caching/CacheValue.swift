import Foundation

/// A value that a cache can hold in memory and store as bytes.
///
/// The types of Core conform with binary forms of their own, which are written and read in microseconds. Any other
/// `Codable` type conforms without code and is then stored as JSON. Only the value itself is stored, never the response
/// of the service or the request, so that nothing of the API key can be in the bytes.
package protocol CacheValue: BinaryCodable {
    /// The name of the type and the number of its form, for example `Forecast 1`.
    ///
    /// Raise the number whenever the bytes of a value change: entries in an earlier form are then a miss instead of
    /// being misread.
    static var cacheFormat: String { get }

    /// The estimated size of the value in memory, in bytes, by which a cache limits its memory.
    ///
    /// It is computed without encoding the value, in constant time or one step for each element.
    var cacheCost: Int { get }
}

extension CacheValue where Self: Codable {
    /// The name of the type, stored as JSON.
    package static var cacheFormat: String { "JSON \(Self.self)" }

    /// The size of the type itself, and a thousand bytes for all that it refers to.
    package var cacheCost: Int { MemoryLayout<Self>.size + 1_000 }

    /// Appends the JSON of the value.
    ///
    /// - Throws: ``BinaryFailure/unencodable`` when JSON cannot express the value.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        guard let json = try? JSONEncoder().encode(self) else { throw .unencodable }
        writer.write(json)
    }

    /// Creates a value from JSON.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        let json = try reader.data()
        guard let value = try? JSONDecoder().decode(Self.self, from: json) else { throw .malformed }
        self = value
    }
}

extension Array: BinaryCodable where Element: BinaryCodable {
    /// Appends the elements in their order.
    ///
    /// - Throws: ``BinaryFailure/unencodable`` when an element has no binary form.
    package func write(to writer: inout BinaryWriter) throws(BinaryFailure) {
        try writer.write(self)
    }

    /// Creates an array from its elements.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        self = try reader.array()
    }
}

extension Array: CacheValue where Element: CacheValue {
    /// The form of the elements, in brackets.
    package static var cacheFormat: String { "[\(Element.cacheFormat)]" }

    /// The sum of the elements' sizes.
    package var cacheCost: Int { reduce(32) { $0 + $1.cacheCost } }
}
