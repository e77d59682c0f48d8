import OpenWeatherCore

/// A cache whose clearing waits, so that the gallery can show it in progress.
struct SceneryCache: CacheControl {
    /// Suspends until clearing may end.
    let beforeClearing: @Sendable () async -> Void

    func usage() async -> CacheUsage { CacheUsage(entries: 37, bytes: 1_482_752) }

    func clear() async { await beforeClearing() }
}
