import OpenWeatherScreenKit

/// The colors of a temperature ramp as values of CSS, for light and dark appearance.
enum TemperatureColors: Sendable {
    /// Returns the color stops of a bar or a curve on a screen with the colors of `gradient`.
    static func stops(
        on gradient: ColorGradient,
        _ colors: (TemperatureRamp) -> [TemperatureRamp.GradientStop]
    ) -> [(position: Double, color: String)] {
        // Light appearance has dark screens, too: rain and night.
        let light: TemperatureRamp = gradient.foreground == .white ? .dark : .light
        return zip(colors(light), colors(.dark))
            .map { day, night in
                (day.position, "light-dark(\(day.color.hexadecimal),\(night.color.hexadecimal))")
            }
    }

    /// Returns a gradient of CSS from the side where reading begins.
    static func gradient(_ stops: [(position: Double, color: String)], _ direction: TextDirection) -> String {
        let side = direction == .rightToLeft ? "left" : "right"
        let parts = stops.map { "\($0.color) \(Plot.number($0.position * 100))%" }
        return "linear-gradient(to \(side),\(parts.joined(separator: ",")))"
    }
}
