package import Foundation

// Types that are stored for years read each field on its own and keep what they cannot read: a file of a newer version
// then loses nothing when this version saves a change. A new field takes a new key. A field whose meaning or shape
// changes takes a new key, too, as an older version shows its default for a value that it cannot read.

/// The fields of a stored object that this version does not know or cannot read, kept to be written back.
package struct UnreadFields: Hashable, Sendable {
    fileprivate var values: [String: JSONValue] = [:]

    /// Creates an empty set of fields.
    package init() {}

    /// Returns whether there is a field under `key`.
    package func contains(_ key: some CodingKey) -> Bool {
        values[key.stringValue] != nil
    }

    /// Removes the field under `key`, because a value of this version replaces it.
    package mutating func discard(_ key: some CodingKey) {
        values[key.stringValue] = nil
    }
}

/// A reader of a stored object that reads each field on its own.
package struct FieldReader<Key: CodingKey> {
    private let container: KeyedDecodingContainer<FieldKey>
    private var understood: Set<String> = []

    /// Creates a reader of an object.
    ///
    /// - Throws: A decoding error when the value is not an object.
    package init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: FieldKey.self)
    }

    /// Returns the value under `key`, or `nil` when it is absent, `null`, or not readable.
    package mutating func value<Value: Decodable>(for key: Key) -> Value? {
        let field = FieldKey(key)
        guard let value = try? container.decodeIfPresent(Value.self, forKey: field) else {
            // A null is understood, too: it means that there is no value.
            if (try? container.decodeNil(forKey: field)) == true { skip(key) }
            return nil
        }
        skip(key)
        return value
    }

    /// Returns the value under `key`.
    ///
    /// - Throws: A decoding error when it is absent, `null`, or not readable.
    package mutating func requiredValue<Value: Decodable>(for key: Key) throws -> Value {
        let value = try container.decode(Value.self, forKey: FieldKey(key))
        skip(key)
        return value
    }

    /// Counts the field under `key` as read, so that it is not kept.
    package mutating func skip(_ key: Key) {
        understood.insert(key.stringValue)
    }

    /// The fields that were not read, except those beyond the limits of ``JSONValue``.
    package var unread: UnreadFields {
        var fields = UnreadFields()
        for key in container.allKeys where !understood.contains(key.stringValue) {
            fields.values[key.stringValue] = try? container.decode(JSONValue.self, forKey: key)
        }
        return fields
    }
}

/// A writer of a stored object that writes fields back that could not be read.
package struct FieldWriter<Key: CodingKey> {
    private var container: KeyedEncodingContainer<FieldKey>
    private let unread: UnreadFields

    /// Creates a writer of an object and writes `unread` into it.
    ///
    /// - Throws: An encoding error.
    package init(_ encoder: any Encoder, keeping unread: UnreadFields) throws {
        container = encoder.container(keyedBy: FieldKey.self)
        self.unread = unread
        for (key, value) in unread.values { try container.encode(value, forKey: FieldKey(key)) }
    }

    /// Writes `value` under `key`, unless it is `nil` or a value that could not be read is kept there.
    ///
    /// - Throws: An encoding error.
    package mutating func write(_ value: (some Encodable)?, for key: Key) throws {
        guard unread.values[key.stringValue] == nil else { return }
        try container.encodeIfPresent(value, forKey: FieldKey(key))
    }
}

/// A stored list whose unreadable elements are kept, each at its position.
///
/// When elements before it are removed, a kept element moves towards the front; it never leaves the list.
package struct StoredList<Element: Codable & Hashable & Sendable>: Hashable, Sendable {
    /// The elements that could be read, in their order.
    package var elements: [Element] = []

    private var unread: [Int: JSONValue] = [:]

    /// Creates an empty list.
    package init() {}
}

extension StoredList: Codable {
    /// Creates a list by decoding its elements, each on its own.
    ///
    /// - Throws: A decoding error when the value is not an array.
    package init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            let position = container.currentIndex
            if let element = try? container.decode(Element.self) {
                elements.append(element)
            } else if let value = try? container.decode(JSONValue.self) {
                unread[position] = value
            } else {
                _ = try container.decode(Skipped.self)
            }
        }
    }

    /// Encodes the elements with the kept ones among them.
    ///
    /// - Throws: An encoding error.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        var kept = unread.sorted(on: { $0.key })[...]
        for element in elements {
            while let next = kept.first, next.key <= container.count {
                try container.encode(next.value)
                kept.removeFirst()
            }
            try container.encode(element)
        }
        for next in kept { try container.encode(next.value) }
    }

    /// An element beyond the limits of ``JSONValue``, which is not kept.
    private struct Skipped: Decodable {
        init(from decoder: any Decoder) {}
    }
}

/// A key of an object whose keys are not all known.
package struct FieldKey: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    init(_ key: some CodingKey) { stringValue = key.stringValue }
    init(_ text: String) { stringValue = text }
    package init(stringValue: String) { self.stringValue = stringValue }
    package init?(intValue: Int) { nil }
}

extension Date {
    /// The date in whole seconds, which JSON holds and which read back exactly; `nil` when it is not finite, as JSON has no
    /// such numbers.
    var inWholeSeconds: Date? {
        let seconds = timeIntervalSince1970.rounded()
        return seconds.isFinite ? Date(timeIntervalSince1970: seconds) : nil
    }

    /// Returns the time since this date; never negative, even when the clock was set back.
    package func age(at now: Date) -> Duration {
        let seconds = now.timeIntervalSince(self)
        // A damaged date may lie further away than a duration can represent.
        return seconds > 0 ? .seconds(min(seconds, 1e12)) : .zero
    }

    /// Returns whether this date is of a clock that was set back since, so that it says nothing about `now`.
    ///
    /// A difference of up to five minutes is allowed, because clocks are corrected all the time.
    package func isAhead(of now: Date) -> Bool { timeIntervalSince(now) > 300 }
}
