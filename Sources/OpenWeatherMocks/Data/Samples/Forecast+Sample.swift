public import Foundation
public import OpenWeatherCore

extension ForecastEntry {
    /// Returns the forecast of a mild afternoon with some rain in Lisbon, except for the values that are passed and the
    /// elements that `change` sets.
    public static func sample(
        date: Date = SampleTime.measured,
        utcOffset: UTCOffset? = UTCOffset(seconds: 3600),
        partOfDay: PartOfDay? = .day,
        _ change: (inout WeatherElements) -> Void = { _ in }
    ) -> ForecastEntry {
        let elements = WeatherElements.sample {
            $0.visibility = Length(meters: 10_000)
            $0.chanceOfPrecipitation = Percentage(percent: 60)
            $0.rain = PrecipitationAmount(depth: Precipitation(millimeters: 1.2), hours: 3)
            change(&$0)
        }
        return ForecastEntry(date: date, utcOffset: utcOffset, partOfDay: partOfDay, elements: elements)
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
                return .sample(date: date, utcOffset: utcOffset, partOfDay: isDay ? .day : .night) {
                    $0.conditions = [.sample(isWet ? .moderateRain : .fewClouds, isDay ? .day : .night)]
                    $0.temperature = Temperature(celsius: celsius)
                    $0.feelsLike = Temperature(celsius: celsius - 0.5)
                    $0.minimum = Temperature(celsius: celsius - 0.4)
                    $0.maximum = Temperature(celsius: celsius + 0.4)
                    $0.cloudiness = Percentage(percent: isWet ? 95 : 20)
                    $0.chanceOfPrecipitation = Percentage(percent: isWet ? 80 : 10)
                    $0.rain = isWet ? PrecipitationAmount(depth: Precipitation(millimeters: 2.4), hours: 3) : nil
                }
            }
    }
}
