public import Foundation
public import OpenWeatherCore

extension ForecastEntry {
    /// A mild afternoon with some rain in Lisbon, unless said otherwise.
    public static func sample(
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
        visibility: Length? = Length(meters: 10_000),
        chanceOfPrecipitation: Percentage? = Percentage(percent: 60),
        rain: PrecipitationAmount? = PrecipitationAmount(depth: Precipitation(millimeters: 1.2), hours: 3),
        snow: PrecipitationAmount? = nil,
        partOfDay: PartOfDay? = .day
    ) -> ForecastEntry {
        ForecastEntry(
            date: date,
            utcOffset: utcOffset,
            conditions: conditions,
            temperature: temperature,
            feelsLike: feelsLike,
            minimum: minimum,
            maximum: maximum,
            humidity: humidity,
            pressure: pressure,
            groundLevelPressure: groundLevelPressure,
            wind: wind,
            cloudiness: cloudiness,
            visibility: visibility,
            chanceOfPrecipitation: chanceOfPrecipitation,
            rain: rain,
            snow: snow,
            partOfDay: partOfDay
        )
    }
}
