import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// Returns the endpoint of a day, from 1979-01-02 to a year and a half ahead, in One Call 3.0.
    ///
    /// Source: <https://openweathermap.org/api/one-call-3>.
    ///
    /// - Parameters:
    ///   - day: The day at the place.
    ///   - coordinate: The place.
    ///   - offset: The difference between local clocks and UTC in whole minutes where the service's own is wrong; `nil`
    ///     for the service's own.
    /// - Returns: The endpoint.
    public static func daySummary(of day: LocalDay, at coordinate: Coordinate, offset: UTCOffset?) -> Endpoint {
        var items = point(coordinate) + [URLQueryItem(name: "date", value: day.iso8601)]
        if let offset { items.append(URLQueryItem(name: "tz", value: offset.iso8601)) }
        return Endpoint(
            operation: "daySummary",
            base: .oneCall3,
            path: "onecall/day_summary",
            queryItems: items,
            takesOptions: true
        )
    }
}

extension WireResource where Value == DailyForecast {
    /// The summary of a day.
    package static func summary(of day: LocalDay, at coordinate: Coordinate, offset: UTCOffset?) -> WireResource {
        WireResource(.daySummary(of: day, at: coordinate, offset: offset)) {
            (payload: DaySummaryDTO, context) throws(NetworkError) in
            try DailyForecast(payload, units: context.units)
        }
    }
}

/// The body of `day_summary` of One Call 3.0.
struct DaySummaryDTO: ResponseBody {
    let date: String
    let temperature: TemperatureDTO
    let lat: Double
    let lon: Double
    private(set) var tz: String?
    private(set) var cloudCover: ValueDTO?
    private(set) var humidity: ValueDTO?
    private(set) var pressure: ValueDTO?
    private(set) var precipitation: ValueDTO?
    private(set) var wind: WindDTO?
    /// `cod`: absent, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var date: String?
        var temperature: TemperatureDTO?
        var lat: Double?
        var lon: Double?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "lat": lat = try reader.value()
            case "lon": lon = try reader.value()
            case "date": date = try reader.value()
            case "temperature": temperature = try reader.value()
            case "tz": tz = try reader.optional()
            case "cloud_cover": cloudCover = try reader.optional()
            case "humidity": humidity = try reader.optional()
            case "pressure": pressure = try reader.optional()
            case "precipitation": precipitation = try reader.optional()
            case "wind": wind = try reader.optional()
            case "cod": status = try reader.optional()
            default: break
            }
        }
        self.lat = try reader.required(lat, "lat")
        self.lon = try reader.required(lon, "lon")
        self.date = try reader.required(date, "date")
        self.temperature = try reader.required(temperature, "temperature")
    }

    /// `temperature`.
    struct TemperatureDTO: JSONReadable {
        private(set) var min: Double?
        private(set) var max: Double?
        private(set) var morning: Double?
        private(set) var afternoon: Double?
        private(set) var evening: Double?
        private(set) var night: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "min": min = try reader.optional()
                case "max": max = try reader.optional()
                case "morning": morning = try reader.optional()
                case "afternoon": afternoon = try reader.optional()
                case "evening": evening = try reader.optional()
                case "night": night = try reader.optional()
                default: break
                }
            }
        }
    }

    /// `cloud_cover`, `humidity` and `pressure` with the value at noon, and `precipitation` with the total.
    struct ValueDTO: JSONReadable {
        private(set) var afternoon: Double?
        private(set) var total: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "afternoon": afternoon = try reader.optional()
                case "total": total = try reader.optional()
                default: break
                }
            }
        }
    }

    /// `wind`: the strongest of the day.
    struct WindDTO: JSONReadable {
        private(set) var speed: Double?
        private(set) var direction: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                guard key == "max", reader.isAtObject else { continue }
                try reader.enterObject()
                while let key = try reader.nextKey() {
                    switch key {
                    case "speed": speed = try reader.optional()
                    case "direction": direction = try reader.optional()
                    default: break
                    }
                }
            }
        }
    }
}

extension DailyForecast {
    /// Creates the day of the body of `day_summary`, requested in `units`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of a date or a temperature that is impossible.
    init(_ payload: DaySummaryDTO, units: Units) throws(NetworkError) {
        _ = try Coordinate(wireLatitude: payload.lat, longitude: payload.lon, path: "")
        guard let day = LocalDay(iso8601: payload.date) else { throw .decoding(.invalidField(path: "date")) }
        let temperature = payload.temperature
        guard let low = Temperature(wire: temperature.min, units: units) else {
            throw .decoding(.invalidField(path: "temperature.min"))
        }
        guard let high = Temperature(wire: temperature.max, units: units) else {
            throw .decoding(.invalidField(path: "temperature.max"))
        }
        self.init(
            day: day,
            utcOffset: payload.tz.flatMap { UTCOffset(iso8601: $0) },
            low: low,
            high: high,
            temperatures: DayTemperatures(
                morning: Temperature(wire: temperature.morning, units: units),
                day: Temperature(wire: temperature.afternoon, units: units),
                evening: Temperature(wire: temperature.evening, units: units),
                night: Temperature(wire: temperature.night, units: units)
            ),
            humidity: Percentage(wirePercent: payload.humidity?.afternoon),
            pressure: Pressure(wire: payload.pressure?.afternoon),
            wind: Wind(speed: payload.wind?.speed, degrees: payload.wind?.direction, gust: nil, units: units),
            cloudiness: Percentage(wirePercent: payload.cloudCover?.afternoon),
            reportedPrecipitation: Precipitation(wire: payload.precipitation?.total)
        )
    }
}

extension UTCOffset {
    /// The offset as the service writes it, such as `+05:45`.
    package var iso8601: String { String(description.prefix(6)) }

    /// Creates the offset of a text such as `+05:45`, or `nil` for any other text, and for an offset that no clock has.
    package init?(iso8601 text: String) {
        let digits = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        guard let sign = text.first, sign == "+" || sign == "-", digits.count == 2,
            digits.allSatisfy({ $0.utf8.count == 2 && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let hours = Int(digits[0]), let minutes = Int(digits[1]), minutes < 60
        else { return nil }
        self.init(wire: (sign == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60))
    }
}
