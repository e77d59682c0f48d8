import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// The body of `onecall` of One Call 3.0.
struct DemoOneCallBody: Encodable, Sendable {
    let lat: Double
    let lon: Double
    let timezone: String
    let timezoneOffset: Int
    var current: DemoOneCallRow?
    var minutely: [DemoOneCallMinute]?
    var hourly: [DemoOneCallRow]?
    var daily: [DemoOneCallDay]?
    var alerts: [DemoAlertBody]?

    private enum CodingKeys: String, CodingKey {
        case lat, lon, timezone, current, minutely, hourly, daily, alerts
        case timezoneOffset = "timezone_offset"
    }

    /// Creates the body of a place without a section.
    init(of place: DemoPlace, at date: Date) {
        let point = DemoWire.Point(place.coordinate)
        lat = point.lat
        lon = point.lon
        timezone = place.zoneName
        timezoneOffset = place.utcOffset(at: date).seconds
    }
}

/// The body of `timemachine` of One Call 3.0, and of the rows of One Call 4.0.
struct DemoPageBody<Row: Encodable & Sendable>: Encodable, Sendable {
    let lat: Double
    let lon: Double
    let timezone: String
    let timezoneOffset: Int
    let data: [Row]
    var prev: String?
    var next: String?

    private enum CodingKeys: String, CodingKey {
        case lat, lon, timezone, data, prev, next
        case timezoneOffset = "timezone_offset"
    }

    /// Creates the page of a place with rows and the links to the pages beside it.
    init(of place: DemoPlace, at date: Date, _ data: [Row], prev: String? = nil, next: String? = nil) {
        let point = DemoWire.Point(place.coordinate)
        lat = point.lat
        lon = point.lon
        timezone = place.zoneName
        timezoneOffset = place.utcOffset(at: date).seconds
        self.data = data
        self.prev = prev
        self.next = next
    }
}

/// The body of `day_summary` of One Call 3.0.
struct DemoDaySummaryBody: Encodable, Sendable {
    /// A value at noon.
    struct Afternoon: Encodable, Sendable {
        let afternoon: Double
    }

    /// `precipitation`.
    struct Total: Encodable, Sendable {
        let total: Double
    }

    /// `temperature`.
    struct Temperatures: Encodable, Sendable {
        let min: Double?
        let max: Double?
        let afternoon: Double
        let night: Double
        let evening: Double
        let morning: Double
    }

    /// `wind`.
    struct Wind: Encodable, Sendable {
        /// `wind.max`.
        struct Strongest: Encodable, Sendable {
            let speed: Double
            let direction: Double
        }

        let max: Strongest
    }

    let lat: Double
    let lon: Double
    let tz: String
    let date: String
    let units: String
    let cloudCover: Afternoon
    let humidity: Afternoon
    let precipitation: Total
    let temperature: Temperatures
    let pressure: Afternoon
    let wind: Wind

    private enum CodingKeys: String, CodingKey {
        case lat, lon, tz, date, units, humidity, precipitation, temperature, pressure, wind
        case cloudCover = "cloud_cover"
    }

    /// Creates the body of a day whose row is known.
    init(of place: DemoPlace, on day: LocalDay, _ row: DemoOneCallDay, offset: UTCOffset, _ query: DemoQuery) {
        let point = DemoWire.Point(place.coordinate)
        lat = point.lat
        lon = point.lon
        tz = offset.iso8601
        date = day.iso8601
        units = query.units.rawValue
        cloudCover = Afternoon(afternoon: Double(row.clouds))
        humidity = Afternoon(afternoon: Double(row.humidity))
        precipitation = Total(total: DemoWire.rounded((row.rain ?? 0) + (row.snow ?? 0)))
        temperature = Temperatures(
            min: row.temp.min,
            max: row.temp.max,
            afternoon: row.temp.day,
            night: row.temp.night,
            evening: row.temp.eve,
            morning: row.temp.morn
        )
        pressure = Afternoon(afternoon: Double(row.pressure))
        wind = Wind(max: Wind.Strongest(speed: row.windSpeed, direction: Double(row.windDeg)))
    }
}

/// The body of `overview` of One Call 3.0.
struct DemoOverviewBody: Encodable, Sendable {
    let lat: Double
    let lon: Double
    let tz: String
    let date: String
    let units: String
    let weatherOverview: String

    private enum CodingKeys: String, CodingKey {
        case lat, lon, tz, date, units
        case weatherOverview = "weather_overview"
    }

    /// Creates the body of a day with a text.
    init(of place: DemoPlace, on day: LocalDay, text: String, offset: UTCOffset, _ query: DemoQuery) {
        let point = DemoWire.Point(place.coordinate)
        lat = point.lat
        lon = point.lon
        tz = offset.iso8601
        date = day.iso8601
        units = query.units.rawValue
        weatherOverview = text
    }
}
