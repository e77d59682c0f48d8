public import ExampleSupport
import OpenWeatherScreenKit
public import OpenWeatherWidgetFeature

/// A drawing of a widget with characters.
public enum WidgetDrawing: Sendable {
    /// Returns the widget as lines of text, as wide as its size requires.
    public static func lines(_ content: WidgetContent, for terminal: Terminal) -> [String] {
        var rows: [Card.Row]
        if let weather = content.weather {
            rows = self.rows(of: weather, terminal)
        } else if let message = content.message {
            let isOneLine = content.family == .inline || content.family == .circular
            rows = [.text(message.title, .center, isBold: true)]
            if !isOneLine { rows.append(.text(message.message, .center)) }
        } else {
            rows = []
        }
        var card = Card(rows: rows, theme: content.theme, direction: content.layoutDirection)
        card.maximumWidth =
            switch content.family {
            case .circular: 14
            case .small, .rectangular: 22
            case .medium, .inline: 40
            case .large: 48
            }
        return card.lines(for: terminal)
    }

    private static func rows(of weather: WidgetContent.Weather, _ terminal: Terminal) -> [Card.Row] {
        if let line = weather.line {
            let glyph = terminal.isPlain ? "" : "\(weather.icon.glyph)  "
            let mark = weather.freshness == nil ? "" : "! "
            return [.text(glyph + mark + line.text, isBold: true)]
        }
        let place = [weather.city, weather.countryCode].compactMap(\.self).map(\.text)
        let glyph = terminal.isPlain ? "" : "\(weather.icon.glyph)  "
        var rows: [Card.Row] = place.isEmpty ? [] : [.text(place.joined(separator: ", "), isBold: true)]
        let temperatures = [weather.temperature] + weather.conversions
        rows.append(.text(glyph + temperatures.map(\.text).joined(separator: "  "), isBold: true))
        if let description = weather.description { rows.append(.text(description.text)) }
        if !weather.favorites.isEmpty {
            rows.append(.rule)
            rows += weather.favorites.map { favorite in
                let icon = terminal.isPlain ? nil : favorite.icon?.glyph
                let parts = [icon, favorite.temperature, favorite.name, favorite.outdated]
                return .line(parts.compactMap(\.self).joined(separator: "  "))
            }
        }
        if let freshness = weather.freshness {
            let mark = freshness.isOutdated ? "! " : ""
            rows += [.space, .text(mark + freshness.text.text, isDim: !freshness.isOutdated)]
        }
        if let attribution = weather.attribution { rows.append(.text(attribution.text, isDim: true)) }
        return rows
    }
}
