import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// Returns the endpoint of the daily forecast.
    ///
    /// Source: <https://openweathermap.org/forecast16>.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - days: The number of days, in `1...16`.
    /// - Returns: The endpoint.
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty place or a number out of range.
    public static func dailyForecast(for query: LocationQuery, days: Int = 16) throws(WeatherError) -> Endpoint {
        try check(days, of: "cnt", isIn: 1...16)
        return Endpoint(
            operation: "dailyForecast",
            base: .weather,
            path: "forecast/daily",
            // Without a number the service sends seven days.
            queryItems: try selector(of: query) + [URLQueryItem(name: "cnt", value: String(days))],
            takesOptions: true
        )
    }
}

extension WireResource where Value == [DailyForecast] {
    /// All days of the daily forecast.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty place.
    package static func dailyForecast(for query: LocationQuery) throws(WeatherError) -> WireResource {
        WireResource(try .dailyForecast(for: query)) { (payload: DailyForecastDTO, context) throws(NetworkError) in
            try payload.days(units: context.units)
        }
    }
}

/// The body of `forecast/daily`.
struct DailyForecastDTO: ResponseBody {
    let list: [DayDTO]
    let city: ForecastDTO.CityDTO
    /// `cod`: 200, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    /// The largest number of days, where the service's lists have up to 16; a longer list is refused.
    private static let limit = 100

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var list: [DayDTO]?
        var city: ForecastDTO.CityDTO?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "list": list = try reader.array(atMost: Self.limit)
            case "city": city = try reader.value()
            case "cod": status = try reader.optional()
            default: break
            }
        }
        self.list = try reader.required(list, "list")
        self.city = try reader.required(city, "city")
    }

    /// One element of `list`.
    struct DayDTO: JSONReadable {
        let dt: Double
        let temp: OneCallDayDTO.TemperaturesDTO
        private(set) var sunrise: Double?
        private(set) var sunset: Double?
        private(set) var feelsLike: OneCallDayDTO.TemperaturesDTO?
        private(set) var pressure: Double?
        private(set) var humidity: Double?
        private(set) var weather: [ConditionDTO] = []
        private(set) var speed: Double?
        private(set) var deg: Double?
        private(set) var gust: Double?
        private(set) var clouds: Double?
        private(set) var pop: Double?
        private(set) var rain: Double?
        private(set) var snow: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            var dt: Double?
            var temp: OneCallDayDTO.TemperaturesDTO?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "dt": dt = try reader.value()
                case "temp": temp = try reader.value()
                case "sunrise": sunrise = try reader.optional()
                case "sunset": sunset = try reader.optional()
                case "feels_like": feelsLike = try reader.optional()
                case "pressure": pressure = try reader.optional()
                case "humidity": humidity = try reader.optional()
                case "weather": weather = try reader.readableElements(first: ConditionDTO.limit)
                case "speed": speed = try reader.optional()
                case "deg": deg = try reader.optional()
                case "gust": gust = try reader.optional()
                case "clouds": clouds = try reader.optional()
                case "pop": pop = try reader.optional()
                case "rain": rain = try reader.optional()
                case "snow": snow = try reader.optional()
                default: break
                }
            }
            self.dt = try reader.required(dt, "dt")
            self.temp = try reader.required(temp, "temp")
        }
    }
}

extension DailyForecastDTO {
    /// Returns the days in order, of several rows for a day the first.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point, a date or a temperature is impossible.
    fileprivate func days(units: Units) throws(NetworkError) -> [DailyForecast] {
        let coordinate = try Coordinate(
            wireLatitude: city.coord.lat,
            longitude: city.coord.lon,
            path: "city.coord"
        )
        let offset = UTCOffset(wire: city.timezone)
        var days: [DailyForecast] = []
        days.reserveCapacity(list.count)
        for (index, row) in list.enumerated() {
            guard let date = Date(wire: row.dt) else { throw OneCallContext.invalid("list", index, "dt") }
            guard let low = Temperature(wire: row.temp.min, units: units) else {
                throw OneCallContext.invalid("list", index, "temp.min")
            }
            guard let high = Temperature(wire: row.temp.max, units: units) else {
                throw OneCallContext.invalid("list", index, "temp.max")
            }
            days.append(
                DailyForecast(
                    // A row is dated about noon, so that the time of the sun names the day where no offset does.
                    day: (offset ?? .solar(at: coordinate)).day(of: date),
                    utcOffset: offset,
                    sun: SunState(
                        sunrise: Date(wire: row.sunrise),
                        sunset: Date(wire: row.sunset),
                        at: coordinate,
                        on: date
                    ),
                    conditions: row.weather.map { WeatherCondition($0) },
                    low: low,
                    high: high,
                    temperatures: DayTemperatures(row.temp, units: units),
                    feelsLike: row.feelsLike.map { DayTemperatures($0, units: units) } ?? DayTemperatures(),
                    // The service has sent 0 for days whose humidity it does not know.
                    humidity: row.humidity == 0 ? nil : Percentage(wirePercent: row.humidity),
                    pressure: Pressure(wire: row.pressure),
                    wind: Wind(speed: row.speed, degrees: row.deg, gust: row.gust, units: units),
                    cloudiness: Percentage(wirePercent: row.clouds),
                    chanceOfPrecipitation: Percentage(wireFraction: row.pop),
                    rain: Precipitation(wire: row.rain),
                    snow: Precipitation(wire: row.snow)
                )
            )
        }
        return OneCallContext.inOrder(days, by: \.day)
    }
}

extension UTCOffset {
    /// Returns the offset of the sun's time at a point, four minutes for a degree.
    fileprivate static func solar(at coordinate: Coordinate) -> UTCOffset {
        UTCOffset(seconds: Int(coordinate.longitude * 240)) ?? .utc
    }
}
