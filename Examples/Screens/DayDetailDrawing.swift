public import ExampleSupport
public import OpenWeatherForecastFeature
public import OpenWeatherScreenKit

/// A drawing of one day of the forecast with characters.
public enum DayDetailDrawing: Sendable {
    /// Returns the screen in `state` as lines of text, with a mark at the following day at index `selected`.
    public static func lines(
        _ state: ScreenState<DayDetailContent>,
        selected: Int? = nil,
        in environment: ScreenEnvironment,
        for terminal: Terminal
    ) -> [String] {
        state.lines(in: environment, for: terminal) { card($0, selected, terminal).lines(for: terminal) }
    }

    private static func card(_ content: DayDetailContent, _ selected: Int?, _ terminal: Terminal) -> Card {
        var rows: [Card.Row] = [.text(content.name.text, isBold: true)]
        rows += .notice(content.notice)
        rows += [.space] + DayDrawing.summary(content.summary, terminal)
        rows += [.rule, .grid(content.metrics.map { ($0.label, $0.value) }), .rule]
        rows.append(.text(content.entriesTitle.text, isDim: true))
        rows += content.entries.map { entry in
            let glyph = terminal.isPlain ? nil : entry.icon.glyph
            let parts = [entry.time, glyph, entry.temperature, entry.condition, entry.chance, entry.wind]
            return .line(parts.compactMap(\.self).joined(separator: "  "))
        }
        if !content.following.isEmpty {
            rows += [.rule, .text(content.followingTitle.text, isDim: true)]
            rows += content.following.enumerated()
                .map { index, day in
                    let text = "\(day.title)  \(day.low) – \(day.high)  \(day.condition)"
                    return .line(Selection.row(text, isSelected: index == selected), isBold: index == selected)
                }
        }
        if let attribution = content.attribution { rows += [.space, .text(attribution.text, isDim: true)] }
        return Card(rows: rows, theme: content.theme, direction: content.layoutDirection)
    }
}
