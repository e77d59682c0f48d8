public import ExampleSupport
import OpenWeatherScreenKit
public import OpenWeatherWidgetFeature

/// A drawing of a widget with characters.
public enum WidgetDrawing: Sendable {
    /// Returns the widget as lines of text, as wide as its size requires.
    public static func lines(_ content: WidgetContent, for terminal: Terminal) -> [DrawnLine] {
        var rows: [Card.Row]
        let width =
            switch content.family {
            case .circular: 14
            case .small, .rectangular: 26
            case .medium, .inline: 40
            case .large: 48
            }
        if let weather = content.weather {
            let colors = TemperatureDrawing(on: content.theme, content.layoutDirection, terminal)
            rows = self.rows(
                of: weather,
                colors,
                width: min(width, terminal.width) - (terminal.isPlain ? 0 : 4),
                isShort: content.family == .rectangular
            )
        } else if let message = content.message {
            let isOneLine = content.family == .inline || content.family == .circular
            rows = [.text(message.title, .center, isBold: true)]
            if !isOneLine { rows.append(.text(message.message, .center)) }
        } else {
            rows = []
        }
        var card = Card(rows: rows, theme: content.theme, direction: content.layoutDirection)
        card.maximumWidth = width
        return card.lines(for: terminal)
    }

    private static func rows(
        of weather: WidgetContent.Weather,
        _ colors: TemperatureDrawing,
        width: Int,
        isShort: Bool
    ) -> [Card.Row] {
        let terminal = colors.terminal
        if let line = weather.line {
            let glyph = terminal.isPlain ? "" : "\(weather.icon.glyph)  "
            let mark = weather.freshness == nil ? "" : "! "
            return [.text(glyph + mark + line.text, isBold: true)]
        }
        let place = [weather.city, weather.countryCode].compactMap(\.self).map(\.text)
        let glyph = terminal.isPlain ? "" : "\(weather.icon.glyph)  "
        var rows: [Card.Row] = place.isEmpty ? [] : [.text(place.joined(separator: ", "), isBold: true)]
        let temperatures = [weather.temperature] + weather.conversions
        let numbers = glyph + temperatures.map(\.text).joined(separator: "  ")
        if isShort {
            // A rectangle has three lines.
            rows.append(
                .text([numbers, weather.description?.text].compactMap(\.self).joined(separator: "  "), isBold: true)
            )
        } else {
            rows.append(.text(numbers, isBold: true))
            if let description = weather.description { rows.append(.text(description.text)) }
        }
        let range = [weather.high, weather.low].compactMap { $0?.text }
        if !range.isEmpty { rows.append(.text(range.joined(separator: "  "))) }
        // A circle has no room for the ends of the range.
        if let gauge = weather.gauge { rows.append(colors.track(gauge, width: width)) }
        if let outlook = weather.outlook { rows.append(.text(outlook.text)) }
        if let comparison = weather.comparison { rows.append(.text(comparison.text)) }
        rows += steps(weather.steps, colors, width: width) + days(weather.days, colors, width: width)
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

    private static func steps(
        _ steps: [WidgetContent.Step],
        _ colors: TemperatureDrawing,
        width: Int
    ) -> [Card.Row] {
        guard !steps.isEmpty else { return [] }
        let columns = steps.map { step in
            [step.time, colors.terminal.isPlain ? "" : step.icon.glyph, step.temperature, step.chance ?? ""]
        }
        return [.space]
            + Strip.lines(columns, width: width, isRightToLeft: colors.direction == .rightToLeft).map { .line($0) }
    }

    private static func days(_ days: [WidgetContent.Day], _ colors: TemperatureDrawing, width: Int) -> [Card.Row] {
        guard !days.isEmpty else { return [] }
        func widest(_ texts: [String]) -> Int { texts.map { DisplayWidth.of($0) }.max() ?? 0 }
        let (titles, chances) = (widest(days.map(\.title)), widest(days.map { $0.chance ?? "" }))
        let isMirrored = colors.direction == .rightToLeft
        return [.rule]
            + days.map { day in
                let cells = [
                    TextLayout.padded(day.title, to: titles, isMirrored ? .trailing : .leading),
                    colors.terminal.isPlain ? "" : TextLayout.padded(day.icon.glyph, to: 2),
                    TextLayout.padded(day.chance ?? "", to: chances, .trailing),
                ]
                let shown = cells.filter { !$0.isEmpty }
                let title =
                    isMirrored
                    ? " " + shown.reversed().joined(separator: " ") : shown.joined(separator: " ") + " "
                guard let bar = day.bar else { return .line("\(title)\(day.low) – \(day.high)") }
                return colors.row(bar, after: title, room: width)
            }
    }
}
