import OpenWeatherCore

/// A coarse background, for front ends with three pictures.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WeatherBackground: String, CaseIterable, Sendable {
    /// Clear sky.
    case sunny
    /// Clouds, snow, bad sight, and whatever is not known.
    case cloudy
    /// Rain, drizzle and thunderstorms.
    case rainy

    /// The background of a picture.
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
