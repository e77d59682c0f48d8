@testable import OpenWeatherNetworking

/// Any JSON value, read by the package's reader and by the system's decoder, the judge.
///
/// Numbers are compared bit by bit, so that negative zero differs from zero.
indirect enum JudgedTree: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(bits: UInt64)
    case text(String)
    case array([JudgedTree])
    case object([String: JudgedTree])
}

extension JudgedTree: JSONReadable {
    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        switch reader.bytes[reader.index] {
        case UInt8(ascii: "{"):
            var members: [String: JudgedTree] = [:]
            try reader.enterObject()
            while try reader.nextKey() != nil {
                guard let key = try reader.keyText() else { throw reader.wrongType(at: reader.keyStart) }
                let value: JudgedTree = try reader.value()
                // Keys that only Unicode's normalization makes equal are one key of a dictionary.
                if members[key] == nil { members[key] = value }
            }
            self = .object(members)
        case UInt8(ascii: "["): self = .array(try reader.array(atMost: .max))
        case UInt8(ascii: "\""): self = .text(try reader.value())
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            let first = reader.bytes[reader.index]
            try reader.skipValue()
            self = first == UInt8(ascii: "n") ? .null : .bool(first == UInt8(ascii: "t"))
        default: self = .number(bits: try reader.value(Double.self).bitPattern)
        }
    }
}

extension JudgedTree: Decodable {
    init(from decoder: any Decoder) throws {
        // The commonest kinds come first, because each failed attempt costs an error.
        let single = try decoder.singleValueContainer()
        if let number = try? single.decode(Double.self) {
            self = .number(bits: number.bitPattern)
        } else if let text = try? single.decode(String.self) {
            self = .text(text)
        } else if let members = try? decoder.container(keyedBy: AnyKey.self) {
            var object: [String: JudgedTree] = [:]
            for key in members.allKeys { object[key.stringValue] = try members.decode(JudgedTree.self, forKey: key) }
            self = .object(object)
        } else if var elements = try? decoder.unkeyedContainer() {
            var array: [JudgedTree] = []
            while !elements.isAtEnd { array.append(try elements.decode(JudgedTree.self)) }
            self = .array(array)
        } else if let bool = try? single.decode(Bool.self) {
            self = .bool(bool)
        } else if single.decodeNil() {
            self = .null
        } else {
            throw DecodingError.dataCorruptedError(in: single, debugDescription: "No value.")
        }
    }

    private struct AnyKey: CodingKey, Sendable {
        let stringValue: String
        var intValue: Int? { nil }

        init?(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }
}
