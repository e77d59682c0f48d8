public import ExampleSupport
public import OpenWeatherAirQualityFeature
public import OpenWeatherScreenKit

/// A drawing of the air quality screen with characters: the index, bars of pollutants, and the coming hours.
public enum AirQualityDrawing: Sendable {
    /// Returns the screen in `state` as lines of text.
    public static func lines(
        _ state: ScreenState<AirQualityContent>,
        in environment: ScreenEnvironment,
        for terminal: Terminal
    ) -> [DrawnLine] {
        state.lines(in: environment, for: terminal) { card($0, terminal).lines(for: terminal) }
    }

    /// Returns the card of the content; it is dark because the colors of the bands show best on dark.
    private static func card(_ content: AirQualityContent, _ terminal: Terminal) -> Card {
        let index = content.index
        let scales = content.scales.map { $0.isSelected ? "[\($0.title)]" : " \($0.title) " }
        var rows: [Card.Row] = [
            .text(content.name.text, isBold: true),
            .clickable([.text(scales.joined(separator: " "), isDim: true)], .key(.tab)), .space,
            .line("\(index.value.text)  \(index.label)", isBold: true, color: color(index.color)),
        ]
        rows += [index.dominant, index.advice].compactMap(\.self).map { .text($0.text) }
        if let note = index.note { rows.append(.text(note.text, isDim: true)) }
        rows += .notice(content.notice)
        rows.append(.rule)
        let more = content.morePollutants
        let shown = content.pollutants + (more.isExpanded ? more.pollutants : [])
        rows += bars(shown, content, terminal)
        rows.append(.button(more.toggle, key: .character("m")))
        rows += [.rule] + hours(content.hours, content.layoutDirection, terminal)
        rows.append(.space)
        rows += [content.measured.text, content.updated.text, content.fetched?.text, content.attribution?.text]
            .compactMap(\.self)
            .map { .text($0, isDim: true) }
        return Card(
            rows: rows,
            gradient: [TerminalColor(red: 30, green: 44, blue: 60), TerminalColor(red: 11, green: 27, blue: 43)],
            foreground: TerminalColor(.white),
            isRightToLeft: content.layoutDirection == .rightToLeft
        )
    }

    private static func color(_ color: AirQualityColor?) -> TerminalColor? {
        color.map { TerminalColor($0.background) }
    }

    /// Returns a bar for each pollutant, as long as its band is high on the scale.
    private static func bars(
        _ pollutants: [AirQualityContent.Pollutant],
        _ content: AirQualityContent,
        _ terminal: Terminal
    ) -> [Card.Row] {
        let symbol = pollutants.map { DisplayWidth.of($0.symbol) }.max() ?? 0
        let value = pollutants.map { DisplayWidth.of($0.value) }.max() ?? 0
        let label = pollutants.map { DisplayWidth.of($0.label ?? "") }.max() ?? 0
        let width = min(10, Card.contentWidth(for: terminal) - symbol - value - label - 6)
        return pollutants.map { pollutant in
            let band = pollutant.color.flatMap { color in content.bands.firstIndex { $0.color == color } }
            let fraction = band.map { Double($0 + 1) / Double(max(1, content.bands.count)) } ?? 0
            let isMirrored = content.layoutDirection == .rightToLeft
            let name = TextLayout.padded(pollutant.symbol, to: symbol, isMirrored ? .trailing : .leading)
            let bar = terminal.isPlain || width < 3 ? "" : BlockChart.bar(fraction, width: width)
            let amount = TextLayout.padded(pollutant.value, to: value, .trailing)
            let all: [(text: String, color: TerminalColor?)] = [
                (name, nil), (bar, color(pollutant.color)), (amount, nil), (pollutant.label ?? "", nil),
            ]
            let cells = all.filter { !$0.text.isEmpty }
            return .pieces(Array((isMirrored ? cells.reversed() : cells).flatMap { [("  ", nil), $0] }.dropFirst()))
        }
    }

    private static func hours(
        _ hours: AirQualityContent.Hours,
        _ direction: TextDirection,
        _ terminal: Terminal
    ) -> [Card.Row] {
        var rows: [Card.Row] = [.text(hours.title.text, isDim: true)]
        rows += .notice(hours.notice)
        if let emptiness = hours.emptiness { rows.append(.text(emptiness.text)) }
        guard let first = hours.points.first, let last = hours.points.last else { return rows }
        guard !terminal.isPlain else {
            // A plain terminal gets the text of the accessibility label instead of the chart.
            return rows + [.text(hours.title.accessibility.value ?? hours.title.accessibility.label)]
        }
        let points = direction == .rightToLeft ? hours.points.reversed() : hours.points
        let width = Card.contentWidth(for: terminal)
        let barWidth = max(1, min(2, width / points.count))
        let ends = (direction == .rightToLeft ? [last.time, first.time] : [first.time, last.time])
        let gap = max(1, points.count * barWidth - ends.reduce(0) { $0 + DisplayWidth.of($1) })
        let colors = points.flatMap { Array(repeating: color($0.color), count: barWidth) }
        rows += BlockChart.columns(points.map(\.height), barWidth: barWidth, height: 3)
            .map { line in .pieces(zip(line, colors).map { (String($0), $1) }) }
        return rows + [.line(ends.joined(separator: String(repeating: " ", count: gap)), isDim: true)]
    }
}
