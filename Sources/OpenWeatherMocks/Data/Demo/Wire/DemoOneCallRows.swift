import Foundation
import OpenWeatherCore

/// A row of One Call: `current`, an element of `hourly`, or a row of 4.0 and of `timemachine`.
struct DemoOneCallRow: Encodable, Sendable {
    let dt: Int
    var sunrise: Int?
    var sunset: Int?
    let temp: Double
    let feelsLike: Double
    let pressure: Int
    let humidity: Int
    let dewPoint: Double?
    var uvi: Double?
    let clouds: Int
    let visibility: Int
    let windSpeed: Double
    let windDeg: Int
    let windGust: Double
    let weather: [DemoWire.Condition]
    var pop: Double?
    var rain: DemoWire.Amount?
    var snow: DemoWire.Amount?
    var alerts: [String]?

    private enum CodingKeys: String, CodingKey {
        case dt, sunrise, sunset, temp, pressure, humidity, uvi, clouds, visibility, weather, pop, rain, snow, alerts
        case feelsLike = "feels_like"
        case dewPoint = "dew_point"
        case windSpeed = "wind_speed"
        case windDeg = "wind_deg"
        case windGust = "wind_gust"
    }

    /// Creates the row of the weather of `place` at `date`, with everything but the sun and the alerts.
    init(of place: DemoPlace, at date: Date, _ query: DemoQuery) {
        let moment = place.moment(at: date)
        let units = query.units
        let wind = DemoWire.Wind(moment, units)
        let dew = Temperature(celsius: moment.temperature).dewPoint(at: Percentage(percent: moment.humidity))
        let amount = DemoWire.Amount(oneHour: moment.precipitation)
        dt = Int(date.timeIntervalSince1970)
        temp = DemoWire.degrees(moment.temperature, units)
        feelsLike = DemoWire.degrees(moment.feelsLike, units)
        pressure = Int(moment.pressure.rounded())
        humidity = Int(moment.humidity.rounded())
        dewPoint = dew.map { DemoWire.degrees($0.celsius, units) }
        uvi = DemoWire.rounded(Self.uvIndex(of: place, at: date, cover: moment.cloudCover))
        clouds = DemoWire.Clouds(moment).all
        visibility = Int(moment.visibility.rounded())
        windSpeed = wind.speed
        windDeg = wind.deg
        windGust = wind.gust
        weather = [DemoWire.Condition(moment, query.language)]
        pop = DemoWire.rounded(moment.chance)
        rain = moment.isSnow ? nil : amount
        snow = moment.isSnow ? amount : nil
    }

    /// Returns the ultraviolet index by the height of the sun, which clouds weaken.
    static func uvIndex(of place: DemoPlace, at date: Date, cover: Double) -> Double {
        let altitude = SolarGeometry(date: date).altitude(at: place.coordinate, date: date)
        guard altitude > 0 else { return 0 }
        return 12.5 * pow(sin(altitude * .pi / 180), 2.4) * (1 - 0.7 * pow(cover, 3.4))
    }
}

/// An element of `minutely`, and a row of `timeline/1min`.
struct DemoOneCallMinute: Encodable, Sendable {
    let dt: Int
    let precipitation: Double
    var alerts: [String]?

    /// Creates the row of the precipitation of `place` at `date`.
    init(of place: DemoPlace, at date: Date) {
        dt = Int(date.timeIntervalSince1970)
        precipitation = DemoWire.rounded(place.moment(at: date).precipitation)
    }
}

/// An element of `daily`, and a row of `timeline/1day`.
struct DemoOneCallDay: Encodable, Sendable {
    /// `temp` and `feels_like`.
    struct Temperatures: Encodable, Sendable {
        let day: Double
        let min: Double?
        let max: Double?
        let night: Double
        let eve: Double
        let morn: Double
    }

    let dt: Int
    let sunrise: Int
    let sunset: Int
    let moonrise: Int
    let moonset: Int
    let moonPhase: Double
    var summary: String?
    let temp: Temperatures
    let feelsLike: Temperatures
    let pressure: Int
    let humidity: Int
    var dewPoint: Double?
    let windSpeed: Double
    let windDeg: Int
    let windGust: Double
    let weather: [DemoWire.Condition]
    let clouds: Int
    var pop: Double?
    let rain: Double?
    let snow: Double?
    let uvi: Double
    var alerts: [String]?

    private enum CodingKeys: String, CodingKey {
        case dt, sunrise, sunset, moonrise, moonset, summary, temp, pressure, humidity, weather, clouds, pop, rain, snow
        case uvi, alerts
        case moonPhase = "moon_phase"
        case feelsLike = "feels_like"
        case dewPoint = "dew_point"
        case windSpeed = "wind_speed"
        case windDeg = "wind_deg"
        case windGust = "wind_gust"
    }

    /// Creates the row of a local day, in the form of a version.
    ///
    /// As in the service, 4.0 dates a day 00:00 UTC, has no summary and a UV index of 0, and sends west of Greenwich the
    /// moon of the day before.
    init(of place: DemoPlace, on day: LocalDay, _ version: OneCallVersion, _ query: DemoQuery) {
        let offset = place.utcOffset(at: day.start(at: .utc) + 43_200)
        let start = day.start(at: offset)
        let hours = (0..<24).map { place.moment(at: start + Double($0) * 3_600) }
        let temperatures = Self.temperatures(of: place, from: start) + hours.map(\.temperature)
        let noon = hours[12]
        let units = query.units
        let sun = place.sun.day(at: start + 43_200, offset: offset)
        let shift: TimeInterval = version == .v4 && offset.seconds < 0 ? -86_400 : 0
        let moon = DemoMoon(coordinate: place.coordinate)
        let span = (start + shift)..<(start + shift + 86_400)
        let total = (rain: Self.sum(hours.filter { !$0.isSnow }), snow: Self.sum(hours.filter(\.isSnow)))
        let wettest = hours.max { $0.precipitation < $1.precipitation } ?? noon
        let windiest = hours.max { $0.windSpeed < $1.windSpeed } ?? noon
        let shown = wettest.precipitation > 0 ? wettest : noon
        let wind = DemoWire.Wind(windiest, units)
        let cover = hours.reduce(0) { $0 + $1.cloudCover } / 24
        dt = Int((version == .v4 ? day.start(at: .utc) : start + 43_200).timeIntervalSince1970)
        sunrise = sun.sunrise
        sunset = sun.sunset
        moonrise = moon.rise(in: span)
        moonset = moon.set(in: span)
        moonPhase = moon.phase(at: start + 43_200)
        summary = version == .v3 ? "Expect a day of \(shown.code.englishDescription)" : nil
        temp = Temperatures(
            day: DemoWire.degrees(noon.temperature, units),
            min: DemoWire.degrees(temperatures.min() ?? noon.temperature, units),
            max: DemoWire.degrees(temperatures.max() ?? noon.temperature, units),
            night: DemoWire.degrees(hours[0].temperature, units),
            eve: DemoWire.degrees(hours[18].temperature, units),
            morn: DemoWire.degrees(hours[6].temperature, units)
        )
        feelsLike = Temperatures(
            day: DemoWire.degrees(noon.feelsLike, units),
            min: nil,
            max: nil,
            night: DemoWire.degrees(hours[0].feelsLike, units),
            eve: DemoWire.degrees(hours[18].feelsLike, units),
            morn: DemoWire.degrees(hours[6].feelsLike, units)
        )
        pressure = Int(noon.pressure.rounded())
        humidity = Int(noon.humidity.rounded())
        dewPoint = Temperature(celsius: noon.temperature).dewPoint(at: Percentage(percent: noon.humidity))
            .map { DemoWire.degrees($0.celsius, units) }
        windSpeed = wind.speed
        windDeg = wind.deg
        windGust = wind.gust
        weather = [DemoWire.Condition(shown, isDay: true, query.language)]
        clouds = Int((cover * 100).rounded())
        pop = DemoWire.rounded(hours.map(\.chance).max() ?? 0)
        rain = total.rain
        snow = total.snow
        uvi =
            version == .v4
            ? 0
            : DemoWire.rounded(
                hours.map { DemoOneCallRow.uvIndex(of: place, at: $0.date, cover: $0.cloudCover) }.max() ?? 0
            )
    }

    /// Returns the temperatures of a day at all times at which the service reports weather: every ten minutes.
    private static func temperatures(of place: DemoPlace, from start: Date) -> [Double] {
        let first = (start.timeIntervalSince1970 / 600).rounded(.up)
        return (0..<144).map { place.temperature(at: Date(timeIntervalSince1970: (first + Double($0)) * 600)) }
    }

    private static func sum(_ hours: [DemoMoment]) -> Double? {
        let total = hours.reduce(0) { $0 + $1.precipitation }
        return total > 0 ? DemoWire.rounded(max(0.1, total)) : nil
    }
}
