/// The rules for texts of the service, which are shown, kept and printed as they are.
///
/// A text may hold anything that JSON can: escape sequences that a terminal obeys, line breaks in a name, marks that
/// reverse the words after them, or megabytes. What is left is safe to draw and small enough to keep. Marks that words
/// need, such as the joiners of Persian and Telugu, stay.
package enum WireText: Sendable {
    /// Returns a text on one line, without surrounding white space; `nil` when it is empty or missing.
    ///
    /// A run of control characters becomes a space. The longest name of a place has 168 letters.
    ///
    /// - Parameters:
    ///   - text: The text as it was decoded.
    ///   - limit: The number of Unicode scalars that are kept.
    /// - Returns: The text.
    package static func line(_ text: String?, limit: Int = 200) -> String? {
        guard let text else { return nil }
        return isClean(text, limit: limit, keepsLines: false) ? text : cleaned(text, limit: limit, keepsLines: false)
    }

    /// Returns a text of several lines without surrounding white space; `nil` when it is empty or missing.
    ///
    /// Every line break becomes a line feed, and any other control character a space.
    static func paragraphs(_ text: String?, limit: Int = 20_000) -> String? {
        guard let text else { return nil }
        return isClean(text, limit: limit, keepsLines: true) ? text : cleaned(text, limit: limit, keepsLines: true)
    }

    /// Whether cleaning would return the text as it is, which is so for nearly all texts of the service.
    private static func isClean(_ text: String, limit: Int, keepsLines: Bool) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last, !isSpace(first), !isSpace(last),
            text.utf8.count <= limit || text.utf8.count <= 4 * limit && scalars.count <= limit
        else { return false }
        var previous = first
        for scalar in scalars {
            let isKept = keepsLines && scalar == "\n" && previous != " "
            guard isKept || !isSeparator(scalar) && !isInvisible(scalar) else { return false }
            previous = scalar
        }
        return true
    }

    private static func cleaned(_ text: String, limit: Int, keepsLines: Bool) -> String? {
        var result = String.UnicodeScalarView()
        var count = 0
        var last: Unicode.Scalar?
        // Reads no more than a few times of what it keeps, however much is left out.
        for scalar in text.unicodeScalars.prefix(4 * limit) where !isInvisible(scalar) {
            guard count < limit else { break }
            let next: Unicode.Scalar
            if keepsLines, isLineBreak(scalar) {
                // A carriage return and a line feed are one line break.
                if scalar == "\n", last == "\r" {
                    last = scalar
                    continue
                }
                next = "\n"
                if result.last == " " { result.removeLast() }
            } else {
                next = isSeparator(scalar) ? " " : scalar
            }
            let isRepeated = next == " " && isSeparator(scalar) && (result.last == " " || result.last == "\n")
            last = scalar
            guard !isRepeated else { continue }
            result.append(next)
            count += 1
        }
        guard let start = result.firstIndex(where: { !isSpace($0) }),
            let end = result.lastIndex(where: { !isSpace($0) })
        else { return nil }
        return String(result[start...end])
    }

    /// Whether a character is one of `CharacterSet.whitespacesAndNewlines`, with which no text begins or ends.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t"..."\r", " ", "\u{85}", "\u{A0}", "\u{1680}", "\u{2000}"..."\u{200B}", "\u{2028}", "\u{2029}",
            "\u{202F}", "\u{205F}", "\u{3000}":
            true
        default: false
        }
    }

    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    /// Whether a character separates words without being one that is drawn.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    /// Whether a character is not drawn and changes the ones around it: an embedding, override or isolate of the
    /// direction of writing, a byte order mark, an annotation, or a tag.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}", "\u{FFF9}"..."\u{FFFB}",
            "\u{E0000}"..."\u{E007F}":
            true
        default: false
        }
    }
}
