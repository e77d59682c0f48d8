public import Foundation

/// The step of a timeline of hours.
///
/// Days are a timeline of their own, see ``WeatherTimelineRepository/dailyTimeline(from:at:limits:options:policy:)``.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TimelineStep: String, CaseIterable, Codable, Sendable {
    /// 15 minutes, from now to 48 hours ahead (`timeline/15min`).
    case quarterHour
    /// One hour, from 1979 to 48 hours ahead (`timeline/1h`).
    case hour

    /// The time between two rows.
    public var duration: Duration {
        switch self {
        case .quarterHour: .seconds(900)
        case .hour: .seconds(3_600)
        }
    }
}

/// A source of timelines, page by page.
///
/// Read timelines with ``hourlyTimeline(_:from:at:limits:options:policy:)`` and
/// ``dailyTimeline(from:at:limits:options:policy:)``, which join the pages.
public protocol WeatherTimelineRepository: Sendable {
    /// Returns a page of a timeline of hours or quarters of an hour; empty past its end.
    ///
    /// - Parameters:
    ///   - step: The time between rows.
    ///   - start: The date of the first row; the present one when `nil`.
    ///   - coordinate: The place.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the page may come from.
    /// - Returns: The rows in order of time, with their origin and source.
    /// - Throws: ``WeatherError``.
    func hourlyPage(
        _ step: TimelineStep,
        from start: Date?,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[HourlyForecast]>

    /// Returns a page of a timeline of days; empty past its end.
    ///
    /// - Parameters:
    ///   - start: The first day; the present one when `nil`.
    ///   - coordinate: The place.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the page may come from.
    /// - Returns: The rows in order of time, with their origin and source.
    /// - Throws: ``WeatherError``.
    func dailyPage(
        from start: LocalDay?,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[DailyForecast]>
}

extension WeatherTimelineRepository {
    /// Returns a timeline of hours or quarters of an hour; see ``WeatherTimeline``.
    ///
    /// - Parameters:
    ///   - step: The time between rows.
    ///   - start: The date of the first row; the present one when `nil`.
    ///   - coordinate: The place.
    ///   - limits: The limits at which the sequence ends.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the pages may come from.
    /// - Returns: The timeline, for which nothing is requested before it is read.
    public func hourlyTimeline(
        _ step: TimelineStep = .hour,
        from start: Date? = nil,
        at coordinate: Coordinate,
        limits: TimelineLimits = TimelineLimits(),
        options: RequestOptions = RequestOptions(),
        policy: FetchPolicy = .cacheFirst
    ) -> WeatherTimeline<HourlyForecast> {
        WeatherTimeline(
            from: start,
            step: step.duration,
            limits: limits,
            policy: policy,
            time: \.date
        ) { [self] date, policy throws(WeatherError) in
            try await hourlyPage(step, from: date, at: coordinate, options: options, policy: policy)
        }
    }

    /// Returns a timeline of days; see ``WeatherTimeline``.
    ///
    /// - Parameters:
    ///   - start: The first day at the place; the present one when `nil`.
    ///   - coordinate: The place.
    ///   - limits: The limits at which the sequence ends; `until` counts in UTC.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the pages may come from.
    /// - Returns: The timeline, for which nothing is requested before it is read.
    public func dailyTimeline(
        from start: LocalDay? = nil,
        at coordinate: Coordinate,
        limits: TimelineLimits = TimelineLimits(),
        options: RequestOptions = RequestOptions(),
        policy: FetchPolicy = .cacheFirst
    ) -> WeatherTimeline<DailyForecast> {
        WeatherTimeline(
            from: start.map { $0.start(at: .utc) },
            step: .seconds(86_400),
            limits: limits,
            policy: policy,
            // The service counts days in UTC whatever the place is.
            time: { $0.day.start(at: .utc) },
            page: { [self] date, policy throws(WeatherError) in
                let day = date.map { UTCOffset.utc.day(of: $0) }
                return try await dailyPage(from: day, at: coordinate, options: options, policy: policy)
            }
        )
    }
}
