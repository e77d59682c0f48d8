import ExampleSupport
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The drawings of the next hours and days on the home screen.
enum HomeForecastDrawing {
    /// Returns the next hours side by side: time, picture, temperature, and chance; in a narrow terminal as a list.
    static func rows(of hours: HomeContent.Hours, _ colors: TemperatureDrawing) -> [Card.Row] {
        let terminal = colors.terminal
        let cells = hours.columns.map { hour in
            [
                StyledText(hour.time),
                StyledText(terminal.isPlain || hours.isPlaceholder ? "" : hour.icon?.glyph ?? ""),
                StyledText(hour.temperature ?? glyph(of: hour.kind), colors.textColor(at: hour.degrees)),
                StyledText(hour.chance ?? ""),
            ]
        }
        let title = Card.Row.text(hours.title.text, isDim: true)
        guard terminal.isPlain || terminal.width >= 60 else {
            return [title, .table(Table([.init(.trailing), .init(), .init(.trailing), .init(.trailing)]), cells)]
        }
        let widest = cells.joined().map(\.width).max() ?? 0
        return [title]
            + Strip.groups(of: cells, widest: widest, width: Card.contentWidth(for: terminal))
            .flatMap { group in
                (0..<4)
                    .map { row in group.map { $0[row].padded(to: widest) } }
                    .filter { row in row.contains { $0.text.contains { $0 != " " } } }
                    .map { .table(Table(group.map { _ in Table.Column() }), [$0]) }
            }
    }

    /// Returns one row for each day, with its bar on the scale of all days; a click on it is one on its number.
    static func rows(
        of days: HomeContent.Days,
        _ colors: TemperatureDrawing
    ) -> [Card.Row] {
        let (terminal, isRightToLeft) = (colors.terminal, colors.direction == .rightToLeft)
        let titles = width(days.rows.map(\.title))
        let chances = width(days.rows.map { $0.chance ?? "" })
        let lows = width(days.rows.map(\.low))
        let highs = width(days.rows.map(\.high))
        let rest = Card.contentWidth(for: terminal) - titles - chances - lows - highs - 12
        let track = max(8, min(30, rest))
        return [.text(days.title.text, isDim: true)]
            + days.rows.enumerated()
            .map { index, day in
                let glyph = terminal.isPlain || days.isPlaceholder ? "" : day.icon.glyph
                let before = [
                    TextLayout.padded(day.title, to: titles), TextLayout.padded(glyph, to: 2),
                    TextLayout.padded(day.chance ?? "", to: chances, .trailing),
                ]
                let low = TextLayout.padded(day.low, to: lows, .trailing)
                let bar =
                    day.bar.map { colors.pieces($0, width: track) } ?? [(String(repeating: " ", count: track), nil)]
                let after = TextLayout.padded(day.high, to: highs)
                let line: [(text: String, color: TerminalColor?)] =
                    before.flatMap { [($0, nil), (" ", nil)] }
                    + [(low, colors.textColor(at: day.bar?.range.lowerBound)), (" ", nil)] + bar
                    + [(" ", nil), (after, colors.textColor(at: day.bar?.range.upperBound))]
                let part = day.part.map { [Card.Row.text($0, isDim: true)] } ?? []
                return .clickable([.pieces(isRightToLeft ? line.reversed() : line)] + part, .item(index))
            }
    }

    private static func glyph(of kind: HomeContent.Hour.Kind) -> String {
        switch kind {
        case .sunrise: "↑"
        case .sunset: "↓"
        default: ""
        }
    }

    private static func width(_ texts: [String]) -> Int { texts.map { DisplayWidth.of($0) }.max() ?? 0 }
}
