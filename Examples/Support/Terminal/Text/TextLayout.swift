/// Functions that fit text into columns.
public enum TextLayout: Sendable {
    /// The position of text within its columns.
    public enum Alignment: Sendable {
        /// At the start.
        case leading
        /// In the center.
        case center
        /// At the end.
        case trailing

        /// Returns the alignment at the other side where the reading direction is right to left.
        public func mirrored(if isRightToLeft: Bool) -> Alignment {
            switch (self, isRightToLeft) {
            case (.leading, true): .trailing
            case (.trailing, true): .leading
            default: self
            }
        }

        /// Returns the part of the free columns that stands before the text.
        func space(before free: Int) -> Int {
            switch self {
            case .leading: 0
            case .center: free / 2
            case .trailing: free
            }
        }
    }

    /// Returns `text` truncated to `width` columns, with … at the end when something is missing.
    public static func truncated(_ text: String, to width: Int) -> String {
        guard DisplayWidth.of(text) > width else { return text }
        guard width > 0 else { return "" }
        var result = ""
        var used = 0
        for character in text {
            let next = DisplayWidth.of(character)
            if used + next > width - 1 { break }
            result.append(character)
            used += next
        }
        return result + "…"
    }

    /// Returns `text` truncated or padded to exactly `width` columns.
    public static func padded(_ text: String, to width: Int, _ alignment: Alignment = .leading) -> String {
        let cut = truncated(text, to: width)
        let space = max(0, width - DisplayWidth.of(cut))
        let before = alignment.space(before: space)
        return String(repeating: " ", count: before) + cut + String(repeating: " ", count: space - before)
    }

    /// Returns `text` in lines of at most `width` columns, wrapped between words.
    ///
    /// A word that is wider than a line, such as a sentence in Japanese, is broken between characters. A number stays
    /// with its unit, and a French word with its colon, where a line has room for both.
    public static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in words(of: text, to: width) {
            for (index, part) in parts(of: word, to: width).enumerated() {
                let gap = index == 0 ? " " : ""
                if line.isEmpty {
                    line = part
                } else if DisplayWidth.of(line) + gap.count + DisplayWidth.of(part) <= width {
                    line += gap + part
                } else {
                    lines.append(truncated(line, to: width))
                    line = part
                }
            }
        }
        if !line.isEmpty { lines.append(truncated(line, to: width)) }
        return lines
    }

    /// Returns the words of `text`, of which those with a space between them that does not break are one word.
    private static func words(of text: String, to width: Int) -> [String] {
        text.split { $0.isWhitespace && !isUnbroken($0) }
            .flatMap { word in DisplayWidth.of(word) > width ? word.split(whereSeparator: \.isWhitespace) : [word] }
            .map { word in String(word.map { isUnbroken($0) ? " " : $0 }) }
    }

    /// Whether no line ends at a space: U+00A0, or U+202F.
    private static func isUnbroken(_ character: Character) -> Bool {
        character == "\u{A0}" || character == "\u{202F}"
    }

    /// Returns the parts between which a word may be broken; the word itself when it fits into a line of `width` columns.
    ///
    /// No character of two columns fits into a narrower line, where breaking the word would lose as much as truncating it.
    private static func parts(of word: String, to width: Int) -> [String] {
        guard width > 1, DisplayWidth.of(word) > width else { return [word] }
        return word.reduce(into: []) { parts, character in
            // No line begins with punctuation, which stays with the character before it.
            if isPunctuation(character), let last = parts.last, DisplayWidth.of(last + String(character)) <= width {
                parts[parts.count - 1] = last + String(character)
            } else {
                parts.append(String(character))
            }
        }
    }

    private static func isPunctuation(_ character: Character) -> Bool {
        switch character.unicodeScalars.first?.properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .otherPunctuation: true
        default: false
        }
    }
}
