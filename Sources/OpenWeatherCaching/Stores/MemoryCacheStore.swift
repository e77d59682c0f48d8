public import OpenWeatherCore

/// A store that keeps its entries in memory and forgets what was not used for longest.
public actor MemoryCacheStore: CacheStore {
    private let onEvent: CacheEventHandler
    private var entries: LeastRecentlyUsed<CacheKey, CacheEntry>
    private var changes = 0

    /// Creates an empty store.
    public init(limits: CacheLimits = .memory, onEvent: @escaping CacheEventHandler = { _ in }) {
        self.onEvent = onEvent
        entries = LeastRecentlyUsed(limits: limits)
    }

    /// The entry under `key`, fresh or not, or `nil`.
    public func entry(for key: CacheKey) -> CacheEntry? {
        entries.value(for: key)
    }

    /// Keeps `entry` under `key`; an entry that exceeds the limits alone is not kept, nor is the one it replaces.
    public func store(_ entry: CacheEntry, for key: CacheKey) {
        changes += 1
        insert(entry, for: key)
    }

    /// Removes what is kept under `key`, if anything.
    public func removeEntry(for key: CacheKey) {
        changes += 1
        entries.remove(key)
    }

    /// Removes everything.
    public func removeAll() {
        changes += 1
        entries.removeAll()
    }

    /// How much is kept; every entry counts its bytes, its key and ``overhead``.
    public func usage() -> CacheUsage {
        CacheUsage(entries: entries.count, bytes: entries.cost)
    }

    /// The entry under `key`, and a ticket for ``promote(_:for:ticket:)``.
    func lookUp(_ key: CacheKey) -> (entry: CacheEntry?, ticket: Int) {
        (entries.value(for: key), changes)
    }

    /// Keeps an entry found elsewhere, unless anything was stored or removed since the `ticket` was given.
    ///
    /// Without the ticket, a slow read from the disk could bring back what was replaced or cleared meanwhile.
    func promote(_ entry: CacheEntry, for key: CacheKey, ticket: Int) {
        guard ticket == changes else { return }
        insert(entry, for: key)
    }

    private func insert(_ entry: CacheEntry, for key: CacheKey) {
        let cost = entry.data.count + key.description.utf8.count + Self.overhead
        let evicted = entries.insert(entry, cost: cost, for: key)
        if evicted.entries > 0 { onEvent(.evicted(entries: evicted.entries, bytes: evicted.bytes)) }
    }

    /// The bytes an entry is taken to need besides its data and key: dates, links and the dictionary's slot.
    public static let overhead = 128
}
