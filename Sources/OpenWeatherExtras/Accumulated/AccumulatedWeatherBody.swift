import Foundation
public import OpenWeatherCore
public import OpenWeatherNetworking

extension Endpoint {
    /// Returns the endpoint of the temperatures above a threshold, a product of paid plans.
    ///
    /// Source: <https://openweathermap.org/api/accumulated-parameters>.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - days: The days in UTC.
    ///   - threshold: The temperature below which a measurement does not count; `nil` when all count.
    /// - Returns: The endpoint.
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a threshold that is no temperature on Earth.
    public static func accumulatedTemperature(
        at coordinate: Coordinate,
        in days: ClosedRange<LocalDay>,
        above threshold: Temperature? = nil
    ) throws(WeatherError) -> Endpoint {
        var items = point(coordinate) + bounds(of: days)
        if let threshold {
            let allowed = 153...353
            guard (153.0...353).contains(threshold.kelvin) else {
                throw .badRequest(.outOfRange(parameter: "threshold", allowed: allowed))
            }
            items.append(URLQueryItem(name: "threshold", value: decimalDegrees(threshold.kelvin)))
        }
        return Endpoint(
            operation: "accumulatedTemperature",
            base: .history,
            path: "history/accumulated_temperature",
            queryItems: items,
            takesOptions: false
        )
    }

    /// Returns the endpoint of the precipitation of days, a product of paid plans.
    ///
    /// Source: <https://openweathermap.org/api/accumulated-parameters>.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - days: The days in UTC.
    /// - Returns: The endpoint.
    public static func accumulatedPrecipitation(
        at coordinate: Coordinate,
        in days: ClosedRange<LocalDay>
    ) -> Endpoint {
        Endpoint(
            operation: "accumulatedPrecipitation",
            base: .history,
            path: "history/accumulated_precipitation",
            queryItems: point(coordinate) + bounds(of: days),
            takesOptions: false
        )
    }

    private static func bounds(of days: ClosedRange<LocalDay>) -> [URLQueryItem] {
        bounds(of: days.lowerBound.start(at: .utc)..<days.upperBound.advanced(by: 1).start(at: .utc))
    }
}

extension WireResource where Value == AccumulatedTemperature {
    /// The temperatures above a threshold, by day.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a threshold that is no temperature on Earth.
    static func accumulatedTemperature(
        at coordinate: Coordinate,
        in days: ClosedRange<LocalDay>,
        above threshold: Temperature?
    ) throws(WeatherError) -> WireResource {
        let endpoint = try Endpoint.accumulatedTemperature(at: coordinate, in: days, above: threshold)
        return WireResource(endpoint) { (payload: AccumulatedDTO, _) throws(NetworkError) in
            let days = try payload.days(of: \.temp, named: "temp")
            return AccumulatedTemperature(
                threshold: threshold,
                days: days.map { day in
                    let count = day.count ?? 0
                    let mean = count > 0 ? day.amount / Double(count) : nil
                    return AccumulatedTemperature.Day(
                        day: day.day,
                        mean: Temperature(wire: mean, units: .standard),
                        count: day.count
                    )
                }
            )
        }
    }
}

extension WireResource where Value == AccumulatedPrecipitation {
    /// The precipitation, by day.
    static func accumulatedPrecipitation(
        at coordinate: Coordinate,
        in days: ClosedRange<LocalDay>
    ) -> WireResource {
        WireResource(.accumulatedPrecipitation(at: coordinate, in: days)) {
            (payload: AccumulatedDTO, _) throws(NetworkError) in
            let days = try payload.days(of: \.rain, named: "rain")
            return AccumulatedPrecipitation(
                days: days.compactMap { day in
                    Precipitation(wire: day.amount)
                        .map { AccumulatedPrecipitation.Day(day: day.day, depth: $0, count: day.count) }
                }
            )
        }
    }
}

/// The body of `history/accumulated_temperature` and `history/accumulated_precipitation`: running totals.
struct AccumulatedDTO: ResponseBody {
    let list: [RowDTO]
    /// `cod` or `code`: 200, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    /// The largest number of days, where a year has 366; a longer list is refused.
    private static let limit = 4_000
    /// The numbers of measurements that a total can be of; any other is not known.
    private static let counts = 0...1_000_000_000

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var list: [RowDTO]?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "list": list = try reader.array(atMost: Self.limit)
            case "cod", "code": status = try reader.optional()
            default: break
            }
        }
        self.list = try reader.required(list, "list")
    }

    /// One element of `list`: a day whose parts have no leading zeros, such as `2020-4-17`, and the totals at its end.
    struct RowDTO: JSONReadable {
        let date: String
        /// The sum of the temperatures above the threshold in kelvins.
        private(set) var temp: Double?
        /// The depth in millimeters.
        private(set) var rain: Double?
        /// The number of measurements.
        private(set) var count: Int?

        init(from reader: inout JSONReader) throws(JSONReader.Failure) {
            var date: String?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key {
                case "date": date = try reader.value()
                case "temp": temp = try reader.optional()
                case "rain": rain = try reader.optional()
                case "count": count = try reader.optional()
                default: break
                }
            }
            self.date = try reader.required(date, "date")
        }
    }
}

extension AccumulatedDTO {
    /// A day with its share of the totals.
    fileprivate typealias Day = (day: LocalDay, amount: Double, count: Int?)

    /// Returns the days in order with the differences of their totals; a day on which a total falls is left out.
    ///
    /// - Throws: ``/OpenWeatherNetworking/NetworkError/decoding(_:)`` when a date or a total is impossible.
    fileprivate func days(of field: KeyPath<RowDTO, Double?>, named name: String) throws(NetworkError) -> [Day] {
        var totals: [Day] = []
        for (index, row) in list.enumerated() {
            guard let day = LocalDay(unpadded: row.date) else { throw .invalid("list", index, "date") }
            guard let total = row[keyPath: field], total >= 0 else { throw .invalid("list", index, name) }
            totals.append((day, total, row.count.flatMap { Self.counts.contains($0) ? $0 : nil }))
        }
        var last: (amount: Double, count: Int?) = (0, 0)
        var days: [Day] = []
        for total in totals.inOrder(by: \.day) {
            let amount = total.amount - last.amount
            let count = total.count.flatMap { count in last.count.map { count - $0 } }
            last = (total.amount, total.count)
            // Sums of two decimals leave a rest far behind them.
            if amount >= 0, count ?? 0 >= 0 { days.append((total.day, (amount * 1e6).rounded() / 1e6, count)) }
        }
        return days
    }
}

extension LocalDay {
    /// Creates the day of a text such as `2020-4-17`; `nil` for other texts and for dates that do not exist.
    fileprivate init?(unpadded text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
        self.init(year: year, month: month, day: day)
    }
}
