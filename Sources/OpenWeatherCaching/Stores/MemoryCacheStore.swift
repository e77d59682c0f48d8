public import OpenWeatherCore

/// A store that holds its entries in memory and evicts the least recently used.
///
/// Use it where several caches of one process share responses without a disk. A single cache needs no store for that:
/// ``ResponseCache`` has a memory of its own, which holds values decoded.
public actor MemoryCacheStore: CacheStore {
    private let onEvent: CacheEventHandler
    private var entries: LeastRecentlyUsed<CacheKey, CacheEntry>

    /// Creates an empty store.
    ///
    /// - Parameters:
    ///   - limits: The most to store; each entry counts its data, its key, and 128 bytes of overhead.
    ///   - onEvent: The handler that receives evictions.
    public init(limits: CacheLimits = .memory, onEvent: @escaping CacheEventHandler = { _ in }) {
        self.onEvent = onEvent
        entries = LeastRecentlyUsed(limits: limits)
    }

    /// Returns the entry for `key`, fresh or not, or `nil` when there is none.
    public func entry(for key: CacheKey) -> CacheEntry? {
        entries.value(for: key)
    }

    /// Stores `entry` for `key` in place of the current one.
    ///
    /// An entry that exceeds the limits alone is not stored; the one it replaces is removed all the same.
    public func store(_ entry: CacheEntry, for key: CacheKey) {
        let cost = entry.data.count + key.description.utf8.count + Self.overhead
        let evicted = entries.insert(entry, cost: cost, for: key)
        if evicted.entries > 0 { onEvent(.evicted(entries: evicted.entries, bytes: evicted.bytes)) }
    }

    /// Removes the entry for `key`, if there is one.
    public func removeEntry(for key: CacheKey) {
        entries.remove(key)
    }

    /// Removes every entry.
    public func removeAll() {
        entries.removeAll()
    }

    /// Returns the number of entries and their total size in bytes, with keys and overhead.
    public func usage() -> CacheUsage {
        CacheUsage(entries: entries.count, bytes: entries.cost)
    }

    /// The assumed size in bytes of an entry besides its data and key: dates, links, and the slot in the dictionary.
    package static let overhead = 128
}
