public import Foundation
public import OpenWeatherCore

extension WeatherElements {
    /// Returns the elements of a mild afternoon with light rain in Lisbon, except for those that `change` sets.
    public static func sample(_ change: (inout WeatherElements) -> Void = { _ in }) -> WeatherElements {
        var elements = WeatherElements(
            conditions: [.sample()],
            temperature: Temperature(celsius: 18.4),
            feelsLike: Temperature(celsius: 17.9),
            minimum: Temperature(celsius: 17.2),
            maximum: Temperature(celsius: 19.6),
            humidity: Percentage(percent: 72),
            pressure: Pressure(hectopascals: 1016),
            groundLevelPressure: Pressure(hectopascals: 1009),
            wind: .sample(),
            cloudiness: Percentage(percent: 75),
            visibility: Length(meters: 9000),
            rain: PrecipitationAmount(depth: Precipitation(millimeters: 0.4), hours: 1)
        )
        change(&elements)
        return elements
    }
}

extension CurrentWeather {
    /// Returns the weather of a mild day with light rain in Lisbon, except for the values that are passed and the elements
    /// that `change` sets.
    public static func sample(
        cityID: Int? = 2_267_057,
        name: String? = "Lisbon",
        country: String? = "PT",
        coordinate: Coordinate = .lisbon,
        date: Date = SampleTime.measured,
        utcOffset: UTCOffset? = UTCOffset(seconds: 3600),
        sun: SunState = .risesAndSets(sunrise: SampleTime.sunrise, sunset: SampleTime.sunset),
        _ change: (inout WeatherElements) -> Void = { _ in }
    ) -> CurrentWeather {
        CurrentWeather(
            cityID: cityID,
            name: name,
            country: country,
            coordinate: coordinate,
            date: date,
            utcOffset: utcOffset,
            sun: sun,
            elements: .sample(change)
        )
    }
}

extension WeatherCondition {
    /// Returns a condition; by default, light rain by day.
    public static func sample(_ code: ConditionCode = .lightRain, _ partOfDay: PartOfDay = .day) -> WeatherCondition {
        WeatherCondition(code, partOfDay)
    }
}

extension Wind {
    /// Returns a wind; by default, a moderate one from the southwest.
    public static func sample(
        speed: Speed = Speed(metersPerSecond: 5.7),
        direction: WindDirection? = WindDirection(degrees: 230),
        gust: Speed? = Speed(metersPerSecond: 9.3)
    ) -> Wind {
        Wind(speed: speed, direction: direction, gust: gust)
    }
}
