import OpenWeatherCore

/// The colors of a screen that shows the weather.
///
/// It is derived from the condition and the part of day alone, so that the same weather looks the same on every screen.
public struct WeatherTheme: Hashable, Sendable {
    /// The background for front ends that have three pictures.
    public let background: WeatherBackground

    /// The gradient for the group of conditions, by day or by night, on a device in light appearance.
    public let gradient: ColorGradient

    /// The gradient for the same weather on a device in dark appearance, with white text.
    public let darkGradient: ColorGradient

    /// Creates the theme for the picture and the part of day of `icon`.
    public init(_ icon: ConditionIcon) {
        background = WeatherBackground(icon.picture)
        let isDay = icon.partOfDay == .day
        let (light, dark): (ColorGradient, ColorGradient) =
            switch icon.picture {
            case .clear: isDay ? (.clearDay, .clearDayDark) : (.clearNight, .clearNightDark)
            case .fewClouds, .clouds, .overcast: isDay ? (.cloudsDay, .cloudsDayDark) : (.cloudsNight, .cloudsNightDark)
            case .drizzle, .lightRain, .rain, .heavyRain, .showers:
                isDay ? (.rainDay, .rainDayDark) : (.rainNight, .rainNightDark)
            case .sleet, .snow, .heavySnow: isDay ? (.snowDay, .snowDayDark) : (.snowNight, .snowNightDark)
            case .thunder, .thunderstorm:
                isDay ? (.thunderstormDay, .thunderstormDayDark) : (.thunderstormNight, .thunderstormNightDark)
            case .fog, .haze, .smoke, .dust, .wind, .tornado:
                isDay ? (.atmosphereDay, .atmosphereDayDark) : (.atmosphereNight, .atmosphereNightDark)
            }
        gradient = light
        darkGradient = dark
    }

    /// The theme of a screen without weather, such as a placeholder: clouds by day.
    public static let neutral = WeatherTheme(ConditionIcon(nil))
}

/// A coarse kind of background, for front ends that have three pictures.
///
/// It follows the group of conditions: everything that falls from the sky is ``rainy``, snow included.
/// ``WeatherTheme/gradient`` tells conditions and day from night more finely.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WeatherBackground: String, CaseIterable, Sendable {
    /// A clear sky.
    case sunny
    /// Clouds, poor visibility, squalls, and unknown conditions.
    case cloudy
    /// Rain, drizzle, snow, sleet, and thunderstorms.
    case rainy

    /// Creates the background for a picture.
    init(_ picture: ConditionPicture) {
        self =
            switch picture {
            case .clear: .sunny
            case .drizzle, .lightRain, .rain, .heavyRain, .showers, .sleet, .snow, .heavySnow, .thunder, .thunderstorm:
                .rainy
            case .fewClouds, .clouds, .overcast, .fog, .haze, .smoke, .dust, .wind, .tornado: .cloudy
            }
    }
}
