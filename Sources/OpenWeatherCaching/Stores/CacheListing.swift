import Foundation
import OpenWeatherCore

/// The entries' files of a directory, all of which are listed and removed together.
///
/// A directory can have so many that listing or removing them takes seconds, and freeing their names milliseconds. All of
/// it happens outside of the caller's actor, which receives numbers alone, and pauses after every few files, so that other
/// tasks get a thread.
struct CacheListing: Sendable {
    /// The attributes of an entry's file.
    struct Item: Sendable {
        /// The name of the file.
        let name: String
        /// The size of the file in bytes.
        let bytes: Int
        /// The date of the last use.
        let used: Date
    }

    /// A closure that lets other tasks run.
    typealias Pause = @Sendable () async -> Void

    private static let filesPerStep = 32

    private let path: String
    private let pause: Pause

    /// Creates a listing of the directory at `path`, without reading it; there is no file where there is no directory.
    init(path: String, pause: @escaping Pause) {
        self.path = path
        self.pause = pause
    }

    /// Returns the number of files, including those in other formats, and their total size in bytes.
    ///
    /// - Throws: ``FileFailure``, also for a link, and when others may write to the directory.
    @concurrent
    func usage() async throws(FileFailure) -> CacheUsage {
        guard let directory = try CacheDirectory.opened(path) else { return CacheUsage(entries: 0, bytes: 0) }
        return CacheUsage(of: try await items(in: directory))
    }

    /// Removes all files, including those in other formats, and what killed writers left of a file.
    ///
    /// - Throws: ``FileFailure``; the files before the one that could not be removed are gone.
    @concurrent
    func removeAll() async throws(FileFailure) {
        guard let directory = try CacheDirectory.opened(path) else { return }
        try await remove(try await items(in: directory), from: directory)
        try? StagingDirectory.existing(CacheDirectory.stagingName, in: directory)?.clean()
    }

    /// Removes the least recently used files when there are more than `estimate` allows.
    ///
    /// - Parameters:
    ///   - estimate: The estimate of the directory with its limits.
    ///   - name: The name of a file that stays.
    ///   - now: The current date.
    /// - Returns: The files that are left, and those that were removed.
    /// - Throws: ``FileFailure``; the files before the one that could not be removed are gone.
    @concurrent
    func evict(
        by estimate: DiskUsage,
        keeping name: String,
        at now: Date
    ) async throws(FileFailure) -> (rest: CacheUsage, removed: CacheUsage) {
        guard let directory = try CacheDirectory.opened(path) else {
            let none = CacheUsage(entries: 0, bytes: 0)
            return (none, none)
        }
        let items = try await items(in: directory)
        let candidates = estimate.evictionCandidates(among: items, keeping: name, at: now)
        try await remove(candidates, from: directory)
        let (all, removed) = (CacheUsage(of: items), CacheUsage(of: candidates))
        return (CacheUsage(entries: all.entries - removed.entries, bytes: all.bytes - removed.bytes), removed)
    }

    private func items(in directory: OpenDirectory) async throws(FileFailure) -> [Item] {
        var items: [Item] = []
        for (index, name) in try directory.names().enumerated() {
            if index % Self.filesPerStep == Self.filesPerStep - 1 { await pause() }
            // A file that vanished was removed by another process; a directory or a link is not an entry.
            guard EntryFormat.isName(name), let attributes = try? FileAttributes(name, in: directory),
                attributes.isRegular
            else { continue }
            items.append(Item(name: name, bytes: attributes.size, used: attributes.modified))
        }
        return items
    }

    private func remove(_ items: [Item], from directory: OpenDirectory) async throws(FileFailure) {
        for (index, item) in items.enumerated() {
            if index % Self.filesPerStep == Self.filesPerStep - 1 { await pause() }
            try directory.remove(item.name)
        }
    }
}

extension CacheUsage {
    /// Creates the number of files and their total size in bytes.
    init(of items: [CacheListing.Item]) {
        self.init(entries: items.count, bytes: items.reduce(0) { $0 + $1.bytes })
    }
}
