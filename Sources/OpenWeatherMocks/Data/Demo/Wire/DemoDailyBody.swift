import Foundation
import OpenWeatherCore

/// The body of `/data/2.5/forecast/daily` and `/data/2.5/forecast/climate`.
struct DemoDailyBody: Encodable, Sendable {
    /// An element of `list`.
    struct Day: Encodable, Sendable {
        let dt: Int
        let sunrise: Int
        let sunset: Int
        let temp: DemoOneCallDay.Temperatures
        let feelsLike: DemoOneCallDay.Temperatures
        let pressure: Int
        let humidity: Int
        let weather: [DemoWire.Condition]
        let speed: Double
        let deg: Int
        private(set) var gust: Double?
        let clouds: Int
        private(set) var pop: Double?
        let rain: Double?
        let snow: Double?

        private enum CodingKeys: String, CodingKey {
            case dt, sunrise, sunset, temp, pressure, humidity, weather, speed, deg, gust, clouds, pop, rain, snow
            case feelsLike = "feels_like"
        }

        /// Creates the element of a day whose row of One Call is known.
        init(_ row: DemoOneCallDay) {
            dt = row.dt
            sunrise = row.sunrise
            sunset = row.sunset
            temp = row.temp
            feelsLike = row.feelsLike
            pressure = row.pressure
            humidity = row.humidity
            weather = row.weather
            speed = row.windSpeed
            deg = row.windDeg
            gust = row.windGust
            clouds = row.clouds
            pop = row.pop
            rain = row.rain
            snow = row.snow
        }

        /// The day as the climate forecast has it, without gusts and a chance of precipitation.
        var ofClimate: Day {
            var day = self
            (day.gust, day.pop) = (nil, nil)
            return day
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
    }

    let city: City
    /// The status, under another name in the climate forecast.
    private(set) var cod: String? = "200"
    private(set) var code: String?
    let message: Double
    let cnt: Int
    private(set) var list: [Day]

    /// Creates the body of `count` days from that of `now`.
    init(of place: DemoPlace, now: Date, count: Int, _ query: DemoQuery) {
        let offset = place.utcOffset(at: now)
        let today = offset.day(of: now)
        city = City(
            id: place.city?.id ?? 0,
            name: place.city?.name(in: query.language) ?? "",
            coord: DemoWire.Point(place.coordinate),
            country: place.city?.country ?? "",
            population: place.city?.population ?? 0,
            timezone: offset.seconds
        )
        message = 0.05
        cnt = count
        list = (0..<count).map { Day(DemoOneCallDay(of: place, on: today.advanced(by: $0), .v3, query)) }
    }

    /// Creates the body of the climate forecast of `count` days from that of `now`.
    init(climateOf place: DemoPlace, now: Date, count: Int, _ query: DemoQuery) {
        self.init(of: place, now: now, count: count, query)
        (cod, code) = (nil, "200")
        list = list.map(\.ofClimate)
    }
}
