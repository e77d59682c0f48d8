public import OpenWeatherCore

extension Wind {
    /// A moderate wind from the south-west, unless said otherwise.
    public static func sample(
        speed: Speed = Speed(metersPerSecond: 5.7),
        direction: WindDirection? = WindDirection(degrees: 230),
        gust: Speed? = Speed(metersPerSecond: 9.3)
    ) -> Wind {
        Wind(speed: speed, direction: direction, gust: gust)
    }
}
