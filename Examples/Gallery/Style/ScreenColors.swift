public import OpenWeatherScreenKit

/// The colours of a screen in a light and in a dark room.
///
/// By day they are those of the weather; in the dark they are mixed with night until white text is easy to read.
public struct ScreenColors: Hashable, Sendable {
    /// The colours from top to bottom in a light room.
    public let light: [RGBColor]
    /// The colour of text on them.
    public let lightText: RGBColor
    /// The colours from top to bottom in the dark; text on them is white.
    public let dark: [RGBColor]

    /// The least contrast of text in the dark.
    private static let contrast = 7.0
    private static let night = RGBColor(hex: 0x050A12)

    /// Chooses the colours for a gradient.
    public init(_ gradient: ColorGradient) {
        light = gradient.stops
        lightText = gradient.foreground
        let shares = stride(from: 0.3, through: 1, by: 0.05)
        let candidates = shares.map { share in gradient.stops.map { $0.mixed(with: Self.night, fraction: share) } }
        dark =
            candidates.first { stops in stops.allSatisfy { $0.contrast(with: .white) >= Self.contrast } }
            ?? [Self.night]
    }

    /// The colours as the value of a `style` attribute.
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
            // Glass lies away from the text's colour, so that it never takes contrast away.
            "--glass:light-dark(\(isInk ? "rgb(255 255 255/.5)" : "rgb(5 16 30/.24)"),rgb(2 8 18/.34))",
            "--edge:light-dark(\(isInk ? "rgb(255 255 255/.7)" : "rgb(255 255 255/.2)"),rgb(255 255 255/.14))",
        ]
        .joined(separator: ";")
    }
}
