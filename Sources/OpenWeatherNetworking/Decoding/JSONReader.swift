import Foundation

/// A reader of one JSON text, from front to back, that builds no tree and copies no keys.
///
/// The reader stands before a value. A type that conforms to ``JSONReadable`` takes what it wants of the value and
/// leaves the rest: whatever is not read before the next key or element is checked and skipped.
///
/// ```text
/// try reader.enterObject()
/// while let key = try reader.nextKey() {
///     switch key {
///     case "temp": temperature = try reader.value()
///     case "humidity": humidity = try reader.optional()
///     default: break
///     }
/// }
/// ```
///
/// The reader is strict about the text and leaves values to the caller. A text that is not JSON in UTF-8, wherever the
/// mistake stands, is a ``Failure``. So is a value of another type than the one requested, unless ``optional(_:)`` reads
/// it, which returns `nil` instead.
///
/// | text | result |
/// | --- | --- |
/// | a key that an object has twice | the first value; the others are skipped |
/// | `1e400` and `1e-400`, which no `Double` can represent | a value of the wrong type |
/// | `-0` | negative zero, and the integer 0 |
/// | `4.0` and `1e3` | numbers, and integers too |
/// | `NaN`, `Infinity`, `+1`, `01`, `.5`, `1.`, `--1` | not JSON |
/// | half of a surrogate pair, as in `"\ud800"` | a value of the wrong type; a key that equals no other |
/// | a control character in a string, without an escape | not JSON |
/// | a comma before `}` or `]`, a comment, anything behind the value | not JSON |
/// | a byte order mark in front | ignored |
///
/// Hostile texts cost no more than time in proportion to their length: see ``maximumDepth`` and ``maximumKeys``. When the
/// current task is cancelled, reading ends within a few thousand values.
package struct JSONReader: Sendable {
    /// The text, followed by a zero byte, at which every scan stops because JSON contains none.
    let bytes: [UInt8]
    /// The position of the next byte.
    var index = 0

    /// The position of the current value; equal to ``index`` while the value has not been read.
    private var valueStart = -1
    /// A Boolean value that indicates whether the reader stands behind an opening bracket.
    private var isFirst = false
    /// The keys of the objects that the reader is in, outermost first, in the first ``keyCount`` places.
    private var keys: [Key] = []
    private var keyCount = 0
    /// The place in ``keys`` of the first key of the innermost object.
    private var firstKey = 0
    /// The values of ``firstKey`` outside each of the arrays and objects that the reader is in.
    private var containers: [Int] = []

    /// The number of members and elements so far.
    private var steps = 0

    /// The position of the opening quotation mark of the current key.
    private(set) var keyStart = 0

    /// The number of arrays and objects that may stand inside one another; deeper texts are refused.
    static let maximumDepth = 128

    /// The number of different keys that are read of one object; the others are skipped.
    ///
    /// The longest object of the service, the names of a place by language, has up to 137.
    static let maximumKeys = 512

    /// Creates a reader that stands before the value of a text.
    init(_ data: Data) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(data.count + 1)
        bytes.append(contentsOf: data)
        bytes.append(0)
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        keys.reserveCapacity(32)
        containers.reserveCapacity(8)
        skipSpace()
    }

    /// A Boolean value that indicates whether the whole text has been read.
    var isAtEnd: Bool { index == bytes.count - 1 }

    /// A Boolean value that indicates whether the value is an object.
    var isAtObject: Bool { bytes[index] == UInt8(ascii: "{") }

    /// A Boolean value that indicates whether the value is an array.
    package var isAtArray: Bool { bytes[index] == UInt8(ascii: "[") }

    /// A Boolean value that indicates whether the value is a string.
    var isAtString: Bool { bytes[index] == UInt8(ascii: "\"") }

    /// Checks that nothing but white space follows the value.
    mutating func finish() throws(Failure) {
        skipSpace()
        guard isAtEnd else { throw Failure(.notJSON, at: index) }
    }
}

// MARK: - Objects and arrays

extension JSONReader {
    /// Enters an object; call ``nextKey()`` until it returns `nil`.
    @inline(__always)
    package mutating func enterObject() throws(Failure) {
        try enter(UInt8(ascii: "{"))
    }

    /// Moves to the value of the next key and returns the key, or leaves the object and returns `nil`.
    @inline(never)
    package mutating func nextKey() throws(Failure) -> Key? {
        while try advance(to: UInt8(ascii: "}")) {
            keyStart = index
            let key = try readKey()
            try moveToValue()
            if isNew(key) { return key }
        }
        return nil
    }

    /// Enters an array; call ``nextElement()`` until it returns `false`.
    @inline(__always)
    mutating func enterArray() throws(Failure) {
        try enter(UInt8(ascii: "["))
    }

    /// Moves to the next element and returns `true`, or leaves the array and returns `false`.
    @inline(__always)
    mutating func nextElement() throws(Failure) -> Bool {
        guard try advance(to: UInt8(ascii: "]")) else { return false }
        valueStart = index
        return true
    }

    /// Returns what `read` returns, or skips the value and returns `nil` when the value or a part of it is of the wrong
    /// type or missing.
    ///
    /// - Throws: ``Failure`` when the text is not JSON.
    @inline(__always)
    mutating func recovering<Value>(
        _ read: (inout JSONReader) throws(Failure) -> Value
    ) throws(Failure) -> Value? {
        let (start, depth) = (index, containers.count)
        do throws(Failure) {
            return try read(&self)
        } catch {
            guard error.isAboutValue else { throw error }
            while containers.count > depth { leave() }
            // The place of a value inside would be mistaken for one that has not been read.
            (index, valueStart) = (start, start)
            try skipValue()
            return nil
        }
    }

    @inline(never)
    private mutating func enter(_ bracket: UInt8) throws(Failure) {
        guard bytes[index] == bracket else { throw typeFailure() }
        guard containers.count < Self.maximumDepth else { throw Failure(.notJSON, at: index) }
        containers.append(firstKey)
        firstKey = keyCount
        isFirst = true
        index &+= 1
    }

    @inline(__always)
    private mutating func leave() {
        keyCount = firstKey
        firstKey = containers.removeLast()
    }

    /// Moves to the next key or element and returns `true`, or behind the closing bracket and returns `false`.
    ///
    /// A value that has not been read is skipped first.
    @inline(__always)
    private mutating func advance(to end: UInt8) throws(Failure) -> Bool {
        if index == valueStart { try skipValue() }
        skipSpace()
        steps &+= 1
        if steps.isMultiple(of: 4_096) { try checkCancellation() }
        let wasFirst = isFirst
        isFirst = false
        if bytes[index] == end {
            index &+= 1
            leave()
            return false
        }
        if !wasFirst {
            guard bytes[index] == UInt8(ascii: ",") else { throw syntaxFailure() }
            index &+= 1
            skipSpace()
        }
        return true
    }

    @inline(never)
    private func checkCancellation() throws(Failure) {
        guard !Task.isCancelled else { throw Failure(.cancelled, at: index) }
    }

    /// Moves behind the colon that follows a key.
    @inline(__always)
    private mutating func moveToValue() throws(Failure) {
        skipSpace()
        guard bytes[index] == UInt8(ascii: ":") else { throw syntaxFailure() }
        index &+= 1
        skipSpace()
        valueStart = index
    }

    /// Remembers a key; returns `false` when the object already had it or has too many.
    @inline(__always)
    private mutating func isNew(_ key: Key) -> Bool {
        guard keyCount &- firstKey < Self.maximumKeys else { return false }
        for place in firstKey..<keyCount where keys[place] == key { return false }
        if keyCount == keys.count { keys.append(key) } else { keys[keyCount] = key }
        keyCount &+= 1
        return true
    }
}

// MARK: - Skipping

extension JSONReader {
    /// Moves behind the value, whatever it is.
    mutating func skipValue() throws(Failure) {
        switch bytes[index] {
        case UInt8(ascii: "\""): try skipString()
        case UInt8(ascii: "{"):
            try enterObject()
            while try advance(to: UInt8(ascii: "}")) {
                try skipString()
                try moveToValue()
            }
        case UInt8(ascii: "["):
            try enterArray()
            try skipElements()
        case UInt8(ascii: "t"): try skipWord("true")
        case UInt8(ascii: "f"): try skipWord("false")
        case UInt8(ascii: "n"): try skipWord("null")
        default: try skipNumber()
        }
    }

    /// Leaves the array without reading the elements that are left.
    mutating func skipElements() throws(Failure) {
        while try nextElement() {}
    }

    private mutating func skipWord(_ word: StaticString) throws(Failure) {
        for offset in 0..<word.utf8CodeUnitCount {
            guard bytes[index] == word.utf8Start[offset] else { throw syntaxFailure() }
            index &+= 1
        }
    }

    /// Moves to the next byte that is not white space.
    @inline(__always)
    private mutating func skipSpace() {
        while true {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index &+= 1
            default: return
            }
        }
    }
}
