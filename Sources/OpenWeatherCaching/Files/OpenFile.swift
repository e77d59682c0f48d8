import Foundation

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

/// An open file, closed at the end of the value's lifetime.
///
/// Foundation has no calls for locks, exclusive creation, and the mode of a new file, so these are system calls.
struct OpenFile: ~Copyable {
    private let descriptor: Int32
    private let activity = ExpiringActivity()

    private init(_ path: String, _ flags: Int32) throws(FileFailure) {
        // O_NONBLOCK: opening a pipe in place of a file must not block.
        let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw .last }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
        activity.end()
    }

    /// Opens a file for reading; refuses a link unless `followsLinks` is true.
    static func reading(_ path: String, followsLinks: Bool = false) throws(FileFailure) -> OpenFile {
        try OpenFile(path, followsLinks ? O_RDONLY : O_RDONLY | O_NOFOLLOW)
    }

    /// Opens a file in a directory for reading; refuses a link.
    static func reading(_ name: String, in directory: OpenDirectory) throws(FileFailure) -> OpenFile {
        try OpenFile(name, in: directory, O_RDONLY)
    }

    /// Creates a file in a directory that only its owner may read; fails when there is one already.
    static func creating(_ name: String, in directory: OpenDirectory) throws(FileFailure) -> OpenFile {
        try OpenFile(name, in: directory, O_WRONLY | O_CREAT | O_EXCL)
    }

    /// Opens a file in a directory for reading and writing; refuses a link.
    static func writing(_ name: String, in directory: OpenDirectory) throws(FileFailure) -> OpenFile {
        try OpenFile(name, in: directory, O_RDWR)
    }

    /// Opens a file in a directory that serves as a lock, and creates it when it does not exist; refuses a link.
    static func lockFile(_ name: String, in directory: OpenDirectory) throws(FileFailure) -> OpenFile {
        try OpenFile(name, in: directory, O_RDWR | O_CREAT)
    }

    private init(_ name: String, in directory: OpenDirectory, _ flags: Int32) throws(FileFailure) {
        let descriptor = openat(directory.descriptor, name, flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw .last }
        self.descriptor = descriptor
    }

    /// Returns the attributes of the file.
    func attributes() throws(FileFailure) -> FileAttributes {
        try FileAttributes(descriptor: descriptor)
    }

    /// Returns the bytes of the file.
    ///
    /// - Throws: ``FileFailure/tooLarge`` when there are more than `limit`, and a failure that
    ///   ``FileFailure/isOfWrongKind`` for anything but a regular file.
    func contents(limit: Int) throws(FileFailure) -> Data {
        try contents(of: try attributes(), limit: limit)
    }

    /// Returns the bytes of the file, whose attributes were read before, as ``contents(limit:)`` does.
    func contents(of attributes: FileAttributes, limit: Int) throws(FileFailure) -> Data {
        guard attributes.isRegular else { throw attributes.isDirectory ? .isDirectory : FileFailure(code: ENXIO) }
        guard attributes.size <= limit else { throw .tooLarge }
        var data = Data(count: attributes.size)
        var count = 0
        while count < data.count {
            let part = data.withUnsafeMutableBytes {
                read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
            }
            if part < 0, errno == EINTR { continue }
            guard part >= 0 else { throw .last }
            if part == 0 { break }
            count += part
        }
        return count == data.count ? data : data.prefix(count)
    }

    /// Reads the next bytes, at most `limit`; an empty array at the end.
    func next(_ limit: Int) throws(FileFailure) -> [UInt8] {
        while true {
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
                count = read(descriptor, buffer.baseAddress, limit)
                initialized = max(0, count)
            }
            if count >= 0 { return bytes }
            guard errno == EINTR else { throw .last }
        }
    }

    /// Writes all of `data`.
    func append(_ data: Data) throws(FileFailure) {
        var count = 0
        while count < data.count {
            let part = data.withUnsafeBytes { write(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count) }
            if part < 0, errno == EINTR { continue }
            guard part >= 0 else { throw .last }
            count += part
        }
    }

    /// Replaces the bytes of the file with `data`, in one step for a reader that holds the lock.
    ///
    /// - Throws: ``FileFailure``; when a part could not be written, the file holds neither the old bytes nor the new ones.
    func overwrite(with data: Data) throws(FileFailure) {
        var count = 0
        while count < data.count {
            let part = data.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count, off_t(count))
            }
            if part < 0, errno == EINTR { continue }
            guard part >= 0 else { throw .last }
            count += part
        }
        guard try attributes().size > data.count else { return }
        guard ftruncate(descriptor, off_t(data.count)) == 0 else { throw .last }
    }

    /// Waits until the bytes would survive a power failure.
    func synchronize() throws(FileFailure) {
        try FileSystem.synchronize(descriptor)
    }

    /// Locks the file and returns whether the lock was free.
    ///
    /// The lock is released when the file is closed, also by the end of the process. From the first attempt until then,
    /// the process is not suspended, see ``ExpiringActivity``.
    func tryLock() throws(FileFailure) -> Bool {
        activity.begin()
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return false }
            guard errno == EINTR else { throw .last }
        }
        return true
    }

    /// Sets the modification date of the file to `date`, or does nothing when the system cannot express it.
    func markUsed(at date: Date) {
        let seconds = date.timeIntervalSince1970
        // An Int has 32 bits on older watches, where dates end in 2038.
        guard abs(seconds) < 1e11, let whole = Int(exactly: seconds.rounded(.down)) else { return }
        let nanoseconds = (seconds - Double(whole)) * 1_000_000_000
        let time = timespec(tv_sec: .init(whole), tv_nsec: .init(nanoseconds))
        _ = futimens(descriptor, [time, time])
    }
}
