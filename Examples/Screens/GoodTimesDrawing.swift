public import ExampleSupport
import OpenWeatherCore
public import OpenWeatherScreenKit

/// A drawing of the good times for activities with characters.
public enum GoodTimesDrawing: Sendable {
    /// Returns the heading and a paragraph for each activity, without a mark in a plain terminal.
    public static func rows(of content: GoodTimesContent, for terminal: Terminal) -> [Card.Row] {
        [.text(content.title.text, isDim: true)]
            + content.rows.map { row in
                .text(terminal.isPlain ? "\(row.name): \(row.text)" : "\(mark(of: row)) \(row.name): \(row.text)")
            }
    }

    private static func mark(of row: GoodTimesContent.Row) -> String {
        switch row.answer {
        case .windows: "✓"
        case .none: "–"
        case .unknown: "?"
        }
    }
}
