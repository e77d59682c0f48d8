import Foundation
import OpenWeatherCore

/// The moment of a date and time in UTC.
func utc(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
}

/// A value after it was written as JSON and read again.
func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
}

/// A value written as JSON and read as another type.
func roundTrip<Value: Encodable, Other: Decodable>(_ value: Value, as type: Other.Type) throws -> Other {
    try JSONDecoder().decode(type, from: try JSONEncoder().encode(value))
}

/// A value read from a JSON text.
func decoded<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
}

extension Coordinate {
    static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
        Coordinate(clampingLatitude: latitude, longitude: longitude)
    }
}

extension Location {
    static func named(_ name: String, country: String? = "GB", at coordinate: Coordinate = .at(51.5, -0.1)) -> Location
    {
        Location(name: name, country: country, coordinate: coordinate)
    }
}

extension ForecastEntry {
    /// An entry of which only what a test is about needs to be said.
    static func at(
        _ date: Date,
        offset: UTCOffset? = nil,
        _ codes: ConditionCode...,
        conditions: [WeatherCondition]? = nil,
        celsius: Double = 10,
        feelsLike: Double? = nil,
        minimum: Double? = nil,
        maximum: Double? = nil,
        humidity: Double? = nil,
        wind: Wind? = nil,
        chance: Double? = nil,
        rain: Double? = nil,
        snow: Double? = nil,
        part: PartOfDay? = .day
    ) -> ForecastEntry {
        ForecastEntry(
            date: date,
            utcOffset: offset,
            partOfDay: part,
            elements: WeatherElements(
                conditions: conditions ?? codes.map { WeatherCondition($0, part ?? .day) },
                temperature: Temperature(celsius: celsius),
                feelsLike: feelsLike.map(Temperature.init(celsius:)),
                minimum: minimum.map(Temperature.init(celsius:)),
                maximum: maximum.map(Temperature.init(celsius:)),
                humidity: humidity.map(Percentage.init(percent:)),
                wind: wind,
                chanceOfPrecipitation: chance.map(Percentage.init(percent:)),
                rain: rain.map { PrecipitationAmount(depth: Precipitation(millimeters: $0), hours: 3) },
                snow: snow.map { PrecipitationAmount(depth: Precipitation(millimeters: $0), hours: 3) }
            )
        )
    }
}

extension Forecast {
    /// A forecast for a city whose clocks differ from UTC by `offsetSeconds`.
    static func of(
        _ entries: [ForecastEntry],
        offsetSeconds: Int?,
        sun: SunState = .unknown
    ) -> Forecast {
        let city = ForecastCity(
            coordinate: .at(0, 0),
            utcOffset: offsetSeconds.flatMap(UTCOffset.init(seconds:)),
            sun: sun
        )
        return Forecast(city: city, entries: entries)
    }
}

extension AirQuality {
    /// A reading of which only the given concentrations are known.
    static func of(
        _ concentrations: [Pollutant: Double],
        index: AirQualityIndex? = nil,
        at date: Date = utc(2026, 1, 1)
    ) -> AirQuality {
        let known = concentrations.mapValues(Concentration.init(microgramsPerCubicMeter:))
        let pollutants = Pollutants(
            pm2_5: known[.pm2_5],
            pm10: known[.pm10],
            ozone: known[.ozone],
            nitrogenDioxide: known[.nitrogenDioxide],
            carbonMonoxide: known[.carbonMonoxide],
            sulfurDioxide: known[.sulfurDioxide],
            ammonia: known[.ammonia],
            nitrogenMonoxide: known[.nitrogenMonoxide]
        )
        return AirQuality(coordinate: .at(0, 0), date: date, index: index, pollutants: pollutants)
    }
}
