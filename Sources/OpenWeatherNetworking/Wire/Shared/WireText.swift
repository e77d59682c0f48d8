import Foundation

/// The rules for texts of the service, which are shown, kept and printed as they are.
///
/// A text may hold anything that JSON can: escape sequences that a terminal obeys, line breaks in a name, marks that
/// reverse the words after them, or megabytes. What is left is safe to draw and small enough to keep. Marks that words
/// need, such as the joiners of Persian and Telugu, stay.
enum WireText: Sendable {
    /// Returns a text on one line, without surrounding white space; `nil` when it is empty or missing.
    ///
    /// A run of control characters becomes a space. The longest name of a place has 168 letters.
    ///
    /// - Parameters:
    ///   - text: The text as it was decoded.
    ///   - limit: The number of Unicode scalars that are kept.
    /// - Returns: The text.
    static func line(_ text: String?, limit: Int = 200) -> String? {
        guard let text, !text.isEmpty else { return nil }
        // Nearly all texts of the service are short and in printable ASCII without white space at the ends.
        if text.utf8.count <= limit, text.utf8.first != 0x20, text.utf8.last != 0x20,
            text.utf8.allSatisfy({ 0x20...0x7E ~= $0 })
        {
            return text
        }
        return cleaned(text, limit: limit) { _ in false }
    }

    /// Returns a text of several lines without surrounding white space; `nil` when it is empty or missing.
    ///
    /// Every line break becomes a line feed, and any other control character a space.
    static func paragraphs(_ text: String?, limit: Int = 20_000) -> String? {
        guard let text, !text.isEmpty else { return nil }
        return cleaned(text, limit: limit) { lineBreaks.contains($0) }
    }

    private static func cleaned(
        _ text: String,
        limit: Int,
        isLineBreak: (Unicode.Scalar) -> Bool
    ) -> String? {
        var result = String.UnicodeScalarView()
        var count = 0
        var last: Unicode.Scalar?
        // Reads no more than a few times of what it keeps, however much is left out.
        for scalar in text.unicodeScalars.prefix(4 * limit) where !isInvisible(scalar) {
            guard count < limit else { break }
            let next: Unicode.Scalar
            if isLineBreak(scalar) {
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
        let trimmed = String(result).trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
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

    private static let lineBreaks: Set<Unicode.Scalar> = [
        "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
    ]
}
