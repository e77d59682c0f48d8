import ExampleSupport
import OpenWeatherScreenKit

extension TerminalColor {
    /// A theme's colour as a terminal is told of it.
    init(_ color: RGBColor) {
        self.init(red: Int(color.red), green: Int(color.green), blue: Int(color.blue))
    }
}

extension Card {
    /// A card in the colours of a theme.
    init(rows: [Row], theme: WeatherTheme, direction: TextDirection) {
        self.init(
            rows: rows,
            gradient: theme.gradient.stops.map(TerminalColor.init),
            foreground: TerminalColor(theme.gradient.foreground),
            isRightToLeft: direction == .rightToLeft
        )
    }
}
