public import Foundation

/// A reading of JSON that shares nothing with the package: no decoder, no payload types.
public struct JSON {
    private let raw: Any?

    /// Reads a recording.
    public init(recorded endpoint: String, _ name: String) throws {
        raw = try JSONSerialization.jsonObject(with: RecordedFiles.data(endpoint, name))
    }

    /// Reads JSON from its bytes.
    public init(_ data: Data) throws {
        raw = try JSONSerialization.jsonObject(with: data)
    }

    private init(raw: Any?) {
        self.raw = raw is NSNull ? nil : raw
    }

    /// The value under a key of an object.
    public subscript(key: String) -> JSON { JSON(raw: (raw as? [String: Any])?[key]) }

    /// The values of an array; none for anything else.
    public var array: [JSON] { (raw as? [Any])?.map { JSON(raw: $0) } ?? [] }

    /// The values of an object; none for anything else.
    public var object: [String: JSON] { (raw as? [String: Any])?.mapValues { JSON(raw: $0) } ?? [:] }

    /// The value as a number.
    public var number: Double? { raw is String ? nil : (raw as? NSNumber)?.doubleValue }

    /// The value as a text.
    public var text: String? { raw as? String }

    /// The value as a text that says something.
    public var words: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

    /// The value as a country code.
    public var country: String? { text.flatMap { $0.count == 2 ? $0 : nil } }

    /// The value as a moment.
    public var moment: Date? { number.map { Date(timeIntervalSince1970: $0) } }
}

@available(*, unavailable)
extension JSON: Sendable {}
