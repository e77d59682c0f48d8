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
#error("Import the C library of this platform here: the module with openat, fdopendir, linkat, and renameat.")
#endif

/// An open directory, closed at the end of its lifetime.
///
/// Its files are reached through it and by their names, and never through a path, which may lead elsewhere once another
/// program has replaced a part of it with a link. Links in the place of a file are not followed either.
final class OpenDirectory: Sendable {
    /// The descriptor, for calls that take a directory and a name.
    let descriptor: Int32

    private init(_ name: String, in parent: Int32) throws(FileFailure) {
        let descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Opens the directory at `path`; a link to one is refused, links above it are followed.
    static func existing(_ path: String) throws(FileFailure) -> OpenDirectory {
        try OpenDirectory(path.withoutLastSlashes, in: AT_FDCWD)
    }

    /// Opens the directory at `path` as ``existing(_:)`` does, and creates it and the missing ones above it.
    static func creating(_ path: String) throws(FileFailure) -> OpenDirectory {
        do throws(FileFailure) {
            return try existing(path)
        } catch  where error.isMissing {
            try FileSystem.createDirectory(path)
            return try existing(path)
        }
    }

    /// Opens a directory in this one; a link to one is refused.
    func existing(_ name: String) throws(FileFailure) -> OpenDirectory {
        try OpenDirectory(name, in: descriptor)
    }

    /// Opens a directory in this one, and creates it for its owner alone when it does not exist.
    func creating(_ name: String) throws(FileFailure) -> OpenDirectory {
        guard mkdirat(descriptor, name, 0o700) == 0 || errno == EEXIST else { throw .last }
        return try existing(name)
    }

    /// Whether `path` still leads to this directory, and not to another one or to a link.
    func isStill(at path: String) -> Bool {
        guard let mine = try? attributes(), let there = try? FileAttributes(path: path) else { return false }
        return mine.identity == there.identity
    }

    /// Whether `path` still leads to this directory, and no other user may write to it.
    func isStillOwned(at path: String) -> Bool {
        isStill(at: path) && (try? checkOwner()) != nil
    }

    /// Throws ``FileFailure/writableByOthers`` when another user could put files into the directory.
    func checkOwner() throws(FileFailure) {
        guard try !attributes().isWritableByOthers else { throw .writableByOthers }
    }

    /// Returns the attributes of the directory.
    func attributes() throws(FileFailure) -> FileAttributes {
        try FileAttributes(descriptor: descriptor)
    }

    /// Returns the names in the directory; those that are not UTF-8 are repaired, and so name no file.
    func names() throws(FileFailure) -> [String] {
        // Reading moves a position that all copies of a descriptor share.
        let reader = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard reader >= 0 else { throw .last }
        guard let stream = fdopendir(reader) else {
            let failure = FileFailure.last
            close(reader)
            throw failure
        }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = Self.name(of: UnsafePointer(entry))
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw .last }
        return names
    }

    private static func name(of entry: UnsafePointer<dirent>) -> String {
        // The system allots as much memory as the name needs, so the declared array must not be copied.
        let start = UnsafeRawPointer(entry) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
        return String(cString: start.assumingMemoryBound(to: CChar.self))
    }

    /// Removes a file and returns whether it existed; a link is removed itself.
    ///
    /// - Throws: ``FileFailure``; ``FileFailure/isDirectory`` on every system when `name` is a directory.
    @discardableResult
    func remove(_ name: String) throws(FileFailure) -> Bool {
        if unlinkat(descriptor, name, 0) == 0 { return true }
        let failure = FileFailure.last
        if failure.isMissing { return false }
        // For a directory, POSIX and Darwin say EPERM, which has other causes too; Linux says EISDIR.
        if failure.code == EPERM, (try? FileAttributes(name, in: self))?.isDirectory == true { throw .isDirectory }
        throw failure
    }

    /// Moves a file to `target` in one step, replacing the file that is there.
    func move(_ name: String, to target: OpenDirectory, as newName: String) throws(FileFailure) {
        guard renameat(descriptor, name, target.descriptor, newName) == 0 else { throw .last }
    }

    /// Moves a file to `target`, replacing the file that is there, which may be missing for a moment.
    ///
    /// On Linux the old file is removed first: a rename over a file makes ext4 write the new one to the disk at once,
    /// which takes longer than all the rest of storing an entry.
    func replace(_ name: String, to target: OpenDirectory, as newName: String) throws(FileFailure) {
        #if !canImport(Darwin)
        // Whatever cannot be removed is dealt with by the rename.
        _ = unlinkat(target.descriptor, newName, 0)
        #endif
        try move(name, to: target, as: newName)
    }

    /// Moves a file to `target` under a name that must not be taken.
    ///
    /// - Throws: ``FileFailure``, which ``FileFailure/isExisting`` when it is taken.
    func moveNew(_ name: String, to target: OpenDirectory, as newName: String) throws(FileFailure) {
        if linkat(descriptor, name, target.descriptor, newName, 0) == 0 {
            try remove(name)
            return
        }
        let failure = FileFailure.last
        // Some file systems have no hard links.
        guard !failure.isExisting, (try? FileAttributes(newName, in: target)) == nil else {
            throw FileFailure(code: EEXIST)
        }
        try move(name, to: target, as: newName)
    }

    /// Moves a file or a link that is in the place of another to the first free name of `name.damaged-1` and so on.
    ///
    /// - Throws: ``FileFailure``, also when a hundred files were kept.
    func setAside(_ name: String) throws(FileFailure) {
        for number in 1...Self.keptCount {
            do throws(FileFailure) {
                return try moveNew(name, to: self, as: "\(name).damaged-\(number)")
            } catch  where error.isMissing {
                return  // Another process was faster.
            } catch  where error.isExisting {
                continue
            }
        }
        throw .tooLarge
    }

    /// The number of files that are kept; the directory is not used after that many.
    private static let keptCount = 100

    /// Waits until changes of the directory, such as a move, would survive a power failure.
    func synchronize() throws(FileFailure) {
        try FileSystem.synchronize(descriptor)
    }
}

extension String {
    /// The path without the slashes at its end, which would follow a link; that of the root stays.
    var withoutLastSlashes: String {
        var path = self[...]
        while path.dropFirst().last == "/" { path.removeLast() }
        return String(path)
    }
}
