public import OpenWeatherScreenKit

/// The colors of a screen in light and dark appearance.
///
/// The light colors are those of the weather; the dark ones are mixed with night until white text is easy to read.
public struct ScreenColors: Hashable, Sendable {
    /// The light colors from top to bottom.
    public let light: [RGBColor]
    /// The color of text on the light colors.
    public let lightText: RGBColor
    /// The dark colors from top to bottom; text on them is white.
    public let dark: [RGBColor]

    /// The minimum contrast of text on the dark colors.
    private static let contrast = 7.0
    private static let night = RGBColor(hex: 0x050A12)

    /// Creates the colors for a gradient.
    public init(_ gradient: ColorGradient) {
        light = gradient.stops
        lightText = gradient.foreground
        let shares = stride(from: 0.3, through: 1, by: 0.05)
        let candidates = shares.map { share in gradient.stops.map { $0.mixed(with: Self.night, fraction: share) } }
        dark =
            candidates.first { stops in stops.allSatisfy { $0.contrast(with: .white) >= Self.contrast } }
            ?? [Self.night]
    }

    /// The colors as the value of a `style` attribute.
    var style: String {
        let isInk = lightText != .white
        let middle = { (stops: [RGBColor]) in
            stops.count > 2 ? stops[1] : stops[0].mixed(with: last(stops), fraction: 0.5)
        }
        func last(_ stops: [RGBColor]) -> RGBColor { stops[stops.count - 1] }
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
