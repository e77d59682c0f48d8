public import Foundation
public import OpenWeatherCore

extension ForecastCity {
    /// Lisbon, unless said otherwise.
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
    /// Five days in Lisbon, 40 entries three hours apart, unless said otherwise.
    public static func sample(
        city: ForecastCity = .sample(),
        entries: [ForecastEntry] = Forecast.sampleEntries()
    ) -> Forecast {
        Forecast(city: city, entries: entries)
    }

    /// Entries three hours apart: warmest at 15 h, coldest at 3 h, with a shower on the second day.
    ///
    /// - Parameters:
    ///   - count: How many.
    ///   - start: The moment of the first.
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
