public import Foundation

/// A JSON value that is read independently of the package, without its decoder and payload types.
public struct JSON {
    private let raw: Any?

    /// Creates the value of a recording.
    ///
    /// - Throws: An error of the file system, or of a file that is not JSON.
    public init(recorded endpoint: String, _ name: String) throws {
        raw = try JSONSerialization.jsonObject(with: RecordedFiles.data(endpoint, name))
    }

    /// Creates the value of `data`.
    ///
    /// - Throws: An error when `data` is not JSON.
    public init(_ data: Data) throws {
        raw = try JSONSerialization.jsonObject(with: data)
    }

    private init(raw: Any?) {
        self.raw = raw is NSNull ? nil : raw
    }

    /// The value of a key of an object.
    public subscript(key: String) -> JSON { JSON(raw: (raw as? [String: Any])?[key]) }

    /// The values of an array; empty for anything else.
    public var array: [JSON] { (raw as? [Any])?.map { JSON(raw: $0) } ?? [] }

    /// The values of an object by key; empty for anything else.
    public var object: [String: JSON] { (raw as? [String: Any])?.mapValues { JSON(raw: $0) } ?? [:] }

    /// The value as a number; `nil` for anything else.
    public var number: Double? { raw is String ? nil : (raw as? NSNumber)?.doubleValue }

    /// The value as a string; `nil` for anything else.
    public var text: String? { raw as? String }

    /// The value as a string that is not empty; `nil` for anything else.
    public var words: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

    /// The value as a country code of two letters; `nil` for anything else.
    public var country: String? { text.flatMap { $0.count == 2 ? $0 : nil } }

    /// The value as seconds since 1970; `nil` for anything else.
    public var moment: Date? { number.map { Date(timeIntervalSince1970: $0) } }
}

@available(*, unavailable)
extension JSON: Sendable {}
