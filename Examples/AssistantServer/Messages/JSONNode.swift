import ExampleSupport
import Foundation

/// A value of JSON.
enum JSONNode: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([String: JSONNode])

    /// The deepest nesting that is read; messages of the protocol have about half of it.
    private static let deepest = 16
    /// The largest number of commas and opening brackets that are read.
    ///
    /// Foundation writes an error for each type that a value does not have, which takes 10 to 30 µs a value: a line of 1 MB
    /// would keep everything else waiting for seconds.
    private static let most = 4_000

    /// Reads the value of a line; `nil` when it is not JSON, or nested deeper or of more values than any message.
    init?(_ line: Data) {
        guard Self.isModest(line), let value = try? JSONDecoder().decode(JSONNode.self, from: line) else {
            return nil
        }
        self = value
    }

    /// The value on one line, with sorted keys.
    var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Numbers are finite and strings are Unicode, so that every value can be encoded.
        guard let data = try? encoder.encode(self) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }

    /// The member of an object; `nil` when there is none, or this is no object.
    subscript(_ name: String) -> JSONNode? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }

    /// The text of a string; `nil` for other values.
    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// Returns a number with at most `decimals` decimals, which is `null` when it is not finite.
    static func rounded(_ value: Double, _ decimals: Int = 1) -> JSONNode {
        guard value.isFinite else { return .null }
        let rounded = value.rounded(decimals: decimals)
        return .number(rounded == 0 ? 0 : rounded)
    }

    /// Returns a Boolean value that indicates whether a line has so few values, nested so little, that it is read at once.
    private static func isModest(_ line: Data) -> Bool {
        var (depth, count, isInString, isEscaped) = (0, 0, false, false)
        for byte in line {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                count += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ","): count += 1
            default: break
            }
            if depth > deepest || count > most { return false }
        }
        return true
    }
}

extension JSONNode: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONNode].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONNode].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}

extension JSONNode: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .integer(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: JSONNode...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSONNode)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
