import OpenWeatherComposition

/// The pictures that the app has, none of which depends on the time of day.
enum AppPicture: String {
    case sun, partlyCloudy, clouds, cloud, drizzle, lightRain, heavyRain, storm, snow, heavySnow, hailstorm, heavyWind

    /// The picture of a condition: by its number, else by its group, else by its description, else a cloud.
    init(_ condition: WeatherCondition?) {
        self =
            switch ConditionIcon(condition).picture {
            case .clear: .sun
            case .fewClouds: .partlyCloudy
            case .clouds, .overcast: .clouds
            case .drizzle: .drizzle
            case .lightRain: .lightRain
            case .rain, .showers, .heavyRain: .heavyRain
            case .thunder, .thunderstorm: .storm
            case .snow: .snow
            case .heavySnow: .heavySnow
            case .sleet: .hailstorm
            case .dust, .wind, .tornado: .heavyWind
            default: .cloud
            }
    }
}
