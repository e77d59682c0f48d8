/// The documented weather conditions.
///
/// The raw value is `weather[].id`. A number that is not documented has no code and remains available as
/// ``WeatherCondition/id``.
///
/// Source: <https://openweathermap.org/weather-conditions>.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ConditionCode: Int, CaseIterable, Codable, Sendable {
    /// Thunderstorm with light rain.
    case thunderstormWithLightRain = 200
    /// Thunderstorm with rain.
    case thunderstormWithRain = 201
    /// Thunderstorm with heavy rain.
    case thunderstormWithHeavyRain = 202
    /// Light thunderstorm.
    case lightThunderstorm = 210
    /// Thunderstorm.
    case thunderstorm = 211
    /// Heavy thunderstorm.
    case heavyThunderstorm = 212
    /// Ragged thunderstorm.
    case raggedThunderstorm = 221
    /// Thunderstorm with light drizzle.
    case thunderstormWithLightDrizzle = 230
    /// Thunderstorm with drizzle.
    case thunderstormWithDrizzle = 231
    /// Thunderstorm with heavy drizzle.
    case thunderstormWithHeavyDrizzle = 232
    /// Light intensity drizzle.
    case lightDrizzle = 300
    /// Drizzle.
    case drizzle = 301
    /// Heavy intensity drizzle.
    case heavyDrizzle = 302
    /// Light intensity drizzle rain.
    case lightDrizzleRain = 310
    /// Drizzle rain.
    case drizzleRain = 311
    /// Heavy intensity drizzle rain.
    case heavyDrizzleRain = 312
    /// Shower rain and drizzle.
    case showerRainAndDrizzle = 313
    /// Heavy shower rain and drizzle.
    case heavyShowerRainAndDrizzle = 314
    /// Shower drizzle.
    case showerDrizzle = 321
    /// Light rain.
    case lightRain = 500
    /// Moderate rain.
    case moderateRain = 501
    /// Heavy intensity rain.
    case heavyRain = 502
    /// Very heavy rain.
    case veryHeavyRain = 503
    /// Extreme rain.
    case extremeRain = 504
    /// Freezing rain.
    case freezingRain = 511
    /// Light intensity shower rain.
    case lightShowerRain = 520
    /// Shower rain.
    case showerRain = 521
    /// Heavy intensity shower rain.
    case heavyShowerRain = 522
    /// Ragged shower rain.
    case raggedShowerRain = 531
    /// Light snow.
    case lightSnow = 600
    /// Snow.
    case snow = 601
    /// Heavy snow.
    case heavySnow = 602
    /// Sleet.
    case sleet = 611
    /// Light shower sleet.
    case lightShowerSleet = 612
    /// Shower sleet.
    case showerSleet = 613
    /// Light rain and snow.
    case lightRainAndSnow = 615
    /// Rain and snow.
    case rainAndSnow = 616
    /// Light shower snow.
    case lightShowerSnow = 620
    /// Shower snow.
    case showerSnow = 621
    /// Heavy shower snow.
    case heavyShowerSnow = 622
    /// Mist.
    case mist = 701
    /// Smoke.
    case smoke = 711
    /// Haze.
    case haze = 721
    /// Sand or dust whirls.
    case dustWhirls = 731
    /// Fog.
    case fog = 741
    /// Sand.
    case sand = 751
    /// Dust.
    case dust = 761
    /// Volcanic ash.
    case volcanicAsh = 762
    /// Squalls.
    case squalls = 771
    /// Tornado.
    case tornado = 781
    /// Clear sky.
    case clearSky = 800
    /// Few clouds, 11–25 % of the sky.
    case fewClouds = 801
    /// Scattered clouds, 25–50 % of the sky.
    case scatteredClouds = 802
    /// Broken clouds, 51–84 % of the sky.
    case brokenClouds = 803
    /// Overcast, 85–100 % of the sky.
    case overcastClouds = 804
}
