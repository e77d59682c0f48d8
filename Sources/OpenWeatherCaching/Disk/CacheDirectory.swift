import Foundation
import OpenWeatherCore

/// A folder with one file per entry.
///
/// ```text
/// salt             sixteen random bytes, see DirectorySalt
/// staging/         files that are being written
/// 3f…9c.entry1     an entry, see EntryFormat; its date of change is the date of its last use
/// ```
struct CacheDirectory: Sendable {
    /// What is known of an entry's file without reading it.
    struct Item: Sendable {
        /// The name of the file.
        let name: String
        /// The bytes in it.
        let bytes: Int
        /// When it was used last.
        let used: Date
    }

    /// What became of a search for an entry.
    enum Lookup: Sendable {
        /// There is none.
        case none
        /// This is it.
        case entry(CacheEntry)
        /// There was a file that could not be understood; it was removed.
        case damaged
    }

    private let path: String
    private let hash: KeyedHash
    private let format: EntryFormat
    private let staging: StagingDirectory

    /// Opens the folder at `path` for reading, or returns `nil` when nothing was ever kept there.
    ///
    /// - Throws: ``FileFailure``, also when others may write to the folder.
    static func existing(_ path: String) throws(FileFailure) -> CacheDirectory? {
        guard let hash = try DirectorySalt(directory: path).load() else { return nil }
        try check(path)
        return CacheDirectory(path: path, hash: hash)
    }

    /// Removes what killed processes left in the folder.
    ///
    /// To be done once at the start: a writer between the making of a file and its locking is taken for dead, and
    /// has to begin again.
    func removeLeftovers() {
        // A folder that can be read but not written still answers.
        try? staging.clean()
    }

    /// Opens the folder at `path` for reading and writing, and makes what is missing of it.
    ///
    /// - Throws: ``FileFailure``, also when others may write to the folder.
    static func creating(_ path: String) throws(FileFailure) -> CacheDirectory {
        try FileSystem.createDirectory(path)
        try check(path)
        let staging = StagingDirectory(path: path + "/scratch")
        try staging.prepare()
        return CacheDirectory(path: path, hash: try DirectorySalt(directory: path).loadOrCreate(with: staging))
    }

    /// Whoever may write to the folder may put weather of their own there; the slash follows a link to the folder.
    private static func check(_ path: String) throws(FileFailure) {
        guard try !FileAttributes(path: path + "/").isWritableByOthers else { throw .writableByOthers }
    }

    private init(path: String, hash: KeyedHash) {
        self.path = path
        self.hash = hash
        format = EntryFormat(hash: hash)
        staging = StagingDirectory(path: path + "/scratch")
    }

    /// The entry under `key`, which counts as used at `date` from then on.
    ///
    /// - Parameters:
    ///   - key: The name of the entry.
    ///   - limit: The largest file to read.
    ///   - date: The moment.
    /// - Returns: What was found.
    /// - Throws: ``FileFailure`` when the system refuses.
    func read(_ key: CacheKey, limit: Int, at date: Date) throws(FileFailure) -> Lookup {
        let file = file(for: key)
        do {
            let open = try OpenFile.reading(file)
            if let entry = format.decode(try open.contents(limit: limit), for: key) {
                // A second is exact enough for an order of use and saves a change of the disk on most reads.
                if abs(try open.attributes().modified.timeIntervalSince(date)) >= 1 { open.markUsed(at: date) }
                return .entry(entry)
            }
        } catch  where error.isMissing {
            return .none
        } catch  where error.isOfWrongKind || error == .tooLarge {
            // As damaged as wrong bytes.
        }
        try FileSystem.remove(file)
        return .damaged
    }

    /// Keeps `entry` under `key`.
    ///
    /// - Parameters:
    ///   - entry: The entry, already in the folder's format.
    ///   - key: The name of the entry.
    ///   - date: When it counts as used.
    /// - Returns: The file's name and how many files and bytes the folder gained, which may be less than none.
    /// - Throws: ``FileFailure`` when the system refuses; what was there before is then still there.
    func write(_ entry: Data, for key: CacheKey, at date: Date) throws(FileFailure) -> (
        name: String, growth: CacheUsage
    ) {
        let file = file(for: key)
        let old = try? FileAttributes(path: file)
        // Not waited for the disk to have it: after a power failure the checksum tells, and the entry is a miss.
        try staging.write(entry, to: file, usedAt: date, isDurable: false)
        let growth = CacheUsage(entries: old == nil ? 1 : 0, bytes: entry.count - (old?.size ?? 0))
        return (name(for: key), growth)
    }

    /// The bytes of the file for `entry` under `key`.
    func encode(_ entry: CacheEntry, for key: CacheKey) -> Data {
        format.encode(entry, for: key)
    }

    /// Removes the entry under `key`, if there is one, and returns how many files and bytes the folder lost.
    func remove(_ key: CacheKey) throws(FileFailure) -> CacheUsage {
        let file = file(for: key)
        let size = (try? FileAttributes(path: file).size) ?? 0
        return try FileSystem.remove(file) ? CacheUsage(entries: 1, bytes: size) : CacheUsage(entries: 0, bytes: 0)
    }

    /// Removes these files; those that are gone already do not matter.
    static func remove(_ items: [Item], in path: String) throws(FileFailure) {
        for item in items { try FileSystem.remove(path + "/" + item.name) }
    }

    /// Every entry's file in the folder at `path`, those of other formats too; what is no file is none of ours.
    static func items(in path: String) throws(FileFailure) -> [Item] {
        var items: [Item] = []
        for name in try FileSystem.names(in: path) where name.contains(".entry") {
            // What vanishes meanwhile was removed by another process.
            guard let attributes = try? FileAttributes(path: path + "/" + name), attributes.isRegular else { continue }
            items.append(Item(name: name, bytes: attributes.size, used: attributes.modified))
        }
        return items
    }

    private func file(for key: CacheKey) -> String {
        path + "/" + name(for: key)
    }

    private func name(for key: CacheKey) -> String {
        var name = ""
        for byte in hash(Data(key.description.utf8)) {
            name.append(Self.digits[Int(byte >> 4)])
            name.append(Self.digits[Int(byte & 15)])
        }
        return name + EntryFormat.suffix
    }

    private static let digits = Array("0123456789abcdef")
}
