/// The meaning of the text in a search field.
///
/// Creating one parses the text and sends nothing. The set of cases is closed.
public enum SearchText: Hashable, Sendable {
    /// A string that is empty or consists of white space.
    case empty
    /// A point, such as `48.85, 2.35`.
    case coordinate(Coordinate)
    /// A name; `postcode` is `nil` unless the text could also be a postcode.
    case name(String, postcode: Postcode?)

    /// The length in Unicode scalars at which a string is truncated; no place has a longer name.
    static let maximumLength = 200

    /// Creates the meaning of a string.
    ///
    /// The string is trimmed, and white space is folded into single spaces. Coordinates may use the digits and
    /// separators of any script, a decimal comma, and N, S, E and W, for example `48,85 2,35`. Two numbers out of range
    /// are a name, so that the service can respond that it does not know the place.
    public init(_ text: String) {
        let cleaned = Self.cleaned(text)
        let plain = Self.plain(cleaned)
        if cleaned.isEmpty {
            self = .empty
        } else if let coordinate = CoordinateText(plain)?.coordinate {
            self = .coordinate(coordinate)
        } else {
            self = .name(cleaned, postcode: Postcode(plain))
        }
    }

    /// Returns the text without invisible characters, doubled spaces, and commas at its ends, cut to the longest
    /// allowed.
    static func cleaned(_ text: String) -> String {
        var visible = String.UnicodeScalarView()
        // Bounded first, as a whole document may have been pasted.
        for scalar in text.unicodeScalars.prefix(maximumLength * 10) {
            visible.append(contentsOf: Self.visible(scalar))
        }
        let words = String(visible).split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
        let short = String(String.UnicodeScalarView(words.unicodeScalars.prefix(maximumLength)))
        let isEdge = { (character: Character) in character == "," || character == " " }
        return String(short.drop(while: isEdge).reversed().drop(while: isEdge).reversed())
    }

    /// Returns nothing for direction marks and other invisible characters that come with copied text.
    private static func visible(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        case "\u{200C}", "\u{200D}": return [scalar]  // The joiners of Persian and Indic names are part of the word.
        case "，", "、", "،": return [",", " "]  // The service separates name and country by a plain comma.
        default:
            let category = scalar.properties.generalCategory
            let isInvisible = category == .format || category == .control && !scalar.properties.isWhitespace
            return isInvisible ? [] : [scalar]
        }
    }

    /// Returns the text with its digits and signs in ASCII, for reading numbers and postcodes.
    private static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "−", "–", "‐", "‑", "－", "﹣": plain.append("-")
            case "＋": plain.append("+")
            case "．", "٫": plain.append(".")
            case "；", "؛": plain.append(";")
            case "〒": continue  // Opens a Japanese postcode.
            default:
                let digit = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil
                plain.append(contentsOf: digit.map { String(Int($0)).unicodeScalars } ?? "\(scalar)".unicodeScalars)
            }
        }
        return String(plain)
    }
}

/// A postcode with the country it belongs to.
///
/// Only the form is checked: a code that looks valid may not exist.
public struct Postcode: Hashable, Sendable {
    /// The code, for example `SW1A 1AA`.
    public let code: String

    /// The ISO 3166-1 alpha-2 country code; `nil` when the string has none, in which case the service assumes the
    /// United States.
    public let country: String?

    /// Creates a postcode from strings such as `90210`, `90210,US`, and `SW1A 1AA, GB`, or `nil` when it cannot be one.
    ///
    /// A postcode has 2 to 10 letters, digits, spaces, and hyphens, with at least one digit.
    public init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { part in
                part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
            }
        guard (1...2).contains(parts.count) else { return nil }
        let code = String(parts[0])
        guard (2...10).contains(code.count), code.contains(where: \.isNumber),
            code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " " || $0 == "-") })
        else { return nil }
        self.code = code
        guard parts.count == 2 else {
            country = nil
            return
        }
        let country = String(parts[1])
        guard country.count == 2, country.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
        self.country = country.uppercased()
    }
}
