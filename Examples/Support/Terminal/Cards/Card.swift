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
        /// A line of pieces with styles of their own; it is truncated when it is too long.
        case styled(StyledText)
        /// Rows of cells in aligned columns.
        case table(Table, [[StyledText]])
        /// Rows that can be clicked.
        indirect case clickable([Row], ClickTarget)
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
    /// Whether the empty lines above and below the rows are left out.
    public var isCompact = false

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

    /// Returns the number of columns of a row in a card of at most `width` columns.
    public static func contentWidth(_ width: Int = readableWidth, for terminal: Terminal) -> Int {
        min(terminal.width, width) - (terminal.isPlain ? 0 : 4)
    }

    /// Returns the card as lines; a plain terminal gets the rows alone.
    public func lines(for terminal: Terminal) -> [DrawnLine] {
        let width = min(terminal.width, maximumWidth)
        guard !terminal.isPlain else {
            return rows.flatMap { layout($0, width: width) }.map { $0.trimmingEnd().drawn(depth: .none) }
        }
        let edge = isCompact ? [] : [StyledText("")]
        let body = edge + rows.flatMap { layout($0, width: width - 4) } + edge
        let (margin, depth) = (StyledText("  "), terminal.colors)
        return body.enumerated()
            .map { index, line in
                let background = color(at: Double(index) / Double(max(1, body.count - 1)), depth: depth)
                return (margin + line.padded(to: width - 4) + margin)
                    .styled { style in
                        guard terminal.theme == .sky else { return }
                        style.foreground = style.foreground ?? foreground
                        style.background = background
                    }
                    .drawn(depth: depth)
            }
    }

    private func color(at fraction: Double, depth: ColorDepth) -> TerminalColor? {
        // Sixteen colors are too few for a gradient: its steps would look like stripes.
        let place = (depth == .basic ? 0.5 : min(1, max(0, fraction))) * Double(gradient.count - 1)
        guard gradient.count > 1 else { return gradient.first }
        let index = min(Int(place), gradient.count - 2)
        return gradient[index].mixed(with: gradient[index + 1], fraction: place - Double(index))
    }
}
