import ExampleScreens
import ExampleSupport

/// The lines of the terminal: a status line, the visible part of a screen, and the keys.
struct Frame: Equatable {
    /// All lines from top to bottom.
    let lines: [String]
    /// The index of the first visible line of the screen, clamped to the lines that there are.
    let offset: Int

    /// Creates the frame of a screen.
    ///
    /// - Parameters:
    ///   - status: The first line.
    ///   - content: The lines of the screen.
    ///   - hints: The keys and their actions, for the last lines.
    ///   - offset: The index of the first line of the screen to show.
    ///   - size: The number of columns and rows of the terminal.
    ///   - followsSelection: Whether the line with the selection's mark stays visible, whatever the `offset`.
    init(
        status: String,
        content: [String],
        hints: [String],
        offset: Int,
        size: (columns: Int, rows: Int),
        followsSelection: Bool
    ) {
        let keys = Array(TextLayout.wrapped(hints.joined(separator: " · "), to: size.columns).prefix(2))
        let room = max(1, size.rows - 1 - keys.count)
        var first = min(max(0, offset), max(0, content.count - room))
        if followsSelection, let mark = content.firstIndex(where: { $0.contains(Selection.mark) }) {
            // With a few lines around it, so that a heading or the end of a card is visible too.
            if mark - 2 < first { first = max(0, mark - 2) }
            if mark + 2 >= first + room { first = min(max(0, content.count - room), mark + 3 - room) }
        }
        let shown = content.dropFirst(first).prefix(room)
        let margin = String(repeating: " ", count: max(0, (size.columns - Card.readableWidth) / 2))
        let filler = [String](repeating: "", count: room - shown.count)
        let more = (first > 0 ? "▲" : " ") + (first + room < content.count ? "▼" : " ")
        let header = TextLayout.padded(status, to: max(0, size.columns - 2)) + more
        let all = [header] + shown.map { margin + $0 } + filler + keys
        lines = Array(all.prefix(max(1, size.rows)))
        self.offset = first
    }

    /// The text and the escape sequences that draw the frame over the previous one.
    var text: String {
        // Each line is erased before it is written. Afterward, the cursor may be on the last letter of a full line.
        let rows = lines.map { "\u{1B}[K\($0)" }.joined(separator: "\r\n")
        return "\u{1B}[H\(rows)"
    }
}
