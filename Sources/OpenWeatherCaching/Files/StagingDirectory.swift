import Foundation

/// A folder of half-written files, from which a file moves to its place in one step when it is whole.
///
/// A file is locked by its writer for as long as it lies here. The system gives the lock back when a process ends,
/// however it ends, so a file that can be locked has no writer and can go. Only a file with a name that writers give
/// goes, and only from a real folder: whatever else is found in its place belongs to someone else.
struct StagingDirectory: Sendable {
    private let path: String

    /// Names the folder; it must be on the same volume as the files written with it.
    init(path: String) {
        self.path = path
    }

    /// Whether anything lies in the folder.
    var hasFiles: Bool { (try? FileSystem.names(in: path).isEmpty) == false }

    /// Makes the folder, and removes what killed processes left in it.
    ///
    /// - Throws: ``FileFailure``, also for a link in the place of the folder.
    func prepare() throws(FileFailure) {
        try FileSystem.createDirectory(path)
        try clean()
    }

    /// Removes what killed processes left in the folder, where there is one.
    ///
    /// - Throws: ``FileFailure``, also for a link in the place of the folder.
    func clean() throws(FileFailure) {
        do throws(FileFailure) {
            guard try FileAttributes(path: path).isDirectory else { throw FileFailure.notDirectory }
        } catch  where error.isMissing {
            return
        }
        for name in try FileSystem.names(in: path) where UUID(uuidString: name)?.uuidString == name {
            let leftover = path + "/" + name
            guard let file = try? OpenFile.reading(leftover), (try? file.tryLock()) == true else { continue }
            try FileSystem.remove(leftover)
        }
    }

    /// Writes `data` to the file `target`, in place of what is there; a reader sees the old bytes or the new ones.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - target: The path of the file.
    ///   - date: When the file counts as used, unless it is now by the system's clock.
    ///   - isDurable: Whether to wait until the bytes would survive a power failure. Without it a power failure, but
    ///     no crash of the process, can leave damaged bytes behind.
    /// - Throws: ``FileFailure``; `target` is then as it was.
    func write(_ data: Data, to target: String, usedAt date: Date? = nil, isDurable: Bool) throws(FileFailure) {
        try write(data, usedAt: date, isDurable: isDurable) { staging throws(FileFailure) in
            try FileSystem.move(staging, to: target)
        }
    }

    /// Writes `data` to the file `target` and fails where there is one already.
    func write(_ data: Data, toNew target: String) throws(FileFailure) {
        try write(data, usedAt: nil, isDurable: true) { staging throws(FileFailure) in
            do throws(FileFailure) {
                try FileSystem.link(staging, to: target)
            } catch  where !error.isExisting {
                // Some file systems know no second name.
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
        let staging = path + "/" + UUID().uuidString
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
}
