import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file, closed when the value goes away.
///
/// Foundation's file calls give neither locks nor exclusive creation nor the mode of a new file, so these few go to
/// the system directly.
struct OpenFile: ~Copyable {
    private let descriptor: Int32

    private init(_ path: String, _ flags: Int32) throws(FileFailure) {
        // O_NONBLOCK: a pipe in the place of a file must not block.
        let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw .last }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Opens a file to read it; the link itself is refused where the path is one and `followsLinks` is false.
    static func reading(_ path: String, followsLinks: Bool = false) throws(FileFailure) -> OpenFile {
        try OpenFile(path, followsLinks ? O_RDONLY : O_RDONLY | O_NOFOLLOW)
    }

    /// Creates a file that only its owner may read, and fails where there is one.
    static func creating(_ path: String) throws(FileFailure) -> OpenFile {
        try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    }

    /// Opens the file that stands for a lock, and creates it where there is none.
    static func lockFile(_ path: String) throws(FileFailure) -> OpenFile {
        try OpenFile(path, O_RDWR | O_CREAT | O_NOFOLLOW)
    }

    /// Writes what the system still holds back of the folder at `path`, such as a renaming.
    static func synchronizeDirectory(_ path: String) throws(FileFailure) {
        let directory = try OpenFile(path, O_RDONLY)
        try directory.synchronize()
    }

    /// What the system knows about the file.
    func attributes() throws(FileFailure) -> FileAttributes {
        try FileAttributes(descriptor: descriptor)
    }

    /// Everything in the file.
    ///
    /// - Throws: ``FileFailure/tooLarge`` when there are more than `limit` bytes, and for what is no regular file.
    func contents(limit: Int) throws(FileFailure) -> Data {
        let attributes = try attributes()
        guard attributes.isRegular else { throw FileFailure(code: attributes.isDirectory ? EISDIR : ENXIO) }
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

    /// Waits until the bytes would survive a power failure.
    func synchronize() throws(FileFailure) {
        guard fsync(descriptor) == 0 else { throw .last }
    }

    /// Takes the file's lock and returns whether it was free; it is given back when the file is closed, also by the
    /// end of the process.
    func tryLock() throws(FileFailure) -> Bool {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return false }
            guard errno == EINTR else { throw .last }
        }
        return true
    }

    /// Notes that the file was used at `date`.
    func markUsed(at date: Date) {
        let seconds = date.timeIntervalSince1970
        guard abs(seconds) < 1e11 else { return }
        let whole = seconds.rounded(.down)
        let time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1_000_000_000))
        _ = futimens(descriptor, [time, time])
    }
}
