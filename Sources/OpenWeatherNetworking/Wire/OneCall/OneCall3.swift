import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// Returns the endpoint of One Call 3.0, which sends all parts in one response.
    ///
    /// Source: <https://openweathermap.org/api/one-call-3>.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - parts: The parts to request; the others are excluded. Quarters of an hour do not exist in this version.
    /// - Returns: The endpoint.
    public static func oneCall3(at coordinate: Coordinate, parts: Set<OneCallPart>) -> Endpoint {
        let sections: [(OneCallPart, String)] = [
            (.current, "current"), (.minutes, "minutely"), (.hours, "hourly"), (.days, "daily"), (.alerts, "alerts"),
        ]
        let excluded = sections.filter { !parts.contains($0.0) }.map(\.1)
        var items = point(coordinate)
        if !excluded.isEmpty { items.append(URLQueryItem(name: "exclude", value: excluded.joined(separator: ","))) }
        return Endpoint(operation: "oneCall", base: .oneCall3, path: "onecall", queryItems: items, takesOptions: true)
    }
}

extension WireResource where Value == OneCallSections {
    /// The sections of `parts`.
    package static func sections(_ parts: Set<OneCallPart>, at coordinate: Coordinate) -> WireResource {
        WireResource(.oneCall3(at: coordinate, parts: parts)) { (payload: OneCallDTO, context) throws(NetworkError) in
            try OneCallSections(payload, units: context.units)
        }
    }
}

/// The sections of a response of One Call 3.0; a class, because they are passed on as a whole.
package final class OneCallSections: Sendable {
    let current: Result<CurrentWeather, NetworkError>?
    let minutes: Result<[MinutePrecipitation], NetworkError>?
    let hours: Result<[HourlyForecast], NetworkError>?
    let days: Result<[DailyForecast], NetworkError>?
    let alerts: Result<WeatherAlerts, NetworkError>?

    /// Creates the sections of a body, each with its value or the reason it cannot be read.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point is impossible.
    init(_ payload: OneCallDTO, units: Units) throws(NetworkError) {
        let context = try OneCallContext(payload.place, units: units)
        current = Self.section(payload.current) { (row) throws(NetworkError) in
            try context.current(row, at: "current")
        }
        minutes = Self.section(payload.minutely) { (rows) throws(NetworkError) in
            try context.minutes(rows, in: "minutely")
        }
        hours = Self.section(payload.hourly) { (rows) throws(NetworkError) in
            try context.hours(rows, in: "hourly")
        }
        days = Self.section(payload.daily) { (rows) throws(NetworkError) in
            try context.days(rows, in: "daily", of: .v3)
        }
        alerts = Self.section(payload.alerts) { (alerts) throws(NetworkError) in try WeatherAlerts(alerts) }
    }

    private static func section<Payload, Value>(
        _ section: OneCallDTO.Section<Payload>,
        _ map: (Payload) throws(NetworkError) -> Value
    ) -> Result<Value, NetworkError>? {
        guard let section else { return nil }
        do throws(NetworkError) {
            return .success(try map(try section.get()))
        } catch {
            return .failure(error)
        }
    }
}

extension OneCallReport {
    /// Creates the report of a response of One Call 3.0.
    ///
    /// Where a section is absent, there are no alerts or no minutes; the other parts are always there.
    package init(_ fetched: Fetched<OneCallSections>, parts: Set<OneCallPart>) {
        func part<Value: Sendable>(
            _ part: OneCallPart,
            _ section: Result<Value, NetworkError>?,
            _ name: String,
            ifAbsent: Value? = nil
        ) -> Part<Value>? {
            guard parts.contains(part) else { return nil }
            let absent = Result<Value, NetworkError>.failure(.decoding(.invalidField(path: name)))
            return (section ?? ifAbsent.map { .success($0) } ?? absent)
                .map { value in fetched.map { _ in value } }
                .mapError { WeatherError($0) }
        }
        let sections = fetched.value
        self.init(
            current: part(.current, sections.current, "current"),
            minutes: part(.minutes, sections.minutes, "minutely", ifAbsent: []),
            hours: part(.hours, sections.hours, "hourly"),
            days: part(.days, sections.days, "daily"),
            alerts: part(.alerts, sections.alerts, "alerts", ifAbsent: WeatherAlerts())
        )
    }
}
