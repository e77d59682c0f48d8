public import Foundation
public import OpenWeatherCore

/// A repository of timelines that returns cached pages while they are fresh.
///
/// A page of the past has the lifetime ``/OpenWeatherCore/OneCallLifetimes/past``, by default fresh for 30 days. A page
/// with a row that is not past, by its first date, has the lifetime of the part of One Call with the same step. Pages
/// are cached by their first date, so a timeline that begins at the same date again is read from the cache.
public struct CachedWeatherTimelineRepository: WeatherTimelineRepository {
    private let upstream: any WeatherTimelineRepository
    private let source: CachedSource

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
        source = CachedSource(cache: cache, lifetimes: lifetimes, coordinateDecimals: coordinateDecimals)
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
        let resource = Resource.page(of: step, from: start, at: coordinate, now: source.now)
        return try await source.value(of: resource, in: options.language, policy: policy) {
            [upstream] () async throws(WeatherError) in
            try await upstream.hourlyPage(step, from: start, at: coordinate, options: options, policy: .refresh)
        }
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
        let resource = Resource.page(from: start, at: coordinate, now: source.now)
        return try await source.value(of: resource, in: options.language, policy: policy) {
            [upstream] () async throws(WeatherError) in
            try await upstream.dailyPage(from: start, at: coordinate, options: options, policy: .refresh)
        }
    }
}
