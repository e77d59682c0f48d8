/// A line of pieces with styles of their own, some of which can be clicked.
public struct StyledText: Hashable, Sendable {
    /// A piece with one style.
    public struct Piece: Hashable, Sendable {
        /// The text.
        public var text: String
        /// The style.
        public var style: TextStyle
        /// The meaning of a click; `nil` for none.
        public var target: ClickTarget?

        /// Creates a piece; its text is made ``Swift/String/printable``.
        public init(_ text: String, _ style: TextStyle = TextStyle(), target: ClickTarget? = nil) {
            self.text = text.printable
            self.style = style
            self.target = target
        }
    }

    /// The pieces in the order in which they are written.
    public var pieces: [Piece]

    /// Creates a line of pieces.
    public init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Creates a line of one piece.
    public init(_ text: String, _ style: TextStyle = TextStyle(), target: ClickTarget? = nil) {
        pieces = text.isEmpty ? [] : [Piece(text, style, target: target)]
    }

    /// Creates a line of one piece in a color.
    public init(_ text: String, _ color: TerminalColor?, isBold: Bool = false, isDim: Bool = false) {
        self.init(text, TextStyle(foreground: color, isBold: isBold, isDim: isDim))
    }

    /// The text without styles.
    public var text: String { pieces.map(\.text).joined() }

    /// The number of columns.
    public var width: Int { pieces.reduce(0) { $0 + DisplayWidth.of($1.text) } }

    /// Returns two lines one after the other.
    public static func + (left: StyledText, right: StyledText) -> StyledText {
        StyledText(left.pieces + right.pieces)
    }

    /// Returns the line with a change made to the style of each piece.
    public func styled(_ change: (inout TextStyle) -> Void) -> StyledText {
        var line = self
        for index in line.pieces.indices { change(&line.pieces[index].style) }
        return line
    }

    /// Returns the line in which a click anywhere has one meaning.
    public func clickable(_ target: ClickTarget) -> StyledText {
        var line = self
        for index in line.pieces.indices { line.pieces[index].target = target }
        return line
    }

    /// Returns the line truncated to `width` columns, with … at the end when something is missing.
    public func truncated(to width: Int) -> StyledText {
        guard self.width > width else { return self }
        var (result, used): ([Piece], Int) = ([], 0)
        for piece in pieces where used < width {
            let room = width - used
            let next = DisplayWidth.of(piece.text)
            var cut = piece
            // What follows is missing, too, so that the last column is the sign that says so.
            cut.text = next < room ? piece.text : TextLayout.truncated(piece.text + " ", to: room)
            result.append(cut)
            used += DisplayWidth.of(cut.text)
        }
        return StyledText(result)
    }

    /// Returns the line truncated or padded to exactly `width` columns.
    public func padded(to width: Int, _ alignment: TextLayout.Alignment = .leading) -> StyledText {
        let cut = truncated(to: width)
        let space = max(0, width - cut.width)
        let before = alignment.space(before: space)
        return StyledText(String(repeating: " ", count: before)) + cut
            + StyledText(String(repeating: " ", count: space - before))
    }

    /// Returns the line as it is written to a terminal.
    public func drawn(depth: ColorDepth) -> DrawnLine {
        var spots: [DrawnLine.Spot] = []
        var column = 0
        for piece in pieces {
            let end = column + DisplayWidth.of(piece.text)
            if let target = piece.target {
                if let last = spots.last, last.target == target, last.columns.upperBound == column {
                    spots[spots.count - 1].columns = last.columns.lowerBound..<end
                } else {
                    spots.append(DrawnLine.Spot(columns: column..<end, target: target))
                }
            }
            column = end
        }
        return DrawnLine(pieces.map { $0.style.apply(to: $0.text, depth: depth) }.joined(), width: column, spots: spots)
    }
}

extension StyledText {
    /// The line with neighbors of the same style as one piece.
    public var merged: StyledText {
        StyledText(
            pieces.reduce(into: []) { result, piece in
                if let last = result.last, last.style == piece.style, last.target == piece.target {
                    result[result.count - 1].text += piece.text
                } else {
                    result.append(piece)
                }
            }
        )
    }
}
