import Foundation
import OpenWeatherCore

extension InvalidResponse {
    /// Creates the reason why `data` could not be decoded, from the error that the decoder threw.
    init(_ error: any Error, in data: Data) {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context)?:
            self = .invalidField(path: Self.text(of: context.codingPath + [key]))
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
            self = .invalidField(path: Self.text(of: context.codingPath))
        case .dataCorrupted(let context)? where !context.codingPath.isEmpty:
            self = .invalidField(path: Self.text(of: context.codingPath))
        default:
            self.init(syntaxOf: data)
        }
    }

    /// Returns a path such as `list[3].main.temp`, or `$`, as in JSONPath, for the whole body.
    static func text(of path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "$" }
        return path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    /// Creates the reason why `data` is not JSON in UTF-8.
    init(syntaxOf data: Data) {
        switch JSONExtent(of: data) {
        case .empty: self = .empty
        case .open: self = .truncated
        case .closed, .none: self = .notJSON
        }
    }
}

/// The extent to which a body that the decoder rejected is JSON.
///
/// It distinguishes a truncated body from one that never was JSON. It looks at brackets, strings and the
/// characters between them; it does not check the grammar, which the decoder did.
enum JSONExtent: Sendable {
    /// The body is empty or white space.
    case empty
    /// The body begins like JSON and ends before its brackets are closed.
    case open
    /// All brackets are closed.
    case closed

    /// Creates the extent of `data`; `nil` when a character occurs that cannot be part of JSON.
    init?(of data: Data) {
        let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        var closers: [UInt8] = []
        var text = Text.none
        var hasBegun = false
        for byte in start {
            switch text {
            case .escaped: text = .inside
            case .inside:
                if byte == UInt8(ascii: "\\") { text = .escaped }
                if byte == UInt8(ascii: "\"") { text = .none }
            case .none:
                if Self.isWhitespace(byte) { continue }
                // Nothing may precede the first bracket or follow the last.
                if closers.isEmpty, hasBegun || !Self.isOpening(byte) { return nil }
                hasBegun = true
                switch byte {
                case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
                case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
                case UInt8(ascii: "}"), UInt8(ascii: "]"): guard closers.popLast() == byte else { return nil }
                case UInt8(ascii: "\""): text = .inside
                default: guard Self.belongsToJSON(byte) else { return nil }
                }
            }
        }
        if !hasBegun { self = .empty } else { self = closers.isEmpty ? .closed : .open }
    }

    private enum Text: Sendable {
        case none, inside, escaped
    }

    private static func isWhitespace(_ byte: UInt8) -> Bool {
        [0x20, 0x09, 0x0A, 0x0D].contains(byte)
    }

    private static func isOpening(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
    }

    /// Whether the character occurs in numbers, in `true`, `false` and `null`, or between values.
    private static func belongsToJSON(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || ":,+-.eEtrufalsn".utf8.contains(byte)
    }
}
