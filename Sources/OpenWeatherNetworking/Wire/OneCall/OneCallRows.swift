import Foundation
import OpenWeatherCore

/// The place of a response, and the units that were requested.
struct OneCallContext: Sendable {
    /// The point of the response.
    let coordinate: Coordinate
    /// The clocks of the place.
    let clock: PlaceClock
    /// The units of the response.
    let units: Units

    /// Creates the context of a response.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point is impossible.
    init(_ place: OneCallPlaceDTO, units: Units) throws(NetworkError) {
        coordinate = try Coordinate(wireLatitude: place.lat, longitude: place.lon, path: "")
        clock = PlaceClock(place)
        self.units = units
    }

    /// Returns the hours of `rows` in order of time, of several with the same date the first.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of a date or a temperature that is impossible.
    func hours(_ rows: [OneCallRowDTO], in section: String) throws(NetworkError) -> [HourlyForecast] {
        let clock = clock.narrowed(from: rows.first?.dt, to: rows.last?.dt)
        var hours: [HourlyForecast] = []
        hours.reserveCapacity(rows.count)
        for (index, row) in rows.enumerated() {
            guard let date = Date(wire: row.dt) else { throw .invalid(section, index, "dt") }
            guard let elements = WeatherElements(row, units: units) else { throw .invalid(section, index, "temp") }
            hours.append(HourlyForecast(date: date, utcOffset: clock.offset(at: date), elements: elements))
        }
        return hours.inOrder(by: \.date)
    }

    /// Returns the minutes of `rows` in order of time, of several with the same date the first.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of a date that is impossible.
    func minutes(_ rows: [OneCallMinuteDTO], in section: String) throws(NetworkError) -> [MinutePrecipitation] {
        let clock = clock.narrowed(from: rows.first?.dt, to: rows.last?.dt)
        var minutes: [MinutePrecipitation] = []
        minutes.reserveCapacity(rows.count)
        for (index, row) in rows.enumerated() {
            guard let date = Date(wire: row.dt) else { throw .invalid(section, index, "dt") }
            let rate = Precipitation(wire: row.precipitation)
            minutes.append(MinutePrecipitation(date: date, utcOffset: clock.offset(at: date), hourlyRate: rate))
        }
        return minutes.inOrder(by: \.date)
    }

    /// Returns the weather of the row of `current`, whose fields are below `path`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of a date or a temperature that is impossible.
    func current(_ row: OneCallRowDTO, at path: String) throws(NetworkError) -> CurrentWeather {
        guard let date = Date(wire: row.dt) else { throw .decoding(.invalidField(path: "\(path).dt")) }
        guard let elements = WeatherElements(row, units: units) else {
            throw .decoding(.invalidField(path: "\(path).temp"))
        }
        return CurrentWeather(
            coordinate: coordinate,
            date: date,
            utcOffset: clock.offset(at: date),
            sun: SunState(
                sunrise: Date(wire: row.sunrise),
                sunset: Date(wire: row.sunset),
                at: coordinate,
                on: date
            ),
            elements: elements
        )
    }
}

extension UVIndex {
    /// Creates an index; `nil` when missing, negative or beyond 50.
    ///
    /// The highest recorded one was 43.
    init?(wire value: Double?) {
        guard let value, (0...50).contains(value) else { return nil }
        self.init(value)
    }
}
