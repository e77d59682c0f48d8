import Foundation
import OpenWeatherTestSupport
import Testing

/// A reading of JSON that shares nothing with the package: no decoder, no payload types.
struct JSON {
    private let raw: Any?

    /// Reads a recording.
    init(recorded endpoint: String, _ name: String) throws {
        raw = try JSONSerialization.jsonObject(with: RecordedFiles.data(endpoint, name))
    }

    private init(raw: Any?) {
        self.raw = raw is NSNull ? nil : raw
    }

    /// The value under a key of an object.
    subscript(key: String) -> JSON { JSON(raw: (raw as? [String: Any])?[key]) }

    /// The values of an array; none for anything else.
    var array: [JSON] { (raw as? [Any])?.map { JSON(raw: $0) } ?? [] }

    /// The values of an object; none for anything else.
    var object: [String: JSON] { (raw as? [String: Any])?.mapValues { JSON(raw: $0) } ?? [:] }

    /// The value as a number.
    var number: Double? { raw is String ? nil : (raw as? NSNumber)?.doubleValue }

    /// The value as a text.
    var text: String? { raw as? String }

    /// The value as a text that says something.
    var words: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

    /// The value as a country code.
    var country: String? { text.flatMap { $0.count == 2 ? $0 : nil } }

    /// The value as a moment.
    var moment: Date? { number.map { Date(timeIntervalSince1970: $0) } }
}

/// Whether two optional numbers are the same but for the last bits, which a conversion and the system's own reading of
/// long decimals cost.
func agree(_ one: Double?, _ other: Double?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): abs(one - other) <= 1e-12 * max(1, abs(one), abs(other))
    default: false
    }
}
