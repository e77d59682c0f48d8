package import Foundation
package import OpenWeatherCore
import OpenWeatherNetworking

extension ClientOneCall: WeatherHistoryRepository {
    /// Returns the weather of the hour that contains a date, from 1979 on.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/notFound`` when the service responds
    ///   with another hour.
    package func hour(
        of date: Date,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<HourlyForecast> {
        let hour = date.startOfHour
        return try await fromAnyVersion(
            .hour(of: date, at: coordinate, now: source.now()),
            options,
            policy
        ) { [remote = source.remote] version throws(WeatherError) in
            let endpoint: Endpoint =
                switch version {
                case .v3: .timeMachine(at: coordinate, date: hour)
                case .v4: .timeline(.hours, at: coordinate, from: hour, count: 1)
                }
            let rows = try await remote.value(of: .hours(endpoint), options: options, policy: .refresh).map(\.value)
            guard let row = rows.value.first(where: { (0..<3_600).contains($0.date.timeIntervalSince(hour)) }) else {
                throw .notFound
            }
            return rows.map { _ in row }
        }
    }

    /// Returns the weather of a day, from 1979-01-02 to a year and a half ahead.
    ///
    /// The offset is used by One Call 3.0 alone.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/notFound`` when the service responds
    ///   with another day.
    package func day(
        _ day: LocalDay,
        at coordinate: Coordinate,
        offset: UTCOffset?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<DailyForecast> {
        try await fromAnyVersion(
            .day(day, at: coordinate, offset: offset, now: source.now()),
            options,
            policy
        ) { [remote = source.remote] version throws(WeatherError) in
            switch version {
            case .v3:
                let wire = WireResource.summary(of: day, at: coordinate, offset: offset)
                let summary = try await remote.value(of: wire, options: options, policy: .refresh)
                guard summary.value.day == day else { throw .notFound }
                return summary
            case .v4:
                let endpoint = Endpoint.timeline(.days, at: coordinate, from: day.start(at: .utc), count: 1)
                let rows = try await remote.value(of: .days(endpoint), options: options, policy: .refresh).map(\.value)
                guard let row = rows.value.first(where: { $0.day == day }) else { throw .notFound }
                return rows.map { _ in row }
            }
        }
    }

    /// Returns the cached value of a row, or what `load` returns for the version that the key reaches.
    private func fromAnyVersion<Value>(
        _ resource: Resource<Value>,
        _ options: RequestOptions,
        _ policy: FetchPolicy,
        _ load: @escaping @Sendable (OneCallVersion) async throws(WeatherError) -> Fetched<Value>
    ) async throws(WeatherError) -> Fetched<Value> {
        try await source.value(of: resource, options: options, policy: policy) {
            [versions] () async throws(WeatherError) in
            let result = await versions.first {
                version,
                _ -> (Result<Fetched<Value>, WeatherError>, OneCallVersions.Outcome) in
                do throws(WeatherError) {
                    return (.success(try await load(version)), .answered)
                } catch {
                    return (.failure(error), OneCallVersions.outcome(of: error))
                }
            }
            guard let result else { throw .unsupported }
            return try result.get()
        }
    }
}

extension ClientOneCall: WeatherOverviewRepository, WeatherAlertRepository, WeatherTimelineRepository {
    /// Returns the description of today or tomorrow in English, which One Call 3.0 alone has.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/unsupported`` with One Call 4.0.
    package func overview(
        of day: LocalDay?,
        at coordinate: Coordinate,
        units: Units,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<WeatherOverview> {
        try await source.value(
            of: .overview(of: day, at: coordinate, units: units),
            options: RequestOptions(),
            policy: policy
        ) { [remote = source.remote, versions] () async throws(WeatherError) in
            guard await versions.known() != .v4 else { throw .unsupported }
            return try await remote.value(of: .overview(of: day, at: coordinate, units: units), policy: .refresh)
        }
    }

    /// Returns an alert of One Call 4.0.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/notFound`` for an alert that has
    ///   ended and for an identity that cannot be one.
    package func alert(id: String, policy: FetchPolicy) async throws(WeatherError) -> Fetched<WeatherAlert> {
        try await source.alert(id: id, policy: policy)
    }

    /// Returns a page of a timeline of One Call 4.0; empty past its end, without a request.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/unsupported`` when One Call 3.0 is
    ///   configured.
    package func hourlyPage(
        _ step: TimelineStep,
        from start: Date?,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[HourlyForecast]> {
        let timeline: Endpoint.Timeline = step == .quarterHour ? .quarterHours : .hours
        if let end: Fetched<[HourlyForecast]> = try end(of: timeline, from: start) { return end }
        let row = Resource.page(of: step, from: start, at: coordinate, now: source.now())
        return try await source.value(of: row, options: options, policy: policy) {
            [remote = source.remote] () async throws(WeatherError) in
            let endpoint = Endpoint.timeline(timeline, at: coordinate, from: start)
            return try await remote.value(of: .hours(endpoint), options: options, policy: .refresh).map(\.value)
        }
    }

    /// Returns a page of the timeline of days of One Call 4.0; empty past its end, without a request.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/unsupported`` when One Call 3.0 is
    ///   configured.
    package func dailyPage(
        from start: LocalDay?,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[DailyForecast]> {
        let date = start?.start(at: .utc)
        if let end: Fetched<[DailyForecast]> = try end(of: .days, from: date) { return end }
        let row = Resource.page(from: start, at: coordinate, now: source.now())
        return try await source.value(of: row, options: options, policy: policy) {
            [remote = source.remote] () async throws(WeatherError) in
            let endpoint = Endpoint.timeline(.days, at: coordinate, from: date)
            return try await remote.value(of: .days(endpoint), options: options, policy: .refresh).map(\.value)
        }
    }

    /// Returns an empty page for a date behind the end of a timeline; `nil` for any other.
    private func end<Row: Sendable>(
        of timeline: Endpoint.Timeline,
        from start: Date?
    ) throws(WeatherError) -> Fetched<[Row]>? {
        guard versions.isTimelineAllowed else { throw .unsupported }
        let now = source.now()
        guard let start, start.timeIntervalSince(now) > timeline.horizon else { return nil }
        return Fetched([], at: now, from: .cache, source: source.remote.provider)
    }
}
