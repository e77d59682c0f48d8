import ExampleScreens
import ExampleSupport
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The next hours: the temperature as a curve, and below it the times, the conditions, and the chance of rain.
struct HoursPanel {
    /// The hours.
    let hours: HomeContent.Hours
    /// The size and the colors of the terminal.
    let terminal: Terminal
    /// Whether the first hour is at the right.
    let isRightToLeft: Bool

    private var ink: TemperatureInk { TemperatureInk(terminal) }

    /// Returns the lines; rows below the curve give way where there is little room.
    func lines(width: Int, height: Int) -> [StyledText] {
        let labels = [hours.high, hours.low].compactMap(\.self)
        let margin = (labels.map { DisplayWidth.of($0) }.max() ?? 0) + 1
        let track = max(8, width - margin)
        let rows = [
            row(track, \.time, TextStyle(isDim: true)), temperatures(track), chances(track), conditions(track),
        ]
        .filter { !$0.pieces.isEmpty }
        .prefix(max(1, height - 3))
        let curve = curve(width: track, height: max(1, height - rows.count))
        return (curve + rows).enumerated()
            .map { index, line in
                let label = index == 0 ? hours.high ?? "" : index == curve.count - 1 ? hours.low ?? "" : ""
                let text = StyledText(label, TextStyle(isDim: true)).padded(to: margin - 1, .trailing) + StyledText(" ")
                return [text, line.padded(to: track)].reversed(if: isRightToLeft).reduce(StyledText("")) { $0 + $1 }
            }
    }

    /// Returns the curve in the colors of its temperatures, with a dot for now.
    private func curve(width: Int, height: Int) -> [StyledText] {
        let known = hours.columns.compactMap { hour in
            hour.height.flatMap { height in hour.degrees.map { (x: hour.position, y: height, degrees: $0) } }
        }
        guard let low = known.map(\.degrees).min(), let high = known.map(\.degrees).max() else {
            return [StyledText](repeating: StyledText(""), count: height)
        }
        let now = hours.columns.first { $0.kind == .now }
        return ColoredCurve(
            points: known.map { (x: $0.x, y: $0.y) },
            range: low...high,
            now: now.map { (x: $0.position, y: $0.height) },
            isMirrored: isRightToLeft
        )
        .lines(width: width, height: height) { ink.color($0) }
    }

    private func column(of hour: HomeContent.Hour, in width: Int) -> Int {
        let position = isRightToLeft ? 1 - hour.position : hour.position
        return min(width - 1, max(0, Int(position * Double(width - 1) + 0.5)))
    }

    // MARK: - Rows

    private func row(_ width: Int, _ text: (HomeContent.Hour) -> String, _ style: TextStyle) -> StyledText {
        placed(hours.columns.filter { $0.kind == .now || $0.kind == .step }.map { ($0, text($0), style) }, width)
    }

    private func temperatures(_ width: Int) -> StyledText {
        placed(
            hours.columns.map {
                ($0, $0.temperature ?? "", TextStyle(foreground: ink.color($0.degrees), isBold: true))
            },
            width
        )
    }

    private func conditions(_ width: Int) -> StyledText {
        let sun = TextStyle(
            foreground: ConditionArt.Ink.sun.color(for: terminal)
        )
        return placed(
            hours.columns.map { hour in
                switch hour.kind {
                case .sunrise: (hour, "↑", sun)
                case .sunset: (hour, "↓", sun)
                default: (hour, hours.isPlaceholder ? "" : hour.icon?.glyph ?? "", TextStyle())
                }
            },
            width
        )
    }

    private func chances(_ width: Int) -> StyledText {
        let blocks = Array("▁▂▃▄▅▆▇█")
        let style = TextStyle(foreground: ConditionArt.Ink.rain.color(for: terminal))
        return placed(
            hours.columns.map { hour in
                guard let share = hour.chanceFraction, let chance = hour.chance else { return (hour, "", style) }
                return (hour, "\(blocks[min(7, Int(share * 8))])\(chance)", style)
            },
            width
        )
    }

    /// Returns the texts at the columns of their hours; one that would touch its neighbor is left out.
    private func placed(_ texts: [(HomeContent.Hour, String, TextStyle)], _ width: Int) -> StyledText {
        let spots = texts.filter { !$0.1.isEmpty }
            .map { hour, text, style in
                let size = DisplayWidth.of(text)
                let start = min(max(0, column(of: hour, in: width) - size / 2), max(0, width - size))
                return (start: start, size: size, piece: StyledText(text, style).isolated)
            }
            .sorted { $0.start < $1.start }
        return spots.reduce(StyledText("")) { line, spot in
            let gap = spot.start - line.width
            guard gap > 0 || line.pieces.isEmpty else { return line }
            return line + StyledText(String(repeating: " ", count: max(0, gap))) + spot.piece
        }
    }
}
