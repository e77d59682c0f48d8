#if canImport(WeatherKit)
import OpenWeatherCore
import WeatherKit

extension OpenWeatherCore.WeatherCondition {
    /// Creates the condition that screens show for one of WeatherKit's.
    ///
    /// The description is empty: WeatherKit describes conditions in the language of the device, not in that of the request.
    init(_ condition: WeatherKit.WeatherCondition, isDaylight: Bool) {
        let code = ConditionCode(condition)
        self.init(
            id: code.rawValue,
            group: code.group,
            description: "",
            icon: IconCode(code, isDaylight ? .day : .night)
        )
    }
}

extension ConditionCode {
    /// Creates the nearest of the conditions that OpenWeather documents.
    ///
    /// Heat, cold, and wind are no conditions there: they show as the sky that WeatherKit implies, which is clear for heat
    /// and cold, and some clouds for wind.
    init(_ condition: WeatherKit.WeatherCondition) {
        self =
            switch condition {
            case .clear, .hot, .frigid: .clearSky
            case .mostlyClear: .fewClouds
            case .partlyCloudy, .breezy, .windy: .scatteredClouds
            case .mostlyCloudy: .brokenClouds
            case .cloudy: .overcastClouds
            case .foggy: .fog
            case .haze: .haze
            case .smoky: .smoke
            case .blowingDust: .dust
            case .drizzle: .drizzle
            case .sunShowers: .lightShowerRain
            case .rain: .moderateRain
            case .heavyRain: .heavyRain
            case .freezingDrizzle, .freezingRain: .freezingRain
            case .sleet, .hail: .sleet
            case .wintryMix: .rainAndSnow
            case .flurries, .sunFlurries: .lightShowerSnow
            case .snow, .blowingSnow: .snow
            case .heavySnow, .blizzard: .heavySnow
            case .isolatedThunderstorms, .scatteredThunderstorms, .thunderstorms: .thunderstorm
            case .strongStorms: .heavyThunderstorm
            case .tropicalStorm, .hurricane: .squalls
            @unknown default: .scatteredClouds
            }
    }
}
#endif
