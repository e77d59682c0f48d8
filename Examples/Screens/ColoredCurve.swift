public import ExampleSupport
public import OpenWeatherCore

/// A curve of temperatures in braille characters, in their colors and with a mark for now.
public struct ColoredCurve {
    /// The points in order of time, as fractions of the chart.
    public var points: [(x: Double, y: Double)]
    /// The temperatures at the lower and at the upper edge.
    public var range: ClosedRange<Temperature>
    /// The present moment, and the height of a dot for it; `nil` outside the chart.
    public var now: (x: Double, y: Double?)?
    /// Whether time runs from right to left.
    public var isMirrored: Bool

    /// Creates a curve.
    public init(
        points: [(x: Double, y: Double)],
        range: ClosedRange<Temperature>,
        now: (x: Double, y: Double?)?,
        isMirrored: Bool
    ) {
        self.points = points.map { (x: isMirrored ? 1 - $0.x : $0.x, y: $0.y) }
        if isMirrored { self.points.reverse() }
        self.range = range
        self.now = now.map { (x: isMirrored ? 1 - $0.x : $0.x, y: $0.y) }
        self.isMirrored = isMirrored
    }

    /// Returns the lines from top to bottom.
    ///
    /// - Parameters:
    ///   - width: The number of columns.
    ///   - height: The number of lines.
    ///   - color: A closure that returns the color of a temperature; `nil` for none.
    /// - Returns: The lines.
    public func lines(width: Int, height: Int, color: (Temperature) -> TerminalColor?) -> [StyledText] {
        guard !points.isEmpty, width > 0, height > 0 else {
            return [StyledText](repeating: StyledText(""), count: max(0, height))
        }
        let colors = (0..<width).map { column in color(temperature(at: (Double(column) + 0.5) / Double(width))) }
        let dots = 4 * height - 1
        let nowColumn = now.map { min(width - 1, max(0, Int($0.x * Double(2 * width - 1)) / 2)) }
        let nowRow = now?.y.map { (dots - Int((min(1, max(0, $0)) * Double(dots)).rounded())) / 4 }
        return BrailleCurve.lines(points, width: width, height: height).enumerated()
            .map { row, line in
                let cells = line.enumerated()
                    .map { column, cell -> StyledText.Piece in
                        let style = TextStyle(foreground: colors[column], isBold: true)
                        // Fonts without braille show a box for the empty pattern.
                        let isEmpty = cell == "\u{2800}"
                        guard column == nowColumn else { return StyledText.Piece(isEmpty ? " " : String(cell), style) }
                        if row == nowRow { return StyledText.Piece("●", style) }
                        return isEmpty
                            ? StyledText.Piece("┊", TextStyle(isDim: true)) : StyledText.Piece(String(cell), style)
                    }
                return StyledText(cells).merged
            }
    }

    /// Returns the temperature of the curve at a position.
    private func temperature(at x: Double) -> Temperature {
        let (low, high) = (range.lowerBound.celsius, range.upperBound.celsius)
        return Temperature(celsius: low + height(at: x) * (high - low))
    }

    private func height(at x: Double) -> Double {
        guard let next = points.firstIndex(where: { $0.x >= x }) else { return points.last?.y ?? 0 }
        guard next > 0, points[next].x > points[next - 1].x else { return points[next].y }
        let (left, right) = (points[next - 1], points[next])
        return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
    }
}
