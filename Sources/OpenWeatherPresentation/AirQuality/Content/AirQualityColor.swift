public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The color of a band, with a color for text on it.
///
/// The pair is readable by itself in light and dark appearance.
public struct AirQualityColor: Hashable, Sendable {
    /// The color of the band.
    public let background: RGBColor

    /// Black or white, whichever has the higher contrast; the ratio is always at least 4.5, as WCAG requires.
    public let foreground: RGBColor

    /// Creates the color of `band`.
    ///
    /// Sources: the colors of the US EPA and the European Environment Agency. The service publishes none; its five
    /// bands have the colors of the European bands of the same names.
    public init(_ band: AirQualityBand) {
        background =
            switch band {
            case .usEPA(.good): RGBColor(hex: 0x00E400)
            case .usEPA(.moderate): RGBColor(hex: 0xFFFF00)
            case .usEPA(.unhealthyForSensitiveGroups): RGBColor(hex: 0xFF7E00)
            case .usEPA(.unhealthy): RGBColor(hex: 0xFF0000)
            case .usEPA(.veryUnhealthy): RGBColor(hex: 0x8F3F97)
            case .usEPA(.hazardous): RGBColor(hex: 0x7E0023)
            case .openWeather(.good), .european(.good): RGBColor(hex: 0x50F0E6)
            case .openWeather(.fair), .european(.fair): RGBColor(hex: 0x50CCAA)
            case .openWeather(.moderate), .european(.moderate): RGBColor(hex: 0xF0E641)
            case .openWeather(.poor), .european(.poor): RGBColor(hex: 0xFF5050)
            case .openWeather(.veryPoor), .european(.veryPoor): RGBColor(hex: 0x960032)
            case .european(.extremelyPoor): RGBColor(hex: 0x7D2181)
            }
        let black = RGBColor(hex: 0x000000)
        foreground = background.contrast(with: .white) > background.contrast(with: black) ? .white : black
    }
}
