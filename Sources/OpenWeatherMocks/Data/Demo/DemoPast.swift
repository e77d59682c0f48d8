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
        default: throw .notFound
        }
    }

    /// Returns the hours that are over, a week of them at most, as the service does.
    private func history() throws(DemoRefusal) -> DemoHistoryBody {
        let place = DemoPlace(try query.coordinate(), seed: seed)
        let hours = try query.hours().filter { $0 <= now }.prefix(169)
        return DemoHistoryBody(of: place, at: Array(hours), query)
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
