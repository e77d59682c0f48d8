import Foundation
import OpenWeatherCore

extension Location {
    static let helsinki = sample("Helsinki", 60.17, 24.94)
    static let lisbon = sample("Lisbon", 38.72, -9.14)

    static func sample(_ name: String, _ latitude: Double, _ longitude: Double) -> Location {
        Location(
            name: name,
            localizedNames: name == "Lisbon" ? ["de": "Lissabon"] : [:],
            country: nil,
            state: nil,
            coordinate: Coordinate(clampingLatitude: latitude, longitude: longitude)
        )
    }
}

extension CurrentWeather {
    /// Light rain at noon UTC on clocks three hours ahead, everything present unless said otherwise.
    static func sample(
        celsius: Double = 12,
        utcOffset: UTCOffset? = UTCOffset(seconds: 10_800),
        conditions: [WeatherCondition] = [WeatherCondition(.lightRain, .day)],
        feelsLike: Temperature? = Temperature(celsius: 10.4),
        minimum: Temperature? = Temperature(celsius: 11),
        maximum: Temperature? = Temperature(celsius: 13),
        humidity: Percentage? = Percentage(percent: 65),
        pressure: Pressure? = Pressure(hectopascals: 1013),
        wind: Wind? = Wind(
            speed: Speed(metersPerSecond: 5.66),
            direction: WindDirection(degrees: 225),
            gust: Speed(metersPerSecond: 10)
        ),
        cloudiness: Percentage? = Percentage(percent: 90),
        visibility: Length? = Length(meters: 9000),
        rain: PrecipitationAmount? = PrecipitationAmount(depth: Precipitation(millimeters: 0.42), hours: 1),
        sun: SunState = .risesAndSets(
            sunrise: Date(timeIntervalSince1970: 1_779_930_600),
            sunset: Date(timeIntervalSince1970: 1_779_995_400)
        )
    ) -> CurrentWeather {
        CurrentWeather(
            cityID: nil,
            name: nil,
            country: nil,
            coordinate: Location.helsinki.coordinate,
            date: HomeFixture.noon.addingTimeInterval(-600),
            utcOffset: utcOffset,
            sun: sun,
            elements: WeatherElements(
                conditions: conditions,
                temperature: Temperature(celsius: celsius),
                feelsLike: feelsLike,
                minimum: minimum,
                maximum: maximum,
                humidity: humidity,
                pressure: pressure,
                groundLevelPressure: nil,
                wind: wind,
                cloudiness: cloudiness,
                visibility: visibility,
                rain: rain,
                snow: nil
            )
        )
    }
}

extension Fetched<CurrentWeather> {
    /// Weather fetched at noon, or `age` seconds before.
    static func sample(
        celsius: Double = 12,
        age: Double = 0,
        from origin: FetchOrigin = .network
    ) -> Fetched<CurrentWeather> {
        Fetched(
            .sample(celsius: celsius),
            at: HomeFixture.noon.addingTimeInterval(-age),
            from: origin,
            source: .openWeather
        )
    }
}

extension Forecast {
    /// Forty steps in Helsinki from 18:00 on, three hours after the fixture starts: rain until 21:00, and every day from 7 to
    /// 15 degrees.
    static func sample(
        count: Int = 40,
        utcOffset: UTCOffset? = UTCOffset(seconds: 10_800),
        warmer: Double = 0,
        change: (Int, inout ForecastEntry) -> Void = { _, _ in }
    ) -> Forecast {
        let entries = (0..<count)
            .map { index in
                let celsius: [Double] = [10, 9, 8, 7, 9, 13, 15, 14]
                let isWet = index < 2
                var entry = ForecastEntry(
                    date: HomeFixture.noon.addingTimeInterval(Double(index + 1) * 10_800),
                    utcOffset: utcOffset,
                    elements: WeatherElements(
                        conditions: [WeatherCondition(isWet ? .lightRain : .clearSky, .day)],
                        temperature: Temperature(celsius: celsius[index % 8] + warmer),
                        chanceOfPrecipitation: Percentage(percent: isWet ? 60 : 0)
                    )
                )
                change(index, &entry)
                return entry
            }
        let city = ForecastCity(coordinate: Location.helsinki.coordinate, utcOffset: utcOffset)
        return Forecast(city: city, entries: entries)
    }
}

extension Fetched<Forecast> {
    /// A forecast fetched at noon, or `age` seconds before.
    static func sample(
        _ forecast: Forecast = .sample(),
        age: Double = 0,
        from origin: FetchOrigin = .network
    ) -> Fetched<Forecast> {
        Fetched(forecast, at: HomeFixture.noon.addingTimeInterval(-age), from: origin, source: .openWeather)
    }
}
