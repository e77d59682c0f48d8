public import OpenWeatherScreenKit

/// The colors of a screen, a gradient for each appearance of the device.
public protocol ScreenTheme {
    /// The gradient in light appearance.
    var gradient: ColorGradient { get }
    /// The gradient in dark appearance, with white text.
    var darkGradient: ColorGradient { get }
}

extension WeatherTheme: ScreenTheme {}
extension TemperatureTheme: ScreenTheme {}

/// The colors of a screen in light and dark appearance as values of CSS.
public struct ScreenColors: Hashable, Sendable {
    /// The light colors from top to bottom.
    public let light: [RGBColor]
    /// The color of text on the light colors.
    public let lightText: RGBColor
    /// The dark colors from top to bottom; text on them is white.
    public let dark: [RGBColor]

    /// Creates the colors of a theme.
    public init(_ theme: some ScreenTheme) {
        light = theme.gradient.stops
        lightText = theme.gradient.foreground
        dark = theme.darkGradient.stops
    }

    /// The colors as the value of a `style` attribute.
    var style: String {
        let isInk = lightText != .white
        func last(_ stops: [RGBColor]) -> RGBColor { stops[stops.count - 1] }
        func middle(_ stops: [RGBColor]) -> RGBColor {
            stops.count > 2 ? stops[1] : stops[0].mixed(with: last(stops), fraction: 0.5)
        }
        func pair(_ name: String, _ day: RGBColor, _ night: RGBColor) -> String {
            "--\(name):light-dark(\(day.hexadecimal),\(night.hexadecimal))"
        }
        return [
            pair("top", light[0], dark[0]),
            pair("middle", middle(light), middle(dark)),
            pair("bottom", last(light), last(dark)),
            pair("on", lightText, .white),
            // The glass is tinted away from the text color, so that it never reduces the contrast.
            "--glass:light-dark(\(isInk ? "rgb(255 255 255/.5)" : "rgb(5 16 30/.24)"),rgb(2 8 18/.34))",
            "--edge:light-dark(\(isInk ? "rgb(255 255 255/.7)" : "rgb(255 255 255/.2)"),rgb(255 255 255/.14))",
        ]
        .joined(separator: ";")
    }
}
