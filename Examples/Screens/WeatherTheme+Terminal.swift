public import ExampleSupport
public import OpenWeatherScreenKit

extension TerminalColor {
    /// Creates a color of the terminal from a color of a theme.
    public init(_ color: RGBColor) {
        self.init(red: Int(color.red), green: Int(color.green), blue: Int(color.blue))
    }
}

extension WeatherTheme {
    /// Returns the brightness of a card's background in a terminal.
    func background(on terminal: Terminal) -> TerminalBackground {
        guard terminal.theme == .sky else { return terminal.background }
        return gradient.foreground == .white ? .dark : .light
    }
}

extension Card {
    /// Creates a card in the colors of a theme, of at most `maximumWidth` columns.
    public init(
        rows: [Row],
        theme: WeatherTheme,
        direction: TextDirection,
        maximumWidth: Int = Card.readableWidth
    ) {
        self.init(
            rows: rows,
            gradient: theme.gradient.stops.map(TerminalColor.init),
            foreground: TerminalColor(theme.gradient.foreground),
            isRightToLeft: direction == .rightToLeft,
            maximumWidth: maximumWidth
        )
    }
}
