public import Foundation
public import OpenWeatherCore

/// The summary of a station's measurements in a minute, an hour or a day.
///
/// A value that the station did not measure in that time is `nil`.
public struct StationAggregate: Hashable, Sendable {
    /// The length of a row; the raw value is the service's.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Period: String, CaseIterable, Codable, Sendable {
        /// A minute.
        case minute = "m"
        /// An hour.
        case hour = "h"
        /// A day in UTC.
        case day = "d"
    }

    /// The lowest, the highest and the mean of a number of measurements.
    public struct Summary<Value: Hashable & Sendable>: Hashable, Sendable {
        /// The lowest; `nil` when the service does not state it, as for humidity.
        public let minimum: Value?
        /// The highest; `nil` when the service does not state it, as for humidity.
        public let maximum: Value?
        /// The mean.
        public let average: Value
        /// The number of measurements; `nil` when the service does not state it.
        public let count: Int?
    }

    /// The length of the row.
    public let period: Period
    /// The beginning of the row.
    public let date: Date
    /// The station.
    public let station: WeatherStation.ID
    /// The temperature.
    public let temperature: Summary<Temperature>?
    /// The relative humidity, its mean alone.
    public let humidity: Summary<Percentage>?
    /// The air pressure.
    public let pressure: Summary<Pressure>?
    /// The mean speed of the wind.
    public let windSpeed: Speed?
    /// The mean direction that the wind comes from.
    public let windDirection: WindDirection?
    /// The rain.
    public let rain: Precipitation?
    /// The snow.
    public let snow: Precipitation?
}

extension StationAggregate: Decodable {
    private enum Key: String, CodingKey {
        case type, date, station = "station_id", temp, humidity, wind, pressure, precipitation
    }

    private struct Numbers: Decodable {
        let min, max, average: Double?
        let weight: Int?

        func summary<Value>(_ value: (Double) -> Value) -> Summary<Value>? {
            average.map {
                Summary(minimum: min.map(value), maximum: max.map(value), average: value($0), count: weight)
            }
        }
    }

    private struct WindNumbers: Decodable { let deg, speed: Double? }

    private struct Amounts: Decodable { let rain, snow: Double? }

    /// Creates a row from the service's JSON, whose inner objects may be empty.
    ///
    /// - Throws: `DecodingError` when the length, the date or the station is missing, or a value is of another type.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        period = try fields.decode(Period.self, forKey: .type)
        date = Date(timeIntervalSince1970: Double(try fields.decode(Int64.self, forKey: .date)))
        station = WeatherStation.ID(line: try fields.decode(String.self, forKey: .station))
        temperature = try fields.decodeIfPresent(Numbers.self, forKey: .temp)?.summary { Temperature(celsius: $0) }
        humidity = try fields.decodeIfPresent(Numbers.self, forKey: .humidity)?.summary { Percentage(percent: $0) }
        pressure = try fields.decodeIfPresent(Numbers.self, forKey: .pressure)?.summary { Pressure(hectopascals: $0) }
        let wind = try fields.decodeIfPresent(WindNumbers.self, forKey: .wind)
        windSpeed = wind?.speed.map { Speed(metersPerSecond: $0) }
        windDirection = wind?.deg.flatMap { WindDirection(degrees: $0) }
        let amounts = try fields.decodeIfPresent(Amounts.self, forKey: .precipitation)
        rain = amounts?.rain.map { Precipitation(millimeters: $0) }
        snow = amounts?.snow.map { Precipitation(millimeters: $0) }
    }
}
