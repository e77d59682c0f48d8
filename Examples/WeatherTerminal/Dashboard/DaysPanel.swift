import ExampleScreens
import ExampleSupport
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The next days, one in each line, with bars on one scale.
struct DaysPanel {
    /// The days.
    let days: HomeContent.Days
    /// The size and the colors of the terminal.
    let terminal: Terminal
    /// Whether the first column is at the right.
    let isRightToLeft: Bool

    /// The least width of the track of a bar.
    private static let leastTrack = 8

    /// Returns the lines, one for each day; a click on one is one on its number.
    func lines(width: Int) -> [StyledText] {
        let ink = TemperatureInk(terminal)
        func widest(_ text: (HomeContent.Day) -> String) -> Int {
            days.rows.map { DisplayWidth.of(text($0)) }.max() ?? 0
        }
        let fixed = [widest(name(of:)), 1, widest { $0.chance ?? "" }, widest(\.low), widest(\.high)].filter { $0 > 0 }
        let rest = width - fixed.reduce(0, +) - 2 * fixed.count
        // What a bar of a readable length leaves goes to the names of the conditions.
        let conditions = min(widest(\.condition), max(0, rest - 26))
        let track = max(Self.leastTrack, rest - (conditions > 6 ? conditions + 2 : 0))
        let cells = days.rows.map { day in
            [
                StyledText(name(of: day), TextStyle(isBold: day.bar?.now != nil)),
                StyledText(days.isPlaceholder ? "" : day.icon.glyph),
                StyledText(
                    day.chance ?? "",
                    TextStyle(foreground: ConditionArt.Ink.rain.color(for: terminal))
                ),
                StyledText(day.low, ink.color(day.bar?.range.lowerBound)), bar(of: day, width: track),
                StyledText(day.high, ink.color(day.bar?.range.upperBound)),
                StyledText(conditions > 6 ? day.condition : "", TextStyle(isDim: true)),
            ]
        }
        let table = Table([
            .init(isFlexible: true), .init(), .init(.trailing), .init(.trailing), .init(), .init(.trailing),
            .init(isFlexible: true),
        ])
        return table.lines(cells, width: width, isRightToLeft: isRightToLeft).enumerated()
            .map { index, line in line.padded(to: width).clickable(.item(index)) }
    }

    /// Returns the name of a day, with the time until which it is known.
    private func name(of day: HomeContent.Day) -> String {
        [day.title, day.part].compactMap(\.self).joined(separator: " ")
    }

    /// Returns the bar of a day, from its low to its high, in the colors between them and with a dot for now.
    private func bar(of day: HomeContent.Day, width: Int) -> StyledText {
        guard let bar = day.bar else { return StyledText(String(repeating: " ", count: width)) }
        let ink = TemperatureInk(terminal)
        func cell(_ position: Double) -> Int { min(width - 1, max(0, Int(position * Double(width)))) }
        let (start, end) = (cell(bar.lower), max(cell(bar.lower), cell(bar.upper)))
        let now = bar.now.map { min(end, max(start, cell($0))) }
        let cells = (0..<width)
            .map { index -> StyledText.Piece in
                guard (start...end).contains(index) else {
                    return StyledText.Piece("·", TextStyle(isDim: true))
                }
                let share = end > start ? Double(index - start) / Double(end - start) : 0.5
                let color = ink.color(between: bar.range, at: share)
                return StyledText.Piece(index == now ? "●" : "━", TextStyle(foreground: color, isBold: index == now))
            }
        return StyledText(cells.reversed(if: isRightToLeft)).merged
    }
}
