public import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// Returns the endpoint of the weather of past hours, a product of paid plans.
    ///
    /// The service sends a week at most, and leaves out what comes after it.
    ///
    /// Source: <https://openweathermap.org/history>.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - period: The hours; the service includes its end, which is therefore sent as a second less.
    /// - Returns: The endpoint.
    public static func weatherHistory(at coordinate: Coordinate, in period: Range<Date>) -> Endpoint {
        Endpoint(
            operation: "weatherHistory",
            base: .history,
            path: "history/city",
            queryItems: point(coordinate) + [URLQueryItem(name: "type", value: "hour")] + bounds(of: period),
            takesOptions: true
        )
    }

    /// Returns the query items of a period, whose end the service includes.
    package static func bounds(of period: Range<Date>) -> [URLQueryItem] {
        [
            URLQueryItem(name: "start", value: seconds(period.lowerBound, rounded: .up)),
            URLQueryItem(name: "end", value: seconds(period.upperBound - 1, rounded: .up)),
        ]
    }
}

extension WireResource where Value == [HourlyForecast] {
    /// The weather of past hours, in order, without an offset from UTC, which the response lacks.
    package static func weatherHistory(at coordinate: Coordinate, in period: Range<Date>) -> WireResource {
        WireResource(.weatherHistory(at: coordinate, in: period)) {
            (payload: HistoryDTO, context) throws(NetworkError) in
            try payload.hours(units: context.units)
        }
    }
}

/// The body of `history/city`, whose rows are elements of a forecast with fewer fields.
struct HistoryDTO: ResponseBody {
    let list: [ForecastDTO.EntryDTO]
    /// `cod` or `code`: 200, unless the body reports a failure.
    private(set) var status: ServiceStatus?

    /// The largest number of hours, where a week has 169; a longer list is refused.
    private static let limit = 1_000

    init(from reader: inout JSONReader) throws(JSONReader.Failure) {
        var list: [ForecastDTO.EntryDTO]?
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

    /// Returns the hours in order, of several rows for an hour the first.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when a date or a temperature is impossible.
    fileprivate func hours(units: Units) throws(NetworkError) -> [HourlyForecast] {
        var hours: [HourlyForecast] = []
        hours.reserveCapacity(list.count)
        for (index, row) in list.enumerated() {
            guard let date = Date(wire: row.dt) else { throw .invalid("list", index, "dt") }
            guard let elements = WeatherElements(row, step: 1, units: units) else {
                throw .invalid("list", index, "main.temp")
            }
            hours.append(HourlyForecast(date: date, elements: elements))
        }
        return hours.inOrder(by: \.date)
    }
}
