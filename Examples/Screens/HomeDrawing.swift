public import ExampleSupport
public import OpenWeatherHomeFeature
public import OpenWeatherScreenKit

/// A drawing of the home screen with characters.
public enum HomeDrawing: Sendable {
    /// Returns the screen in `state` as lines of text.
    public static func lines(
        _ state: ScreenState<HomeContent>,
        in environment: ScreenEnvironment,
        for terminal: Terminal
    ) -> [String] {
        state.lines(in: environment, for: terminal) { card($0, terminal).lines(for: terminal) }
    }

    private static func card(_ content: HomeContent, _ terminal: Terminal) -> Card {
        let hero = content.hero
        let glyph = content.isPlaceholder || terminal.isPlain ? "" : "\(hero.icon.glyph)  "
        let range = [hero.low, hero.high].compactMap(\.self).map { "\($0.label) \($0.value)" }
        var rows: [Card.Row] = [
            .text(content.name.text, isBold: true),
            .text("\(glyph)\(hero.temperature.text)  \(hero.description.text)", isBold: true),
        ]
        let details = ([hero.feelsLike?.text] + range).compactMap(\.self).joined(separator: " · ")
        if !details.isEmpty { rows.append(.text(details)) }
        rows += [.rule, .grid(content.metrics.map { ($0.label, $0.value) }), .rule]
        let sun = [content.sun.sunrise, content.sun.sunset].compactMap(\.self)
        if !sun.isEmpty { rows.append(.grid(sun.map { ($0.label, $0.value) })) }
        if let note = content.sun.note { rows.append(.text(note.text)) }
        rows += [.space, .text(content.freshness.measured.text, isDim: true)]
        rows += [content.freshness.updated.text, content.attribution?.text].compactMap(\.self)
            .map { .text($0, isDim: true) }
        rows += .notice(content.notice)
        if !content.favorites.isEmpty {
            let names = content.favorites.map { $0.isCurrent ? "★ \($0.name)" : "☆ \($0.name)" }
            rows += [.rule, .text(names.joined(separator: "   "))]
        }
        return Card(rows: rows, theme: content.theme, direction: content.layoutDirection)
    }
}
