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
        let columns = columns(in: track)
        let rows = [
            times(columns, track), temperatures(columns, track), chances(columns, track), conditions(columns, track),
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

    /// Returns the hours to tell of: without those whose time would touch its neighbor, whose chance would stand below the
    /// time of another.
    private func columns(in width: Int) -> [HomeContent.Hour] {
        let timed = spots(hours.columns.filter(\.hasTime).map { ($0, $0.time, TextStyle()) }, width).map(\.hour.id)
        return hours.columns.filter { !$0.hasTime || timed.contains($0.id) }
    }

    private func times(_ columns: [HomeContent.Hour], _ width: Int) -> StyledText {
        placed(columns.filter(\.hasTime).map { ($0, $0.time, TextStyle(isDim: true)) }, width)
    }

    private func temperatures(_ columns: [HomeContent.Hour], _ width: Int) -> StyledText {
        placed(
            columns.map {
                ($0, $0.temperature ?? "", TextStyle(foreground: ink.color($0.degrees), isBold: true))
            },
            width
        )
    }

    private func conditions(_ columns: [HomeContent.Hour], _ width: Int) -> StyledText {
        let sun = TextStyle(
            foreground: ConditionArt.Ink.sun.color(for: terminal)
        )
        return placed(
            columns.map { hour in
                switch hour.kind {
                case .sunrise: (hour, "↑", sun)
                case .sunset: (hour, "↓", sun)
                default: (hour, hours.isPlaceholder ? "" : hour.icon?.glyph ?? "", TextStyle())
                }
            },
            width
        )
    }

    private func chances(_ columns: [HomeContent.Hour], _ width: Int) -> StyledText {
        let blocks = Array("▁▂▃▄▅▆▇█")
        let style = TextStyle(foreground: ConditionArt.Ink.rain.color(for: terminal))
        return placed(
            columns.map { hour in
                guard let share = hour.chanceFraction, let chance = hour.chance else { return (hour, "", style) }
                return (hour, "\(blocks[min(7, Int(share * 8))])\(chance)", style)
            },
            width
        )
    }

    private typealias Label = (hour: HomeContent.Hour, text: String, style: TextStyle)
    private typealias Spot = (hour: HomeContent.Hour, start: Int, size: Int, piece: StyledText)

    private func placed(_ labels: [Label], _ width: Int) -> StyledText {
        spots(labels, width)
            .reduce(StyledText("")) { line, spot in
                line + StyledText(String(repeating: " ", count: max(0, spot.start - line.width))) + spot.piece
            }
    }

    /// Returns the texts at the columns of their hours, from left to right; one that would touch its neighbor is left out.
    private func spots(_ labels: [Label], _ width: Int) -> [Spot] {
        labels.filter { !$0.text.isEmpty }
            .map { hour, text, style -> Spot in
                let size = DisplayWidth.of(text)
                let start = min(max(0, column(of: hour, in: width) - size / 2), max(0, width - size))
                return (hour, start, size, StyledText(text, style).isolated)
            }
            .sorted { $0.start < $1.start }
            .reduce(into: [Spot]()) { spots, spot in
                if spots.last.map({ $0.start + $0.size < spot.start }) ?? true { spots.append(spot) }
            }
    }
}

extension HomeContent.Hour {
    /// A Boolean value that indicates whether the time is told: sunrise and sunset have an arrow instead.
    fileprivate var hasTime: Bool { kind == .now || kind == .step }
}
