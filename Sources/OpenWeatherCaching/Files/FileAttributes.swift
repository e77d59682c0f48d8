import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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
