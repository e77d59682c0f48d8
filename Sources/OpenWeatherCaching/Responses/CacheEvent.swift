public import OpenWeatherCore

/// Something that happened in the cache, for a logger or metrics.
///
/// Repositories tell what they answered with, stores what became of the bytes. A key says what was asked, and so
/// may say where the user is; it never holds the API key.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CacheEvent: Hashable, Sendable {
    /// A fresh entry answered.
    case hit(CacheKey)
    /// Nothing fresh was there.
    case miss(CacheKey)
    /// An expired entry answered because of the failure.
    case stale(CacheKey, WeatherError)
    /// An answer was kept.
    case stored(CacheKey, bytes: Int)
    /// Entries were removed to stay within the store's limits.
    case evicted(entries: Int, bytes: Int)
    /// A damaged entry, or one in another version's format, was found and removed.
    case damaged
    /// The store could not read or keep an entry; the answer itself is not affected.
    case failed(StorageFailure)
}

/// A receiver of cache events; called from any thread, so it must be quick.
public typealias CacheEventHandler = @Sendable (CacheEvent) -> Void
