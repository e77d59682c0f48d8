public import Foundation
public import OpenWeatherCore

extension OpenWeatherClient {
    /// Returns parts of One Call at a place when all of them have arrived or failed.
    ///
    /// ```swift
    /// let report = try await client.oneCall(at: coordinate, parts: [.minutes, .alerts])
    /// if let alerts = try? report.alerts?.get().value { print(alerts.active(at: date).compactMap(\.title)) }
    /// ```
    ///
    /// Only parts that are not fresh in the cache are requested, together: from One Call 3.0 with one billed call, from
    /// 4.0 with one for each part, three for the hours, and one for each alert that is not cached.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - parts: The parts to request; all when `nil`.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the values may come from.
    /// - Returns: The requested parts, each with its value or its failure.
    /// - Throws: ``/OpenWeatherCore/WeatherError`` when no part has a value; `invalidKey` when the key has no
    ///   subscription to One Call.
    public func oneCall(
        at coordinate: Coordinate,
        parts: Set<OneCallPart>? = nil,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> OneCallReport {
        try await services.oneCall.oneCall(
            at: coordinate,
            parts: parts,
            options: options ?? self.options,
            policy: policy
        )
    }

    /// Returns a stream of parts of One Call as they arrive.
    ///
    /// Each element holds all parts so far, and the last one every requested part. A part that is slow does not delay the
    /// others.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - parts: The parts to request; all when `nil`.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the values may come from.
    /// - Returns: The stream, whose requests start at once.
    public func oneCallUpdates(
        at coordinate: Coordinate,
        parts: Set<OneCallPart>? = nil,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) -> AsyncStream<OneCallReport> {
        services.oneCall.oneCallUpdates(
            at: coordinate,
            parts: parts ?? Set(OneCallPart.allCases),
            options: options ?? self.options,
            policy: policy
        )
    }

    /// Returns an alert of One Call 4.0 by its identity.
    ///
    /// Use it for an alert that a notification or a link names; ``oneCall(at:parts:options:policy:)`` returns the
    /// alerts of a place. It costs one billed call, or none when the cache has the alert, which it keeps until the
    /// alert ends.
    ///
    /// - Parameters:
    ///   - id: The identity, as in ``/OpenWeatherCore/WeatherAlert/id``.
    ///   - policy: Where the value may come from.
    /// - Returns: The alert with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `notFound` for an alert that has ended.
    public func alert(
        id: String,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<WeatherAlert> {
        try await services.oneCall.alert(id: id, policy: policy)
    }

    /// Returns a timeline of hours or quarters of an hour of One Call 4.0, from the past to the future.
    ///
    /// Nothing is requested before the sequence is read. Each page that is not cached is a billed call.
    ///
    /// - Parameters:
    ///   - step: The time between rows.
    ///   - start: The date of the first row; the present one when `nil`.
    ///   - coordinate: The place.
    ///   - limits: The limits at which the sequence ends.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the pages may come from.
    /// - Returns: The timeline.
    public func hourlyTimeline(
        _ step: TimelineStep = .hour,
        from start: Date? = nil,
        at coordinate: Coordinate,
        limits: TimelineLimits = TimelineLimits(),
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) -> WeatherTimeline<HourlyForecast> {
        services.oneCall.hourlyTimeline(
            step,
            from: start,
            at: coordinate,
            limits: limits,
            options: options ?? self.options,
            policy: policy
        )
    }

    /// Returns a timeline of days of One Call 4.0, from the past to a year and a half ahead.
    ///
    /// Nothing is requested before the sequence is read. Each page that is not cached is a billed call.
    ///
    /// - Parameters:
    ///   - start: The first day at the place; the present one when `nil`.
    ///   - coordinate: The place.
    ///   - limits: The limits at which the sequence ends.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the pages may come from.
    /// - Returns: The timeline.
    public func dailyTimeline(
        from start: LocalDay? = nil,
        at coordinate: Coordinate,
        limits: TimelineLimits = TimelineLimits(),
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) -> WeatherTimeline<DailyForecast> {
        services.oneCall.dailyTimeline(
            from: start,
            at: coordinate,
            limits: limits,
            options: options ?? self.options,
            policy: policy
        )
    }

    /// Returns the weather of the hour that contains a date, from 1979 on.
    ///
    /// It costs one billed call of One Call; hours that are over are then cached for 30 days, by default.
    ///
    /// - Parameters:
    ///   - date: A date within the hour.
    ///   - coordinate: The place.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The weather with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `notFound` when there is no data for the date.
    public func hour(
        of date: Date,
        at coordinate: Coordinate,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<HourlyForecast> {
        try await services.oneCall.hour(of: date, at: coordinate, options: options ?? self.options, policy: policy)
    }

    /// Returns the weather of a calendar day at a place, from 1979-01-02 to a year and a half ahead.
    ///
    /// It costs one billed call of One Call; days that are over are then cached for 30 days, by default.
    ///
    /// - Parameters:
    ///   - day: The day at the place.
    ///   - coordinate: The place.
    ///   - offset: The difference between local clocks and UTC where the service's own is wrong, used by One Call 3.0
    ///     alone; `nil` for the service's own.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The weather with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `notFound` when there is no data for the day.
    public func day(
        _ day: LocalDay,
        at coordinate: Coordinate,
        offset: UTCOffset? = nil,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<DailyForecast> {
        try await services.oneCall.day(
            day,
            at: coordinate,
            offset: offset,
            options: options ?? self.options,
            policy: policy
        )
    }

    /// Returns the description of today or tomorrow in English, which One Call 3.0 generates.
    ///
    /// It costs one billed call, or none while the cache has a fresh description.
    ///
    /// - Parameters:
    ///   - day: The day at the place, today or tomorrow; today when `nil`.
    ///   - coordinate: The place.
    ///   - units: The units in the text; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The description with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `unsupported` with One Call 4.0.
    public func overview(
        of day: LocalDay? = nil,
        at coordinate: Coordinate,
        units: Units? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<WeatherOverview> {
        try await services.oneCall.overview(of: day, at: coordinate, units: units ?? options.units, policy: policy)
    }

    /// Returns the version of One Call that the key is known to reach, without a request.
    ///
    /// It is the one that ``OpenWeatherConfiguration/oneCallVersion`` fixes, else the one that has responded in the last day.
    /// The result is `nil` while none has.
    public func knownOneCallVersion() async -> OneCallVersion? { await services.oneCall.versions.known() }
}
