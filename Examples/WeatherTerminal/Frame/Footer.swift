import ExampleSupport

/// The last lines of the terminal: keys and what they do, each of which can be clicked.
struct Footer {
    /// The keys of the screen, the most important first.
    let hints: [KeyHint]
    /// The keys that are shown in any case, after those of the screen.
    let last: [KeyHint]

    /// Returns the lines; a key of the screen that has no room beside those before it is left out.
    ///
    /// - Parameters:
    ///   - width: The number of columns.
    ///   - limit: The largest number of lines.
    ///   - depth: The number of colors.
    /// - Returns: The lines.
    func lines(width: Int, limit: Int, depth: ColorDepth) -> [DrawnLine] {
        func lines(_ hints: [KeyHint]) -> [StyledText] { Self.wrapped((hints + last).map(Self.text), to: width) }
        let shown = hints.reduce(into: [KeyHint]()) { shown, hint in
            if lines(shown + [hint]).count <= limit { shown.append(hint) }
        }
        return lines(shown).prefix(limit).map { $0.drawn(depth: depth) }
    }

    private static func text(_ hint: KeyHint) -> StyledText {
        let line =
            StyledText(hint.label, TextStyle(isBold: true)) + StyledText(" \(hint.title)", TextStyle(isDim: true))
        return hint.key.map { line.clickable(.key($0)) } ?? line
    }

    /// Returns the hints in lines of at most `width` columns, never broken within a hint.
    private static func wrapped(_ hints: [StyledText], to width: Int) -> [StyledText] {
        let gap = StyledText(" · ", TextStyle(isDim: true))
        var lines: [StyledText] = []
        for hint in hints {
            if let line = lines.last, line.width + gap.width + hint.width <= width {
                lines[lines.count - 1] = line + gap + hint
            } else {
                lines.append((StyledText(" ") + hint).truncated(to: width))
            }
        }
        return lines
    }
}
