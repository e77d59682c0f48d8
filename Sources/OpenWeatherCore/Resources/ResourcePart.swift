package import Foundation

/// One of the things that a response depends on, which is the same text for identical requests.
///
/// The text has a kind and values after it, separated by commas; it has no slash, and both characters are escaped within
/// a value, so that no two requests share a key. The common case, an ASCII name or a coordinate, costs one pass over its
/// bytes.
package enum ResourcePart: Sendable {
    /// The language of the descriptions.
    case language
    /// The grid cell that contains a coordinate.
    case point(Coordinate)
    /// The place of a weather request.
    case place(LocationQuery)
    /// The name of a place.
    case name(String)
    /// A postcode; in the United States when the country is `nil`, as the service assumes.
    case postcode(String, country: String?)
    /// A moment, in whole seconds since 1970; the present one when `nil`.
    case moment(Date?)
    /// A calendar day; the present one when `nil`.
    case day(LocalDay?)
    /// A word of this package, which needs no escaping.
    case word(String)
    /// An identity of the service.
    case identity(String)

    /// Appends the text.
    func append(to text: inout String, _ language: Language, _ decimals: Int) {
        switch self {
        case .language: Self.append("lang", language.code, to: &text)
        case .point(let coordinate):
            let cell = coordinate.rounded(toDecimals: decimals)
            text += "at,\(cell.latitude),\(cell.longitude)"
        case .place(.coordinate(let coordinate)):
            Self.point(coordinate).append(to: &text, language, decimals)
        case .place(.city(let name, let state, let country)):
            Self.append("name", name.folded, (state ?? "").folded, (country ?? "").folded, to: &text)
        case .place(.cityID(let id)): text += "id,\(id)"
        case .name(let name): Self.append("name", name.folded, to: &text)
        case .place(.postcode(let code, let country)), .postcode(let code, let country):
            Self.append("zip", code.folded, (country ?? "us").folded, to: &text)
        case .moment(let date):
            text += "time,\(date.map { String($0.wholeSeconds()) } ?? "now")"
        case .day(let day): text += "day,\(day.map { "\($0.daysSince1970)" } ?? "now")"
        case .word(let word): text += "is,\(word)"
        case .identity(let identity): Self.append("identity", identity, to: &text)
        }
    }

    private static func append(_ kind: String, _ values: String..., to text: inout String) {
        text += kind
        for value in values {
            text += ","
            value.appendEscaped(to: &text)
        }
    }
}

extension String {
    /// The string as the service compares names: without regard to case and to space around and between words.
    fileprivate var folded: String {
        guard utf8.allSatisfy({ $0 < 0x80 }) else {
            return split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
                .precomposedStringWithCanonicalMapping
        }
        // The same for ASCII, whose white space is the space and the five controls from tab to carriage return.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        var isAfterSpace = false
        for byte in utf8 {
            if byte == 0x20 || (0x09...0x0d).contains(byte) {
                isAfterSpace = !bytes.isEmpty
            } else {
                if isAfterSpace { bytes.append(0x20) }
                isAfterSpace = false
                bytes.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the string with every byte that is not a letter, a digit or one of `.-_ ` of ASCII as `%` and two digits.
    fileprivate func appendEscaped(to text: inout String) {
        if utf8.allSatisfy({ Self.isPlain($0) }) { return text += self }
        for byte in utf8 {
            if Self.isPlain(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%"
                text += String(byte >> 4, radix: 16, uppercase: true)
                text += String(byte & 15, radix: 16, uppercase: true)
            }
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): true
        default: false
        }
    }
}
