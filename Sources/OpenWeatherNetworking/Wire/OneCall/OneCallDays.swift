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
        _ rows: [DayDTO],
        in section: String,
        of version: OneCallVersion
    ) throws(NetworkError) -> [DailyForecast] {
        // The noon, the sun and the moon of a row are up to a day or two from its date, and clocks may change in between.
        let margin = 2.0 * 86_400
        let clock = clock.narrowed(from: rows.first.map { $0.dt - margin }, to: rows.last.map { $0.dt + margin })
        let moon = MoonTimes(rows, clock: clock)
        var days: [DailyForecast] = []
        days.reserveCapacity(rows.count)
        for (index, row) in rows.enumerated() {
            let (date, low, high) = try row.required(in: units, section, index)
            let day = Self.day(of: row, dated: date, clock: clock, version: version)
            days.append(self.day(row, day: day, date: date, low: low, high: high, clock: clock, moon: moon, version))
        }
        return days.inOrder(by: \.day)
    }

    private func day(
        _ row: DayDTO,
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
        var forecast = DailyForecast(
            row,
            of: day,
            offset: clock.offset(at: noon ?? date),
            sun: SunState(
                sunrise: Date(wire: row.sunrise),
                sunset: Date(wire: row.sunset),
                at: coordinate,
                on: noon ?? date
            ),
            low: low,
            high: high,
            units: units
        )
        forecast.moonrise = moon.rises[day]
        forecast.moonset = moon.sets[day]
        forecast.moonPhase = row.moonPhase.flatMap { MoonPhase(fraction: $0) }
        forecast.summary = WireText.line(row.summary, limit: 1_000)
        forecast.dewPoint = Temperature(wire: row.dewPoint, units: units)
        forecast.uvIndex = version == .v4 && uvIndex?.value == 0 ? nil : uvIndex
        return forecast
    }

    /// Returns the day at the place of a row: the local date of its sunrise, else, in One Call 4.0, the UTC date of a
    /// date at midnight, else the local date of the date.
    static func day(
        of row: DayDTO,
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

    init(_ rows: [DayDTO], clock: PlaceClock) {
        rises = Self.byDay(rows.map(\.moonrise), clock)
        sets = Self.byDay(rows.map(\.moonset), clock)
    }

    private static func byDay(_ seconds: [Double?], _ clock: PlaceClock) -> [LocalDay: Date] {
        let dates = seconds.compactMap { Date(wire: $0) }
        return Dictionary(dates.map { ((clock.offset(at: $0) ?? .utc).day(of: $0), $0) }) { first, _ in first }
    }
}
