public import Foundation
public import OpenWeatherCore

/// A repository of alerts that keeps the text of each until the alert ends.
///
/// The service does not change the text of an identity, so an alert is requested once and then read from the cache, for
/// 30 days at most. ``CachedOneCallRepository`` caches the list of the alerts at a place, which has the shorter
/// lifetime of ``OneCallLifetimes/alerts``.
public struct CachedAlertRepository: WeatherAlertRepository {
    private let upstream: any WeatherAlertRepository
    private let cache: ResponseCache

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - upstream: The repository that fetches the alerts.
    ///   - cache: The cache, usually shared with the other cached repositories.
    public init(upstream: any WeatherAlertRepository, cache: ResponseCache) {
        self.upstream = upstream
        self.cache = cache
    }

    /// Returns an alert, from the cache or from upstream as `policy` allows.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; a transient one only when no cached response may still be shown.
    public func alert(id: String, policy: FetchPolicy) async throws(WeatherError) -> Fetched<WeatherAlert> {
        let slot = CacheSlot<WeatherAlert>(
            key: CacheKey(.alert, .identity(id)),
            // The service does not change the text of an identity; one whose end is missing or far away leaves some day.
            lifetime: CacheLifetime(fresh: .seconds(30 * 24 * 3600), stale: .seconds(30 * 24 * 3600)),
            expiry: { $0.end }
        )
        let request = CacheableRequest(slot) { [upstream] () async throws(WeatherError) in
            try await upstream.alert(id: id, policy: .refresh)
        }
        return try await cache.response(to: request, policy: policy)
    }
}

/// A repository of past weather that returns cached hours and days while they are fresh.
///
/// Hours and days that are over have the lifetime ``OneCallLifetimes/past``, by default fresh for 30 days. Others have
/// those of the hours and the days of One Call. Coordinates that agree to two decimals, about a kilometer, share a
/// response.
public struct CachedWeatherHistoryRepository: WeatherHistoryRepository {
    private let upstream: any WeatherHistoryRepository
    private let cache: ResponseCache
    private let lifetimes: OneCallLifetimes
    private let coordinateDecimals: Int

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
        self.cache = cache
        self.lifetimes = lifetimes.oneCall
        self.coordinateDecimals = coordinateDecimals
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
        let hour = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 3_600).rounded(.down) * 3_600)
        let isOver = hour + 2 * 3_600 < cache.now()
        let key = CacheKey(
            .pastHour,
            .language(options.language),
            .point(coordinate, decimals: coordinateDecimals),
            .moment(hour),
            .word(isOver ? "past" : "ahead")
        )
        let request = CacheableRequest(key: key, lifetime: isOver ? lifetimes.past : lifetimes.hours) {
            [upstream] () async throws(WeatherError) in
            try await upstream.hour(of: date, at: coordinate, options: options, policy: .refresh)
        }
        return try await cache.response(to: request, policy: policy)
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
        // Two days later the day is over everywhere.
        let isOver = day.advanced(by: 2).start(at: .utc) < cache.now()
        let key = CacheKey(
            .pastDay,
            .language(options.language),
            .point(coordinate, decimals: coordinateDecimals),
            .day(day),
            .word(offset.map { "\($0.seconds)" } ?? "own"),
            .word(isOver ? "past" : "ahead")
        )
        let request = CacheableRequest(key: key, lifetime: isOver ? lifetimes.past : lifetimes.days) {
            [upstream] () async throws(WeatherError) in
            try await upstream.day(day, at: coordinate, offset: offset, options: options, policy: .refresh)
        }
        return try await cache.response(to: request, policy: policy)
    }
}

/// A repository of descriptions of days that returns cached ones while they are fresh.
///
/// A description of a named day has the lifetime ``OneCallLifetimes/days``. One that was requested without a day is
/// that of today, and has the shorter lifetime ``OneCallLifetimes/current``, because after midnight today is another
/// day.
public struct CachedWeatherOverviewRepository: WeatherOverviewRepository {
    private let upstream: any WeatherOverviewRepository
    private let cache: ResponseCache
    private let lifetimes: OneCallLifetimes
    private let coordinateDecimals: Int

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
        self.cache = cache
        self.lifetimes = lifetimes.oneCall
        self.coordinateDecimals = coordinateDecimals
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
        let key = CacheKey(
            .overview,
            .point(coordinate, decimals: coordinateDecimals),
            .day(day),
            .word(units.rawValue)
        )
        // After midnight, today is another day.
        let request = CacheableRequest(key: key, lifetime: day == nil ? lifetimes.current : lifetimes.days) {
            [upstream] () async throws(WeatherError) in
            try await upstream.overview(of: day, at: coordinate, units: units, policy: .refresh)
        }
        return try await cache.response(to: request, policy: policy)
    }
}
