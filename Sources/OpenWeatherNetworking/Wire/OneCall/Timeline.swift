public import Foundation
public import OpenWeatherCore

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
}

/// A value of One Call 4.0 with the identities of the alerts that its rows name.
package struct AlertCarrier<Value: Sendable>: Sendable {
    /// The value.
    package let value: Value
    /// The identities in order of appearance, each once.
    package let alertIDs: [String]

    /// Creates a carrier.
    package init(_ value: Value, alertIDs: [[String]]) {
        self.value = value
        self.alertIDs = alertIDs.flatMap(\.self).uniqued(on: \.self)
    }
}

extension WireResource where Value == AlertCarrier<CurrentWeather> {
    /// The weather now; a response without a row cannot be read.
    package static func oneCall4Current(at coordinate: Coordinate) -> WireResource {
        WireResource(.oneCall4Current(at: coordinate)) {
            (payload: OneCallPageDTO<OneCallRowDTO>, context) throws(NetworkError) in
            guard let row = payload.data.first else { throw .decoding(.invalidField(path: "data[0]")) }
            let place = try OneCallContext(payload.place, units: context.units)
            return AlertCarrier(try place.current(row, at: "data[0]"), alertIDs: payload.data.map(\.alerts))
        }
    }
}

extension WireResource where Value == AlertCarrier<[MinutePrecipitation]> {
    /// The minutes.
    package static func minutes(at coordinate: Coordinate) -> WireResource {
        WireResource(.timeline(.minutes, at: coordinate)) {
            (payload: OneCallPageDTO<OneCallMinuteDTO>, context) throws(NetworkError) in
            let place = try OneCallContext(payload.place, units: context.units)
            return AlertCarrier(try place.minutes(payload.data, in: "data"), alertIDs: payload.data.map(\.alerts))
        }
    }
}

extension WireResource where Value == AlertCarrier<[HourlyForecast]> {
    /// The rows of an endpoint with hours or quarters of an hour, in either version.
    package static func hours(_ endpoint: Endpoint) -> WireResource {
        WireResource(endpoint) { (payload: OneCallPageDTO<OneCallRowDTO>, context) throws(NetworkError) in
            let place = try OneCallContext(payload.place, units: context.units)
            return AlertCarrier(try place.hours(payload.data, in: "data"), alertIDs: payload.data.map(\.alerts))
        }
    }
}

extension WireResource where Value == AlertCarrier<[DailyForecast]> {
    /// The rows of an endpoint with days.
    package static func days(_ endpoint: Endpoint) -> WireResource {
        WireResource(endpoint) { (payload: OneCallPageDTO<DayDTO>, context) throws(NetworkError) in
            let place = try OneCallContext(payload.place, units: context.units)
            let days = try place.days(payload.data, in: "data", of: .v4)
            return AlertCarrier(days, alertIDs: payload.data.map(\.alerts))
        }
    }
}
