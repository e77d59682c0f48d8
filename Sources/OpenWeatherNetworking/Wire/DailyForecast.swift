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

    /// Returns the endpoint of the climate forecast for 30 days, a product of paid plans.
    ///
    /// Source: <https://openweathermap.org/api/forecast30>.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - days: The number of days, in `1...30`; the service may have one less.
    /// - Returns: The endpoint.
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty place or a number out of range.
    public static func climateForecast(for query: LocationQuery, days: Int = 30) throws(WeatherError) -> Endpoint {
        try check(days, of: "cnt", isIn: 1...30)
        return Endpoint(
            operation: "climateForecast",
            base: .pro,
            path: "forecast/climate",
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

    /// All days of the climate forecast.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty place.
    package static func climateForecast(for query: LocationQuery) throws(WeatherError) -> WireResource {
        WireResource(try .climateForecast(for: query)) { (payload: DailyForecastDTO, context) throws(NetworkError) in
            try payload.days(units: context.units)
        }
    }
}

/// The body of `forecast/daily` and `forecast/climate`.
struct DailyForecastDTO: ResponseBody {
    let list: [DayDTO]
    let city: ForecastDTO.CityDTO
    /// `cod`, or `code` of the climate forecast: 200, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    /// The largest number of days, where the service's lists have up to 30; a longer list is refused.
    private static let limit = 100

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var list: [DayDTO]?
        var city: ForecastDTO.CityDTO?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "list": list = try reader.array(atMost: Self.limit)
            case "city": city = try reader.value()
            case "cod", "code": status = try reader.optional()
            default: break
            }
        }
        self.list = try reader.required(list, "list")
        self.city = try reader.required(city, "city")
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
            let (date, low, high) = try row.required(in: units, "list", index)
            var day = DailyForecast(
                row,
                // A row is dated about noon, so that the time of the sun names the day where no offset does.
                of: (offset ?? .solar(at: coordinate)).day(of: date),
                offset: offset,
                sun: SunState(
                    sunrise: Date(wire: row.sunrise),
                    sunset: Date(wire: row.sunset),
                    at: coordinate,
                    on: date
                ),
                low: low,
                high: high,
                units: units
            )
            // The service has sent 0 for days whose humidity it does not know.
            if row.humidity == 0 { day.humidity = nil }
            days.append(day)
        }
        return days.inOrder(by: \.day)
    }
}

extension UTCOffset {
    /// Returns the offset of the sun's time at a point, four minutes for a degree.
    fileprivate static func solar(at coordinate: Coordinate) -> UTCOffset {
        UTCOffset(seconds: Int(coordinate.longitude * 240)) ?? .utc
    }
}
