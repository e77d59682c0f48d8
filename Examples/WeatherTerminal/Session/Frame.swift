import ExampleScreens
import ExampleSupport

/// What is on the screen: a status line, the lines of a screen of the app as far as there is room, and the keys.
struct Frame: Equatable {
    /// Every line from top to bottom.
    let lines: [String]
    /// The first line of the screen that is shown, after it was brought into what there is.
    let offset: Int

    /// Lays out a frame.
    ///
    /// - Parameters:
    ///   - status: The first line.
    ///   - content: The screen; the line with the selection's mark is always in sight.
    ///   - hints: The keys, for the last lines.
    ///   - offset: The first line of the screen to show.
    ///   - size: The columns and rows of the terminal.
    ///   - followsSelection: Whether the selection decides what is in sight, rather than `offset`.
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
            // With what stands beside it, so that a heading or a card's end is seen too.
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

    /// The escape sequences that draw the frame over the last one.
    var text: String {
        // Erased before it is written: afterwards the cursor stands on the last letter of a line that is full.
        let rows = lines.map { "\u{1B}[K\($0)" }.joined(separator: "\r\n")
        return "\u{1B}[H\(rows)"
    }
}
