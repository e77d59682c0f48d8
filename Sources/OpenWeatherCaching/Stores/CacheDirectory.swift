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

/// The bytes of an entry's file.
///
/// | bytes | content |
/// | --- | --- |
/// | 8 | the letters `OWentry` and the number of the format |
/// | 16 | the checksum of everything after it |
/// | 8 + 8 | when the answer was fetched and when it expires, as bit patterns of seconds since 2001 |
/// | 8 | the length of the key |
/// | 8 | the length of the answer |
/// | … | the key in UTF-8, then the answer |
///
/// Numbers are little-endian. The key is compared on reading, so that two keys with one file name cannot answer for
/// each other.
struct EntryFormat: Sendable {
    private let hash: KeyedHash

    /// Creates the format with the hash for its checksums.
    init(hash: KeyedHash) {
        self.hash = hash
    }

    /// The bytes for `entry` under `key`.
    func encode(_ entry: CacheEntry, for key: CacheKey) -> Data {
        let name = Data(key.description.utf8)
        var content = Data(capacity: 32 + name.count + entry.data.count)
        content.append(word: entry.fetchedAt.timeIntervalSinceReferenceDate.bitPattern)
        content.append(word: entry.expiresAt.timeIntervalSinceReferenceDate.bitPattern)
        content.append(word: UInt64(name.count))
        content.append(word: UInt64(entry.data.count))
        content.append(name)
        content.append(entry.data)
        return Self.magic + hash(content) + content
    }

    /// The entry in a file's bytes, or `nil` when they are damaged, of another format or for another key.
    func decode(_ file: Data, for key: CacheKey) -> CacheEntry? {
        let file = file.startIndex == 0 ? file : Data(file)
        guard file.count >= Self.headerLength, file.prefix(8) == Self.magic else { return nil }
        let content = file[24...]
        guard file[8..<24] == hash(content) else { return nil }
        let (fetchedAt, expiresAt, nameLength, bodyLength) = content.withUnsafeBytes {
            ($0.word(at: 0), $0.word(at: 8), $0.word(at: 16), $0.word(at: 24))
        }
        // Compared piece by piece, as the sum of two hostile lengths can overflow.
        let rest = UInt64(file.count - Self.headerLength)
        guard nameLength <= rest, bodyLength == rest - nameLength else { return nil }
        let body = Self.headerLength + Int(nameLength)
        guard file[Self.headerLength..<body].elementsEqual(key.description.utf8) else { return nil }
        return CacheEntry(
            data: Data(file[body...]),
            fetchedAt: Date(timeIntervalSinceReferenceDate: Double(bitPattern: fetchedAt)),
            expiresAt: Date(timeIntervalSinceReferenceDate: Double(bitPattern: expiresAt))
        )
    }

    /// The end of a file's name, with the number of the format, so that versions of the program never meet in a file.
    static let suffix = ".entry1"

    private static let magic = Data("OWentry".utf8) + [1]
    private static let headerLength = 56
}

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
