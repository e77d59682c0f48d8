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
