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
    ) -> [String] {
        var rows: [Card.Row] = [.text(content.title.text, isBold: true)]
        rows += .notice(content.notice)
        rows.append(.rule)
        switch content.list {
        case .loading(let text): rows.append(.text(text.text, isDim: true))
        case .empty(let prompt):
            rows += .prompt(prompt)
            if let action = prompt.action { rows += [.space, .text("[ \(action.title) ]", .center, isBold: true)] }
        case .rows(let favorites):
            rows += favorites.enumerated()
                .flatMap { index, row in self.rows(of: row, isSelected: index == selected, terminal) }
        case .failed(let failure):
            rows += .failure(failure)
        }
        if let retry = content.retry { rows += [.space, .text("[ \(retry.title) ]", isBold: true)] }
        if let attribution = content.attribution { rows += [.space, .text(attribution.text, isDim: true)] }
        return Card(rows: rows, theme: .neutral, direction: content.layoutDirection).lines(for: terminal)
    }

    private static func rows(
        of row: FavoritesContent.Row,
        isSelected: Bool,
        _ terminal: Terminal
    ) -> [Card.Row] {
        let weather = row.weather.weather
        let icon = terminal.isPlain ? nil : weather?.icon.glyph
        let parts = [icon, weather?.temperature.text ?? "––", row.place.title, weather?.condition.text]
        let line = Selection.row(parts.compactMap(\.self).joined(separator: "  "), isSelected: isSelected)
        let notice =
            if case .failed(let failure) = row.weather { failure } else { weather?.notice }
        return [.line(line, isBold: isSelected)] + (notice.map { [.text("  ! \($0.text)")] } ?? [])
    }
}
