import OpenWeatherCore

/// The colours of a screen that shows the weather.
public struct WeatherTheme: Hashable, Sendable {
    /// The coarse background.
    public let background: WeatherBackground

    /// The gradient of the family of conditions, by day or by night.
    public let gradient: ColorGradient

    /// Chooses the colours for what `icon` shows.
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

    /// The colours for a screen that knows no weather yet: clouds by day.
    public static let neutral = WeatherTheme(ConditionIcon(nil))
}
