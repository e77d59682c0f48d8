/// A place that keeps bytes under keys for a while.
///
/// A store never fails: what cannot be kept is not kept, what cannot be read is a miss, and a damaged entry is
/// removed. Expired entries are still returned, because an old answer is better than none when the network fails;
/// the caller looks at ``CacheEntry/isFresh(at:)``.
public protocol CacheStore: Sendable {
    /// The entry under `key`, fresh or not, or `nil`.
    func entry(for key: CacheKey) async -> CacheEntry?

    /// Keeps `entry` under `key`, in place of what was there.
    func store(_ entry: CacheEntry, for key: CacheKey) async

    /// Removes what is kept under `key`, if anything.
    func removeEntry(for key: CacheKey) async

    /// Removes everything.
    func removeAll() async

    /// How much is kept.
    func usage() async -> CacheUsage
}
