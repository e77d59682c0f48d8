import Foundation
import OpenWeatherCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
#error("Import the C library of this platform here: the module with open, flock, lstat, and futimens.")
#endif

/// Operations on directories by their path, and on descriptors.
enum FileSystem: Sendable {
    /// Creates the directory at `path` and the missing ones above it, for their owner alone.
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
        guard FileAttributes(status).isDirectory else { throw .notDirectory }
    }

    /// Excludes the directory at `path`, and with it all that is in it, from backups on Apple systems.
    ///
    /// Where the system refuses, the directory is used all the same.
    static func excludeFromBackups(_ path: String) {
        #if canImport(Darwin)
        var url = URL(filePath: path)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try? url.setResourceValues(values)
        #endif
    }

    /// Lets another thread or process run that waits for the processor, if there is one.
    ///
    /// It takes less than a microsecond. Yielding a task instead can wake a thread, which then takes a processor from the
    /// process that is waited for.
    static func yieldProcessor() {
        sched_yield()
    }

    /// Waits until the bytes behind a descriptor, or the names in it, would survive a power failure.
    static func synchronize(_ descriptor: Int32) throws(FileFailure) {
        #if canImport(Darwin)
        // fsync on Darwin leaves the bytes in the drive's own cache. Some file systems, such as network volumes, refuse
        // F_FULLFSYNC; fsync is then the most there is.
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        guard fsync(descriptor) == 0 else { throw .last }
    }
}

/// The attributes of a file that the system keeps.
struct FileAttributes: Hashable, Sendable {
    /// The numbers by which the system knows a file.
    struct Identity: Hashable, Sendable {
        fileprivate let device: UInt64
        fileprivate let number: UInt64
    }

    /// A Boolean value that indicates whether it is a regular file: not a directory, link, pipe or device.
    let isRegular: Bool
    /// A Boolean value that indicates whether it is a directory.
    let isDirectory: Bool
    /// The size in bytes.
    let size: Int
    /// The date of the last write, or the one set by ``OpenFile/markUsed(at:)``.
    let modified: Date
    /// The file itself, whatever its name is.
    let identity: Identity
    private let mode: UInt32
    private let owner: uid_t

    /// A Boolean value that indicates whether its group or everyone else may read or write it.
    var isOpenToOthers: Bool { mode & 0o077 != 0 }

    /// A Boolean value that indicates whether it belongs to another user, or its group or everyone else may write to
    /// it.
    var isWritableByOthers: Bool { mode & 0o022 != 0 || owner != geteuid() }

    /// Creates the attributes of the file at `path`; those of the link itself when it is one.
    init(path: String) throws(FileFailure) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw .last }
        self.init(status)
    }

    /// Creates the attributes of a file in an open directory; those of the link itself when it is one.
    init(_ name: String, in directory: OpenDirectory) throws(FileFailure) {
        var status = stat()
        guard fstatat(directory.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
        self.init(status)
    }

    /// Creates the attributes of an open file.
    init(descriptor: Int32) throws(FileFailure) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        self.init(status)
    }

    fileprivate init(_ status: stat) {
        // The types of the mode and its constants differ from system to system.
        mode = UInt32(status.st_mode)
        owner = status.st_uid
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino)
        )
        isRegular = mode & UInt32(S_IFMT) == UInt32(S_IFREG)
        isDirectory = mode & UInt32(S_IFMT) == UInt32(S_IFDIR)
        // Beyond 2 GB where an Int has 32 bits, as on older watches.
        size = Int(clamping: status.st_size)
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        modified = Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000)
    }
}

/// The reason the system gave for refusing an operation on a file.
struct FileFailure: Error, Hashable, Sendable {
    /// The error number of the system, such as `ENOENT`.
    let code: Int32

    /// The reason of the system call that failed last.
    static var last: FileFailure { FileFailure(code: errno) }

    /// The file is larger than expected.
    static let tooLarge = FileFailure(code: EFBIG)

    /// The path does not name a directory.
    static let notDirectory = FileFailure(code: ENOTDIR)

    /// The path names a directory.
    static let isDirectory = FileFailure(code: EISDIR)

    /// Other users can change the directory.
    static let writableByOthers = FileFailure(code: EPERM)

    /// A Boolean value that indicates whether the file or directory does not exist.
    var isMissing: Bool { code == ENOENT }

    /// A Boolean value that indicates whether the file already exists.
    var isExisting: Bool { code == EEXIST }

    /// A Boolean value that indicates whether the path names something other than a regular file, or leads through
    /// something other than a directory.
    var isOfWrongKind: Bool { [ENOTDIR, EISDIR, ELOOP, ENXIO].contains(code) }

    /// Returns the failure to report after reading `name`.
    func whileReading(_ name: String) -> StorageFailure {
        .unreadable(name: name)
    }

    /// Returns the failure to report after writing `name`.
    func whileWriting(_ name: String) -> StorageFailure {
        code == ENOSPC || code == EDQUOT ? .full : .unwritable(name: name)
    }
}
