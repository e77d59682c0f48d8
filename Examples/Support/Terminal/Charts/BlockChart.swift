/// A drawing of bars with block characters.
public enum BlockChart: Sendable {
    /// Returns vertical bars side by side.
    ///
    /// - Parameters:
    ///   - heights: The heights as fractions of the chart.
    ///   - barWidth: The number of columns of a bar.
    ///   - height: The number of lines.
    /// - Returns: The lines from top to bottom; even a bar of height 0 is visible.
    public static func columns(_ heights: [Double], barWidth: Int, height: Int) -> [String] {
        let eighths = heights.map { max(1, Int((min(1, max(0, $0)) * Double(8 * height)).rounded())) }
        return (0..<height).reversed()
            .map { line in
                eighths
                    .map { String(repeating: blocks[min(8, max(0, $0 - 8 * line))], count: barWidth) }
                    .joined()
            }
    }

    /// Returns a horizontal bar that fills `fraction` of `width` columns.
    public static func bar(_ fraction: Double, width: Int) -> String {
        let filled = Int((min(1, max(0, fraction)) * Double(width)).rounded())
        return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    }

    private static let blocks = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}
