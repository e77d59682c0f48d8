import Foundation
import OpenWeatherCore

/// A day: an element of `daily`, a row of `timeline/1day`, and an element of `list` of `forecast/daily` and `forecast/climate`.
struct DayDTO: JSONReadable {
    let dt: Double
    let temp: TemperaturesDTO
    private(set) var sunrise: Double?
    private(set) var sunset: Double?
    private(set) var moonrise: Double?
    private(set) var moonset: Double?
    private(set) var moonPhase: Double?
    private(set) var summary: String?
    private(set) var feelsLike: TemperaturesDTO?
    private(set) var pressure: Double?
    private(set) var humidity: Double?
    private(set) var dewPoint: Double?
    private(set) var uvi: Double?
    private(set) var clouds: Double?
    /// `wind_speed` of One Call, `speed` of `forecast/daily` and `forecast/climate`; the direction and the gust likewise.
    private(set) var windSpeed: Double?
    private(set) var windDeg: Double?
    private(set) var windGust: Double?
    private(set) var pop: Double?
    /// A number of millimeters; an object, whose hours would not be those of the day, counts as missing.
    private(set) var rain: Double?
    private(set) var snow: Double?
    private(set) var weather: [ConditionDTO] = []
    /// The identities of the alerts; empty in One Call 3.0.
    private(set) var alerts: [String] = []

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var dt: Double?
        var temp: TemperaturesDTO?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "dt": dt = try reader.value()
            case "temp": temp = try reader.value()
            case "sunrise": sunrise = try reader.optional()
            case "sunset": sunset = try reader.optional()
            case "moonrise": moonrise = try reader.optional()
            case "moonset": moonset = try reader.optional()
            case "moon_phase": moonPhase = try reader.optional()
            case "summary": summary = try reader.optional()
            case "feels_like": feelsLike = try reader.optional()
            case "pressure": pressure = try reader.optional()
            case "humidity": humidity = try reader.optional()
            case "dew_point": dewPoint = try reader.optional()
            case "uvi": uvi = try reader.optional()
            case "clouds": clouds = try reader.optional()
            case "wind_speed", "speed": windSpeed = try reader.optional()
            case "wind_deg", "deg": windDeg = try reader.optional()
            case "wind_gust", "gust": windGust = try reader.optional()
            case "pop": pop = try reader.optional()
            case "rain": rain = try reader.optional()
            case "snow": snow = try reader.optional()
            case "weather": weather = try reader.readableElements(first: ConditionDTO.limit)
            case "alerts": alerts = try reader.readableElements(first: OneCallRowDTO.alertLimit)
            default: break
            }
        }
        self.dt = try reader.required(dt, "dt")
        self.temp = try reader.required(temp, "temp")
    }

    /// `temp` and `feels_like`, the latter without `min` and `max`.
    struct TemperaturesDTO: JSONReadable {
        private(set) var morn: Double?
        private(set) var day: Double?
        private(set) var eve: Double?
        private(set) var night: Double?
        private(set) var min: Double?
        private(set) var max: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "morn": morn = try reader.optional()
                case "day": day = try reader.optional()
                case "eve": eve = try reader.optional()
                case "night": night = try reader.optional()
                case "min": min = try reader.optional()
                case "max": max = try reader.optional()
                default: break
                }
            }
        }
    }
}

extension DayDTO {
    /// Returns the date, the low and the high, without which there is no day.
    ///
    /// - Parameters:
    ///   - units: The units of the numbers.
    ///   - section: The name of the array, for paths.
    ///   - index: The index in it.
    /// - Returns: The values.
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of the one that is impossible.
    func required(
        in units: Units,
        _ section: String,
        _ index: Int
    ) throws(NetworkError) -> (date: Date, low: Temperature, high: Temperature) {
        guard let date = Date(wire: dt) else { throw .invalid(section, index, "dt") }
        guard let low = Temperature(wire: temp.min, units: units) else {
            throw .invalid(section, index, "temp.min")
        }
        guard let high = Temperature(wire: temp.max, units: units) else {
            throw .invalid(section, index, "temp.max")
        }
        return (date, low, high)
    }
}

extension DailyForecast {
    /// Creates the day of a row with what every product sends.
    init(
        _ row: DayDTO,
        of day: LocalDay,
        offset: UTCOffset?,
        sun: SunState,
        low: Temperature,
        high: Temperature,
        units: Units
    ) {
        self.init(
            day: day,
            utcOffset: offset,
            sun: sun,
            conditions: row.weather.map { WeatherCondition($0) },
            low: low,
            high: high,
            temperatures: DayTemperatures(row.temp, units: units),
            feelsLike: row.feelsLike.map { DayTemperatures($0, units: units) } ?? DayTemperatures(),
            humidity: Percentage(wirePercent: row.humidity),
            pressure: Pressure(wire: row.pressure),
            wind: Wind(speed: row.windSpeed, degrees: row.windDeg, gust: row.windGust, units: units),
            cloudiness: Percentage(wirePercent: row.clouds),
            chanceOfPrecipitation: Percentage(wireFraction: row.pop),
            rain: Precipitation(wire: row.rain),
            snow: Precipitation(wire: row.snow)
        )
    }
}

extension DayTemperatures {
    /// Creates the temperatures of `temp` or `feels_like`.
    init(_ payload: DayDTO.TemperaturesDTO, units: Units) {
        self.init(
            morning: Temperature(wire: payload.morn, units: units),
            day: Temperature(wire: payload.day, units: units),
            evening: Temperature(wire: payload.eve, units: units),
            night: Temperature(wire: payload.night, units: units)
        )
    }
}
