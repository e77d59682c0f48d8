import Foundation
import OpenWeatherCore

/// The body of `/data/2.5/weather`.
struct DemoCurrentBody: Encodable, Sendable {
    /// `sys`; type, number and country are missing away from cities.
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

    /// The weather of `place` at `date` in the words and units of `query`.
    init(of place: DemoPlace, at date: Date, _ query: DemoQuery) {
        let moment = place.moment(at: date)
        let offset = place.utcOffset(at: date)
        let sun = place.sun.day(at: date, offset: offset)
        let amount = DemoWire.Amount(oneHour: moment.precipitation)
        coord = DemoWire.Point(place.coordinate)
        weather = [DemoWire.Condition(moment, query.language)]
        base = "stations"
        main = DemoWire.Main(moment, query.units, isForecast: false)
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
