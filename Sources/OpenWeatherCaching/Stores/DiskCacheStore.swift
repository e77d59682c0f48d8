public import Foundation
public import OpenWeatherCore

/// A store that keeps each entry in a file, for the next launch and for other processes.
///
/// Several processes may share the directory. A file is written in a staging directory and then moved to its place, so
/// a reader finds the old entry, the new one, or none, whenever a writer is killed. Entries are not synchronized to the
/// disk, which would cost more than the rest of the write: one that a power failure damages fails its checksum and is a
/// miss.
///
/// The directory is listed when the first entry is stored, when it has grown by a tenth since, and when it is full. The
/// least recently used entries are then removed until a fifth is free. The directory may exceed its limits by a tenth
/// for each process.
///
/// A directory that belongs to another user, or that others may write to, and a link in its place are not used: reads
/// and writes then report ``CacheEvent/failed(_:)``. Files of other programs in it are neither changed nor removed.
///
/// Files are small, so the actor itself reads and writes them, on the threads of Swift concurrency.
public actor DiskCacheStore: CacheStore {
    private let path: String
    private let limits: CacheLimits
    private let now: @Sendable () -> Date
    private let onEvent: CacheEventHandler
    private var directory: CacheDirectory?
    private var isWritable = false
    private var diskUsage: DiskUsage

    /// Creates a store over a directory, which is created for its owner alone when the first entry is stored.
    ///
    /// - Parameters:
    ///   - directory: The directory, which must contain nothing else; see ``StandardDirectories``.
    ///   - limits: The most to store.
    ///   - now: The wall clock, for the order of use.
    ///   - onEvent: The handler that receives evictions, damage and failures.
    public init(
        directory: URL,
        limits: CacheLimits = .disk,
        now: @escaping @Sendable () -> Date = { Date() },
        onEvent: @escaping CacheEventHandler = { _ in }
    ) {
        let path = directory.path(percentEncoded: false)
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.limits = limits
        self.now = now
        self.onEvent = onEvent
        diskUsage = DiskUsage(limits: limits)
    }

    /// The number of times the directory was listed, for tests.
    package private(set) var listings = 0

    /// Returns the entry for `key`, fresh or not, or `nil` when there is none or it was damaged.
    public func entry(for key: CacheKey) -> CacheEntry? {
        do throws(FileFailure) {
            switch try read(key) {
            case .entry(let entry): return entry
            case .damaged: onEvent(.damaged)
            case .some(.none), nil: break
            }
        } catch {
            onEvent(.failed(error.whileReading(path)))
        }
        return nil
    }

    /// Stores `entry` for `key` in place of the current one.
    ///
    /// An entry that exceeds the limits alone is not stored; the one it replaces is removed all the same.
    public func store(_ entry: CacheEntry, for key: CacheKey) {
        for attempt in 1...Self.attempts {
            do throws(FileFailure) {
                return try write(entry, for: key)
            } catch {
                close()
                // Missing: the directory was removed, or another process took the staged file for a leftover.
                if !error.isMissing || attempt == Self.attempts { return onEvent(.failed(error.whileWriting(path))) }
            }
        }
    }

    /// Removes the entry for `key`, if there is one.
    public func removeEntry(for key: CacheKey) {
        do throws(FileFailure) {
            if let directory, !directory.isStill(at: path) { close() }
            if let removed = try readableDirectory()?.remove(key) { diskUsage.shrink(by: removed) }
        } catch {
            onEvent(.failed(error.whileWriting(path)))
        }
    }

    /// Removes every entry, including those of other versions of this package.
    public func removeAll() {
        do throws(FileFailure) {
            let listing = try list()
            try listing.remove(listing.items)
            diskUsage.reset(to: CacheUsage(entries: 0, bytes: 0))
        } catch {
            onEvent(.failed(error.whileWriting(path)))
        }
    }

    /// Returns the number of entries in the directory and their total size in bytes, of all processes together.
    ///
    /// It lists the directory, at the cost of one system call for each entry.
    public func usage() -> CacheUsage {
        do throws(FileFailure) {
            return DiskUsage.sum(of: try list().items)
        } catch {
            onEvent(.failed(error.whileReading(path)))
            return CacheUsage(entries: 0, bytes: 0)
        }
    }

    private func write(_ entry: CacheEntry, for key: CacheKey) throws(FileFailure) {
        let directory = try writableDirectory()
        let bytes = directory.encode(entry, for: key)
        guard bytes.count <= limits.bytes, limits.entries > 0 else {
            diskUsage.shrink(by: try directory.remove(key))
            return
        }
        let (name, growth) = try directory.write(bytes, for: key, at: now())
        diskUsage.grow(by: growth)
        if diskUsage.isListingDue { try evict(keeping: name) }
    }

    private func read(_ key: CacheKey) throws(FileFailure) -> CacheDirectory.Lookup? {
        let found = try readableDirectory()?.read(key, limit: limits.bytes, at: now())
        // Another process may have removed the directory and created it again.
        guard case .some(.none) = found, let directory, !directory.isStill(at: path) else { return found }
        close()
        return try readableDirectory()?.read(key, limit: limits.bytes, at: now())
    }

    private func readableDirectory() throws(FileFailure) -> CacheDirectory? {
        if let directory { return directory }
        directory = try CacheDirectory.existing(path)
        directory?.removeLeftovers()
        return directory
    }

    private func writableDirectory() throws(FileFailure) -> CacheDirectory {
        if let directory, isWritable, directory.isStill(at: path) { return directory }
        close()
        let created = try CacheDirectory.creating(path)
        directory = created
        isWritable = true
        return created
    }

    /// Lists the directory and, when it is full, removes the least recently used entries.
    private func evict(keeping name: String) throws(FileFailure) {
        let listing = try list()
        diskUsage.reset(to: DiskUsage.sum(of: listing.items))
        let evictionCandidates = diskUsage.evictionCandidates(among: listing.items, keeping: name, at: now())
        guard !evictionCandidates.isEmpty else { return }
        try listing.remove(evictionCandidates)
        let removed = DiskUsage.sum(of: evictionCandidates)
        diskUsage.shrink(by: removed)
        onEvent(.evicted(entries: removed.entries, bytes: removed.bytes))
    }

    private func list() throws(FileFailure) -> CacheDirectory.Listing {
        listings += 1
        if let directory, !directory.isStill(at: path) { close() }
        return try CacheDirectory.Listing(of: path)
    }

    private func close() {
        directory = nil
        isWritable = false
    }

    private static let attempts = 3
}

// MARK: - Usage

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
        among items: [CacheDirectory.Item],
        keeping name: String,
        at now: Date
    ) -> [CacheDirectory.Item] {
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

    /// Returns the number of files and their total size.
    static func sum(of items: [CacheDirectory.Item]) -> CacheUsage {
        CacheUsage(entries: items.count, bytes: items.reduce(0) { $0 + $1.bytes })
    }
}

extension CacheUsage {
    fileprivate func adding(_ other: CacheUsage) -> CacheUsage {
        CacheUsage(entries: entries + other.entries, bytes: bytes + other.bytes)
    }
}
