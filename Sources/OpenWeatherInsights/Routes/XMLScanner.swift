import Foundation

/// A reader of the tags of an XML text, from front to back, in time in proportion to its length.
///
/// It knows what a file of a device needs: tags, attributes, comments, CDATA, processing instructions, and a document
/// type, whose declarations are skipped, so that no entity of its own is ever expanded. Names lose their prefix. Nothing is
/// kept of the elements around a tag, so that their depth costs nothing.
struct XMLScanner: Sendable {
    /// A tag by its places in the text.
    struct Tag: Sendable {
        fileprivate(set) var name: Range<Int>
        fileprivate(set) var attributes: Range<Int>
        /// A Boolean value that indicates whether the tag begins an element.
        fileprivate(set) var isStart: Bool
        /// A Boolean value that indicates whether the tag ends an element; an empty element is both in one.
        fileprivate(set) var isEnd: Bool
    }

    let bytes: [UInt8]
    private(set) var index = 0

    /// Creates a scanner at the beginning of a text in UTF-8, or in UTF-16 with a byte order mark.
    init(_ data: Data) {
        let mark = [UInt8](data.prefix(2))
        if mark == [0xFE, 0xFF] || mark == [0xFF, 0xFE], let text = String(data: data, encoding: .utf16) {
            bytes = Array(text.utf8)
        } else {
            bytes = [UInt8](data)
        }
    }

    /// Moves behind the next tag and returns it; `nil` at the end of the text.
    mutating func nextTag() throws(GPXError) -> Tag? {
        while index < bytes.count {
            guard bytes[index] == .lessThan else {
                index += 1
                continue
            }
            if try skipMarkup() { continue }
            return try readTag()
        }
        return nil
    }

    /// Moves to the next tag and returns the text before it, without comments and with its entities and CDATA.
    mutating func text() throws(GPXError) -> String {
        var text: [UInt8] = []
        while index < bytes.count {
            let start = index
            if bytes[index] == .lessThan {
                let isText = starts(with: "<![CDATA[")
                guard try skipMarkup() else { break }
                if isText { text += bytes[(start + 9)..<(index - 3)] }
            } else {
                while index < bytes.count, bytes[index] != .lessThan { index += 1 }
                text += Array(Self.decoded(bytes[start..<index]).utf8)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns whether the name of a tag is `name`, whatever its prefix.
    func isNamed(_ name: String, _ tag: Tag) -> Bool {
        tag.name.count == name.utf8.count && bytes[tag.name].elementsEqual(name.utf8)
    }

    /// Returns the value of an attribute with its entities; `nil` when the tag has none of the name.
    func attribute(_ name: String, of tag: Tag) -> String? {
        var rest = bytes[tag.attributes]
        while let equals = rest.firstIndex(of: .equals) {
            let key = rest[..<equals].split(whereSeparator: \.isSpace).last ?? []
            let value = rest[(equals + 1)...].drop(while: \.isSpace)
            guard let quote = value.first, quote == .quote || quote == .apostrophe,
                let end = value.dropFirst().firstIndex(of: quote)
            else { return nil }
            if key.elementsEqual(name.utf8) { return Self.decoded(value[(value.startIndex + 1)..<end]) }
            rest = rest[(end + 1)...]
        }
        return nil
    }

    /// Returns an error at the current position.
    func failure(_ reason: GPXError.Reason, at position: Int? = nil) -> GPXError {
        GPXError(reason, line: bytes.prefix(position ?? index).count { $0 == .newline } + 1)
    }
}

extension XMLScanner {
    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// Moves behind a comment, CDATA, a processing instruction, or a document type; returns `false` before a tag.
    private mutating func skipMarkup() throws(GPXError) -> Bool {
        guard index + 1 < bytes.count else { throw failure(.endsEarly) }
        switch bytes[index + 1] {
        case .questionMark: try skip(to: "?>")
        case .exclamationMark where starts(with: "<!--"): try skip(4, to: "-->")
        case .exclamationMark where starts(with: "<![CDATA["): try skip(9, to: "]]>")
        case .exclamationMark: try skipDocumentType()
        default: return false
        }
        return true
    }

    /// Moves behind the next occurrence of `end`.
    private mutating func skip(_ count: Int = 2, to end: String) throws(GPXError) {
        let start = index
        let end = Array(end.utf8)
        index += count
        while index + end.count <= bytes.count {
            if bytes[index] == end[0], bytes[index...].starts(with: end) {
                index += end.count
                return
            }
            index += 1
        }
        throw failure(.endsEarly, at: start)
    }

    /// Moves behind a document type with its declarations, in which quoted texts and comments may have any brackets.
    private mutating func skipDocumentType() throws(GPXError) {
        let start = index
        var depth = 0
        while index < bytes.count {
            if starts(with: "<!--") {
                try skip(4, to: "-->")
                continue
            }
            switch bytes[index] {
            case .quote, .apostrophe: try skipQuoted(from: start)
            case .lessThan: depth += 1
            case .greaterThan: depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { return }
        }
        throw failure(.endsEarly, at: start)
    }

    /// Moves from an opening quotation mark to the closing one.
    private mutating func skipQuoted(from start: Int) throws(GPXError) {
        guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { throw failure(.endsEarly, at: start) }
        index = end
    }

    private mutating func readTag() throws(GPXError) -> Tag {
        let start = index
        let isEnd = bytes[start + 1] == .slash
        index += isEnd ? 2 : 1
        var name = index
        while index < bytes.count, !bytes[index].endsName {
            if bytes[index] == .colon { name = index + 1 }
            index += 1
        }
        var tag = Tag(name: name..<index, attributes: index..<index, isStart: !isEnd, isEnd: isEnd)
        guard !tag.name.isEmpty else { throw failure(index < bytes.count ? .notXML : .endsEarly, at: start) }
        while index < bytes.count {
            switch bytes[index] {
            case .greaterThan:
                if bytes[index - 1] == .slash { tag.isEnd = true }
                tag.attributes = tag.attributes.lowerBound..<index
                index += 1
                return tag
            case .lessThan: throw failure(.notXML)
            case .quote, .apostrophe: try skipQuoted(from: start)
            default: break
            }
            index += 1
        }
        throw failure(.endsEarly, at: start)
    }

    /// Returns a text with the entities of XML and those of numbers; an unknown one stays as it is.
    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(.ampersand) else { return text }
        return text.replacing(/&(?:#x([0-9A-Fa-f]+)|#([0-9]+)|(lt|gt|amp|quot|apos));/) { match in
            let (whole, hex, decimal, name) = match.output
            if let name { return names[String(name)] ?? String(whole) }
            let number = hex.flatMap { UInt32($0, radix: 16) } ?? decimal.flatMap { UInt32($0) }
            return number.flatMap(Unicode.Scalar.init).map(String.init) ?? String(whole)
        }
    }

    private static let names = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
}

extension UInt8 {
    fileprivate static let lessThan = UInt8(ascii: "<")
    fileprivate static let greaterThan = UInt8(ascii: ">")
    fileprivate static let slash = UInt8(ascii: "/")
    fileprivate static let colon = UInt8(ascii: ":")
    fileprivate static let equals = UInt8(ascii: "=")
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let apostrophe = UInt8(ascii: "'")
    fileprivate static let questionMark = UInt8(ascii: "?")
    fileprivate static let exclamationMark = UInt8(ascii: "!")
    fileprivate static let ampersand = UInt8(ascii: "&")
    fileprivate static let newline = UInt8(ascii: "\n")

    fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    fileprivate var endsName: Bool { isSpace || self == .greaterThan || self == .slash || self == .lessThan }
}
