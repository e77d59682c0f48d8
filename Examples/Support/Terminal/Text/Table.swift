/// A layout of cells in columns that are aligned by display width.
public struct Table: Sendable {
    /// A column of a table.
    public struct Column: Sendable {
        /// The side at which the cells of the column begin.
        public var alignment: TextLayout.Alignment
        /// Whether the column is truncated where the table is too wide.
        public var isFlexible: Bool
        /// Whether the column is left out where the table is too wide.
        public var isOptional: Bool
        /// The number of spaces between the column and the next one.
        public var gap: Int

        /// Creates a column.
        public init(
            _ alignment: TextLayout.Alignment = .leading,
            isFlexible: Bool = false,
            isOptional: Bool = false,
            gap: Int = 2
        ) {
            self.alignment = alignment
            self.isFlexible = isFlexible
            self.isOptional = isOptional
            self.gap = gap
        }
    }

    /// The columns in the order of reading.
    public var columns: [Column]

    /// Creates a table of columns.
    public init(_ columns: [Column]) {
        self.columns = columns
    }

    /// The least width of a flexible column.
    private static let leastWidth = 8

    /// Returns rows of cells as lines of the same width.
    ///
    /// A column without text takes no room. Where the width is too small, flexible columns are truncated, then optional
    /// ones are left out, the last one first. Where a click means the same on all cells of a row, it does so between them.
    ///
    /// - Parameters:
    ///   - rows: The cells of each row in the order of reading; a row may end early.
    ///   - width: The largest number of columns of the terminal.
    ///   - isRightToLeft: Whether the first column is at the right.
    /// - Returns: The lines.
    public func lines(_ rows: [[StyledText]], width: Int, isRightToLeft: Bool = false) -> [StyledText] {
        var widths = columns.indices.map { column in
            rows.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
        }
        shrink(&widths, to: width)
        return rows.map { row in
            let shown = columns.indices.filter { widths[$0] > 0 }
            let line = shown.reduce(StyledText("")) { line, column in
                let cell = column < row.count ? row[column] : StyledText("")
                let text = cell.isolated
                    .padded(to: widths[column], columns[column].alignment.mirrored(if: isRightToLeft))
                let space = StyledText(String(repeating: " ", count: column == shown.last ? 0 : columns[column].gap))
                return isRightToLeft ? space + text + line : line + text + space
            }
            let targets = Set(row.flatMap(\.pieces).map(\.target))
            guard targets.count == 1, case .some(.some(let target)) = targets.first else { return line }
            return line.clickable(target)
        }
    }

    /// Makes a table with `widths` fit into `width`.
    private func shrink(_ widths: inout [Int], to width: Int) {
        func excess() -> Int {
            let shown = columns.indices.filter { widths[$0] > 0 }
            let gaps = shown.dropLast().reduce(0) { $0 + columns[$1].gap }
            return shown.reduce(0) { $0 + widths[$1] } + gaps - width
        }
        let flexible = columns.indices.filter { columns[$0].isFlexible }
        func truncate() {
            for column in flexible where excess() > 0 {
                widths[column] = max(min(widths[column], Self.leastWidth), widths[column] - excess())
            }
        }
        let natural = widths
        truncate()
        for column in columns.indices.reversed() where excess() > 0 && columns[column].isOptional {
            widths[column] = 0
            for column in flexible { widths[column] = natural[column] }
            truncate()
        }
    }
}

extension StyledText {
    /// The line with marks around text that is read from the right, so that it does not move what is beside it.
    ///
    /// Source: Unicode Standard Annex 9, "first strong isolate"; the marks have no width.
    public var isolated: StyledText {
        guard text.unicodeScalars.contains(where: \.isReadFromTheRight), let style = pieces.first?.style else {
            return self
        }
        let target = pieces.first?.target
        return StyledText("\u{2068}", style, target: target) + self + StyledText("\u{2069}", style, target: target)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar belongs to a script that is written from right to left: Hebrew, Arabic, and their kin.
    fileprivate var isReadFromTheRight: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
        default: false
        }
    }
}
