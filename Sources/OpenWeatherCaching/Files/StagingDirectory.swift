import Foundation
import OpenWeatherCore

/// A directory of half-written files, from which a file moves to its place in one step once it is whole.
///
/// A writer locks its file for as long as it is here. The system releases the lock when the process ends, however it
/// ends, so a file that can be locked has no writer and can be removed. Only files with names that writers give are
/// removed, and only from a real directory: anything else belongs to another program.
struct StagingDirectory: Sendable {
    private let path: String

    /// Creates a staging directory at `path`, which must be on the same volume as the files written with it.
    init(path: String) {
        self.path = path
    }

    /// Whether there are files in the directory.
    var hasFiles: Bool { (try? FileSystem.names(in: path).isEmpty) == false }

    /// Creates the directory on disk, and removes the files that killed processes left in it.
    ///
    /// - Throws: ``FileFailure``, also for a link in place of the directory.
    func prepare() throws(FileFailure) {
        try FileSystem.createDirectory(path)
        try clean()
    }

    /// Removes the files that killed processes left in the directory, if it exists.
    ///
    /// - Throws: ``FileFailure``, also for a link in place of the directory.
    func clean() throws(FileFailure) {
        do throws(FileFailure) {
            guard try FileAttributes(path: path).isDirectory else { throw FileFailure.notDirectory }
        } catch  where error.isMissing {
            return
        }
        for name in try FileSystem.names(in: path) where Self.isName(name) {
            let leftover = path + "/" + name
            guard let file = try? OpenFile.reading(leftover), (try? file.tryLock()) == true else { continue }
            try FileSystem.remove(leftover)
        }
    }

    /// Writes `data` to the file `target`, replacing it; a reader sees the old bytes or the new ones.
    ///
    /// Unless the write is durable, a reader may also find no file for a moment, see ``FileSystem/replace(_:with:)``.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - target: The path of the file.
    ///   - date: The date of use to set; the system's current date when `nil`.
    ///   - isDurable: Whether to wait until the bytes would survive a power failure. Without it, a power failure, but
    ///     not a crash of the process, can leave damaged bytes behind.
    /// - Throws: ``FileFailure``; `target` is then unchanged, or missing after a write that is not durable.
    func write(_ data: Data, to target: String, usedAt date: Date? = nil, isDurable: Bool) throws(FileFailure) {
        try write(data, usedAt: date, isDurable: isDurable) { staging throws(FileFailure) in
            if isDurable {
                try FileSystem.move(staging, to: target)
            } else {
                try FileSystem.replace(target, with: staging)
            }
        }
    }

    /// Writes `data` to the new file `target`; fails when it exists.
    func write(_ data: Data, toNew target: String) throws(FileFailure) {
        try write(data, usedAt: nil, isDurable: true) { staging throws(FileFailure) in
            do throws(FileFailure) {
                try FileSystem.addName(target, of: staging)
            } catch  where !error.isExisting {
                // Some file systems have no hard links.
                try FileSystem.move(staging, to: target)
                return
            }
            try FileSystem.remove(staging)
        }
    }

    private func write(
        _ data: Data,
        usedAt date: Date?,
        isDurable: Bool,
        finish: (_ staging: String) throws(FileFailure) -> Void
    ) throws(FileFailure) {
        let staging = path + "/" + Self.makeName()
        let file = try OpenFile.creating(staging)
        do {
            _ = try file.tryLock()
            try file.append(data)
            if let date { file.markUsed(at: date) }
            if isDurable { try file.synchronize() }
            try finish(staging)
        } catch {
            _ = try? FileSystem.remove(staging)
            throw error
        }
    }

    /// Returns a new name, a random UUID in capitals.
    private static func makeName() -> String {
        UUID.random().uuidString
    }

    private static func isName(_ name: String) -> Bool {
        UUID(uuidString: name)?.uuidString == name
    }
}
