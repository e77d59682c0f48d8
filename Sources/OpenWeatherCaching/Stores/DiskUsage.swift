import Foundation
import OpenWeatherCore

/// An estimate of the contents of a directory, so that it need not be listed on every write.
struct DiskUsage: Sendable {
    private let limits: CacheLimits
    private var usage: CacheUsage?
    private var growth = CacheUsage(entries: 0, bytes: 0)

    /// Creates an estimate for a directory that was not listed yet and may contain at most `limits`.
    init(limits: CacheLimits) {
        self.limits = limits
    }

    /// A Boolean value that indicates whether the directory should be listed.
    ///
    /// That is so when it never was, when it is full, and when it has grown so much that the writes of other processes
    /// may matter.
    var isListingDue: Bool {
        guard let usage else { return true }
        return usage.bytes > limits.bytes || usage.entries > limits.entries
            || growth.bytes > limits.bytes / 10 || growth.entries > limits.entries / 10
    }

    /// Adds the growth of a write, which is negative for a smaller entry.
    mutating func grow(by change: CacheUsage) {
        usage = usage.map { $0.adding(change) }
        growth = CacheUsage(
            entries: growth.entries + max(0, change.entries),
            bytes: growth.bytes + max(0, change.bytes)
        )
    }

    /// Subtracts removed files.
    mutating func shrink(by change: CacheUsage) {
        usage = usage.map { $0.adding(CacheUsage(entries: -change.entries, bytes: -change.bytes)) }
    }

    /// Replaces the estimate with a listing.
    mutating func reset(to counted: CacheUsage) {
        usage = counted
        growth = CacheUsage(entries: 0, bytes: 0)
    }

    /// Returns the files to remove, least recently used first; none while the directory is within its limits.
    ///
    /// Once it exceeds them, a fifth is freed, so that the next listing is many writes away. A file used in the future,
    /// left by a clock that was set back, counts as the oldest; otherwise it would outlive all others.
    func evictionCandidates(
        among items: [CacheListing.Item],
        keeping name: String,
        at now: Date
    ) -> [CacheListing.Item] {
        var rest = CacheUsage(of: items)
        guard rest.bytes > limits.bytes || rest.entries > limits.entries else { return [] }
        let goal = CacheUsage(entries: limits.entries - limits.entries / 5, bytes: limits.bytes - limits.bytes / 5)
        let horizon = now.addingTimeInterval(60)
        let order = items.sorted {
            ($0.used > horizon ? .distantPast : $0.used) < ($1.used > horizon ? .distantPast : $1.used)
        }
        return
            order.prefix { item in
                guard rest.bytes > goal.bytes || rest.entries > goal.entries else { return false }
                rest = rest.adding(CacheUsage(entries: -1, bytes: -item.bytes))
                return true
            }
            .filter { $0.name != name }
    }
}

extension CacheUsage {
    fileprivate func adding(_ other: CacheUsage) -> CacheUsage {
        CacheUsage(entries: entries + other.entries, bytes: bytes + other.bytes)
    }
}
