public import Foundation
public import OpenWeatherCore

/// A repository of alerts that keeps the text of each until the alert ends.
///
/// The service does not change the text of an identity, so an alert is requested once and then read from the cache, for
/// 30 days at most. ``CachedOneCallRepository`` caches the list of the alerts at a place, which has the shorter
/// lifetime of ``/OpenWeatherCore/OneCallLifetimes/alerts``.
public struct CachedAlertRepository: WeatherAlertRepository {
    private let upstream: any WeatherAlertRepository
    private let source: CachedSource

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - upstream: The repository that fetches the alerts.
    ///   - cache: The cache, usually shared with the other cached repositories.
    public init(upstream: any WeatherAlertRepository, cache: ResponseCache) {
        self.upstream = upstream
        source = CachedSource(cache: cache)
    }

    /// Returns an alert, from the cache or from upstream as `policy` allows.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func alert(id: String, policy: FetchPolicy) async throws(WeatherError) -> Fetched<WeatherAlert> {
        try await source.value(of: .alert(id: id), policy: policy) { [upstream] () async throws(WeatherError) in
            try await upstream.alert(id: id, policy: .refresh)
        }
    }
}

/// A repository of past weather that returns cached hours and days while they are fresh.
///
/// Hours and days that are over have the lifetime ``/OpenWeatherCore/OneCallLifetimes/past``, by default fresh for 30
/// days. Others have those of the hours and the days of One Call. Coordinates that agree to two decimals, about a
/// kilometer, share a response.
public struct CachedWeatherHistoryRepository: WeatherHistoryRepository {
    private let upstream: any WeatherHistoryRepository
    private let source: CachedSource

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - upstream: The repository that fetches the weather.
    ///   - cache: The cache, usually shared with the other cached repositories.
    ///   - lifetimes: How long each kind of response may be used.
    ///   - coordinateDecimals: The number of decimals to which coordinates are rounded.
    public init(
        upstream: any WeatherHistoryRepository,
        cache: ResponseCache,
        lifetimes: CacheLifetimes = .standard,
        coordinateDecimals: Int = 2
    ) {
        self.upstream = upstream
        source = CachedSource(cache: cache, lifetimes: lifetimes, coordinateDecimals: coordinateDecimals)
    }

    /// Returns the weather of the hour that contains a date, from the cache or from upstream as `policy` allows.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func hour(
        of date: Date,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<HourlyForecast> {
        let resource = Resource.hour(of: date, at: coordinate, now: source.now)
        return try await source.value(of: resource, in: options.language, policy: policy) {
            [upstream] () async throws(WeatherError) in
            try await upstream.hour(of: date, at: coordinate, options: options, policy: .refresh)
        }
    }

    /// Returns the weather of a day, from the cache or from upstream as `policy` allows.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func day(
        _ day: LocalDay,
        at coordinate: Coordinate,
        offset: UTCOffset?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<DailyForecast> {
        let resource = Resource.day(day, at: coordinate, offset: offset, now: source.now)
        return try await source.value(of: resource, in: options.language, policy: policy) {
            [upstream] () async throws(WeatherError) in
            try await upstream.day(day, at: coordinate, offset: offset, options: options, policy: .refresh)
        }
    }
}

/// A repository of descriptions of days that returns cached ones while they are fresh.
///
/// A description of a named day has the lifetime ``/OpenWeatherCore/OneCallLifetimes/days``. One that was requested
/// without a day is that of today, and has the shorter lifetime ``/OpenWeatherCore/OneCallLifetimes/current``, because
/// after midnight today is another day.
public struct CachedWeatherOverviewRepository: WeatherOverviewRepository {
    private let upstream: any WeatherOverviewRepository
    private let source: CachedSource

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - upstream: The repository that fetches the descriptions.
    ///   - cache: The cache, usually shared with the other cached repositories.
    ///   - lifetimes: How long each kind of response may be used.
    ///   - coordinateDecimals: The number of decimals to which coordinates are rounded.
    public init(
        upstream: any WeatherOverviewRepository,
        cache: ResponseCache,
        lifetimes: CacheLifetimes = .standard,
        coordinateDecimals: Int = 2
    ) {
        self.upstream = upstream
        source = CachedSource(cache: cache, lifetimes: lifetimes, coordinateDecimals: coordinateDecimals)
    }

    /// Returns the description of a day, from the cache or from upstream as `policy` allows.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func overview(
        of day: LocalDay?,
        at coordinate: Coordinate,
        units: Units,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<WeatherOverview> {
        try await source.value(of: .overview(of: day, at: coordinate, units: units), policy: policy) {
            [upstream] () async throws(WeatherError) in
            try await upstream.overview(of: day, at: coordinate, units: units, policy: .refresh)
        }
    }
}
