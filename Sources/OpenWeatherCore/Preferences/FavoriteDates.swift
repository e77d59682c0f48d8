import Foundation

/// The dates on which favorites were added, by place.
///
/// The stored form is an object such as `{"00112233aabbccdd": 1779969600}` with dates in seconds since 1970, which stands
/// beside the list of favorites. A version that knows no dates reads the list as always, and writes the object back as it
/// was. So a place that such a version removed may still have a date here, and gets a new one when it is added again.
struct FavoriteDates: Hashable, Sendable {
    private var seconds: [String: Double] = [:]
    /// The members that are no dates, kept to be written back.
    private var unread: [String: JSONValue] = [:]

    /// Creates an object without dates.
    init() {}

    /// Whether there is nothing to store.
    var isEmpty: Bool { seconds.isEmpty && unread.isEmpty }

    /// The date of a place in whole seconds; `nil` when it is not known.
    subscript(id: LocationID) -> Date? {
        get { seconds[id.description].map { Date(timeIntervalSince1970: $0) } }
        set {
            seconds[id.description] = newValue?.inWholeSeconds?.timeIntervalSince1970
            unread[id.description] = nil
        }
    }
}

extension FavoriteDates: Codable {
    /// Creates the dates by decoding them, each on its own.
    ///
    /// - Throws: A decoding error when the value is not an object.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        for key in container.allKeys {
            if let number = try? container.decode(Double.self, forKey: key) {
                seconds[key.stringValue] = number
            } else {
                unread[key.stringValue] = try? container.decode(JSONValue.self, forKey: key)
            }
        }
    }

    /// Encodes the dates, with the members that could not be read as they were.
    ///
    /// - Throws: An encoding error.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FieldKey.self)
        for (key, number) in seconds { try container.encode(number, forKey: FieldKey(key)) }
        for (key, value) in unread { try container.encode(value, forKey: FieldKey(key)) }
    }
}
