import Foundation
public import OpenWeatherCore
public import OpenWeatherNetworking

extension Endpoint {
    /// Returns the endpoint of the statistics of all days of the year, a product of paid plans.
    ///
    /// Source: <https://openweathermap.org/api/statistics-api>.
    public static func statisticsOfYear(at coordinate: Coordinate) -> Endpoint {
        statistics("year", point(coordinate))
    }

    /// Returns the endpoint of the statistics of a month or of a day of it, a product of paid plans.
    ///
    /// Source: <https://openweathermap.org/api/statistics-api>.
    ///
    /// - Parameters:
    ///   - month: The month, in `1...12`.
    ///   - day: The day of the month; `nil` for the month as a whole.
    ///   - coordinate: The point.
    /// - Returns: The endpoint.
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a number out of range.
    public static func statistics(
        ofMonth month: Int,
        day: Int? = nil,
        at coordinate: Coordinate
    ) throws(WeatherError) -> Endpoint {
        try check(month, of: "month", isIn: 1...12)
        var items = point(coordinate) + [URLQueryItem(name: "month", value: String(month))]
        guard let day else { return statistics("month", items) }
        try check(day, of: "day", isIn: 1...31)
        items.append(URLQueryItem(name: "day", value: String(day)))
        return statistics("day", items)
    }

    private static func statistics(_ span: String, _ items: [URLQueryItem]) -> Endpoint {
        Endpoint(
            operation: "statistics",
            base: .history,
            path: "aggregated/\(span)",
            queryItems: items,
            // The numbers are kelvins and meters per second, whatever is requested.
            takesOptions: false
        )
    }
}

extension WireResource where Value == [WeatherStatistics] {
    /// The statistics of all days of the year, in order.
    static func statisticsOfYear(at coordinate: Coordinate) -> WireResource {
        WireResource(.statisticsOfYear(at: coordinate)) { (payload: StatisticsDTO, _) throws(NetworkError) in
            let days = try payload.statistics().enumerated()
                .map { index, row throws(NetworkError) in
                    guard row.day != nil else { throw .decoding(.invalidField(path: payload.path(of: index, "day"))) }
                    return row
                }
            return days.inOrder { $0.month * 100 + ($0.day ?? 0) }
        }
    }
}

extension WireResource where Value == WeatherStatistics {
    /// The statistics of a month or of a day of it.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a number out of range.
    static func statistics(
        ofMonth month: Int,
        day: Int?,
        at coordinate: Coordinate
    ) throws(WeatherError) -> WireResource {
        WireResource(try .statistics(ofMonth: month, day: day, at: coordinate)) {
            (payload: StatisticsDTO, _) throws(NetworkError) in
            guard let row = try payload.statistics().first else { throw .decoding(.invalidField(path: "result")) }
            return row
        }
    }
}

/// The body of `aggregated/year`, `aggregated/month` and `aggregated/day`.
struct StatisticsDTO: ResponseBody {
    /// `result`: an array of days, or a single day or month.
    let result: [RowDTO]
    private let isList: Bool
    /// `cod` or `code`: 200, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    /// The largest number of days, where a year has 365; a longer list is refused.
    private static let limit = 400

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var result: [RowDTO]?
        var isList = false
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "result":
                isList = reader.isAtArray
                result = isList ? try reader.array(atMost: Self.limit) : [try reader.value()]
            case "cod", "code": status = try reader.optional()
            default: break
            }
        }
        self.result = try reader.required(result, "result")
        self.isList = isList
    }

    /// Returns the path of a field of the row at `index`.
    func path(of index: Int, _ field: String) -> String { isList ? "result[\(index)].\(field)" : "result.\(field)" }

    /// A day or a month; its `pressure` is left out, as it mixes that of the station and that at sea level.
    struct RowDTO: JSONReadable {
        let month: Int
        let temp: DistributionDTO
        private(set) var day: Int?
        private(set) var humidity: DistributionDTO?
        private(set) var wind: DistributionDTO?
        private(set) var precipitation: DistributionDTO?
        private(set) var clouds: DistributionDTO?
        private(set) var sunshineHours: Double?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            var month: Int?
            var temp: DistributionDTO?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "month": month = try reader.value()
                case "temp": temp = try reader.value()
                case "day": day = try reader.optional()
                case "humidity": humidity = try reader.optional()
                case "wind": wind = try reader.optional()
                case "precipitation": precipitation = try reader.optional()
                case "clouds": clouds = try reader.optional()
                case "sunshine_hours": sunshineHours = try reader.optional()
                default: break
                }
            }
            self.month = try reader.required(month, "month")
            self.temp = try reader.required(temp, "temp")
        }
    }

    /// `temp`, whose extremes have names of their own, `humidity` and the like.
    struct DistributionDTO: JSONReadable {
        private(set) var minimum: Double?
        private(set) var maximum: Double?
        private(set) var averageMinimum: Double?
        private(set) var averageMaximum: Double?
        private(set) var median: Double?
        private(set) var mean: Double?
        private(set) var p25: Double?
        private(set) var p75: Double?
        private(set) var deviation: Double?
        private(set) var count: Int?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "min", "record_min": minimum = try reader.optional()
                case "max", "record_max": maximum = try reader.optional()
                case "average_min": averageMinimum = try reader.optional()
                case "average_max": averageMaximum = try reader.optional()
                case "median": median = try reader.optional()
                case "mean": mean = try reader.optional()
                case "p25": p25 = try reader.optional()
                case "p75": p75 = try reader.optional()
                case "st_dev": deviation = try reader.optional()
                case "num": count = try reader.optional()
                default: break
                }
            }
        }
    }

    /// Returns the rows.
    ///
    /// - Throws: ``/OpenWeatherNetworking/NetworkError/decoding(_:)`` when a month or a mean temperature is impossible.
    func statistics() throws(NetworkError) -> [WeatherStatistics] {
        var rows: [WeatherStatistics] = []
        rows.reserveCapacity(result.count)
        for (index, row) in result.enumerated() {
            guard (1...12).contains(row.month) else { throw .decoding(.invalidField(path: path(of: index, "month"))) }
            let temperature = Statistic(row.temp) { Temperature(wire: $0, units: .standard) }
            guard temperature.mean != nil else { throw .decoding(.invalidField(path: path(of: index, "temp.mean"))) }
            rows.append(
                WeatherStatistics(
                    month: row.month,
                    day: row.day.flatMap { (1...31).contains($0) ? $0 : nil },
                    temperature: temperature,
                    averageLow: Temperature(wire: row.temp.averageMinimum, units: .standard),
                    averageHigh: Temperature(wire: row.temp.averageMaximum, units: .standard),
                    humidity: row.humidity.map { Statistic($0) { Percentage(wirePercent: $0) } },
                    wind: row.wind.map { Statistic($0) { Speed(wire: $0, units: .standard) } },
                    precipitation: row.precipitation.map { Statistic($0) { Precipitation(wire: $0) } },
                    cloudiness: row.clouds.map { Statistic($0) { Percentage(wirePercent: $0) } },
                    sunshine: row.sunshineHours.flatMap { (0...744).contains($0) ? .seconds($0 * 3_600) : nil }
                )
            )
        }
        return rows
    }
}

extension Statistic {
    /// Creates a distribution, whose values `make` reads.
    fileprivate init(_ payload: StatisticsDTO.DistributionDTO, _ make: (Double?) -> Value?) {
        self.init(
            minimum: make(payload.minimum),
            maximum: make(payload.maximum),
            mean: make(payload.mean),
            median: make(payload.median),
            lowerQuartile: make(payload.p25),
            upperQuartile: make(payload.p75),
            standardDeviation: payload.deviation.flatMap { $0 >= 0 ? $0 : nil },
            count: payload.count.flatMap { $0 >= 0 ? $0 : nil }
        )
    }
}
