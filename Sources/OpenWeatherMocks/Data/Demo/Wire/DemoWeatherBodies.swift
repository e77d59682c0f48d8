import Foundation
import OpenWeatherCore

/// The body of `/data/2.5/weather`.
struct DemoCurrentBody: Encodable, Sendable {
    /// `sys`; type, number, and country are missing away from cities.
    struct System: Encodable, Sendable {
        let type: Int?
        let id: Int?
        let country: String?
        let sunrise: Int
        let sunset: Int
    }

    let coord: DemoWire.Point
    let weather: [DemoWire.Condition]
    let base: String
    let main: DemoWire.Main
    let visibility: Int
    let wind: DemoWire.Wind
    let rain: DemoWire.Amount?
    let snow: DemoWire.Amount?
    let clouds: DemoWire.Clouds
    let dt: Int
    let sys: System
    let timezone: Int
    let id: Int
    let name: String
    let cod: Int

    /// Creates the body of the weather of `place` at `date`, in the language and units of `query`.
    init(of place: DemoPlace, at date: Date, _ query: DemoQuery) {
        let moment = place.moment(at: date)
        let offset = place.utcOffset(at: date)
        let sun = place.sun.day(at: date, offset: offset)
        let amount = DemoWire.Amount(oneHour: moment.precipitation)
        coord = DemoWire.Point(place.coordinate)
        weather = [DemoWire.Condition(moment, query.language)]
        base = "stations"
        main = DemoWire.Main(moment, query.units, spread: place.neighborhood.spread(at: date))
        visibility = Int(moment.visibility.rounded())
        wind = DemoWire.Wind(moment, query.units)
        rain = moment.isSnow ? nil : amount
        snow = moment.isSnow ? amount : nil
        clouds = DemoWire.Clouds(moment)
        dt = Int(date.timeIntervalSince1970)
        sys = System(
            type: place.city.map { _ in 2 },
            id: place.city?.id,
            country: place.city?.country,
            sunrise: sun.sunrise,
            sunset: sun.sunset
        )
        timezone = offset.seconds
        id = place.city?.id ?? 0
        name = place.city?.name(in: query.language) ?? ""
        cod = 200
    }
}

/// The body of `/data/2.5/forecast` and its `/hourly`.
struct DemoForecastBody: Encodable, Sendable {
    /// An element of `list`.
    struct Entry: Encodable, Sendable {
        /// `sys`.
        struct System: Encodable, Sendable {
            let pod: String
        }

        let dt: Int
        let main: DemoWire.Main
        let weather: [DemoWire.Condition]
        let clouds: DemoWire.Clouds
        let wind: DemoWire.Wind
        let visibility: Int
        let pop: Double
        let rain: DemoWire.Amount?
        let snow: DemoWire.Amount?
        let sys: System
        let dtText: String

        private enum CodingKeys: String, CodingKey {
            case dt, main, weather, clouds, wind, visibility, pop, rain, snow, sys
            case dtText = "dt_txt"
        }
    }

    /// `city`.
    struct City: Encodable, Sendable {
        let id: Int
        let name: String
        let coord: DemoWire.Point
        let country: String
        let population: Int
        let timezone: Int
        let sunrise: Int
        let sunset: Int
    }

    let cod: String
    let message: Int
    let cnt: Int
    let list: [Entry]
    let city: City

    /// Creates the body of `count` steps of 1 or 3 hours from `first`, with the sun of the day of `now`.
    init(of place: DemoPlace, now: Date, from first: Date, step: Int, count: Int, _ query: DemoQuery) {
        let offset = place.utcOffset(at: now)
        let sun = place.sun.day(at: now, offset: offset)
        cod = "200"
        message = 0
        cnt = count
        list = (0..<count)
            .map { index in
                let date = first + Double(index * step) * 3_600
                let correction = place.neighborhood.correction(at: date, index: index, of: first)
                return Entry(of: place, at: date, step: step, correction: correction, query)
            }
        city = City(
            id: place.city?.id ?? 0,
            name: place.city?.name(in: query.language) ?? "",
            coord: DemoWire.Point(place.coordinate),
            country: place.city?.country ?? "",
            population: place.city?.population ?? 0,
            timezone: offset.seconds,
            sunrise: sun.sunrise,
            sunset: sun.sunset
        )
    }
}

extension DemoForecastBody.Entry {
    /// Creates the element of the hours before `date` at `place`, in the language and units of `query`.
    init(of place: DemoPlace, at date: Date, step: Int, correction: Double, _ query: DemoQuery) {
        let moment = place.moment(at: date)
        let amount =
            step == 1
            ? DemoWire.Amount(oneHour: moment.precipitation)
            : DemoWire.Amount(threeHours: place.precipitationOfThreeHours(before: moment))
        self.init(
            dt: Int(date.timeIntervalSince1970),
            main: DemoWire.Main(moment, query.units, correction: correction),
            weather: [DemoWire.Condition(moment, query.language)],
            clouds: DemoWire.Clouds(moment),
            wind: DemoWire.Wind(moment, query.units),
            visibility: Int(moment.visibility.rounded()),
            pop: DemoWire.rounded(moment.chance),
            rain: moment.isSnow ? nil : amount,
            snow: moment.isSnow ? amount : nil,
            sys: System(pod: (moment.isDay ? PartOfDay.day : .night).rawValue),
            dtText: date.formatted(
                .iso8601.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false)
            )
        )
    }
}
