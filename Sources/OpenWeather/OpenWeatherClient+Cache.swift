import OpenWeatherCaching
public import OpenWeatherCore

extension OpenWeatherClient {
    /// The cache, for a settings screen that tells its size and empties it; `nil` when there is none.
    public var cacheControl: (any CacheControl)? { cache }

    /// How much the cache keeps; nothing when there is none.
    public func cacheUsage() async -> CacheUsage {
        await cache?.usage() ?? CacheUsage(entries: 0, bytes: 0)
    }

    /// Forgets every kept answer, in memory and on disk.
    public func clearCache() async {
        await cache?.clear()
    }
}
