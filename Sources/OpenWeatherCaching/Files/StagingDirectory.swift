import Foundation
import OpenWeatherCore

/// A directory of half-written files, from which a file moves to its place in one step once it is whole.
///
/// A writer locks its file for as long as it is here. The system releases the lock when the process ends, however it
/// ends, so a file that can be locked has no writer and can be removed. Only files with names that writers give are
/// removed, and only from a real directory: anything else belongs to another program.
struct StagingDirectory: Sendable {
    private let directory: OpenDirectory
    private let target: OpenDirectory

    /// Opens the staging directory of `target`, in it, under a name; `nil` when it does not exist.
    ///
    /// - Throws: ``FileFailure``, also for a link in place of the directory.
    static func existing(_ name: String, in target: OpenDirectory) throws(FileFailure) -> StagingDirectory? {
        do throws(FileFailure) {
            return StagingDirectory(directory: try target.existing(name), target: target)
        } catch  where error.isMissing {
            return nil
        }
    }

    /// Opens the staging directory of `target`, and creates it when it does not exist; removes the files that killed
    /// processes left in it.
    ///
    /// A link or a file in place of the directory is kept under another name, and nothing is ever written behind it. When
    /// other users may write to `target`, it could be theirs, and is refused.
    ///
    /// - Throws: ``FileFailure``.
    static func creating(_ name: String, in target: OpenDirectory) throws(FileFailure) -> StagingDirectory {
        let staging = StagingDirectory(directory: try directory(name, in: target), target: target)
        try staging.clean()
        return staging
    }

    private static func directory(_ name: String, in target: OpenDirectory) throws(FileFailure) -> OpenDirectory {
        do throws(FileFailure) {
            return try target.creating(name)
        } catch  where error.isOfWrongKind {
            try target.checkOwner()
            try target.setAside(name)
            return try target.creating(name)
        }
    }

    /// A Boolean value that indicates whether there are files in the directory.
    var hasFiles: Bool { (try? directory.names().isEmpty) == false }

    /// Removes the files that killed processes left in the directory.
    func clean() throws(FileFailure) {
        for name in try directory.names() where Self.isName(name) {
            guard let file = try? OpenFile.reading(name, in: directory), (try? file.tryLock()) == true else { continue }
            try directory.remove(name)
        }
    }

    /// Writes `data` to the file `name` of the target directory, replacing it; a reader sees the old bytes or the new
    /// ones.
    ///
    /// Unless the write is durable, a reader may also find no file for a moment, see
    /// ``OpenDirectory/replace(_:to:as:)``.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: The name of the file.
    ///   - date: The date of use to set; the system's current date when `nil`.
    ///   - isDurable: Whether to wait until the bytes would survive a power failure. Without it, a power failure, but
    ///     not a crash of the process, can leave damaged bytes behind.
    /// - Throws: ``FileFailure``; the file is then unchanged, or missing after a write that is not durable.
    func write(_ data: Data, to name: String, usedAt date: Date? = nil, isDurable: Bool) throws(FileFailure) {
        try write(data, usedAt: date, isDurable: isDurable) { staged throws(FileFailure) in
            if isDurable {
                try directory.move(staged, to: target, as: name)
            } else {
                try directory.replace(staged, to: target, as: name)
            }
        }
    }

    /// Writes `data` to the new file `name` of the target directory; fails when it exists.
    func write(_ data: Data, toNew name: String) throws(FileFailure) {
        try write(data, usedAt: nil, isDurable: true) { staged throws(FileFailure) in
            try directory.moveNew(staged, to: target, as: name)
        }
    }

    private func write(
        _ data: Data,
        usedAt date: Date?,
        isDurable: Bool,
        finish: (_ staged: String) throws(FileFailure) -> Void
    ) throws(FileFailure) {
        for _ in 1..<Self.attempts {
            do throws(FileFailure) {
                return try writeOnce(data, usedAt: date, isDurable: isDurable, finish: finish)
            } catch  where error.isMissing {
                // Another process that starts took the file, which was not locked yet, for that of a killed one.
            }
        }
        try writeOnce(data, usedAt: date, isDurable: isDurable, finish: finish)
    }

    private func writeOnce(
        _ data: Data,
        usedAt date: Date?,
        isDurable: Bool,
        finish: (_ staged: String) throws(FileFailure) -> Void
    ) throws(FileFailure) {
        let name = Self.makeName()
        let file = try OpenFile.creating(name, in: directory)
        do {
            _ = try file.tryLock()
            try file.append(data)
            if let date { file.markUsed(at: date) }
            if isDurable { try file.synchronize() }
            try finish(name)
        } catch {
            _ = try? directory.remove(name)
            throw error
        }
    }

    private static let attempts = 5

    /// Returns a new name, a random UUID in capitals.
    private static func makeName() -> String {
        UUID.random().uuidString
    }

    private static func isName(_ name: String) -> Bool {
        UUID(uuidString: name)?.uuidString == name
    }
}
