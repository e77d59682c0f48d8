public import Foundation
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

    /// Returns the endpoint of the weather at a moment, from 1979 to four days ahead, in One Call 3.0.
    ///
    /// Source: <https://openweathermap.org/api/one-call-3>.
    public static func timeMachine(at coordinate: Coordinate, date: Date) -> Endpoint {
        Endpoint(
            operation: "timeMachine",
            base: .oneCall3,
            path: "onecall/timemachine",
            queryItems: point(coordinate) + [URLQueryItem(name: "dt", value: seconds(date))],
            takesOptions: true
        )
    }

    /// Returns the endpoint of a day, from 1979-01-02 to a year and a half ahead, in One Call 3.0.
    ///
    /// Source: <https://openweathermap.org/api/one-call-3>.
    ///
    /// - Parameters:
    ///   - day: The day at the place.
    ///   - coordinate: The place.
    ///   - offset: The difference between local clocks and UTC in whole minutes where the service's own is wrong; `nil`
    ///     for the service's own.
    /// - Returns: The endpoint.
    public static func daySummary(of day: LocalDay, at coordinate: Coordinate, offset: UTCOffset?) -> Endpoint {
        var items = point(coordinate) + [URLQueryItem(name: "date", value: day.iso8601)]
        if let offset { items.append(URLQueryItem(name: "tz", value: String(offset.description.prefix(6)))) }
        return Endpoint(
            operation: "daySummary",
            base: .oneCall3,
            path: "onecall/day_summary",
            queryItems: items,
            takesOptions: true
        )
    }

    /// Returns the endpoint of the description of today or tomorrow in One Call 3.0; that of today when `day` is `nil`.
    ///
    /// Source: <https://openweathermap.org/api/one-call-3>.
    public static func overview(of day: LocalDay?, at coordinate: Coordinate, units: Units) -> Endpoint {
        var items = point(coordinate)
        if let day { items.append(URLQueryItem(name: "date", value: day.iso8601)) }
        items.append(URLQueryItem(name: "units", value: units.rawValue))
        return Endpoint(
            operation: "overview",
            base: .oneCall3,
            path: "onecall/overview",
            queryItems: items,
            takesOptions: false
        )
    }
}

extension Endpoint {
    /// The timelines of One Call 4.0, with the step and the largest number of rows in a response.
    ///
    /// The raw value is the name in the path.
    package enum Timeline: String, CaseIterable, Sendable {
        /// The next hour.
        case minutes = "1min"
        /// The next 48 hours.
        case quarterHours = "15min"
        /// From 1979 to 48 hours ahead.
        case hours = "1h"
        /// From 1979 to a year and a half ahead.
        case days = "1day"

        /// The number of rows in a whole page.
        package var pageSize: Int {
            switch self {
            case .minutes: 60
            case .quarterHours: 50
            case .hours: 20
            case .days: 10
            }
        }

        /// The seconds between two rows.
        package var step: TimeInterval {
            switch self {
            case .minutes: 60
            case .quarterHours: 900
            case .hours: 3_600
            case .days: 86_400
            }
        }

        /// The seconds from now to the end of the timeline.
        package var horizon: TimeInterval {
            switch self {
            case .minutes: 3_600
            case .quarterHours, .hours: 48 * 3_600
            case .days: 550 * 86_400
            }
        }
    }

    /// Returns the endpoint of the weather now in One Call 4.0.
    ///
    /// Source: <https://openweathermap.org/api/one-call-4>.
    public static func oneCall4Current(at coordinate: Coordinate) -> Endpoint {
        Endpoint(
            operation: "oneCallCurrent",
            base: .oneCall4,
            path: "onecall/current",
            queryItems: point(coordinate),
            takesOptions: true
        )
    }

    /// Returns the endpoint of a page of a timeline of One Call 4.0.
    ///
    /// Source: <https://openweathermap.org/api/one-call-4>.
    ///
    /// - Parameters:
    ///   - timeline: The timeline.
    ///   - coordinate: The place.
    ///   - start: The date of the first row; the present one when `nil`.
    ///   - count: The number of rows; as many as a page has when `nil`.
    /// - Returns: The endpoint.
    package static func timeline(
        _ timeline: Timeline,
        at coordinate: Coordinate,
        from start: Date? = nil,
        count: Int? = nil
    ) -> Endpoint {
        var items = point(coordinate)
        if let start { items.append(URLQueryItem(name: "start", value: seconds(start))) }
        // The minutes are always 60; the others state the size of the page that the next one is computed from.
        if timeline != .minutes {
            items.append(URLQueryItem(name: "cnt", value: String(count ?? timeline.pageSize)))
        }
        return Endpoint(
            operation: "timeline\(timeline.rawValue)",
            base: .oneCall4,
            path: "onecall/timeline/\(timeline.rawValue)",
            queryItems: items,
            takesOptions: true
        )
    }

    /// Returns the endpoint of an alert of One Call 4.0, or `nil` for an identity that cannot be part of a path.
    ///
    /// Source: <https://openweathermap.org/api/one-call-4>.
    ///
    /// - Parameter id: The identity, which a response named. It is one segment of the path, so it may have colons and
    ///   must not have a slash.
    /// - Returns: The endpoint, or `nil`.
    public static func alert(id: String) -> Endpoint? {
        let forbidden = #"/\?#%"#.utf8
        let isAllowed = id.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !forbidden.contains($0) }
        guard isAllowed, (1...300).contains(id.utf8.count), id != ".", id != ".." else { return nil }
        return Endpoint(
            operation: "alert",
            base: .oneCall4,
            path: "onecall/alert/\(id)",
            queryItems: [],
            takesOptions: false
        )
    }
}
