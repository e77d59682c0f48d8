public import OpenWeatherCore

/// A repository of One Call that returns cached parts while they are fresh and requests the others together.
///
/// Each part is cached by itself, whichever version sent it and whichever parts it was requested with, so that a screen
/// with two parts and one with five share them. Coordinates that agree to two decimals share parts; the requests are sent
/// for the exact coordinate of the first caller. Identical calls that miss at the same time are joined.
///
/// When a part fails in a way that may pass, an older cached one is returned with
/// ``/OpenWeatherCore/FetchOrigin/stale(_:)``; the other parts are not affected.
public struct CachedOneCallRepository: OneCallRepository {
    private let upstream: any OneCallRepository
    private let source: CachedSource
    private let calls = InFlightStreams<CacheKey, OneCallReport>()

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - upstream: The repository that fetches the parts.
    ///   - cache: The cache, usually shared with the other cached repositories.
    ///   - lifetimes: How long each part may be used.
    ///   - coordinateDecimals: The number of decimals to which coordinates are rounded; those that then agree share
    ///     parts.
    public init(
        upstream: any OneCallRepository,
        cache: ResponseCache,
        lifetimes: CacheLifetimes = .standard,
        coordinateDecimals: Int = 2
    ) {
        self.upstream = upstream
        source = CachedSource(cache: cache, lifetimes: lifetimes, coordinateDecimals: coordinateDecimals)
    }

    /// Returns a stream of the parts: those of the cache first, then the others as they arrive.
    ///
    /// A cached part that is not fresh comes first too, unless `policy` is
    /// ``/OpenWeatherCore/FetchPolicy/refresh``: as ``/OpenWeatherCore/FetchOrigin/stale(_:)`` with
    /// ``/OpenWeatherCore/WeatherError/notCached``, because no request was sent yet, until the new one replaces it.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - parts: The parts; no others are in the elements.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the parts may come from.
    /// - Returns: The stream, whose last element has every requested part.
    public func oneCallUpdates(
        at coordinate: Coordinate,
        parts: Set<OneCallPart>,
        options: RequestOptions,
        policy: FetchPolicy
    ) -> AsyncStream<OneCallReport> {
        let slots = OneCallSlots(coordinate, options.language, in: source)
        let names = OneCallPart.allCases.filter(parts.contains).map(\.rawValue).joined(separator: "-")
        let key = CacheKey("onecall/\(policy.rawValue)/\(names)/\(slots.current.key)")
        return calls.stream(
            for: key,
            onJoin: { source.cache.onEvent(.coalesced(key)) },
            of: { deliver in
                let call = OneCallCacheRun(upstream: upstream, cache: source.cache, slots: slots, deliver: deliver)
                await call.run(at: coordinate, parts: parts, options: options, policy: policy)
            }
        )
    }
}

/// The places of the parts of one point in the cache.
struct OneCallSlots: Sendable {
    let lifetimes: OneCallLifetimes
    let current: CacheSlot<CurrentWeather>
    let minutes: CacheSlot<[MinutePrecipitation]>
    let quarterHours: CacheSlot<[HourlyForecast]>
    let hours: CacheSlot<[HourlyForecast]>
    let days: CacheSlot<[DailyForecast]>
    let alerts: CacheSlot<WeatherAlerts>

    /// Creates the places for a point.
    init(_ coordinate: Coordinate, _ language: Language, in source: CachedSource) {
        lifetimes = source.lifetimes.oneCall
        current = source.slot(of: .oneCallCurrent(at: coordinate), in: language)
        minutes = source.slot(of: .minutes(at: coordinate), in: language)
        quarterHours = source.slot(of: .quarterHours(at: coordinate), in: language)
        hours = source.slot(of: .hours(at: coordinate), in: language)
        days = source.slot(of: .days(at: coordinate), in: language)
        alerts = source.slot(of: .alerts(at: coordinate), in: language)
    }
}
