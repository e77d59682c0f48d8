import ExampleScreens
import ExampleSupport

/// The size of a terminal.
struct TerminalSize: Hashable, Sendable {
    /// The number of columns.
    var columns: Int
    /// The number of rows.
    var rows: Int
}

/// The lines of the terminal: a status line, the visible part of a screen, and the keys.
struct Frame: Equatable {
    /// All lines from top to bottom.
    let lines: [DrawnLine]
    /// The index of the first visible line of the screen, clamped to the lines that there are.
    let offset: Int
    /// The largest index of a first visible line.
    let lastOffset: Int
    /// The size of the terminal.
    let size: TerminalSize

    /// Creates the frame of a screen.
    ///
    /// - Parameters:
    ///   - status: The status line.
    ///   - content: The lines of the screen.
    ///   - footer: The keys and their actions.
    ///   - offset: The index of the first line of the screen to show.
    ///   - size: The size of the terminal.
    ///   - followsSelection: Whether the line with the selection's mark stays visible, whatever the `offset`.
    init(
        status: StatusLine,
        content: [DrawnLine],
        footer: [DrawnLine],
        offset: Int,
        size: TerminalSize,
        followsSelection: Bool
    ) {
        let room = Self.room(in: size, footer: footer)
        lastOffset = max(0, content.count - room)
        var first = min(max(0, offset), lastOffset)
        if followsSelection, let mark = content.firstIndex(where: { $0.text.contains(Selection.mark) }) {
            // With a few lines around it, so that a heading or the end of a card is visible too.
            if mark - 2 < first { first = max(0, mark - 2) }
            if mark + 2 >= first + room { first = min(lastOffset, mark + 3 - room) }
        }
        let shown = content.dropFirst(first).prefix(room)
        let margin = max(0, (size.columns - (content.map(\.width).max() ?? 0)) / 2)
        let filler = [DrawnLine](repeating: .empty, count: max(0, room - shown.count))
        let header = status.line(
            width: size.columns,
            hasMoreAbove: first > 0,
            hasMoreBelow: first + room < content.count
        )
        let all = [header] + shown.map { DrawnLine.empty.followed(by: $0, at: margin) } + filler + footer
        lines = Array(all.prefix(max(1, size.rows)))
        self.offset = first
        self.size = size
    }

    /// Returns the number of lines that a screen has between the status line and the keys.
    static func room(in size: TerminalSize, footer: [DrawnLine]) -> Int {
        max(1, size.rows - 1 - footer.count)
    }

    /// Returns the meaning of a click at a place; `nil` when it has none.
    func target(column: Int, row: Int) -> ClickTarget? {
        lines.indices.contains(row) ? lines[row].target(at: column) : nil
    }
}
