public import OpenWeatherCore

/// Something that happened in the cache, for a logger or metrics.
public enum CacheEvent: Hashable, Sendable {
    /// A fresh entry answered.
    case hit(CacheKey)
    /// Nothing usable was there.
    case miss(CacheKey)
    /// An expired entry answered because of the failure.
    case stale(CacheKey, WeatherError)
    /// An answer was kept.
    case stored(CacheKey, bytes: Int)
    /// Entries were removed to stay within the store's limits.
    case evicted(entries: Int, bytes: Int)
    /// A damaged entry was found and removed.
    case damaged
}
