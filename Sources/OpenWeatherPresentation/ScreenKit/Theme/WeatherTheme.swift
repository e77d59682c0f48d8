public import OpenWeatherCore

/// The colors of a screen that shows the weather.
///
/// Derived from the condition and the part of day alone, so that the same weather looks the same on every screen.
public struct WeatherTheme: Hashable, Sendable {
    /// The background for front ends that have three pictures.
    public let background: WeatherBackground

    /// The gradient for the group of conditions, by day or by night.
    public let gradient: ColorGradient

    /// Creates the theme for the picture and the part of day of `icon`.
    public init(_ icon: ConditionIcon) {
        background = WeatherBackground(icon.picture)
        let isDay = icon.partOfDay == .day
        gradient =
            switch icon.picture {
            case .clear: isDay ? .clearDay : .clearNight
            case .fewClouds, .clouds, .overcast: isDay ? .cloudsDay : .cloudsNight
            case .drizzle, .rain, .heavyRain, .showers: isDay ? .rainDay : .rainNight
            case .sleet, .snow, .heavySnow: isDay ? .snowDay : .snowNight
            case .thunder, .thunderstorm: isDay ? .thunderstormDay : .thunderstormNight
            case .fog, .haze, .smoke, .dust, .wind, .tornado: isDay ? .atmosphereDay : .atmosphereNight
            }
    }

    /// The theme of a screen without weather, such as a placeholder: clouds by day.
    public static let neutral = WeatherTheme(ConditionIcon(nil))
}

/// A coarse kind of background, for front ends that have three pictures.
///
/// ``WeatherTheme/gradient`` tells conditions and day from night more finely.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WeatherBackground: String, CaseIterable, Sendable {
    /// A clear sky.
    case sunny
    /// Clouds, snow, poor visibility, and unknown conditions.
    case cloudy
    /// Rain, drizzle and thunderstorms.
    case rainy

    /// Creates the background for a picture.
    init(_ picture: ConditionPicture) {
        self =
            switch picture {
            case .clear: .sunny
            case .drizzle, .rain, .heavyRain, .showers, .thunder, .thunderstorm: .rainy
            case .fewClouds, .clouds, .overcast, .sleet, .snow, .heavySnow, .fog, .haze, .smoke, .dust, .wind,
                .tornado:
                .cloudy
            }
    }
}

extension ColorGradient {
    /// Returns the gradient for a band of temperatures, from icy blue to glowing red.
    public static func gradient(of band: TemperatureBand) -> ColorGradient {
        switch band {
        case .cold: cold
        case .mild: mild
        case .warm: warm
        case .hot: hot
        }
    }

    /// Icy blue.
    private static let cold = ColorGradient(top: RGBColor(hex: 0x1D4E89), bottom: RGBColor(hex: 0x2F6CA8))
    /// Fresh green.
    private static let mild = ColorGradient(top: RGBColor(hex: 0xA8E6CF), bottom: RGBColor(hex: 0x7CCFB0))
    /// Golden.
    private static let warm = ColorGradient(top: RGBColor(hex: 0xFFD56B), bottom: RGBColor(hex: 0xF7A94B))
    /// Glowing red.
    private static let hot = ColorGradient(top: RGBColor(hex: 0xB3261E), bottom: RGBColor(hex: 0x8C1D18))
}

extension ColorGradient {
    /// Bright blue into warm light.
    static let clearDay = ColorGradient(
        top: RGBColor(hex: 0x4FB3FF),
        middle: RGBColor(hex: 0x9ED8FF),
        bottom: RGBColor(hex: 0xFFE9A8)
    )
    /// A night sky.
    static let clearNight = ColorGradient(
        top: RGBColor(hex: 0x0B1D3A),
        middle: RGBColor(hex: 0x1F3B6B),
        bottom: RGBColor(hex: 0x35558C)
    )
    /// Gray-blue.
    static let cloudsDay = ColorGradient(
        top: RGBColor(hex: 0x4A6079),
        middle: RGBColor(hex: 0x566C84),
        bottom: RGBColor(hex: 0x5F748B)
    )
    /// Gray-blue in the dark.
    static let cloudsNight = ColorGradient(top: RGBColor(hex: 0x232F3E), bottom: RGBColor(hex: 0x344457))
    /// Deep blue.
    static let rainDay = ColorGradient(
        top: RGBColor(hex: 0x16324F),
        middle: RGBColor(hex: 0x24527A),
        bottom: RGBColor(hex: 0x2F6690)
    )
    /// Deep blue in the dark.
    static let rainNight = ColorGradient(top: RGBColor(hex: 0x0A1A2B), bottom: RGBColor(hex: 0x16324F))
    /// Pale.
    static let snowDay = ColorGradient(
        top: RGBColor(hex: 0xC9DCEB),
        middle: RGBColor(hex: 0xE6EFF6),
        bottom: RGBColor(hex: 0xF8FBFD)
    )
    /// Snow light in the dark.
    static let snowNight = ColorGradient(top: RGBColor(hex: 0x37495E), bottom: RGBColor(hex: 0x4F657D))
    /// Dark purple.
    static let thunderstormDay = ColorGradient(
        top: RGBColor(hex: 0x24123F),
        middle: RGBColor(hex: 0x3B1F5C),
        bottom: RGBColor(hex: 0x553A78)
    )
    /// Dark purple, nearly black.
    static let thunderstormNight = ColorGradient(top: RGBColor(hex: 0x140A26), bottom: RGBColor(hex: 0x2B1747))
    /// Muted.
    static let atmosphereDay = ColorGradient(top: RGBColor(hex: 0xB5B1A8), bottom: RGBColor(hex: 0xCFCBC2))
    /// Muted in the dark.
    static let atmosphereNight = ColorGradient(top: RGBColor(hex: 0x34383C), bottom: RGBColor(hex: 0x4B5055))
}
