import OpenWeatherScreenKit

/// The colors of a screen in a look.
struct LookTheme: ScreenTheme {
    let gradient: ColorGradient
    let darkGradient: ColorGradient

    /// Creates the colors of the weather in a look.
    init(_ look: WeatherLook, _ weather: WeatherTheme, _ temperature: TemperatureTheme?) {
        gradient = look.gradient(weather, temperature, isDark: false)
        darkGradient = look.gradient(weather, temperature, isDark: true)
    }
}

extension WeatherLook {
    /// The shape of cards and the type as values of CSS, for a screen in front of `theme`.
    func style(on theme: LookTheme) -> String {
        let (radius, line) = (Plot.number(card.cornerRadius), Plot.number(max(1, card.borderWidth)))
        var rules = ["--radius:\(radius)px", "--line:\(line)px"]
        if card.borderWidth > 0 { rules.append("--edge:var(--on)") }
        if card.shadowRadius > 0 {
            let blur = Plot.number(card.shadowRadius)
            rules.append("--card-shadow:0 calc(\(blur)px/3) \(blur)px rgb(0 0 0/.25)")
        }
        switch card.surface {
        case .thinMaterial: break
        case .thickMaterial:
            let glass = theme.gradient.foreground == .white ? "rgb(5 16 30/.5)" : "rgb(255 255 255/.8)"
            rules.append("--glass:light-dark(\(glass),rgb(2 8 18/.55))")
        case .color(let light, let dark):
            let day = theme.gradient.foreground == .white ? dark : light
            rules.append("--glass:light-dark(\(day.hexadecimal),\(dark.hexadecimal))")
        }
        switch typeface {
        case .system: break
        case .thinRounded: rules.append("--family:ui-rounded,'SF Pro Rounded',Nunito,sans-serif")
        case .serif: rules.append("--family:ui-serif,Georgia,'Noto Serif',serif")
        }
        return rules.joined(separator: ";")
    }
}
