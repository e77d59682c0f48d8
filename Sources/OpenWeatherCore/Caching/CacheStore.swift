public import Foundation

/// A store that keeps bytes under keys for a limited time.
///
/// A store never fails: an entry that cannot be stored is dropped, one that cannot be read is a miss, and a damaged one
/// is removed. Expired entries are still returned, because outdated data is better than none when the network fails;
/// the caller checks ``CacheEntry/isFresh(at:)``.
///
/// All methods may be called from any task at the same time. `CacheStoreContract` in `OpenWeatherMocks` checks a store
/// of your own.
public protocol CacheStore: Sendable {
    /// Returns the entry under `key`, fresh or expired, or `nil` when there is none.
    func entry(for key: CacheKey) async -> CacheEntry?

    /// Stores `entry` under `key`, replacing an earlier one.
    func store(_ entry: CacheEntry, for key: CacheKey) async

    /// Removes the entry under `key`, if there is one.
    func removeEntry(for key: CacheKey) async

    /// Removes every entry.
    func removeAll() async

    /// Returns the number of entries in the store and their total size in bytes.
    func usage() async -> CacheUsage
}

/// Bytes in a cache together with the times that determine whether they may be used.
///
/// The times are wall-clock times, so they remain valid after a restart.
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

    /// Returns a Boolean value that indicates whether the bytes may be used at `now` without a new request.
    ///
    /// An entry from the future, which exists after a clock was set back, is not fresh.
    public func isFresh(at now: Date) -> Bool {
        fetchedAt <= now && now < expiresAt
    }
}

/// The key of a cached response.
///
/// A key is made of the parts of the request and never of the API key. Stores hash it before they use it as a file
/// name.
public struct CacheKey: Hashable, Sendable, CustomStringConvertible {
    /// The text that equal requests share.
    public let description: String

    /// Creates a key from its text.
    ///
    /// Whatever changes the response, such as the place or the language, has to be a part of the text.
    public init(_ text: String) {
        description = text
    }
}

/// The number of entries in a cache and their size.
///
/// It is a snapshot, which a later change of the cache does not update.
public struct CacheUsage: Hashable, Sendable {
    /// The number of entries.
    public let entries: Int

    /// The total size of the entries in bytes, including the overhead of the store.
    public let bytes: Int

    /// Creates a usage.
    public init(entries: Int, bytes: Int) {
        self.entries = entries
        self.bytes = bytes
    }
}

/// A cache as the settings screen presents it: its size and a way to empty it.
///
/// Conform to it to show a cache of your own on the screen; `ResponseCache` already does.
public protocol CacheControl: Sendable {
    /// Returns the number of cached entries and their total size in bytes.
    func usage() async -> CacheUsage

    /// Removes every entry; requests in flight may add new ones afterwards.
    func clear() async
}
