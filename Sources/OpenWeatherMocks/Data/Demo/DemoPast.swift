import Foundation
import OpenWeatherCore

/// The responses about the past to one request: the hours of the model, and what follows from them.
struct DemoPast: Sendable {
    /// The current date.
    let now: Date
    /// The seed of the weather.
    let seed: UInt64
    /// The query of the request.
    let query: DemoQuery

    /// Returns the body of a path.
    ///
    /// - Throws: The service's refusal.
    func body(path: String) throws(DemoRefusal) -> any Encodable & Sendable {
        switch path {
        case _ where path.hasSuffix("/data/2.5/history/city"): return try history()
        case _ where path.hasSuffix("/data/2.5/history/accumulated_temperature"): return try temperatures()
        case _ where path.hasSuffix("/data/2.5/history/accumulated_precipitation"): return try precipitation()
        case _ where path.hasSuffix("/data/2.5/aggregated/day"):
            let month = try number("month", in: 1...12)
            let day = try number("day", in: 1...31)
            return try statistics { .one($0(month, day...day, false)) }
        case _ where path.hasSuffix("/data/2.5/aggregated/month"):
            let month = try number("month", in: 1...12)
            return try statistics { .one($0(month, 1...31, true)) }
        case _ where path.hasSuffix("/data/2.5/aggregated/year"):
            return try statistics { row in .all(Self.daysOfYear.map { row($0.month, $0.day...$0.day, false) }) }
        default: throw .notFound
        }
    }

    /// A function that returns the row of days of a month, which may be the month as a whole.
    private typealias StatisticsRow = (Int, ClosedRange<Int>, Bool) -> DemoStatisticsBody.Row

    /// The days of a year that is no leap year.
    private static let daysOfYear = (0..<365).map { LocalDay(daysSince1970: $0) }

    private func statistics(
        _ result: (StatisticsRow) -> DemoStatisticsBody.Result
    ) throws(DemoRefusal) -> DemoStatisticsBody {
        let place = DemoPlace(try query.coordinate(), seed: seed)
        let year = UTCOffset.utc.day(of: now).year
        return DemoStatisticsBody(
            of: place,
            result { month, days, isWhole in
                DemoStatisticsBody.Row(of: place, month: month, days: days, isWhole: isWhole, before: year)
            }
        )
    }

    private func number(_ name: String, in range: ClosedRange<Int>) throws(DemoRefusal) -> Int {
        guard let number = query[name].flatMap({ Int($0) }), range.contains(number) else {
            throw .badRequest("wrong \(name)")
        }
        return number
    }

    /// Returns the hours that are over, a week of them at most, as the service does.
    private func history() throws(DemoRefusal) -> DemoHistoryBody {
        let place = DemoPlace(try query.coordinate(), seed: seed)
        let hours = try query.hours().filter { $0 <= now }.prefix(169)
        return DemoHistoryBody(of: place, at: Array(hours), query)
    }

    /// Returns the running totals of the hours whose temperature is not below `threshold`.
    private func temperatures() throws(DemoRefusal) -> DemoAccumulatedBody {
        let place = DemoPlace(try query.coordinate(), seed: seed)
        let threshold = query["threshold"].flatMap(Double.init) ?? 0
        return DemoAccumulatedBody(of: place, at: try query.hours().filter { $0 <= now }) { date in
            let kelvin = DemoWire.degrees(place.temperature(at: date), .standard)
            return kelvin < threshold ? nil : kelvin
        }
    }

    /// Returns the running totals of the amounts of all hours.
    private func precipitation() throws(DemoRefusal) -> DemoAccumulatedBody {
        let place = DemoPlace(try query.coordinate(), seed: seed)
        var body = DemoAccumulatedBody(of: place, at: try query.hours().filter { $0 <= now }) { date in
            DemoWire.Amount(oneHour: place.moment(at: date).precipitation)?.oneHour ?? 0
        }
        body.isOfRain = true
        return body
    }
}

/// The body of `/data/2.5/history/accumulated_temperature` and `/data/2.5/history/accumulated_precipitation`.
struct DemoAccumulatedBody: Encodable, Sendable {
    /// A day with the totals at its end.
    private struct Row: Sendable {
        let date: String
        var total: Double
        var count: Int
    }

    private enum CodingKeys: String, CodingKey {
        case message, cod, calctime, list, date, temp, rain, count
        case cityID = "city_id"
    }

    private let cityID: Int
    private var rows: [Row] = []
    /// A Boolean value that indicates whether the totals are those of precipitation.
    var isOfRain = false

    /// Creates the body of `measure` at `dates`, which leaves out those that it returns `nil` for.
    init(of place: DemoPlace, at dates: [Date], _ measure: (Date) -> Double?) {
        cityID = place.city?.id ?? 1
        var (total, count) = (0.0, 0)
        for date in dates {
            if let value = measure(date) { (total, count) = (total + value, count + 1) }
            let day = UTCOffset.utc.day(of: date)
            // The service writes dates without leading zeros.
            let row = Row(date: "\(day.year)-\(day.month)-\(day.day)", total: DemoWire.rounded(total), count: count)
            if rows.last?.date == row.date { rows[rows.count - 1] = row } else { rows.append(row) }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var body = encoder.container(keyedBy: CodingKeys.self)
        try body.encode("Count: \(rows.count)", forKey: .message)
        try body.encode("200", forKey: .cod)
        try body.encode(cityID, forKey: .cityID)
        try body.encode(0.2, forKey: .calctime)
        var list = body.nestedUnkeyedContainer(forKey: .list)
        for row in rows {
            var object = list.nestedContainer(keyedBy: CodingKeys.self)
            try object.encode(row.date, forKey: .date)
            try object.encode(row.total, forKey: isOfRain ? .rain : .temp)
            try object.encode(row.count, forKey: .count)
        }
    }
}

/// The body of `/data/2.5/history/city`.
struct DemoHistoryBody: Encodable, Sendable {
    /// An element of `list`.
    struct Hour: Encodable, Sendable {
        let dt: Int
        let main: DemoWire.Main
        let wind: DemoWire.Wind
        let clouds: DemoWire.Clouds
        let weather: [DemoWire.Condition]
        let rain: DemoWire.Amount?
        let snow: DemoWire.Amount?

        /// Creates the element of the weather of `place` at `date`.
        init(of place: DemoPlace, at date: Date, _ query: DemoQuery) {
            let moment = place.moment(at: date)
            let amount = DemoWire.Amount(oneHour: moment.precipitation)
            dt = Int(date.timeIntervalSince1970)
            main = DemoWire.Main(moment, query.units, spread: place.neighborhood.spread(at: date))
            wind = DemoWire.Wind(moment, query.units)
            clouds = DemoWire.Clouds(moment)
            weather = [DemoWire.Condition(moment, query.language)]
            rain = moment.isSnow ? nil : amount
            snow = moment.isSnow ? amount : nil
        }
    }

    private enum CodingKeys: String, CodingKey {
        case message, cod, calctime, cnt, list
        case cityID = "city_id"
    }

    let message: String
    let cod = "200"
    let cityID: Int
    let calctime = 0.2
    let cnt: Int
    let list: [Hour]

    /// Creates the body of the weather of `place` at `dates`.
    init(of place: DemoPlace, at dates: [Date], _ query: DemoQuery) {
        message = "Count: \(dates.count)"
        cityID = place.city?.id ?? 1
        cnt = dates.count
        list = dates.map { Hour(of: place, at: $0, query) }
    }
}
