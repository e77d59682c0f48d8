/// A drawing of short texts in narrow columns side by side, such as the hours of a day.
public enum Strip: Sendable {
    /// Returns the columns as lines; they continue below when there is no room for all of them.
    ///
    /// - Parameters:
    ///   - columns: The texts of each column from top to bottom, the same number in every column.
    ///   - width: The number of columns of the terminal.
    ///   - isRightToLeft: Whether the first column is at the right.
    /// - Returns: The lines from top to bottom, without empty ones.
    public static func lines(_ columns: [[String]], width: Int, isRightToLeft: Bool) -> [String] {
        let widest = columns.joined().map { DisplayWidth.of($0) }.max() ?? 0
        return groups(of: columns, widest: widest, width: width)
            .flatMap { part in
                let ordered = isRightToLeft ? part.reversed() : part
                return (0..<(part.first?.count ?? 0))
                    .map { row in
                        ordered.map { TextLayout.padded($0[row], to: widest) }.joined(separator: "  ")
                    }
                    .filter { !$0.allSatisfy { $0 == " " } }
            }
    }

    /// Returns the columns in groups that fit side by side, as many in each as possible.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - widest: The width of a column, which two spaces separate from the next one.
    ///   - width: The number of columns of the terminal.
    /// - Returns: The groups in order; the columns are distributed evenly, so that the last group is not almost empty.
    public static func groups<Column>(of columns: [Column], widest: Int, width: Int) -> [[Column]] {
        let fitting = max(1, (width + 2) / (widest + 2))
        let rows = (columns.count + fitting - 1) / fitting
        let count = max(1, (columns.count + rows - 1) / max(1, rows))
        return stride(from: 0, to: columns.count, by: count)
            .map { Array(columns[$0..<min($0 + count, columns.count)]) }
    }
}
