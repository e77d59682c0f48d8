import Foundation

/// The random bytes that make a folder's file names unguessable.
///
/// They lie in the folder itself, because every process that shares it must find the same names. Whoever can read
/// them can read the entries too; what they protect is a list of names that leaves the device, in a backup's index
/// or a problem report: without them such a name could be matched against every coordinate of a grid.
struct DirectorySalt: Sendable {
    private let path: String

    /// Names the salt of the folder at `folder`.
    init(directory: String) {
        path = directory + "/salt"
    }

    /// The hash for the folder's names, or `nil` when nothing was ever kept there.
    func load() throws(FileFailure) -> KeyedHash? {
        do {
            return KeyedHash(key: try OpenFile.reading(path).contents(limit: KeyedHash.keyLength))
        } catch  where error.isMissing || error == .tooLarge {
            return nil
        }
    }

    /// The hash for the folder's names, with new random bytes where there are none or damaged ones.
    ///
    /// When several processes begin at once, the first one's bytes win.
    func loadOrCreate(with writer: StagingDirectory) throws(FileFailure) -> KeyedHash {
        if let hash = try load() { return hash }
        let isDamaged = (try? FileAttributes(path: path)) != nil
        var random = SystemRandomNumberGenerator()
        let bytes = Data((0..<KeyedHash.keyLength).map { _ in UInt8.random(in: .min ... .max, using: &random) })
        do {
            if isDamaged {
                try writer.write(bytes, to: path, isDurable: true)
            } else {
                try writer.write(bytes, toNew: path)
            }
        } catch  where error.isExisting {
            // Another process was faster.
        }
        guard let hash = try load() else { throw FileFailure.tooLarge }
        return hash
    }
}
