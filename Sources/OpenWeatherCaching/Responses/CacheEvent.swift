public import OpenWeatherCore

/// An event in the cache, for a log or metrics.
///
/// Caches report how they served each request, stores report evictions and problems. A key names the request and so can
/// reveal the location of the user; it never contains the API key.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CacheEvent: Hashable, Sendable {
    /// A fresh response was cached and is returned.
    case hit(CacheKey)
    /// No fresh response was cached.
    case miss(CacheKey)
    /// The request joined an identical one that was already in flight.
    case coalesced(CacheKey)
    /// A cached response is returned as stale because the request failed with this error.
    ///
    /// The error is ``/OpenWeatherCore/WeatherError/notCached`` when the policy allowed no request.
    case stale(CacheKey, WeatherError)
    /// A response was cached; `bytes` is its size in the store, or its estimated size when it is held in memory alone.
    case stored(CacheKey, bytes: Int)
    /// A store removed its least recently used entries to stay within its limits.
    case evicted(entries: Int, bytes: Int)
    /// An entry that was damaged or written in another format was found and removed.
    case damaged
    /// The store could not read or write an entry; the response itself is not affected.
    case failed(StorageFailure)
}

/// A handler of cache events.
///
/// It is called synchronously on the thread the event occurs on, which can be any, and delays the response until it
/// returns.
public typealias CacheEventHandler = @Sendable (CacheEvent) -> Void
