/// A value that is `nil` when it is missing, `null` or not readable, so that one odd field does not cost an answer.
///
/// For optional fields alone: a required field stays a plain property, whose fault is an error with its path.
@propertyWrapper
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
    /// The value, where it is readable.
    let wrappedValue: Value?

    /// Wraps a value.
    init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    /// Reads a value; never throws.
    init(from decoder: any Decoder) {
        wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
    }
}

extension KeyedDecodingContainer {
    /// Reads a lenient value; synthesised initialisers call this where a key may be missing.
    func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
        try decodeIfPresent(type, forKey: key) ?? Lenient(wrappedValue: nil)
    }
}

/// An array that leaves out the elements that are not readable.
struct LossyArray<Element: Decodable & Sendable>: Decodable, Sendable {
    /// The readable elements in their order.
    let elements: [Element]

    /// Reads the elements; throws only when the value is not an array.
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        while !container.isAtEnd {
            if let element = try container.decode(Lenient<Element>.self).wrappedValue { elements.append(element) }
        }
        self.elements = elements
    }
}

/// A dictionary of texts that leaves out the values that are not texts.
struct LossyDictionary: Decodable, Sendable {
    /// The texts by key.
    let texts: [String: String]

    /// Reads the texts; throws only when the value is not an object.
    init(from decoder: any Decoder) throws {
        let values = try decoder.singleValueContainer().decode([String: Lenient<String>].self)
        texts = values.compactMapValues(\.wrappedValue)
    }
}

/// A whole number that the service writes as a number or as a text, such as `cod`, and `city.id` in old answers.
struct FlexibleInteger: Decodable, Sendable {
    /// The number.
    let value: Int

    /// Reads a whole number from either form.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            value = number
        } else if let number = Int(try container.decode(String.self)) {
            value = number
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a whole number.")
        }
    }
}
