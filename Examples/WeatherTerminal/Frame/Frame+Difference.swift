import ExampleSupport

extension Frame {
    /// Returns the text and the escape sequences that turn `previous` into this frame; empty when both look the same.
    ///
    /// Only lines that differ are written, so that nothing flickers. Terminals that know synchronized output (mode 2026)
    /// show them all at once, and others ignore it.
    ///
    /// - Parameter previous: The frame on the terminal; `nil` to draw everything.
    /// - Returns: The text.
    func difference(from previous: Frame?) -> String {
        let old = previous?.size == size ? previous : nil
        let changes = lines.indices.compactMap { row -> String? in
            let before = old.map { row < $0.lines.count ? $0.lines[row] : .empty } ?? .empty
            guard before.text != lines[row].text else { return nil }
            let (line, known) = (CompactLine(lines[row]), CompactLine(before))
            guard line != known else { return nil }
            // After the last column of a full line, the cursor is on its last letter, which erasing would remove.
            let end = line.width < known.width ? "\u{1B}[K" : ""
            return "\u{1B}[\(row + 1);1H\(line.text)\(end)"
        }
        guard old == nil || !changes.isEmpty else { return "" }
        return "\u{1B}[?2026h" + (old == nil ? "\u{1B}[2J" : "") + changes.joined() + "\u{1B}[?2026l"
    }
}
