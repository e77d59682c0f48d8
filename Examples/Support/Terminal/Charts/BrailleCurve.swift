/// A drawing of a curve with braille characters, each two dots wide and four high.
public enum BrailleCurve: Sendable {
    /// Returns a curve through points whose `x` and `y` are fractions of the chart, from the lower left.
    ///
    /// - Parameters:
    ///   - points: The points in order of `x`.
    ///   - width: The number of columns.
    ///   - height: The number of lines.
    /// - Returns: The lines from top to bottom.
    public static func lines(_ points: [(x: Double, y: Double)], width: Int, height: Int) -> [String] {
        guard width > 0, height > 0 else { return [] }
        var cells = [[UInt32]](repeating: [UInt32](repeating: 0, count: width), count: height)
        let (columns, rows) = (2 * width, 4 * height)
        var previous: Int?
        for column in 0..<columns {
            guard let value = value(at: Double(column) / Double(max(1, columns - 1)), in: points) else { continue }
            let row = rows - 1 - Int((min(1, max(0, value)) * Double(rows - 1)).rounded())
            // A steep part is drawn as a column of dots, so that the curve has no gaps.
            let from = previous.map { $0 < row ? min($0 + 1, row) : max($0 - 1, row) } ?? row
            for dot in min(from, row)...max(from, row) {
                cells[dot / 4][column / 2] |= bit(column: column % 2, row: dot % 4)
            }
            previous = row
        }
        return cells.map { line in
            String(String.UnicodeScalarView(line.compactMap { Unicode.Scalar(0x2800 + $0) }))
        }
    }

    /// Returns the height of the curve at `x`, interpolated between two points; `nil` without points.
    private static func value(at x: Double, in points: [(x: Double, y: Double)]) -> Double? {
        guard let next = points.firstIndex(where: { $0.x >= x }) else { return points.last?.y }
        guard next > 0 else { return points[next].y }
        let (left, right) = (points[next - 1], points[next])
        guard right.x > left.x else { return right.y }
        return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
    }

    /// Returns the bit of a dot in its character, in the order of Unicode: columns first, the lowest row last.
    private static func bit(column: Int, row: Int) -> UInt32 {
        row == 3 ? (column == 0 ? 0x40 : 0x80) : 1 << UInt32(3 * column + row)
    }
}
