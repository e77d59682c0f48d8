import OpenWeatherCore

/// A cache that is cleared only when the gallery has seen it being cleared.
struct SceneryCache: CacheControl {
    /// Waits before the cache is empty.
    let beforeClearing: @Sendable () async -> Void

    func usage() async -> CacheUsage { CacheUsage(entries: 37, bytes: 1_482_752) }

    func clear() async { await beforeClearing() }
}
