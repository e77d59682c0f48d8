public import Foundation
public import OpenWeatherCore

/// A small fast store over a large lasting one.
///
/// Other processes may write to the lasting store, so an entry of the fast one that is no longer fresh is compared
/// with what is below, and the better of the two answers.
public struct TieredCacheStore: CacheStore {
    private let memory: MemoryCacheStore
    private let disk: any CacheStore
    private let now: @Sendable () -> Date

    /// Creates a store of two tiers.
    ///
    /// - Parameters:
    ///   - memory: The fast tier, which nobody else should use.
    ///   - disk: The lasting tier, usually a ``DiskCacheStore``.
    ///   - now: The wall clock.
    public init(memory: MemoryCacheStore, disk: any CacheStore, now: @escaping @Sendable () -> Date = { Date() }) {
        self.memory = memory
        self.disk = disk
        self.now = now
    }

    /// The entry under `key`, fresh or not, or `nil`.
    public func entry(for key: CacheKey) async -> CacheEntry? {
        let (known, ticket) = await memory.lookUp(key)
        let now = now()
        if let known, known.isFresh(at: now) { return known }
        guard let found = await disk.entry(for: key) else { return known }
        if let known, !found.fetchedAt.isBetterFetch(than: known.fetchedAt, at: now) { return known }
        await memory.promote(found, for: key, ticket: ticket)
        return found
    }

    // Every change goes to the disk first: a reader that took the old entry from there meanwhile is then told so by
    // the memory's ticket.

    /// Keeps `entry` under `key` in both tiers.
    public func store(_ entry: CacheEntry, for key: CacheKey) async {
        await disk.store(entry, for: key)
        await memory.store(entry, for: key)
    }

    /// Removes what is kept under `key` from both tiers.
    public func removeEntry(for key: CacheKey) async {
        await disk.removeEntry(for: key)
        await memory.removeEntry(for: key)
    }

    /// Removes everything from both tiers.
    public func removeAll() async {
        await disk.removeAll()
        await memory.removeAll()
    }

    /// How much the lasting tier keeps; the fast one holds copies of a part of it.
    public func usage() async -> CacheUsage {
        await disk.usage()
    }
}
