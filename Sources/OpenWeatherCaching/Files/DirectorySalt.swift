import Foundation

/// The random bytes that make the file names of a directory unpredictable.
///
/// They are in the directory itself, because every process that shares it must derive the same names. A reader of the
/// salt can read the entries as well; it protects file names that leave the device, in the index of a backup or a bug
/// report, from being matched against every coordinate of a grid.
struct DirectorySalt: Sendable {
    private let directory: OpenDirectory

    /// Creates the salt of a directory, without reading it.
    init(_ directory: OpenDirectory) {
        self.directory = directory
    }

    /// The attributes of the file that holds the bytes; `nil` when there is none.
    ///
    /// Bytes that were read after their attributes are in effect for as long as these stay the same.
    var attributes: FileAttributes? { try? FileAttributes(Self.name, in: directory) }

    /// Returns the hash for the names of the directory, or `nil` when nothing was ever stored there.
    func load() throws(FileFailure) -> KeyedHash? {
        do {
            return KeyedHash(key: try OpenFile.reading(Self.name, in: directory).contents(limit: KeyedHash.keyLength))
        } catch  where error.isMissing || error == .tooLarge || error.isOfWrongKind {
            return nil
        }
    }

    /// Returns the hash for the names of the directory, with new random bytes when they are missing or damaged.
    ///
    /// When several processes start at once, the bytes of the first one count. A damaged file, which may be a foreign
    /// one, is kept under another name.
    func loadOrCreate(with writer: StagingDirectory) throws(FileFailure) -> KeyedHash {
        if let hash = try load() { return hash }
        if attributes != nil { try directory.setAside(Self.name) }
        var random = SystemRandomNumberGenerator()
        let bytes = Data((0..<KeyedHash.keyLength).map { _ in UInt8.random(in: .min ... .max, using: &random) })
        do throws(FileFailure) {
            try writer.write(bytes, toNew: Self.name)
        } catch  where error.isExisting {
            // Another process was faster.
        }
        guard let hash = try load() else { throw FileFailure.tooLarge }
        return hash
    }

    private static let name = "salt"
}
