import OpenWeatherCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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
