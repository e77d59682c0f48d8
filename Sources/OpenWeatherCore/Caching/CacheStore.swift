public import Foundation

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

/// Bytes in a cache with the times that tell whether they may still be used.
public struct CacheEntry: Hashable, Sendable {
    /// The bytes.
    public let data: Data

    /// The moment the bytes were fetched.
    public let fetchedAt: Date

    /// The moment from which the bytes are no longer fresh; they are kept after it as a last resort.
    public let expiresAt: Date

    /// Creates an entry.
    public init(data: Data, fetchedAt: Date, expiresAt: Date) {
        self.data = data
        self.fetchedAt = fetchedAt
        self.expiresAt = expiresAt
    }

    /// Whether the bytes may be used at `now` without asking the service.
    ///
    /// An entry from the future, as a clock that was set back makes it, is not fresh.
    public func isFresh(at now: Date) -> Bool {
        fetchedAt <= now && now < expiresAt
    }
}

/// The name of a cached answer.
///
/// Made of what was asked, never of the API key; stores turn it into a hash before it becomes a file name.
public struct CacheKey: Hashable, Sendable, CustomStringConvertible {
    /// The text that two equal questions share.
    public let description: String

    /// Creates a key from its text.
    public init(_ text: String) {
        description = text
    }
}

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

/// A cache as its user sees it: how much it keeps, and a way to empty it.
public protocol CacheControl: Sendable {
    /// How much is kept.
    func usage() async -> CacheUsage

    /// Forgets everything that is kept; what is kept afterwards is told by ``usage()``.
    func clear() async
}
