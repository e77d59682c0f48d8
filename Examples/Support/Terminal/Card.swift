/// A card of text rows on a gradient, as wide as the terminal allows.
public struct Card: Sendable {
    /// A row of a card.
    public enum Row: Sendable {
        /// A paragraph of text, wrapped between words.
        case text(String, TextLayout.Alignment = .leading, isBold: Bool = false, isDim: Bool = false)
        /// Pairs of a label and a value in two columns, or in one when there is no room for two.
        case grid([(label: String, value: String)])
        /// A line that is already laid out, such as one of a chart; it is truncated when it is too long.
        case line(String, isBold: Bool = false, isDim: Bool = false, color: TerminalColor? = nil)
        /// A line of pieces with colors of their own; `nil` stands for the card's color. It must fit the width.
        case pieces([(text: String, color: TerminalColor?)])
        /// A horizontal rule.
        case rule
        /// An empty line.
        case space
    }

    /// The rows from top to bottom.
    public var rows: [Row]
    /// The background colors from top to bottom.
    public var gradient: [TerminalColor]
    /// The color of the text.
    public var foreground: TerminalColor
    /// Whether the reading direction is right to left.
    public var isRightToLeft: Bool
    /// The maximum number of columns.
    public var maximumWidth: Int

    /// Creates a card.
    public init(
        rows: [Row],
        gradient: [TerminalColor],
        foreground: TerminalColor,
        isRightToLeft: Bool = false,
        maximumWidth: Int = Card.readableWidth
    ) {
        self.rows = rows
        self.gradient = gradient
        self.foreground = foreground
        self.isRightToLeft = isRightToLeft
        self.maximumWidth = maximumWidth
    }

    /// The default maximum number of columns; longer lines are hard to read.
    public static let readableWidth = 72

    /// Returns the number of columns of a row in a card of the default width.
    public static func contentWidth(for terminal: Terminal) -> Int {
        min(terminal.width, readableWidth) - (terminal.isPlain ? 0 : 4)
    }

    /// Returns the card as lines of text; a terminal without colors gets the rows alone.
    public func lines(for terminal: Terminal) -> [String] {
        let width = min(terminal.width, maximumWidth)
        guard !terminal.isPlain else {
            return rows.flatMap { layout($0, width: width) }.map { Self.trimmingEnd($0.text) }
        }
        let body = [Line("")] + rows.flatMap { layout($0, width: width - 4) } + [Line("")]
        return body.enumerated()
            .map { index, line in
                var style = TextStyle(
                    foreground: foreground,
                    background: color(at: Double(index) / Double(max(1, body.count - 1))),
                    isBold: line.isBold,
                    isDim: line.isDim
                )
                let space = String(repeating: " ", count: max(0, width - 4 - DisplayWidth.of(line.text)))
                let pieces = [("  ", nil)] + line.pieces + [(space + "  ", nil)]
                return
                    pieces.map { text, color in
                        style.foreground = color ?? foreground
                        return style.apply(to: text, depth: terminal.colors)
                    }
                    .joined()
            }
    }

    private struct Line {
        var pieces: [(text: String, color: TerminalColor?)]
        var isBold = false
        var isDim = false

        var text: String { pieces.map(\.text).joined() }

        init(_ text: String, isBold: Bool = false, isDim: Bool = false, color: TerminalColor? = nil) {
            pieces = [(text, color)]
            self.isBold = isBold
            self.isDim = isDim
        }

        init(pieces: [(text: String, color: TerminalColor?)]) {
            self.pieces = pieces
        }
    }

    private func layout(_ row: Row, width: Int) -> [Line] {
        switch row {
        case .space:
            return [Line("")]
        case .rule:
            return [Line(String(repeating: "─", count: width), isDim: true)]
        case .text(let text, let alignment, let isBold, let isDim):
            let alignment = mirrored(alignment)
            return TextLayout.wrapped(text, to: width)
                .map { Line(TextLayout.padded($0, to: width, alignment), isBold: isBold, isDim: isDim) }
        case .line(let text, let isBold, let isDim, let color):
            let line = TextLayout.padded(text, to: width, mirrored(.leading))
            return [Line(line, isBold: isBold, isDim: isDim, color: color)]
        case .pieces(let pieces):
            let used = pieces.reduce(0) { $0 + DisplayWidth.of($1.text) }
            let space = String(repeating: " ", count: max(0, width - used))
            return [Line(pieces: isRightToLeft ? [(space, nil)] + pieces : pieces)]
        case .grid(let pairs):
            return grid(pairs, width: width).map { Line($0) }
        }
    }

    /// Returns the pairs in two aligned columns, or in one when the terminal is too narrow.
    private func grid(_ pairs: [(label: String, value: String)], width: Int) -> [String] {
        let labels = pairs.map { DisplayWidth.of($0.label) }.max() ?? 0
        let values = pairs.map { DisplayWidth.of($0.value) }.max() ?? 0
        let columns = 2 * (labels + values + 2) + 3 <= width ? 2 : 1
        let cell = (width - 3 * (columns - 1)) / columns
        let label = min(labels, max(0, cell - 2 - min(values, cell / 2)))
        let cells = pairs.map { pair in
            let parts = [
                TextLayout.padded(pair.label, to: label, mirrored(.leading)),
                TextLayout.padded(pair.value, to: cell - 2 - label, mirrored(.leading)),
            ]
            return (isRightToLeft ? parts.reversed() : parts).joined(separator: "  ")
        }
        return stride(from: 0, to: cells.count, by: columns)
            .map { start in
                let row = Array(cells[start..<min(start + columns, cells.count)])
                let line = (isRightToLeft ? row.reversed() : row).joined(separator: "   ")
                return TextLayout.padded(line, to: width, mirrored(.leading))
            }
    }

    private func mirrored(_ alignment: TextLayout.Alignment) -> TextLayout.Alignment {
        switch (alignment, isRightToLeft) {
        case (.leading, true): .trailing
        case (.trailing, true): .leading
        default: alignment
        }
    }

    private func color(at fraction: Double) -> TerminalColor? {
        guard let first = gradient.first, let last = gradient.last else { return nil }
        let place = min(1, max(0, fraction)) * Double(gradient.count - 1)
        let index = min(Int(place), gradient.count - 2)
        guard index >= 0 else { return gradient.count == 1 ? first : last }
        return gradient[index].mixed(with: gradient[index + 1], fraction: place - Double(index))
    }

    private static func trimmingEnd(_ text: String) -> String {
        String(text.reversed().drop { $0 == " " }.reversed())
    }
}
