public import ExampleSupport
public import OpenWeatherForecastFeature
public import OpenWeatherScreenKit

/// A drawing of one day of the forecast with characters.
public enum DayDetailDrawing: Sendable {
    /// Returns the screen in `state` as lines of text of at most `width` columns, with a mark at the following day at
    /// index `selected`.
    public static func lines(
        _ state: ScreenState<DayDetailContent>,
        selected: Int? = nil,
        in environment: ScreenEnvironment,
        for terminal: Terminal,
        width: Int = Card.readableWidth
    ) -> [DrawnLine] {
        state.lines(in: environment, for: terminal) { card($0, selected, terminal, width).lines(for: terminal) }
    }

    private static func card(
        _ content: DayDetailContent,
        _ selected: Int?,
        _ terminal: Terminal,
        _ width: Int
    ) -> Card {
        var rows: [Card.Row] = [.text(content.name.text, isBold: true)]
        rows += .notice(content.notice)
        let colors = TemperatureDrawing(on: content.theme, content.layoutDirection, terminal)
        rows += [.space] + DayDrawing.summary(content.summary, colors, width: Card.contentWidth(width, for: terminal))
        rows += [.rule, .grid(content.metrics.map { ($0.label, $0.value) })]
        if let goodTimes = content.goodTimes { rows += [.rule] + GoodTimesDrawing.rows(of: goodTimes, for: terminal) }
        if let accuracy = content.accuracy {
            rows += [.rule, .text(accuracy.title.text, isDim: true), .text(accuracy.text.text)]
        }
        if !content.entries.isEmpty {
            rows += [.rule, .text(content.entriesTitle.text, isDim: true), entries(content.entries, terminal)]
        }
        if !content.following.isEmpty {
            rows += [.rule, .text(content.followingTitle.text, isDim: true)]
            let days = content.following.map { day in
                let condition = [day.part, day.condition].compactMap(\.self).joined(separator: " · ")
                return [day.title, day.low, "–", day.high, condition].map { StyledText($0) }
            }
            let columns: [Table.Column] = [
                .init(), .init(.trailing), .init(), .init(.trailing), .init(isFlexible: true),
            ]
            rows.append(.items(days, columns, selected: selected))
        }
        let footnotes = [content.fetched?.text, content.attribution?.text].compactMap(\.self)
        if !footnotes.isEmpty { rows += [.space] + footnotes.map { .text($0, isDim: true) } }
        return Card(rows: rows, theme: content.theme, direction: content.layoutDirection, maximumWidth: width)
    }

    private static func entries(_ entries: [ForecastContent.Entry], _ terminal: Terminal) -> Card.Row {
        let cells = entries.map { entry in
            [
                entry.time, terminal.isPlain ? "" : entry.icon.glyph,
                entry.spread.map { "\(entry.temperature) (\($0))" } ?? entry.temperature, entry.condition,
                entry.chance ?? "", entry.wind ?? "",
            ]
            .map { StyledText($0) }
        }
        let columns: [Table.Column] = [
            .init(.trailing), .init(), .init(.trailing), .init(isFlexible: true), .init(.trailing),
            .init(isOptional: true),
        ]
        return .table(Table(columns), cells)
    }
}
