public import Foundation
public import OpenWeatherCore

/// A store that keeps each entry in a file of its own, for the next run and for other processes.
///
/// Several processes may share the folder. Every file is written aside and moved to its place, so a reader finds the
/// old entry, the new one or none, whenever a writer is killed. An entry is not forced onto the disk, which would
/// cost more than the rest of the write together: after a power failure its checksum tells, and it is a miss.
///
/// The folder is listed when the first entry is kept, when it has grown by a tenth since, and when it is full: then
/// the entries not used for longest go until a fifth is free. It may exceed its limits by a tenth per process.
///
/// A folder that belongs to someone else, or that others may write to, is not used: it fails as one that cannot be read or
/// written does.
///
/// Files are small, so the actor reads and writes them itself instead of handing them to a thread of their own.
public actor DiskCacheStore: CacheStore {
    private let path: String
    private let limits: CacheLimits
    private let now: @Sendable () -> Date
    private let onEvent: CacheEventHandler
    private var directory: CacheDirectory?
    private var isWritable = false
    private var counter: DiskUsage

    /// Creates a store over a folder, which is made for its owner alone when the first entry is kept.
    ///
    /// - Parameters:
    ///   - directory: The folder, of which nothing else may be kept in; see ``StandardFolders``.
    ///   - limits: The most to keep.
    ///   - now: The wall clock, for the order of use.
    ///   - onEvent: Is told of evictions, damage and failures.
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
        counter = DiskUsage(limits: limits)
    }

    /// How often the folder was listed, to prove that not every write does it.
    package private(set) var listings = 0

    /// The entry under `key`, fresh or not, or `nil`.
    public func entry(for key: CacheKey) -> CacheEntry? {
        do throws(FileFailure) {
            switch try readableDirectory()?.read(key, limit: limits.bytes, at: now()) {
            case .entry(let entry): return entry
            case .damaged: onEvent(.damaged)
            case .some(.none), nil: break
            }
        } catch {
            onEvent(.failed(error.whileReading(path)))
        }
        return nil
    }

    /// Keeps `entry` under `key`; an entry that exceeds the limits alone is not kept, nor is the one it replaces.
    public func store(_ entry: CacheEntry, for key: CacheKey) {
        for attempt in 1...Self.attempts {
            do throws(FileFailure) {
                return try write(entry, for: key)
            } catch {
                directory = nil
                // Missing: someone removed the folder, or took the scratch file for a leftover. Once more, then.
                if !error.isMissing || attempt == Self.attempts { return onEvent(.failed(error.whileWriting(path))) }
            }
        }
    }

    /// Removes what is kept under `key`, if anything.
    public func removeEntry(for key: CacheKey) {
        do throws(FileFailure) {
            if let removed = try readableDirectory()?.remove(key) { counter.shrink(by: removed) }
        } catch {
            onEvent(.failed(error.whileWriting(path)))
        }
    }

    /// Removes everything, also what other versions of the program kept.
    public func removeAll() {
        do throws(FileFailure) {
            try CacheDirectory.remove(try list(), in: path)
            counter.reset(to: CacheUsage(entries: 0, bytes: 0))
        } catch {
            onEvent(.failed(error.whileWriting(path)))
        }
    }

    /// How much all processes together keep in the folder.
    public func usage() -> CacheUsage {
        do throws(FileFailure) {
            return DiskUsage.sum(of: try list())
        } catch {
            onEvent(.failed(error.whileReading(path)))
            return CacheUsage(entries: 0, bytes: 0)
        }
    }

    private func write(_ entry: CacheEntry, for key: CacheKey) throws(FileFailure) {
        let directory = try writableDirectory()
        let bytes = directory.encode(entry, for: key)
        guard bytes.count <= limits.bytes, limits.entries > 0 else {
            counter.shrink(by: try directory.remove(key))
            return
        }
        let (name, growth) = try directory.write(bytes, for: key, at: now())
        counter.grow(by: growth)
        if counter.isListingDue { try evict(keeping: name) }
    }

    private func readableDirectory() throws(FileFailure) -> CacheDirectory? {
        if let directory { return directory }
        directory = try CacheDirectory.existing(path)
        directory?.removeLeftovers()
        return directory
    }

    private func writableDirectory() throws(FileFailure) -> CacheDirectory {
        if let directory, isWritable { return directory }
        isWritable = false
        let created = try CacheDirectory.creating(path)
        directory = created
        isWritable = true
        return created
    }

    /// Counts the folder anew and, when it is full, removes what was not used for longest.
    private func evict(keeping name: String) throws(FileFailure) {
        let items = try list()
        counter.reset(to: DiskUsage.sum(of: items))
        // If someone removed the whole folder and another process made it again, its names are other ones now.
        directory = try CacheDirectory.existing(path)
        let evictionCandidates = counter.evictionCandidates(among: items, keeping: name, at: now())
        guard !evictionCandidates.isEmpty else { return }
        try CacheDirectory.remove(evictionCandidates, in: path)
        let removed = DiskUsage.sum(of: evictionCandidates)
        counter.shrink(by: removed)
        onEvent(.evicted(entries: removed.entries, bytes: removed.bytes))
    }

    private func list() throws(FileFailure) -> [CacheDirectory.Item] {
        listings += 1
        return try CacheDirectory.items(in: path)
    }

    private static let attempts = 3
}
