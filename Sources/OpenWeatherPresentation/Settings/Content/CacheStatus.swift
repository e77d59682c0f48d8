import OpenWeatherCore

/// What is known of the cache.
struct CacheStatus: Hashable, Sendable {
    /// How much it keeps; `nil` before it was asked.
    let usage: CacheUsage?
    /// Whether it is being cleared.
    let isClearing: Bool
}
