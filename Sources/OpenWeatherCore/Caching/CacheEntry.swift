public import Foundation

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
