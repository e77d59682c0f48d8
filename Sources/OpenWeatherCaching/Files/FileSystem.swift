import Foundation
import OpenWeatherCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The few changes made to folders.
enum FileSystem: Sendable {
    /// Makes the folder at `path` and those above it where they are missing, for their owner alone.
    static func createDirectory(_ path: String) throws(FileFailure) {
        if mkdir(path, 0o700) == 0 { return }
        let failure = FileFailure.last
        if failure.isMissing {
            guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { throw failure }
            try createDirectory(String(path[..<slash]))
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
        } else if !failure.isExisting {
            throw failure
        }
        var status = stat()
        guard stat(path, &status) == 0 else { throw .last }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw FileFailure.notDirectory }
    }

    /// The names in a folder; none when there is no such folder.
    static func names(in path: String) throws(FileFailure) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path)
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return []
        } catch {
            throw FileFailure(code: EACCES)
        }
    }

    /// Removes a file and returns whether there was one.
    @discardableResult
    static func remove(_ path: String) throws(FileFailure) -> Bool {
        if unlink(path) == 0 { return true }
        let failure = FileFailure.last
        guard failure.isMissing else { throw failure }
        return false
    }

    /// Gives the file at `source` the name `target`, in place of what has it, as one step.
    static func move(_ source: String, to target: String) throws(FileFailure) {
        guard rename(source, target) == 0 else { throw .last }
    }

    /// Gives the file at `source` the further name `target` unless that is taken, as one step.
    static func link(_ source: String, to target: String) throws(FileFailure) {
        #if canImport(Glibc)
        let result = Glibc.link(source, target)
        #elseif canImport(Musl)
        let result = Musl.link(source, target)
        #else
        let result = Darwin.link(source, target)
        #endif
        guard result == 0 else { throw .last }
    }
}

/// What the system knows about a file.
struct FileAttributes: Hashable, Sendable {
    /// Whether it is a file with bytes, not a folder, link, pipe or device.
    let isRegular: Bool
    /// Whether it is a folder.
    let isDirectory: Bool
    /// The bytes in it.
    let size: Int
    /// When it was written or marked as used.
    let modified: Date
    /// Whether its group or everyone else may read or write it.
    let isOpenToOthers: Bool
    /// Whether it belongs to someone else, or its group or everyone else may write to it.
    let isWritableByOthers: Bool

    /// The attributes of the file at `path`; of the link itself where it is one.
    init(path: String) throws(FileFailure) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw .last }
        self.init(status)
    }

    /// The attributes of an open file.
    init(descriptor: Int32) throws(FileFailure) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        self.init(status)
    }

    private init(_ status: stat) {
        let kind = status.st_mode & S_IFMT
        isRegular = kind == S_IFREG
        isDirectory = kind == S_IFDIR
        size = Int(status.st_size)
        isOpenToOthers = status.st_mode & 0o077 != 0
        isWritableByOthers = status.st_mode & 0o022 != 0 || status.st_uid != geteuid()
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        modified = Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000)
    }
}

/// The reason the system gave for refusing to work on a file.
struct FileFailure: Error, Hashable, Sendable {
    /// The system's number, such as `ENOENT`.
    let code: Int32

    /// The reason of the call that failed just now.
    static var last: FileFailure { FileFailure(code: errno) }

    /// The file is larger than anything that is expected of it.
    static let tooLarge = FileFailure(code: EFBIG)

    /// There is something else in the place of a folder.
    static let notDirectory = FileFailure(code: ENOTDIR)

    /// Others may change what is read there.
    static let writableByOthers = FileFailure(code: EPERM)

    /// Whether there is no such file or folder.
    var isMissing: Bool { code == ENOENT }

    /// Whether there is such a file already.
    var isExisting: Bool { code == EEXIST }

    /// Whether the path leads to something that is no regular file, or through one that is no folder.
    var isOfWrongKind: Bool { [ENOTDIR, EISDIR, ELOOP, ENXIO].contains(code) }

    /// The same for a user who wanted to read `name`.
    func whileReading(_ name: String) -> StorageFailure {
        .unreadable(name: name)
    }

    /// The same for a user who wanted to write `name`.
    func whileWriting(_ name: String) -> StorageFailure {
        code == ENOSPC || code == EDQUOT ? .full : .unwritable(name: name)
    }
}
