import Foundation
package import OpenWeatherCore

/// A value of One Call 4.0 with the identities of the alerts that its rows name.
package struct AlertCarrier<Value: Sendable>: Sendable {
    /// The value.
    package let value: Value
    /// The identities in order of appearance, each once.
    package let alertIDs: [String]

    /// Creates a carrier.
    package init(_ value: Value, alertIDs: [[String]]) {
        self.value = value
        var known: Set<String> = []
        self.alertIDs = alertIDs.flatMap(\.self).filter { known.insert($0).inserted }
    }
}

/// The sections of a response of One Call 3.0.
package struct OneCallSections: Sendable {
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

// MARK: - One Call 3.0

extension WireResource where Value == OneCallSections {
    /// The sections of `parts`.
    package static func sections(_ parts: Set<OneCallPart>, at coordinate: Coordinate) -> WireResource {
        WireResource(.oneCall3(at: coordinate, parts: parts)) { (payload: OneCallDTO, context) throws(NetworkError) in
            try OneCallSections(payload, units: context.units)
        }
    }
}

extension WireResource where Value == DailyForecast {
    /// The summary of a day.
    package static func summary(of day: LocalDay, at coordinate: Coordinate, offset: UTCOffset?) -> WireResource {
        WireResource(.daySummary(of: day, at: coordinate, offset: offset)) {
            (payload: DaySummaryDTO, context) throws(NetworkError) in
            try DailyForecast(payload, units: context.units)
        }
    }
}

extension WireResource where Value == WeatherOverview {
    /// The description of a day.
    package static func overview(of day: LocalDay?, at coordinate: Coordinate, units: Units) -> WireResource {
        WireResource(.overview(of: day, at: coordinate, units: units)) {
            (payload: OverviewDTO, _) throws(NetworkError) in
            try WeatherOverview(payload, units: units)
        }
    }
}

// MARK: - One Call 4.0

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
        WireResource(endpoint) { (payload: OneCallPageDTO<OneCallDayDTO>, context) throws(NetworkError) in
            let place = try OneCallContext(payload.place, units: context.units)
            let days = try place.days(payload.data, in: "data", of: .v4)
            return AlertCarrier(days, alertIDs: payload.data.map(\.alerts))
        }
    }
}

extension WireResource where Value == WeatherAlert {
    /// The text of an alert.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/notFound`` for an identity that cannot be one.
    package static func alert(id: String) throws(WeatherError) -> WireResource {
        guard let endpoint = Endpoint.alert(id: id) else { throw .notFound }
        return WireResource(endpoint) { (payload: OneCallAlertDTO, _) throws(NetworkError) in
            try WeatherAlert(payload, id: id)
        }
    }
}
