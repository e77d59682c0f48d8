import Foundation

/// A type whose values are read from JSON.
package protocol JSONReadable: Sendable {
    /// Reads the value that `reader` stands before.
    ///
    /// - Throws: ``JSONReader/Failure`` when the value is of another type or lacks a required part.
    init(from reader: inout JSONReader) throws(JSONReader.Failure)
}

extension JSONReadable {
    /// Reads a text that consists of one value.
    ///
    /// - Throws: ``JSONReader/Failure``; for a text that is not JSON this is the reason, even when a value before the
    ///   mistake was wrong.
    init(json: Data) throws(JSONReader.Failure) {
        var reader = JSONReader(json)
        do throws(JSONReader.Failure) {
            self = try reader.value()
            try reader.finish()
        } catch {
            throw error.isAboutValue ? JSONReader(json).failure ?? error : error
        }
    }
}

extension JSONReader {
    /// The reason the text is not one value in JSON; `nil` when it is.
    fileprivate var failure: Failure? {
        var text = self
        do throws(Failure) {
            try text.skipValue()
            try text.finish()
            return nil
        } catch {
            return error
        }
    }

    /// Reads a value.
    @inline(__always)
    package mutating func value<Value: JSONReadable>(_: Value.Type = Value.self) throws(Failure) -> Value {
        try Value(from: &self)
    }

    /// Reads a value; skips it and returns `nil` when it is `null`, of another type, or lacks a required part.
    ///
    /// One malformed field then does not invalidate a response.
    @inline(never)
    package mutating func optional<Value: JSONReadable>(_: Value.Type = Value.self) throws(Failure) -> Value? {
        try recovering { (reader) throws(Failure) in try Value(from: &reader) }
    }

    /// Returns the value of a key that an object must have.
    ///
    /// - Throws: ``Failure`` with the path of the key when `value` is `nil`; the reader has just left the object.
    @inline(__always)
    package func required<Value>(_ value: Value?, _ key: String) throws(Failure) -> Value {
        guard let value else { throw missing(key) }
        return value
    }

    /// Reads an array.
    ///
    /// - Throws: ``Failure`` when an element cannot be read, or with the path of the array when it has more than
    ///   `limit` elements.
    package mutating func array<Element: JSONReadable>(atMost limit: Int) throws(Failure) -> [Element] {
        let start = index
        var elements: [Element] = []
        try enterArray()
        while try nextElement() {
            guard elements.count < limit else { throw wrongType(at: start) }
            elements.append(try value())
        }
        return elements
    }

    /// Reads the first `limit` elements of an array that can be read; empty for another value.
    package mutating func readableElements<Element: JSONReadable>(first limit: Int) throws(Failure) -> [Element] {
        var elements: [Element] = []
        guard isAtArray else {
            try skipValue()
            return elements
        }
        try enterArray()
        while elements.count < limit, try nextElement() {
            if let element: Element = try optional() { elements.append(element) }
        }
        if elements.count == limit { try skipElements() }
        return elements
    }

    /// Reads the strings of an object with their keys, in the order of the text; empty for another value.
    mutating func readableStrings() throws(Failure) -> [(key: String, text: String)] {
        var strings: [(key: String, text: String)] = []
        guard isAtObject else {
            try skipValue()
            return strings
        }
        try enterObject()
        while try nextKey() != nil {
            let key = try keyText()
            if let key, let text: String = try optional() { strings.append((key, text)) }
        }
        return strings
    }
}

extension Double: JSONReadable {
    /// Reads a number.
    @inline(never)
    package init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        self = try reader.double()
    }
}

extension Int: JSONReadable {
    /// Reads a number without a fraction.
    @inline(__always)
    package init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        self = try reader.integer()
    }
}

extension String: JSONReadable {
    /// Reads a string.
    @inline(__always)
    package init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        self = try reader.string()
    }
}

/// An integer that is a number or a string on the wire, such as `cod`, and `city.id` in old responses.
struct FlexibleInteger: JSONReadable {
    /// The integer.
    let value: Int

    /// Reads an integer from either form.
    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        let start = reader.index
        guard reader.isAtString else {
            value = try reader.integer()
            return
        }
        guard let integer = Int(try reader.string()) else { throw reader.wrongType(at: start) }
        value = integer
    }
}
