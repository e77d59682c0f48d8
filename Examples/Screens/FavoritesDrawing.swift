public import ExampleSupport
public import OpenWeatherFavoritesFeature
import OpenWeatherScreenKit

/// A drawing of the favorites with characters.
public enum FavoritesDrawing: Sendable {
    /// Returns the screen as lines of text, with a mark at the row at index `selected`.
    public static func lines(
        _ content: FavoritesContent,
        selected: Int? = nil,
        for terminal: Terminal
    ) -> [DrawnLine] {
        var rows: [Card.Row] = [.text(content.title.text, isBold: true)]
        rows += .notice(content.notice)
        rows.append(.rule)
        switch content.list {
        case .loading(let text): rows.append(.text(text.text, isDim: true))
        case .empty(let prompt):
            rows += .prompt(prompt)
            if let action = prompt.action { rows += [.space, .button(action, .center)] }
        case .rows(let favorites):
            rows += self.rows(of: favorites, selected, terminal)
        case .failed(let failure):
            rows += .failure(failure)
        }
        if let retry = content.retry { rows += [.space, .button(retry, key: .character("t"))] }
        if let attribution = content.attribution { rows += [.space, .text(attribution.text, isDim: true)] }
        return Card(rows: rows, theme: .neutral, direction: content.layoutDirection).lines(for: terminal)
    }

    private static func rows(
        of favorites: [FavoritesContent.Row],
        _ selected: Int?,
        _ terminal: Terminal
    ) -> [Card.Row] {
        let cells = favorites.map { row in
            let weather = row.weather.weather
            return [
                StyledText(terminal.isPlain ? "" : weather?.icon.glyph ?? " "),
                StyledText(weather?.temperature.text ?? "––"),
                StyledText(row.isDevice ? "⌖ \(row.place.subtitle ?? row.place.title)" : row.place.title),
                StyledText(weather?.condition.text ?? ""),
            ]
        }
        let columns: [Table.Column] = [
            .init(), .init(.trailing), .init(isFlexible: true), .init(isFlexible: true, isOptional: true),
        ]
        let notices = favorites.compactMap(\.remark).map { Card.Row.text($0) }
        return [.items(cells, columns, selected: selected)] + (notices.isEmpty ? [] : [.space]) + notices
    }
}

extension FavoritesContent.Row {
    /// The remark on the weather with the name of the place: its age, or why there is none; `nil` for weather that is up to
    /// date.
    public var remark: String? { weather.notice.map { "! \(place.title): \($0.text)" } }
}
