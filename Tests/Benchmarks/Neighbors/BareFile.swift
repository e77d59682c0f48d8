import Foundation

/// A program without this package that keeps bytes in new files, written elsewhere and then moved to their place.
///
/// It neither encodes values nor calculates checksums, and does not look at what other programs may have done.
struct BareFile: Sendable {
    /// The path of the directory that the files are moved to.
    let directory: String
    private let staging: String

    /// Creates a program that keeps its files in a new directory of `parent`.
    ///
    /// - Throws: An error of the file system.
    init(in parent: URL) throws {
        let staging = parent.appending(path: "bare/staging")
        try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
        directory = parent.appending(path: "bare").path()
        self.staging = staging.path()
    }

    /// Writes a new file.
    ///
    /// - Throws: A failure when the system refuses.
    func write(_ bytes: [UInt8], to name: String) throws {
        let descriptor = open("\(staging)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        guard count == bytes.count, rename("\(staging)/\(name)", "\(directory)/\(name)") == 0, close(descriptor) == 0
        else { throw BenchmarkFailure(description: "A file could not be written.") }
    }
}
