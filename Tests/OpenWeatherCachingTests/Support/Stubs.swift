import Foundation
import OpenWeatherCore

extension Coordinate {
    /// The center of London.
    static let london = Coordinate(clampingLatitude: 51.5073, longitude: -0.1276)
}

extension Location {
    /// A place with a name and little else.
    static func stub(_ name: String) -> Location {
        Location(name: name, localizedNames: ["ja": "ロンドン"], country: "GB", state: nil, coordinate: .london)
    }
}

extension CurrentWeather {
    /// Weather with a name to identify it, and numbers whose coding can lose digits.
    static func stub(_ name: String) -> CurrentWeather {
        let date = Date(timeIntervalSince1970: 1_699_999_940.123_456)
        return CurrentWeather(
            cityID: 2_643_743,
            name: name,
            country: "GB",
            coordinate: .london,
            date: date,
            utcOffset: UTCOffset(seconds: -12_600),
            sun: .risesAndSets(sunrise: date - 9_000, sunset: date + 9_000),
            elements: WeatherElements(
                conditions: [WeatherCondition(.thunderstorm, .night)],
                temperature: Temperature(celsius: 0.1 + 0.2),
                feelsLike: Temperature(68, in: .fahrenheit),
                minimum: nil,
                maximum: Temperature(celsius: -0.0),
                humidity: Percentage(percent: 81),
                pressure: Pressure(hectopascals: 1_012.7),
                groundLevelPressure: nil,
                wind: Wind(speed: Speed(metersPerSecond: 1 / 3), direction: nil, gust: nil),
                cloudiness: nil,
                visibility: nil,
                rain: PrecipitationAmount(depth: Precipitation(millimeters: 1e-300), hours: 1),
                snow: nil
            )
        )
    }
}

extension Forecast {
    /// A forecast with a number of entries, whose temperatures count up.
    static func stub(_ name: String, steps: Int = 40) -> Forecast {
        let start = Date(timeIntervalSince1970: 1_700_006_400)
        let city = ForecastCity(
            cityID: nil,
            name: name,
            country: nil,
            coordinate: .london,
            population: 8_961_989,
            utcOffset: .utc,
            sun: .polarNight
        )
        return Forecast(city: city, entries: (0..<steps).map { .stub(Double($0), at: start + Double($0) * 10_800) })
    }
}

extension ForecastEntry {
    /// An entry with a date, a temperature and little else.
    static func stub(_ celsius: Double, at date: Date) -> ForecastEntry {
        ForecastEntry(
            date: date,
            utcOffset: .utc,
            partOfDay: .night,
            elements: WeatherElements(
                conditions: [],
                temperature: Temperature(celsius: celsius),
                feelsLike: nil,
                minimum: nil,
                maximum: nil,
                humidity: nil,
                pressure: nil,
                groundLevelPressure: nil,
                wind: nil,
                cloudiness: nil,
                visibility: nil,
                chanceOfPrecipitation: Percentage(fraction: 0.3),
                rain: nil,
                snow: nil
            )
        )
    }
}

extension AirQuality {
    /// Air with one pollutant.
    static func stub(ozone: Double) -> AirQuality {
        AirQuality(
            coordinate: .london,
            date: Date(timeIntervalSince1970: 1_700_000_000),
            index: .fair,
            pollutants: Pollutants(
                pm2_5: nil,
                pm10: nil,
                ozone: Concentration(microgramsPerCubicMeter: ozone),
                nitrogenDioxide: nil,
                carbonMonoxide: nil,
                sulfurDioxide: nil,
                ammonia: nil,
                nitrogenMonoxide: nil
            )
        )
    }
}

extension Fetched {
    /// Returns the response as a cache returns it whose lifetime is a number of seconds.
    func lasting(_ seconds: TimeInterval) -> Fetched { fresh(until: fetchedAt + seconds, returnedAt: fetchedAt) }
}
