import Foundation

/// The objects of an array in JSON, cut out of text that arrives in pieces; each of them is then read by itself.
///
/// An object ends where its outermost brace is closed outside of a string. One at most is in memory.
struct JSONObjects: Sendable {
    private enum Place: Sendable {
        case start, firstElement, nextElement, object, string, escape, behindElement, end
    }

    /// The longest object in bytes; a row of the list has about 200.
    private static let longest = 64 << 10

    /// The number of objects so far.
    private(set) var count = 0
    private var place = Place.start
    private var depth = 0
    private var object: [UInt8] = []

    /// Passes on each object that ends in a piece, with the number of those before it.
    ///
    /// - Throws: ``CityListError/notJSON(rows:)`` for a text that is not an array of objects, and what `body` throws.
    mutating func read(
        _ piece: some Sequence<UInt8>,
        _ body: (_ object: Data, _ count: Int) throws(CityListError) -> Void
    ) throws(CityListError) {
        for byte in piece {
            switch place {
            case .object, .string, .escape:
                object.append(byte)
                guard object.count <= Self.longest else { throw .notJSON(rows: count) }
                moveInObject(byte)
                if depth == 0 {
                    try body(Data(object), count)
                    count += 1
                    object.removeAll(keepingCapacity: true)
                    place = .behindElement
                }
            default: try moveBetweenObjects(byte)
            }
        }
    }

    /// Checks that the array has ended.
    ///
    /// - Throws: ``CityListError/notJSON(rows:)``.
    func finish() throws(CityListError) {
        guard place == .end else { throw .notJSON(rows: count) }
    }

    private mutating func moveInObject(_ byte: UInt8) {
        switch (place, byte) {
        case (.escape, _): place = .string
        case (.string, UInt8(ascii: "\\")): place = .escape
        case (.string, UInt8(ascii: "\"")): place = .object
        case (.string, _): break
        case (_, UInt8(ascii: "\"")): place = .string
        case (_, UInt8(ascii: "{")): depth += 1
        case (_, UInt8(ascii: "}")): depth -= 1
        default: break
        }
    }

    private mutating func moveBetweenObjects(_ byte: UInt8) throws(CityListError) {
        switch (place, byte) {
        case (_, 0x20), (_, 0x0A), (_, 0x0D), (_, 0x09): break
        case (.start, 0xEF), (.start, 0xBB), (.start, 0xBF): break  // A byte order mark.
        case (.start, UInt8(ascii: "[")): place = .firstElement
        case (.firstElement, UInt8(ascii: "{")), (.nextElement, UInt8(ascii: "{")):
            object.append(byte)
            depth = 1
            place = .object
        case (.behindElement, UInt8(ascii: ",")): place = .nextElement
        case (.firstElement, UInt8(ascii: "]")), (.behindElement, UInt8(ascii: "]")): place = .end
        default: throw .notJSON(rows: count)
        }
    }
}
