/// A value that is `nil` when it is missing, `null` or malformed.
///
/// One malformed field then does not invalidate a response. It is for optional fields. A required field is a plain
/// property, whose absence is an error with the field's path.
@propertyWrapper
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
    /// The value; `nil` when it is missing or malformed.
    let wrappedValue: Value?

    /// Creates a wrapper around a value.
    init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    /// Decodes a value; never throws.
    init(from decoder: any Decoder) {
        wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
    }
}

extension KeyedDecodingContainer {
    /// Decodes a lenient value; synthesized initializers call this for a key that may be missing.
    func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
        try decodeIfPresent(type, forKey: key) ?? Lenient(wrappedValue: nil)
    }
}

/// An array without the elements that cannot be decoded.
struct LossyArray<Element: Decodable & Sendable>: Decodable, Sendable {
    /// The decoded elements in their order.
    let elements: [Element]

    /// Decodes the elements; throws only when the value is not an array.
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        while !container.isAtEnd {
            if let element = try container.decode(Lenient<Element>.self).wrappedValue { elements.append(element) }
        }
        self.elements = elements
    }
}

/// A dictionary of strings without the values that are not strings.
struct LossyDictionary: Decodable, Sendable {
    /// The strings by key.
    let texts: [String: String]

    /// Decodes the strings; throws only when the value is not an object.
    init(from decoder: any Decoder) throws {
        let values = try decoder.singleValueContainer().decode([String: Lenient<String>].self)
        texts = values.compactMapValues(\.wrappedValue)
    }
}

/// An integer that is a number or a string on the wire, such as `cod`, and `city.id` in old responses.
struct FlexibleInteger: Decodable, Sendable {
    /// The integer.
    let value: Int

    /// Decodes an integer from either form.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            value = number
        } else if let number = Int(try container.decode(String.self)) {
            value = number
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not an integer.")
        }
    }
}
