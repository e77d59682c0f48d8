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
/// least recently used entries are then removed until a fifth is free. Meanwhile entries can be read, and others wait to
/// be stored, so that the directory does not grow. It may exceed its limits by a tenth for each process.
///
/// A directory that belongs to another user, or that others may write to, and a link in its place are not used: reads
/// and writes then report ``CacheEvent/failed(_:)``. Files of other programs in it are neither changed nor removed.
///
/// On Apple systems the directory is excluded from backups, because its entries can be fetched again.
///
/// Files are small, so the actor itself reads and writes them, on the threads of Swift concurrency. Many files are listed
/// and removed outside of the actor.
public actor DiskCacheStore: CacheStore {
    private let path: String
    private let limits: CacheLimits
    private let now: @Sendable () -> Date
    private let onEvent: CacheEventHandler
    private let pause: CacheListing.Pause
    private var directory: CacheDirectory?
    private var isWritable = false
    private var diskUsage: DiskUsage
    // While many entries are removed, those to be stored wait.
    private var isRemoving = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

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
        self.init(directory: directory, limits: limits, now: now, onEvent: onEvent, pause: { await Task.yield() })
    }

    /// Creates a store that calls `pause` between the steps of an eviction, for tests.
    package init(
        directory: URL,
        limits: CacheLimits,
        now: @escaping @Sendable () -> Date,
        onEvent: @escaping CacheEventHandler,
        pause: @escaping @Sendable () async -> Void
    ) {
        path = directory.path(percentEncoded: false).withoutLastSlashes
        self.limits = limits
        self.now = now
        self.onEvent = onEvent
        self.pause = pause
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
    public func store(_ entry: CacheEntry, for key: CacheKey) async {
        for attempt in 1...Self.attempts {
            await removalEnd()
            do throws(FileFailure) {
                return try await write(entry, for: key)
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
    public func removeAll() async {
        await removalEnd()
        isRemoving = true
        defer { endRemoval() }
        do throws(FileFailure) {
            try await listing().removeAll()
            diskUsage.reset(to: CacheUsage(entries: 0, bytes: 0))
        } catch {
            onEvent(.failed(error.whileWriting(path)))
        }
    }

    /// Returns the number of entries in the directory and their total size in bytes, of all processes together.
    ///
    /// It lists the directory, at the cost of one system call for each entry.
    public func usage() async -> CacheUsage {
        do throws(FileFailure) {
            return try await listing().usage()
        } catch {
            onEvent(.failed(error.whileReading(path)))
            return CacheUsage(entries: 0, bytes: 0)
        }
    }

    private func write(_ entry: CacheEntry, for key: CacheKey) async throws(FileFailure) {
        let directory = try writableDirectory()
        let bytes = directory.encode(entry, for: key)
        guard bytes.count <= limits.bytes, limits.entries > 0 else {
            diskUsage.shrink(by: try directory.remove(key))
            return
        }
        let (name, growth) = try directory.write(bytes, for: key, at: now())
        diskUsage.grow(by: growth)
        if diskUsage.isListingDue { try await evict(keeping: name) }
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
    private func evict(keeping name: String) async throws(FileFailure) {
        isRemoving = true
        defer { endRemoval() }
        let (rest, removed) = try await listing().evict(by: diskUsage, keeping: name, at: now())
        diskUsage.reset(to: rest)
        if removed.entries > 0 { onEvent(.evicted(entries: removed.entries, bytes: removed.bytes)) }
    }

    /// Waits until no entries are being removed.
    private func removalEnd() async {
        while isRemoving { await withCheckedContinuation { waiting.append($0) } }
    }

    private func endRemoval() {
        isRemoving = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    private func listing() -> CacheListing {
        listings += 1
        if let directory, !directory.isStill(at: path) { close() }
        return CacheListing(path: path, pause: pause)
    }

    private func close() {
        directory = nil
        isWritable = false
    }

    private static let attempts = 3
}
