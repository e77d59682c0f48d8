import ExampleSupport
import OpenWeatherCore
import OpenWeatherScreenKit

/// The colors of temperatures in a terminal, on a card in the colors of a theme.
struct TemperatureDrawing {
    /// The terminal, whose number of colors decides between the ramp and its flat steps.
    let terminal: Terminal
    /// The ramp for the background of the card.
    let ramp: TemperatureRamp
    /// The side from which the screen is read.
    let direction: TextDirection
    /// The colors of the card from top to bottom.
    private let card: [TerminalColor]

    /// Creates the colors for a card.
    init(on theme: WeatherTheme, _ direction: TextDirection, _ terminal: Terminal) {
        self.terminal = terminal
        self.direction = direction
        let background = theme.background(on: terminal)
        ramp = background == .dark ? .dark : .light
        let own = background == .dark ? 0 : 255
        card =
            terminal.theme == .sky
            ? theme.gradient.stops.map(TerminalColor.init) : [TerminalColor(red: own, green: own, blue: own)]
    }

    /// Returns the color of text that names a temperature; `nil`, for that of the card, where it would be hard to read.
    func textColor(at temperature: Temperature?) -> TerminalColor? {
        guard let temperature, terminal.colors > .basic else { return nil }
        let color = color(at: temperature)
        return card.allSatisfy { color.contrast(with: $0) >= 4.5 } ? color : nil
    }

    /// Returns the color of a temperature.
    func color(at temperature: Temperature) -> TerminalColor {
        TerminalColor(
            terminal.colors == .basic ? TemperatureRamp.step(TemperatureBand(temperature)) : ramp.color(at: temperature)
        )
    }

    /// Returns the row of a bar on its scale with its two ends; without colors, its shape alone shows them.
    ///
    /// - Parameters:
    ///   - bar: The bar.
    ///   - title: The text before it.
    ///   - room: The number of columns of the row; `nil` for that of a card of the default width.
    /// - Returns: The row.
    func row(_ bar: RangeBarContent, after title: String = "", room: Int? = nil) -> Card.Row {
        let ends = max(5, DisplayWidth.of(bar.low), DisplayWidth.of(bar.high))
        let room = (room ?? Card.contentWidth(for: terminal)) - DisplayWidth.of(title)
        let track = pieces(bar, width: max(4, min(max(32, room / 2), room - 2 * (ends + 1))))
        func padded(_ text: String, _ alignment: TextLayout.Alignment) -> String {
            TextLayout.padded(text, to: ends, alignment)
        }
        guard direction == .rightToLeft else {
            return .pieces([(title + padded(bar.low, .trailing) + " ", nil)] + track + [(" " + bar.high, nil)])
        }
        return .pieces(
            [(padded(bar.high, .trailing) + " ", nil)] + track.reversed()
                + [(" " + padded(bar.low, .leading) + title, nil)]
        )
    }

    /// Returns the row of a bar without its ends.
    func track(_ bar: RangeBarContent, width: Int) -> Card.Row {
        let pieces = pieces(bar, width: max(1, width))
        return .pieces(direction == .rightToLeft ? pieces.reversed() : pieces)
    }

    /// Returns the bar in columns, from the side of the low.
    func pieces(_ bar: RangeBarContent, width: Int) -> [(text: String, color: TerminalColor?)] {
        let column = { (position: Double) in min(width - 1, max(0, Int(position * Double(width)))) }
        let (first, last) = (column(bar.lower), column(bar.upper))
        let now = bar.now.map(column)
        let (low, high) = (bar.range.lowerBound.celsius, bar.range.upperBound.celsius)
        return (0..<width)
            .map { index in
                guard (first...last).contains(index) else { return ("·", nil) }
                let share = last > first ? Double(index - first) / Double(last - first) : 0
                return (index == now ? "●" : "━", color(at: Temperature(celsius: low + share * (high - low))))
            }
    }
}
