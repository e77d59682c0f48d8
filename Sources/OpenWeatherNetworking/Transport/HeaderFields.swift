/// The header fields of a request or a response, in order.
///
/// Names are compared without regard to case, as in HTTP, and a name may occur more than once. Two lists are equal when
/// they have the same fields in the same order and spelling. A lookup is linear in the number of fields.
///
/// ```swift
/// var headers: HeaderFields = ["Accept": "application/json"]
/// headers["accept"] = "image/png"  // replaces the value
/// ```
public struct HeaderFields: Hashable, Sendable {
    /// A name with its value.
    ///
    /// Compare names with the subscripts of ``HeaderFields``, which ignore case, rather than with `==`.
    public struct Field: Hashable, Sendable {
        /// The name as it is sent, for example `Content-Type`.
        public let name: String
        /// The value as it is sent.
        public let value: String

        /// Creates a field.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    private var fields: [Field]

    /// Creates a list of fields.
    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// Creates a list from the values by name, sorted by name.
    public init(_ values: [String: String]) {
        fields = values.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: $0.value) }
    }

    /// The first value of the field with this name; `nil` when there is none.
    ///
    /// A new value replaces that of the first such field and removes the others; without one, it is appended. Setting
    /// `nil` removes every field with the name.
    public subscript(_ name: String) -> String? {
        get { fields.first { Self.isSame($0.name, name) }?.value }
        set {
            let index = fields.firstIndex { Self.isSame($0.name, name) }
            guard let index else {
                if let newValue { fields.append(Field(name: name, value: newValue)) }
                return
            }
            fields[(index + 1)...].removeAll { Self.isSame($0.name, name) }
            if let newValue {
                fields[index] = Field(name: name, value: newValue)
            } else {
                fields.remove(at: index)
            }
        }
    }

    /// Appends a field and keeps those that have the same name.
    public mutating func append(name: String, value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// The values by name; those of one name are joined by a comma and a space, under its first spelling.
    var dictionary: [String: String] {
        var values: [String: String] = [:]
        for field in fields {
            let name = values.keys.first { Self.isSame($0, field.name) } ?? field.name
            values[name] = values[name].map { "\($0), \(field.value)" } ?? field.value
        }
        return values
    }

    private static func isSame(_ first: String, _ second: String) -> Bool {
        first == second
            || first.utf8.count == second.utf8.count
                && zip(first.utf8, second.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
    }
}

extension HeaderFields: RandomAccessCollection {
    /// The position of the first field: 0.
    public var startIndex: Int { fields.startIndex }

    /// The position after the last field: the number of fields.
    public var endIndex: Int { fields.endIndex }

    /// The field at a position.
    public subscript(position: Int) -> Field { fields[position] }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
    /// Creates a list with the fields of a literal, in its order.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }
}

extension UInt8 {
    /// The byte with an ASCII capital letter replaced by its small one.
    var asciiLowercased: UInt8 { (65...90).contains(self) ? self + 32 : self }
}
