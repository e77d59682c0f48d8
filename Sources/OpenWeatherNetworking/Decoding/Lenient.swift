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
