public import OpenWeatherCore

/// A cache without bounds that lives as long as the object and lets a test look inside.
public actor InMemoryCacheStore: CacheStore {
    /// What is kept.
    public private(set) var entries: [CacheKey: CacheEntry]

    /// Creates a store that holds `entries`.
    public init(_ entries: [CacheKey: CacheEntry] = [:]) {
        self.entries = entries
    }

    /// The entry under `key`, fresh or not.
    public func entry(for key: CacheKey) -> CacheEntry? {
        entries[key]
    }

    /// Keeps `entry` under `key`, in place of what was there.
    public func store(_ entry: CacheEntry, for key: CacheKey) {
        entries[key] = entry
    }

    /// Removes what is kept under `key`.
    public func removeEntry(for key: CacheKey) {
        entries[key] = nil
    }

    /// Removes everything.
    public func removeAll() {
        entries = [:]
    }

    /// The number of entries and the bytes of their data; there is no overhead.
    public func usage() -> CacheUsage {
        CacheUsage(entries: entries.count, bytes: entries.values.reduce(0) { $0 + $1.data.count })
    }
}
