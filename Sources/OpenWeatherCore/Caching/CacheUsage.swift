/// How much a cache holds.
public struct CacheUsage: Hashable, Sendable {
    /// The number of entries.
    public let entries: Int

    /// Their size in bytes, with the store's own overhead.
    public let bytes: Int

    /// Creates a usage.
    public init(entries: Int, bytes: Int) {
        self.entries = entries
        self.bytes = bytes
    }
}
