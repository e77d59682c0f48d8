package import Foundation

/// A JSON value that this version does not understand, kept so that it can be written back unchanged.
///
/// Numbers keep 38 significant digits. Values that are nested more than ``largestDepth`` levels deep, or that hold a
/// collection of more than ``largestCount`` elements, are refused; the size of the document bounds the rest.
package enum JSONValue: Hashable, Sendable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case boolean(Bool)
    /// A number within the range of `Decimal`.
    case decimal(Decimal)
    /// A number beyond the range of `Decimal`.
    case double(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object([String: JSONValue])

    /// The depth of the deepest value that is kept, counted from the root of the document.
    package static let largestDepth = 64

    /// The number of elements in the largest array or object that is kept.
    package static let largestCount = 10_000
}

extension JSONValue: Codable {
    /// Creates a value by decoding whatever is there.
    ///
    /// - Throws: A decoding error for a value beyond the limits.
    package init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= Self.largestDepth else {
            throw Self.refusal(at: decoder.codingPath, "The value is nested too deeply.")
        }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Decimal.self) {
            self = .decimal(value)
        } else if let value = try? container.decode(Double.self) {
            // A zero with a large exponent is no `Decimal`, and would be another value once it is written as 0.
            self = value == 0 ? .decimal(0) : .double(value)
        } else if let elements = try? decoder.unkeyedContainer() {
            guard elements.count ?? 0 <= Self.largestCount else {
                throw Self.refusal(at: decoder.codingPath, "The array is too long.")
            }
            self = .array(try container.decode([JSONValue].self))
        } else {
            guard try decoder.container(keyedBy: FieldKey.self).allKeys.count <= Self.largestCount else {
                throw Self.refusal(at: decoder.codingPath, "The object has too many members.")
            }
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    private static func refusal(at path: [any CodingKey], _ reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: reason))
    }

    /// Encodes the value as it was.
    ///
    /// - Throws: An encoding error.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let value): try container.encode(value)
        case .decimal(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let elements): try container.encode(elements)
        case .object(let members): try container.encode(members)
        }
    }
}
