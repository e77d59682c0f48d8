import Foundation
import OpenWeatherCore

/// The responses that a cache holds decoded, and the reads of its store that may still add to them.
struct ResponseMemory: Sendable {
    private var responses: LeastRecentlyUsed<CacheKey, CachedResponse>
    // A read counts for as long as nothing has changed the response under its key.
    private var reads: [CacheKey: Int] = [:]
    private var lastRead = 0

    /// Creates an empty memory within `limits`.
    init(limits: CacheLimits) {
        responses = LeastRecentlyUsed(limits: limits)
    }

    /// The number of responses and their estimated size.
    var usage: CacheUsage { CacheUsage(entries: responses.count, bytes: responses.cost) }

    /// Returns the response for `key`, fresh or not.
    mutating func response(for key: CacheKey) -> CachedResponse? {
        responses.value(for: key)
    }

    /// Returns the identity of the read of the store under `key`, a new one unless one is in progress that counts.
    mutating func beginRead(for key: CacheKey) -> Int {
        if let read = reads[key] { return read }
        lastRead += 1
        reads[key] = lastRead
        return lastRead
    }

    /// Ends a read and holds the response that it found, unless the response under `key` has changed meanwhile.
    ///
    /// Without the check, a slow read of the store could bring back a response that was replaced or cleared.
    mutating func endRead(_ read: Int, for key: CacheKey, with response: CachedResponse?) {
        guard reads[key] == read else { return }
        reads[key] = nil
        if let response { insert(response, for: key) }
    }

    /// Holds a new response.
    mutating func hold(_ response: CachedResponse, for key: CacheKey) {
        reads[key] = nil
        insert(response, for: key)
    }

    /// Removes every response.
    mutating func removeAll() {
        reads = [:]
        responses.removeAll()
    }

    private mutating func insert(_ response: CachedResponse, for key: CacheKey) {
        _ = responses.insert(response, cost: response.value.cacheCost + Self.overhead, for: key)
    }

    /// The assumed size in bytes of a response besides its value: its key, its dates, and the slot in the dictionary.
    static let overhead = 256
}
