/// The most a store keeps.
public struct CacheLimits: Hashable, Sendable {
    /// The most bytes, with the store's own overhead.
    public let bytes: Int

    /// The most entries.
    public let entries: Int

    /// Creates limits; a limit of 0 keeps nothing.
    public init(bytes: Int, entries: Int) {
        self.bytes = bytes
        self.entries = entries
    }

    /// 4 MB in 256 entries.
    public static let memory = CacheLimits(bytes: 4_000_000, entries: 256)

    /// 20 MB in 2,000 entries.
    public static let disk = CacheLimits(bytes: 20_000_000, entries: 2_000)
}
