public import Foundation
public import OpenWeatherCore

extension CurrentWeather {
    /// Returns the weather of a mild day with light rain in Lisbon, except for the values that are passed.
    public static func sample(
        cityID: Int? = 2_267_057,
        name: String? = "Lisbon",
        country: String? = "PT",
        coordinate: Coordinate = .lisbon,
        date: Date = SampleTime.measured,
        utcOffset: UTCOffset? = UTCOffset(seconds: 3600),
        conditions: [WeatherCondition] = [.sample()],
        temperature: Temperature = Temperature(celsius: 18.4),
        feelsLike: Temperature? = Temperature(celsius: 17.9),
        minimum: Temperature? = Temperature(celsius: 17.2),
        maximum: Temperature? = Temperature(celsius: 19.6),
        humidity: Percentage? = Percentage(percent: 72),
        pressure: Pressure? = Pressure(hectopascals: 1016),
        groundLevelPressure: Pressure? = Pressure(hectopascals: 1009),
        wind: Wind? = .sample(),
        cloudiness: Percentage? = Percentage(percent: 75),
        visibility: Length? = Length(meters: 9000),
        rain: PrecipitationAmount? = PrecipitationAmount(depth: Precipitation(millimeters: 0.4), hours: 1),
        snow: PrecipitationAmount? = nil,
        sun: SunState = .risesAndSets(sunrise: SampleTime.sunrise, sunset: SampleTime.sunset),
        uvIndex: UVIndex? = nil,
        reportedDewPoint: Temperature? = nil
    ) -> CurrentWeather {
        CurrentWeather(
            cityID: cityID,
            name: name,
            country: country,
            coordinate: coordinate,
            date: date,
            utcOffset: utcOffset,
            sun: sun,
            elements: WeatherElements(
                conditions: conditions,
                temperature: temperature,
                feelsLike: feelsLike,
                minimum: minimum,
                maximum: maximum,
                humidity: humidity,
                reportedDewPoint: reportedDewPoint,
                pressure: pressure,
                groundLevelPressure: groundLevelPressure,
                wind: wind,
                cloudiness: cloudiness,
                visibility: visibility,
                uvIndex: uvIndex,
                rain: rain,
                snow: snow
            )
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
