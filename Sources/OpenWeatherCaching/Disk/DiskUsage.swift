import Foundation
import OpenWeatherCore

/// An estimate of what a folder holds, so that it need not be listed on every write.
struct DiskUsage: Sendable {
    private let limits: CacheLimits
    private var usage: CacheUsage?
    private var growth = CacheUsage(entries: 0, bytes: 0)

    /// Knows nothing yet of a folder that may hold at most `limits`.
    init(limits: CacheLimits) {
        self.limits = limits
    }

    /// Whether the folder should be listed: it never was, it is full, or it grew so much that what other processes
    /// wrote meanwhile may matter.
    var isListingDue: Bool {
        guard let usage else { return true }
        return usage.bytes > limits.bytes || usage.entries > limits.entries
            || growth.bytes > limits.bytes / 10 || growth.entries > limits.entries / 10
    }

    /// Adds what was written.
    mutating func grow(by change: CacheUsage) {
        usage = usage.map { $0.adding(change) }
        growth = CacheUsage(
            entries: growth.entries + max(0, change.entries),
            bytes: growth.bytes + max(0, change.bytes)
        )
    }

    /// Takes off what was removed.
    mutating func shrink(by change: CacheUsage) {
        usage = usage.map { $0.adding(CacheUsage(entries: -change.entries, bytes: -change.bytes)) }
    }

    /// Replaces the estimate by what was counted.
    mutating func reset(to counted: CacheUsage) {
        usage = counted
        growth = CacheUsage(entries: 0, bytes: 0)
    }

    /// The files that have to go, those not used for longest first; none while the folder is within its limits.
    ///
    /// Once it is not, a fifth of it is freed, so that the next listing is many writes away. A file used in the
    /// future, as a clock that was set back makes it, counts as the oldest, or it would outlive all others.
    func evictionCandidates(among items: [CacheDirectory.Item], keeping name: String, at now: Date) -> [CacheDirectory
        .Item]
    {
        var rest = Self.sum(of: items)
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

    /// What the files amount to.
    static func sum(of items: [CacheDirectory.Item]) -> CacheUsage {
        CacheUsage(entries: items.count, bytes: items.reduce(0) { $0 + $1.bytes })
    }
}

extension CacheUsage {
    /// The sum of both.
    fileprivate func adding(_ other: CacheUsage) -> CacheUsage {
        CacheUsage(entries: entries + other.entries, bytes: bytes + other.bytes)
    }
}
