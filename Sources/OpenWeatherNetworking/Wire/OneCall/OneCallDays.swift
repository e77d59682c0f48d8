import Foundation
import OpenWeatherCore

extension OneCallContext {
    /// Returns the days of `rows` in order, of several rows for a day the first.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - section: The name of their array, for paths.
    ///   - version: The version that sent them. One Call 4.0 dates a day 00:00 UTC and sends a UV index of 0 for every
    ///     one, which counts as missing.
    /// - Returns: The days.
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of a date or a temperature that is impossible.
    func days(
        _ rows: [OneCallDayDTO],
        in section: String,
        of version: OneCallVersion
    ) throws(NetworkError) -> [DailyForecast] {
        let clock = clock.narrowed(from: rows.first?.dt, to: rows.last?.dt)
        let moon = MoonTimes(rows, clock: clock)
        var days: [DailyForecast] = []
        days.reserveCapacity(rows.count)
        for (index, row) in rows.enumerated() {
            guard let date = Date(wire: row.dt) else { throw Self.invalid(section, index, "dt") }
            guard let low = Temperature(wire: row.temp.min, units: units) else {
                throw Self.invalid(section, index, "temp.min")
            }
            guard let high = Temperature(wire: row.temp.max, units: units) else {
                throw Self.invalid(section, index, "temp.max")
            }
            let day = Self.day(of: row, dated: date, clock: clock, version: version)
            days.append(self.day(row, day: day, date: date, low: low, high: high, clock: clock, moon: moon, version))
        }
        return Self.inOrder(days, by: \.day)
    }

    private func day(
        _ row: OneCallDayDTO,
        day: LocalDay,
        date: Date,
        low: Temperature,
        high: Temperature,
        clock: PlaceClock,
        moon: MoonTimes,
        _ version: OneCallVersion
    ) -> DailyForecast {
        let noon = clock.offset(at: date).map { day.start(at: $0) + 43_200 }
        let uvIndex = UVIndex(wire: row.uvi)
        return DailyForecast(
            day: day,
            utcOffset: clock.offset(at: noon ?? date),
            sun: SunState(
                sunrise: Date(wire: row.sunrise),
                sunset: Date(wire: row.sunset),
                at: coordinate,
                on: noon ?? date
            ),
            moonrise: moon.rises[day],
            moonset: moon.sets[day],
            moonPhase: row.moonPhase.flatMap { MoonPhase(fraction: $0) },
            summary: WireText.line(row.summary, limit: 1_000),
            conditions: row.weather.map { WeatherCondition($0) },
            low: low,
            high: high,
            temperatures: DayTemperatures(row.temp, units: units),
            feelsLike: row.feelsLike.map { DayTemperatures($0, units: units) } ?? DayTemperatures(),
            humidity: Percentage(wirePercent: row.humidity),
            dewPoint: Temperature(wire: row.dewPoint, units: units),
            pressure: Pressure(wire: row.pressure),
            wind: Wind(speed: row.windSpeed, degrees: row.windDeg, gust: row.windGust, units: units),
            cloudiness: Percentage(wirePercent: row.clouds),
            uvIndex: version == .v4 && uvIndex?.value == 0 ? nil : uvIndex,
            chanceOfPrecipitation: Percentage(wireFraction: row.pop),
            rain: Precipitation(wire: row.rain),
            snow: Precipitation(wire: row.snow)
        )
    }

    /// Returns the day at the place of a row: the local date of its sunrise, else, in One Call 4.0, the UTC date of a
    /// date at midnight, else the local date of the date.
    static func day(
        of row: OneCallDayDTO,
        dated date: Date,
        clock: PlaceClock,
        version: OneCallVersion
    ) -> LocalDay {
        if let sunrise = Date(wire: row.sunrise) { return (clock.offset(at: sunrise) ?? .utc).day(of: sunrise) }
        let isMidnight = row.dt.truncatingRemainder(dividingBy: 86_400) == 0
        let offset = version == .v4 && isMidnight ? .utc : clock.offset(at: date)
        return (offset ?? .utc).day(of: date)
    }
}

/// The times of the moon by the day they fall on.
///
/// West of Greenwich, One Call 4.0 sends with a day the times of the day before. A time therefore belongs to the day it
/// falls on, whichever row has it; the last row of such a place has none.
private struct MoonTimes: Sendable {
    let rises: [LocalDay: Date]
    let sets: [LocalDay: Date]

    init(_ rows: [OneCallDayDTO], clock: PlaceClock) {
        rises = Self.byDay(rows.map(\.moonrise), clock)
        sets = Self.byDay(rows.map(\.moonset), clock)
    }

    private static func byDay(_ seconds: [Double?], _ clock: PlaceClock) -> [LocalDay: Date] {
        let dates = seconds.compactMap { Date(wire: $0) }
        return Dictionary(dates.map { ((clock.offset(at: $0) ?? .utc).day(of: $0), $0) }) { first, _ in first }
    }
}

extension DayTemperatures {
    /// Creates the temperatures of `temp` or `feels_like`.
    init(_ payload: OneCallDayDTO.TemperaturesDTO, units: Units) {
        self.init(
            morning: Temperature(wire: payload.morn, units: units),
            day: Temperature(wire: payload.day, units: units),
            evening: Temperature(wire: payload.eve, units: units),
            night: Temperature(wire: payload.night, units: units)
        )
    }
}
