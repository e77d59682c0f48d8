import Foundation
import OpenWeatherCore

extension StationMeasurement: Codable {
    private enum Key: String, CodingKey {
        case station = "station_id"
        case date = "dt"
        case temperature, pressure, humidity, humidex, clouds, weather
        case windSpeed = "wind_speed"
        case windGust = "wind_gust"
        case windDirection = "wind_deg"
        case rain1 = "rain_1h"
        case rain6 = "rain_6h"
        case rain24 = "rain_24h"
        case snow1 = "snow_1h"
        case snow6 = "snow_6h"
        case snow24 = "snow_24h"
        case dewPoint = "dew_point"
        case heatIndex = "heat_index"
        case visibility = "visibility_distance"
        case visibilityPrefix = "visibility_prefix"
    }

    /// Encodes the measurement in the form of the service, without the values that are `nil`.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(station.rawValue, forKey: .station)
        try fields.encode(date.wholeSeconds(), forKey: .date)
        try fields.encodeIfPresent(temperature?.celsius, forKey: .temperature)
        try fields.encodeIfPresent(windSpeed?.metersPerSecond, forKey: .windSpeed)
        try fields.encodeIfPresent(windGust?.metersPerSecond, forKey: .windGust)
        try fields.encodeIfPresent(windDirection?.degrees, forKey: .windDirection)
        try fields.encodeIfPresent(pressure?.hectopascals, forKey: .pressure)
        try fields.encodeIfPresent(humidity?.percent, forKey: .humidity)
        try fields.encodeIfPresent(rain.lastHour?.millimeters, forKey: .rain1)
        try fields.encodeIfPresent(rain.last6Hours?.millimeters, forKey: .rain6)
        try fields.encodeIfPresent(rain.last24Hours?.millimeters, forKey: .rain24)
        try fields.encodeIfPresent(snow.lastHour?.millimeters, forKey: .snow1)
        try fields.encodeIfPresent(snow.last6Hours?.millimeters, forKey: .snow6)
        try fields.encodeIfPresent(snow.last24Hours?.millimeters, forKey: .snow24)
        try fields.encodeIfPresent(dewPoint?.celsius, forKey: .dewPoint)
        try fields.encodeIfPresent(humidex?.celsius, forKey: .humidex)
        try fields.encodeIfPresent(heatIndex?.celsius, forKey: .heatIndex)
        try fields.encodeIfPresent(visibility?.kilometers, forKey: .visibility)
        try fields.encodeIfPresent(visibilityPrefix, forKey: .visibilityPrefix)
        if !clouds.isEmpty { try fields.encode(clouds, forKey: .clouds) }
        if !weather.isEmpty { try fields.encode(weather, forKey: .weather) }
    }

    /// Creates a measurement from the form of the service.
    ///
    /// - Throws: `DecodingError` when the station or the date is missing, or a value is of another type.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        func number(_ key: Key) throws -> Double? { try fields.decodeIfPresent(Double.self, forKey: key) }
        self.init(
            of: WeatherStation.ID(rawValue: try fields.decode(String.self, forKey: .station)),
            at: Date(timeIntervalSince1970: try fields.decode(Double.self, forKey: .date)),
            temperature: try number(.temperature).map { Temperature(celsius: $0) },
            windSpeed: try number(.windSpeed).map { Speed(metersPerSecond: $0) },
            windGust: try number(.windGust).map { Speed(metersPerSecond: $0) },
            windDirection: try number(.windDirection).flatMap { WindDirection(degrees: $0) },
            pressure: try number(.pressure).map { Pressure(hectopascals: $0) },
            humidity: try number(.humidity).map { Percentage(percent: $0) },
            rain: StationPrecipitation(
                lastHour: try number(.rain1).map { Precipitation(millimeters: $0) },
                last6Hours: try number(.rain6).map { Precipitation(millimeters: $0) },
                last24Hours: try number(.rain24).map { Precipitation(millimeters: $0) }
            ),
            snow: StationPrecipitation(
                lastHour: try number(.snow1).map { Precipitation(millimeters: $0) },
                last6Hours: try number(.snow6).map { Precipitation(millimeters: $0) },
                last24Hours: try number(.snow24).map { Precipitation(millimeters: $0) }
            ),
            dewPoint: try number(.dewPoint).map { Temperature(celsius: $0) },
            humidex: try number(.humidex).map { Temperature(celsius: $0) },
            heatIndex: try number(.heatIndex).map { Temperature(celsius: $0) },
            visibility: try number(.visibility).map { Length($0, in: .kilometers) },
            visibilityPrefix: try fields.decodeIfPresent(String.self, forKey: .visibilityPrefix),
            clouds: try fields.decodeIfPresent([StationCloudLayer].self, forKey: .clouds) ?? [],
            weather: try fields.decodeIfPresent([StationPhenomenon].self, forKey: .weather) ?? []
        )
    }
}
