public import ExampleSupport
public import OpenWeatherCore
public import OpenWeatherMapFeature
public import OpenWeatherScreenKit

/// A drawing of the map screen with characters: the layers, the legend, and in place of the map a list of its tiles.
public enum MapDrawing: Sendable {
    /// Returns the screen in `state` as lines of text.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - tiles: The sizes of the tiles that arrived, in bytes.
    ///   - environment: The language.
    ///   - terminal: The terminal.
    /// - Returns: The lines.
    public static func lines(
        _ state: ScreenState<WeatherMapContent>,
        tiles: [MapTile: Int],
        in environment: ScreenEnvironment,
        for terminal: Terminal
    ) -> [DrawnLine] {
        state.lines(in: environment, for: terminal) { content in
            Card(rows: rows(content, tiles), theme: .neutral, direction: content.layoutDirection).lines(for: terminal)
        }
    }

    private static func rows(_ content: WeatherMapContent, _ tiles: [MapTile: Int]) -> [Card.Row] {
        let layers = content.layers.map { $0.isSelected ? "[\($0.title)]" : " \($0.title) " }
        var rows: [Card.Row] = [
            .text(content.name.text, isBold: true), .text(layers.joined(separator: " "), isDim: true),
        ]
        rows += .notice(content.notice)
        if let failure = content.failure { rows += .failure(failure) }
        rows += [.rule, .text(content.legend.title.text, isBold: true)]
        rows += content.legend.stops.map { stop in
            let color = TerminalColor(stop.color)
            return .pieces([(stop.opacity > 0 ? "██" : "  ", color), ("  ", nil), (stop.value, nil)])
        }
        rows.append(.rule)
        rows += tiles.sorted { $0.key < $1.key }
            .map { tile, size in .text("\(tile.zoom)/\(tile.x)/\(tile.y).png  \(size)") }
        rows += [content.updated?.text, content.fetched?.text, content.attribution?.text]
            .compactMap(\.self)
            .map { .text($0, isDim: true) }
        return rows
    }
}
