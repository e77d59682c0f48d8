import ExampleSupport
import OpenWeatherForecastFeature
import OpenWeatherScreenKit

/// The drawings that the forecast and the detail of a day share.
enum DayDrawing {
    /// Returns the rows with the summary of a day.
    static func summary(_ day: ForecastContent.DayCard, isSelected: Bool = false, _ terminal: Terminal) -> [Card.Row] {
        let title = isSelected ? Selection.row(day.title, isSelected: true) : day.title
        let glyph = terminal.isPlain ? "" : "\(day.icon.glyph)  "
        let wet = [day.chance, day.rain, day.snow].compactMap(\.self)
        return [
            .text(day.date == day.title ? title : "\(title) · \(day.date)", isBold: true),
            .text((["\(glyph)\(day.low) – \(day.high)", day.condition] + wet).joined(separator: " · ")),
        ]
    }

    /// Returns the rows with the steps of three hours side by side, each with its wind and a short description.
    static func strip(_ entries: [ForecastContent.Entry], isRightToLeft: Bool, _ terminal: Terminal) -> [Card.Row] {
        let columns = entries.map { entry in
            [
                entry.time, terminal.isPlain ? "" : entry.icon.glyph, entry.temperature, entry.condition,
                entry.chance ?? "", entry.wind ?? "",
            ]
        }
        return Strip.lines(columns, width: Card.contentWidth(for: terminal), isRightToLeft: isRightToLeft)
            .map { .line($0) }
    }
}
