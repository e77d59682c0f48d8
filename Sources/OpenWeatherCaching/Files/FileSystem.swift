import Foundation

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
