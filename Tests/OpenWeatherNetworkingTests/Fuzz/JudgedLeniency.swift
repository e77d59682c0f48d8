// Leniency as the system's decoder has it, for the judge.

extension Judged {
    /// A value that is `nil` when it is missing, `null` or malformed.
    ///
    /// One malformed field then does not invalidate a response. It is for optional fields. A required field is a plain
    /// property, whose absence is an error with the field's path.
    @propertyWrapper
    struct Lenient<Value: Decodable & Hashable & Sendable>: Decodable, Hashable, Sendable {
        /// The value; `nil` when it is missing or malformed.
        var wrappedValue: Value?

        /// Creates a wrapper around a value.
        init(wrappedValue: Value?) {
            self.wrappedValue = wrappedValue
        }

        /// Decodes a value; never throws.
        init(from decoder: any Decoder) {
            wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
        }
    }

    /// The first eight elements of an array that can be decoded; empty for another value.
    struct LossyArray<Element: Decodable & Hashable & Sendable>: Decodable, Hashable, Sendable {
        /// The decoded elements in their order.
        var elements: [Element] = []

        /// Creates an array of elements.
        init(elements: [Element]) {
            self.elements = elements
        }

        /// Decodes the elements; never throws.
        init(from decoder: any Decoder) throws {
            guard var container = try? decoder.unkeyedContainer() else { return }
            while !container.isAtEnd {
                if let element = try container.decode(Lenient<Element>.self).wrappedValue { elements.append(element) }
            }
            elements = Array(elements.prefix(8))
        }
    }

    /// The strings of an object by key; empty for another value.
    struct LossyDictionary: Decodable, Hashable, Sendable {
        /// The strings by key.
        var texts: [String: String] = [:]

        /// Creates a dictionary of strings.
        init(texts: [String: String]) {
            self.texts = texts
        }

        /// Decodes the strings; never throws.
        init(from decoder: any Decoder) throws {
            let values = try? decoder.singleValueContainer().decode([String: Lenient<String>].self)
            texts = values?.compactMapValues(\.wrappedValue) ?? [:]
        }
    }

    /// An integer that is a number or a string on the wire, such as `cod`, and `city.id` in old responses.
    struct FlexibleInteger: Decodable, Hashable, Sendable {
        /// The integer.
        let value: Int

        /// Creates an integer.
        init(value: Int) {
            self.value = value
        }

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
}

extension KeyedDecodingContainer {
    /// Decodes a lenient value; synthesized initializers call this for a key that may be missing.
    func decode<Value>(_ type: Judged.Lenient<Value>.Type, forKey key: Key) throws -> Judged.Lenient<Value> {
        try decodeIfPresent(type, forKey: key) ?? Judged.Lenient(wrappedValue: nil)
    }

    /// Decodes a lossy array; synthesized initializers call this for a key that may be missing.
    func decode<Element>(
        _ type: Judged.LossyArray<Element>.Type,
        forKey key: Key
    ) throws -> Judged.LossyArray<Element> {
        try decodeIfPresent(type, forKey: key) ?? Judged.LossyArray(elements: [])
    }

    /// Decodes a lossy dictionary; synthesized initializers call this for a key that may be missing.
    func decode(_ type: Judged.LossyDictionary.Type, forKey key: Key) throws -> Judged.LossyDictionary {
        try decodeIfPresent(type, forKey: key) ?? Judged.LossyDictionary(texts: [:])
    }
}
