public import ExampleSupport
import OpenWeatherCore
public import OpenWeatherForecastFeature
public import OpenWeatherScreenKit

/// A drawing of the forecast with characters: the weather now and the curve, and a card for each day below or beside them.
public enum ForecastDrawing: Sendable {
    /// The number of columns from which the days stand beside the curve.
    private static let widthOfTwo = 120

    /// Returns the screen in `state` as lines of text, with a mark at the day at index `selected`.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - selected: The index of the day with the mark; `nil` for none.
    ///   - environment: The language and the formats.
    ///   - terminal: The terminal.
    ///   - width: The largest number of columns; that of the terminal for a drawing that uses all of them.
    /// - Returns: The lines.
    public static func lines(
        _ state: ScreenState<ForecastContent>,
        selected: Int? = nil,
        in environment: ScreenEnvironment,
        for terminal: Terminal,
        width: Int = Card.readableWidth
    ) -> [DrawnLine] {
        state.lines(in: environment, for: terminal) { lines($0, selected, terminal, min(width, terminal.width)) }
    }

    private static func lines(
        _ content: ForecastContent,
        _ selected: Int?,
        _ terminal: Terminal,
        _ width: Int
    ) -> [DrawnLine] {
        var rows: [Card.Row] = [
            .text(content.title.text, isDim: true), .text(content.name.text, isBold: true),
        ]
        if let present = content.present { rows += self.rows(of: present, terminal) + [.space] }
        rows += [content.updated.text, content.fetched?.text, content.attribution?.text].compactMap(\.self)
            .map { .text($0, isDim: true) }
        rows += .notice(content.notice)
        if let emptiness = content.emptiness { rows += [.space, .text(emptiness.text)] }
        let isBeside = width >= widthOfTwo && !terminal.isPlain && !content.days.isEmpty
        let headWidth = isBeside ? width / 2 : width
        let dayWidth = isBeside ? width - headWidth - 1 : width
        if let curve = content.curve {
            let colors = TemperatureDrawing(on: content.theme, content.layoutDirection, terminal)
            rows += self.rows(of: curve, colors, terminal, headWidth, height: isBeside ? 14 : width < 100 ? 5 : 8)
        }
        let head = Card(rows: rows, theme: content.theme, direction: content.layoutDirection, maximumWidth: headWidth)
        let days = content.days.enumerated()
            .flatMap { index, day in
                card(day, at: index, isSelected: index == selected, content, terminal, dayWidth).lines(for: terminal)
                    + [.empty]
            }
            .dropLast()
        guard isBeside else { return head.lines(for: terminal) + (days.isEmpty ? [] : [.empty]) + days }
        return beside(head, Array(days), width, content.layoutDirection, terminal)
    }

    /// Returns the weather now and the curve beside the days, the first where reading begins, in `width` columns.
    private static func beside(
        _ head: Card,
        _ days: [DrawnLine],
        _ width: Int,
        _ direction: TextDirection,
        _ terminal: Terminal
    ) -> [DrawnLine] {
        var head = head
        head.rows += [Card.Row](repeating: .space, count: max(0, days.count - head.lines(for: terminal).count))
        let left = head.lines(for: terminal)
        return left.indices.map { row in
            let day = row < days.count ? days[row] : .empty
            return direction == .rightToLeft
                ? day.followed(by: left[row], at: width - left[row].width)
                : left[row].followed(by: day, at: left[row].width + 1)
        }
    }

    private static func rows(of present: ForecastContent.Present, _ terminal: Terminal) -> [Card.Row] {
        let glyph = present.isPlaceholder || terminal.isPlain ? "" : "\(present.icon.glyph)  "
        return [
            .text(present.title.text, isDim: true),
            .text("\(glyph)\(present.temperature.text)  \(present.description.text)", isBold: true),
            .grid(present.metrics.map { ($0.label, $0.value) }),
        ]
    }

    private static func rows(
        of curve: ForecastContent.Curve,
        _ colors: TemperatureDrawing,
        _ terminal: Terminal,
        _ width: Int,
        height: Int
    ) -> [Card.Row] {
        // A plain terminal gets the text of the accessibility label instead of the curve.
        guard !terminal.isPlain else { return [.text(curve.accessibility.value ?? curve.accessibility.label)] }
        let width = Card.contentWidth(width, for: terminal)
        let isMirrored = colors.direction == .rightToLeft
        let lines = ColoredCurve(
            points: curve.points.map { (x: $0.position, y: $0.height) },
            range: curve.range,
            now: curve.now.map { (x: $0.position, y: $0.height) },
            isMirrored: isMirrored
        )
        .lines(width: width, height: height) { colors.color(at: $0) }
        var labels = [Character](repeating: " ", count: width)
        for day in curve.days {
            let span = isMirrored ? 1 - day.span.upperBound...1 - day.span.lowerBound : day.span
            let start = Int(span.lowerBound * Double(width))
            let room = Int(span.upperBound * Double(width)) - start
            let label = day.label.filter { DisplayWidth.of($0) == 1 }
            guard label.count < room, label.count == day.label.count else { continue }
            for (index, letter) in label.enumerated() { labels[start + (room - label.count) / 2 + index] = letter }
        }
        return [.space, .text(curve.title, isDim: true), .line(curve.high, isDim: true)] + lines.map { .styled($0) }
            + [.line(curve.low, isDim: true)] + rows(of: curve.precipitation, isMirrored, width: width)
            + [.line(String(labels), isDim: true)]
    }

    /// Returns the bars of rain and snow in one line.
    private static func rows(
        of precipitation: ForecastContent.Curve.Precipitation?,
        _ isMirrored: Bool,
        width: Int
    ) -> [Card.Row] {
        guard let precipitation else { return [] }
        let heights = (0..<width)
            .map { column -> Double? in
                let position = (Double(column) + 0.5) / Double(width)
                return precipitation.bars.first { $0.span.contains(position) }?.height
            }
        let blocks = (isMirrored ? heights.reversed() : heights)
            .map { height in height.map { BlockChart.columns([$0], barWidth: 1, height: 1).joined() } ?? " " }
        return [.line(blocks.joined()), .text(precipitation.title, isDim: true)]
    }

    private static func card(
        _ day: ForecastContent.Day,
        at index: Int,
        isSelected: Bool,
        _ content: ForecastContent,
        _ terminal: Terminal,
        _ width: Int
    ) -> Card {
        let theme = content.isPlaceholder ? .neutral : WeatherTheme(day.card.icon)
        let colors = TemperatureDrawing(on: theme, content.layoutDirection, terminal)
        let room = Card.contentWidth(width, for: terminal)
        let summary = DayDrawing.summary(day.card, colors, isSelected: isSelected, width: room)
        let steps = DayDrawing.strip(
            day.entries,
            width: room,
            isRightToLeft: content.layoutDirection == .rightToLeft,
            terminal
        )
        // A click anywhere on a day opens it.
        return Card(
            rows: [.clickable(summary + [.space] + steps, .item(index))],
            theme: theme,
            direction: content.layoutDirection,
            maximumWidth: width
        )
    }
}
