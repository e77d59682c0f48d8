extension Card {
    /// Returns the rows as lines of at most `width` columns, without a background.
    public func layout(width: Int, isRightToLeft: Bool) -> [StyledText] {
        var card = self
        card.isRightToLeft = isRightToLeft
        return rows.flatMap { card.layout($0, width: width) }
    }

    /// Returns a row as lines of at most `width` columns.
    func layout(_ row: Row, width: Int) -> [StyledText] {
        switch row {
        case .space:
            return [StyledText("")]
        case .rule:
            return [StyledText(String(repeating: "─", count: width), TextStyle(isDim: true))]
        case .text(let text, let alignment, let isBold, let isDim):
            let alignment = alignment.mirrored(if: isRightToLeft)
            let style = TextStyle(isBold: isBold, isDim: isDim)
            return TextLayout.wrapped(text, to: width).map { StyledText($0, style).padded(to: width, alignment) }
        case .line(let text, let isBold, let isDim, let color):
            return [leading(StyledText(text, color, isBold: isBold, isDim: isDim), width: width)]
        case .pieces(let pieces):
            return [leading(StyledText(pieces.map { .init($0.text, TextStyle(foreground: $0.color)) }), width: width)]
        case .styled(let line):
            return [leading(line, width: width)]
        case .table(let table, let rows):
            return table.lines(rows, width: width, isRightToLeft: isRightToLeft)
                .map { leading($0, width: width) }
        case .clickable(let rows, let target):
            return rows.flatMap { layout($0, width: width) }
                .map { $0.padded(to: width).clickable(target) }
        case .grid(let pairs):
            return grid(pairs, width: width)
        }
    }

    /// Returns the pairs in two aligned columns, or in one when the terminal is too narrow.
    private func grid(_ pairs: [(label: String, value: String)], width: Int) -> [StyledText] {
        let labels = pairs.map { DisplayWidth.of($0.label) }.max() ?? 0
        let values = pairs.map { DisplayWidth.of($0.value) }.max() ?? 0
        let columns = 2 * (labels + values + 2) + 3 <= width ? 2 : 1
        let cell = (width - 3 * (columns - 1)) / columns
        let label = min(labels, max(0, cell - 2 - min(values, cell / 2)))
        let cells = pairs.map { pair in
            let parts = [
                StyledText(pair.label).isolated.padded(to: label, side),
                StyledText(pair.value).isolated.padded(to: cell - 2 - label, side),
            ]
            return joined(parts, gap: 2)
        }
        return stride(from: 0, to: cells.count, by: columns)
            .map { start in
                let row = Array(cells[start..<min(start + columns, cells.count)])
                return leading(joined(row, gap: 3), width: width)
            }
    }

    /// The side at which text begins.
    private var side: TextLayout.Alignment { .leading.mirrored(if: isRightToLeft) }

    private func leading(_ line: StyledText, width: Int) -> StyledText {
        line.padded(to: width, side)
    }

    /// Returns lines side by side, the first where reading begins.
    private func joined(_ lines: [StyledText], gap: Int) -> StyledText {
        let space = StyledText(String(repeating: " ", count: gap))
        return (isRightToLeft ? lines.reversed() : lines).enumerated()
            .reduce(StyledText("")) { $0 + ($1.offset == 0 ? $1.element : space + $1.element) }
    }
}

extension StyledText {
    /// Returns the line without spaces at its end.
    func trimmingEnd() -> StyledText {
        var line = self
        while let last = line.pieces.last {
            let text = String(last.text.reversed().drop { $0 == " " }.reversed())
            guard text.isEmpty else {
                line.pieces[line.pieces.count - 1].text = text
                break
            }
            line.pieces.removeLast()
        }
        return line
    }
}
