import ExampleSupport
import OpenWeatherForecastFeature
import OpenWeatherScreenKit

/// The drawings that the forecast and the detail of a day share.
enum DayDrawing {
    /// Returns the rows with the summary of a day, `width` columns wide, with a bar on the scale of all days.
    static func summary(
        _ day: ForecastContent.DayCard,
        _ colors: TemperatureDrawing,
        isSelected: Bool = false,
        width: Int
    ) -> [Card.Row] {
        let isPlain = colors.terminal.isPlain
        let title = isSelected ? Selection.row(day.title, isSelected: true) : day.title
        let date = day.date == day.title ? nil : day.date
        let glyph = isPlain ? "" : "\(day.icon.glyph)  "
        let wet = [day.chance, day.rain, day.snow].compactMap(\.self)
        let sky = day.metrics.map { "\($0.label) \($0.value)" }.joined(separator: " · ")
        let bar = isPlain ? nil : day.bar.map { colors.row($0, room: width) }
        let range = bar == nil ? ["\(day.low) – \(day.high)"] : []
        return [
            .text([title, date, day.part].compactMap(\.self).joined(separator: " · "), isBold: true),
            .text(glyph + (range + [day.condition] + wet).joined(separator: " · ")),
        ] + [bar].compactMap(\.self) + (sky.isEmpty ? [] : [.text(sky, isDim: true)])
    }

    /// Returns the rows with the steps of three hours side by side, each with its wind and a short description.
    static func strip(
        _ entries: [ForecastContent.Entry],
        width: Int,
        isRightToLeft: Bool,
        _ terminal: Terminal
    ) -> [Card.Row] {
        let columns = entries.map { entry in
            [
                entry.time, terminal.isPlain ? "" : entry.icon.glyph, entry.temperature, entry.spread ?? "",
                entry.condition, entry.chance ?? "", entry.wind ?? "",
            ]
        }
        return Strip.lines(columns, width: width, isRightToLeft: isRightToLeft)
            .map { .line($0) }
    }
}
