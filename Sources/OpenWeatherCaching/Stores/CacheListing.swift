import Foundation
import OpenWeatherCore

/// The entries' files of a directory as they were when it was listed.
///
/// A directory can have so many that listing or removing them takes seconds. Both work outside of the caller's actor,
/// and pause after every few files, so that other tasks get a thread.
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

    /// The number of files between two pauses.
    static let filesPerStep = 32

    /// The files, including those in other formats.
    let items: [Item]
    /// The number of files and their total size in bytes.
    let usage: CacheUsage
    private let directory: OpenDirectory?
    private let pause: Pause

    private init(_ items: [Item], in directory: OpenDirectory?, pause: @escaping Pause) {
        self.items = items
        self.directory = directory
        self.pause = pause
        usage = Self.usage(of: items)
    }

    /// Returns a listing of the directory at `path`, without a file when there is none.
    ///
    /// - Throws: ``FileFailure``, also for a link, and when others may write to the directory.
    @concurrent
    static func files(at path: String, pause: @escaping Pause) async throws(FileFailure) -> CacheListing {
        guard let directory = try CacheDirectory.opened(path) else { return CacheListing([], in: nil, pause: pause) }
        var items: [Item] = []
        for (index, name) in try directory.names().enumerated() {
            if index % filesPerStep == filesPerStep - 1 { await pause() }
            // A file that vanished was removed by another process; a directory or a link is not an entry.
            guard EntryFormat.isName(name), let attributes = try? FileAttributes(name, in: directory),
                attributes.isRegular
            else { continue }
            items.append(Item(name: name, bytes: attributes.size, used: attributes.modified))
        }
        return CacheListing(items, in: directory, pause: pause)
    }

    /// Removes some of the files, of which some may already be gone.
    ///
    /// - Throws: ``FileFailure``; the files before the one that could not be removed are gone.
    @concurrent
    func remove(_ items: [Item]) async throws(FileFailure) {
        for (index, item) in items.enumerated() {
            if index % Self.filesPerStep == Self.filesPerStep - 1 { await pause() }
            try directory?.remove(item.name)
        }
    }

    /// Returns the number of files and their total size in bytes.
    static func usage(of items: [Item]) -> CacheUsage {
        CacheUsage(entries: items.count, bytes: items.reduce(0) { $0 + $1.bytes })
    }
}
