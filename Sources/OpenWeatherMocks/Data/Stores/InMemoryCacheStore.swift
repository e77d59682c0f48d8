public import OpenWeatherCore

/// A cache store in memory, without limits, whose entries a test can read.
///
/// Nothing is evicted and nothing is written to disk. In an app, use the stores of OpenWeatherCaching instead.
public actor InMemoryCacheStore: CacheStore {
    /// The stored entries by key.
    public private(set) var entries: [CacheKey: CacheEntry]

    /// Creates a store that contains `entries`.
    public init(_ entries: [CacheKey: CacheEntry] = [:]) {
        self.entries = entries
    }

    /// Returns the entry stored under `key`, expired or not, or `nil` when there is none.
    public func entry(for key: CacheKey) -> CacheEntry? {
        entries[key]
    }

    /// Stores `entry` under `key`, replacing an entry that is already there.
    public func store(_ entry: CacheEntry, for key: CacheKey) {
        entries[key] = entry
    }

    /// Removes the entry stored under `key`, if there is one.
    public func removeEntry(for key: CacheKey) {
        entries[key] = nil
    }

    /// Removes all entries.
    public func removeAll() {
        entries = [:]
    }

    /// Returns the number of entries and the size of their data in bytes, without overhead.
    public func usage() -> CacheUsage {
        CacheUsage(entries: entries.count, bytes: entries.values.reduce(0) { $0 + $1.data.count })
    }
}
