import ExampleScreens
import ExampleSupport
import OpenWeatherForecastFeature
import OpenWeatherScreenKit

/// The temperature over the whole forecast as a curve, with the names of the days below it.
struct WeekPanel {
    /// The curve.
    let curve: ForecastContent.Curve
    /// The size and the colors of the terminal.
    let terminal: Terminal
    /// Whether the first day is at the right.
    let isRightToLeft: Bool

    /// Returns the lines: the curve, the rain where there is any, and the days.
    func lines(width: Int, height: Int) -> [StyledText] {
        let margin = max(DisplayWidth.of(curve.low), DisplayWidth.of(curve.high)) + 1
        let track = max(8, width - margin)
        let below = [rain(track), days(track)].compactMap(\.self)
        let rows = max(1, height - below.count)
        let ink = TemperatureInk(terminal)
        let drawn = ColoredCurve(
            points: curve.points.map { (x: $0.position, y: $0.height) },
            range: curve.range,
            now: curve.now.map { (x: $0.position, y: $0.height) },
            isMirrored: isRightToLeft
        )
        .lines(width: track, height: rows) { ink.color($0) }
        return (drawn + below).enumerated()
            .map { index, line in
                let label = index == 0 ? curve.high : index == rows - 1 ? curve.low : ""
                let text = StyledText(label, TextStyle(isDim: true)).padded(to: margin - 1, .trailing) + StyledText(" ")
                return [text, line.padded(to: track)].reversed(if: isRightToLeft).reduce(StyledText("")) { $0 + $1 }
            }
    }

    /// Returns the rain and snow of each step as bars; `nil` when none is expected.
    private func rain(_ width: Int) -> StyledText? {
        guard let precipitation = curve.precipitation else { return nil }
        let heights = (0..<width)
            .map { column -> Double? in
                let position = (Double(column) + 0.5) / Double(width)
                return precipitation.bars.first { $0.span.contains(isRightToLeft ? 1 - position : position) }?.height
            }
        let blocks = heights.map { $0.map { BlockChart.columns([$0], barWidth: 1, height: 1).joined() } ?? " " }
        return StyledText(blocks.joined(), ConditionArt.Ink.rain.color(for: terminal))
    }

    private func days(_ width: Int) -> StyledText {
        let spans = curve.days.map { day in
            let span = isRightToLeft ? 1 - day.span.upperBound...1 - day.span.lowerBound : day.span
            return (start: Int(span.lowerBound * Double(width)), end: Int(span.upperBound * Double(width)), day.label)
        }
        return spans.sorted { $0.start < $1.start }
            .reduce(StyledText("")) { line, day in
                let room = day.end - max(day.start, line.width)
                guard DisplayWidth.of(day.2) < room else { return line }
                let label = StyledText(day.2, TextStyle(isDim: true)).isolated.padded(to: room, .center)
                return line + StyledText(String(repeating: " ", count: max(0, day.start - line.width))) + label
            }
    }
}
