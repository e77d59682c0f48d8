public import Foundation
public import OpenWeatherCore

extension ForecastEntry {
    /// Returns the forecast of a mild afternoon with some rain in Lisbon, except for the values that are passed.
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
            partOfDay: partOfDay,
            elements: WeatherElements(
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
                snow: snow
            )
        )
    }
}

extension ForecastCity {
    /// Returns the city of a forecast; by default, Lisbon.
    public static func sample(
        cityID: Int? = 2_267_057,
        name: String? = "Lisbon",
        country: String? = "PT",
        coordinate: Coordinate = .lisbon,
        population: Int? = 517_802,
        utcOffset: UTCOffset? = UTCOffset(seconds: 3600),
        sun: SunState = .risesAndSets(sunrise: SampleTime.sunrise, sunset: SampleTime.sunset)
    ) -> ForecastCity {
        ForecastCity(
            cityID: cityID,
            name: name,
            country: country,
            coordinate: coordinate,
            population: population,
            utcOffset: utcOffset,
            sun: sun
        )
    }
}

extension Forecast {
    /// Returns a forecast; by default, of five days in Lisbon with 40 entries, one every three hours.
    public static func sample(
        city: ForecastCity = .sample(),
        entries: [ForecastEntry] = Forecast.sampleEntries()
    ) -> Forecast {
        Forecast(city: city, entries: entries)
    }

    /// Returns entries three hours apart: warmest at 15:00, coldest at 3:00, with rain on the second day.
    ///
    /// - Parameters:
    ///   - count: The number of entries.
    ///   - start: The date of the first entry.
    ///   - utcOffset: The difference between the city's clocks and UTC.
    /// - Returns: The entries in order of time.
    public static func sampleEntries(
        count: Int = 40,
        from start: Date = SampleTime.measured,
        utcOffset: UTCOffset? = UTCOffset(seconds: 3600)
    ) -> [ForecastEntry] {
        (0..<max(0, count))
            .map { step in
                let date = start + Double(step) * 10_800
                let hour = (utcOffset ?? .utc).secondOfDay(of: date) / 3600
                let isDay = (6..<21).contains(hour)
                let isWet = (8..<12).contains(step)
                let celsius = 18 + 5 * cos(Double(hour - 15) / 12 * .pi)
                return .sample(
                    date: date,
                    utcOffset: utcOffset,
                    conditions: [.sample(isWet ? .moderateRain : .fewClouds, isDay ? .day : .night)],
                    temperature: Temperature(celsius: celsius),
                    feelsLike: Temperature(celsius: celsius - 0.5),
                    minimum: Temperature(celsius: celsius - 0.4),
                    maximum: Temperature(celsius: celsius + 0.4),
                    cloudiness: Percentage(percent: isWet ? 95 : 20),
                    chanceOfPrecipitation: Percentage(percent: isWet ? 80 : 10),
                    rain: isWet ? PrecipitationAmount(depth: Precipitation(millimeters: 2.4), hours: 3) : nil,
                    partOfDay: isDay ? .day : .night
                )
            }
    }
}
