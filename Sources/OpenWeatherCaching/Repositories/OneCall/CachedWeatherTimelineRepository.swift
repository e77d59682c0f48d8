public import Foundation
public import OpenWeatherCore

/// A repository of timelines that returns cached pages while they are fresh.
///
/// A page of the past has the lifetime ``OneCallLifetimes/past``, by default fresh for 30 days. A page with a row that
/// is not past, by its first date, has the lifetime of the part of One Call with the same step. Pages are cached by
/// their first date, so a timeline that begins at the same date again is read from the cache.
public struct CachedWeatherTimelineRepository: WeatherTimelineRepository {
    private let upstream: any WeatherTimelineRepository
    private let cache: ResponseCache
    private let lifetimes: OneCallLifetimes
    private let coordinateDecimals: Int

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - upstream: The repository that fetches the pages.
    ///   - cache: The cache, usually shared with the other cached repositories.
    ///   - lifetimes: How long each kind of response may be used.
    ///   - coordinateDecimals: The number of decimals to which coordinates are rounded.
    public init(
        upstream: any WeatherTimelineRepository,
        cache: ResponseCache,
        lifetimes: CacheLifetimes = .standard,
        coordinateDecimals: Int = 2
    ) {
        self.upstream = upstream
        self.cache = cache
        self.lifetimes = lifetimes.oneCall
        self.coordinateDecimals = coordinateDecimals
    }

    /// Returns a page of a timeline of hours, from the cache or from upstream as `policy` allows.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func hourlyPage(
        _ step: TimelineStep,
        from start: Date?,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[HourlyForecast]> {
        let key = CacheKey(
            .hourPage,
            .language(options.language),
            .point(coordinate, decimals: coordinateDecimals),
            .word(step.rawValue),
            .moment(start)
        )
        // The service's pages cover 20 hours and 12.5.
        let lifetime =
            isOver(start, pageLength: 24 * 3_600)
            ? lifetimes.past : step == .quarterHour ? lifetimes.quarterHours : lifetimes.hours
        let request = CacheableRequest(key: key, lifetime: lifetime) { [upstream] () async throws(WeatherError) in
            try await upstream.hourlyPage(step, from: start, at: coordinate, options: options, policy: .refresh)
        }
        return try await cache.response(to: request, policy: policy)
    }

    /// Returns a page of the timeline of days, from the cache or from upstream as `policy` allows.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func dailyPage(
        from start: LocalDay?,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[DailyForecast]> {
        let key = CacheKey(
            .dayPage,
            .language(options.language),
            .point(coordinate, decimals: coordinateDecimals),
            .day(start)
        )
        // The service's pages cover ten days, and a day is over everywhere two days after it has begun in UTC.
        let isOver = isOver(start?.start(at: .utc), pageLength: 12 * 86_400)
        let lifetime = isOver ? lifetimes.past : lifetimes.days
        let request = CacheableRequest(key: key, lifetime: lifetime) { [upstream] () async throws(WeatherError) in
            try await upstream.dailyPage(from: start, at: coordinate, options: options, policy: .refresh)
        }
        return try await cache.response(to: request, policy: policy)
    }

    /// Returns whether every row of a page is past.
    private func isOver(_ start: Date?, pageLength: Double) -> Bool {
        start.map { $0 + pageLength < cache.now() } ?? false
    }
}
