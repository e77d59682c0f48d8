import Foundation
import OpenWeatherCore

/// A directory with one file for each entry.
///
/// ```text
/// salt             sixteen random bytes, see DirectorySalt
/// staging/         files that are being written
/// 3f…9c.entry1     an entry, see EntryFormat; its modification date is the date of its last use
/// ```
struct CacheDirectory: Sendable {
    /// The attributes of an entry's file.
    struct Item: Sendable {
        /// The name of the file.
        let name: String
        /// The size of the file in bytes.
        let bytes: Int
        /// The date of the last use.
        let used: Date
    }

    /// The result of looking up an entry.
    enum Lookup: Sendable {
        /// There is no entry.
        case none
        /// The entry that was found.
        case entry(CacheEntry)
        /// There was a file in another format or with damaged bytes; it was removed.
        case damaged
    }

    private let path: String
    private let hash: KeyedHash
    private let format: EntryFormat
    private let staging: StagingDirectory

    /// Opens the directory at `path` for reading, or returns `nil` when nothing was ever stored there.
    ///
    /// - Throws: ``FileFailure``, also when others may write to the directory.
    static func existing(_ path: String) throws(FileFailure) -> CacheDirectory? {
        guard let hash = try DirectorySalt(directory: path).load() else { return nil }
        try check(path)
        return CacheDirectory(path: path, hash: hash)
    }

    /// Opens the directory at `path` for reading and writing, and creates what is missing.
    ///
    /// - Throws: ``FileFailure``, also when others may write to the directory.
    static func creating(_ path: String) throws(FileFailure) -> CacheDirectory {
        try FileSystem.createDirectory(path)
        try check(path)
        let staging = StagingDirectory(path: path + stagingName)
        try staging.prepare()
        return CacheDirectory(path: path, hash: try DirectorySalt(directory: path).loadOrCreate(with: staging))
    }

    /// Throws a failure when another user could have stored entries in the directory.
    private static func check(_ path: String) throws(FileFailure) {
        // The slash follows a link to the directory.
        guard try !FileAttributes(path: path + "/").isWritableByOthers else { throw .writableByOthers }
    }

    private init(path: String, hash: KeyedHash) {
        self.path = path
        self.hash = hash
        format = EntryFormat(hash: hash)
        staging = StagingDirectory(path: path + Self.stagingName)
    }

    /// Removes the files that killed processes left in the staging directory.
    ///
    /// Call it once at the start: a writer that has created its file but not locked it yet looks killed, and must write
    /// the file again.
    func removeLeftovers() {
        // A directory that can be read but not written is still of use.
        try? staging.clean()
    }

    /// Reads the entry for `key` and marks it as used at `date`.
    ///
    /// - Parameters:
    ///   - key: The key of the entry.
    ///   - limit: The size of the largest file to read, in bytes.
    ///   - date: The current date.
    /// - Returns: The result of the look-up.
    /// - Throws: ``FileFailure`` when the system refuses.
    func read(_ key: CacheKey, limit: Int, at date: Date) throws(FileFailure) -> Lookup {
        let file = file(for: key)
        do {
            let open = try OpenFile.reading(file)
            let attributes = try open.attributes()
            if let entry = format.decode(try open.contents(of: attributes, limit: limit), for: key) {
                // A second is exact enough for the order of use and saves a write on most reads.
                if abs(attributes.modified.timeIntervalSince(date)) >= 1 { open.markUsed(at: date) }
                return .entry(entry)
            }
        } catch  where error.isMissing {
            return .none
        } catch  where error.isOfWrongKind || error == .tooLarge {
            // Removed below, like damaged bytes.
        }
        try FileSystem.remove(file)
        return .damaged
    }

    /// Writes the bytes of an entry for `key`.
    ///
    /// - Parameters:
    ///   - entry: The bytes from ``encode(_:for:)``.
    ///   - key: The key of the entry.
    ///   - date: The date of use.
    /// - Returns: The name of the file, and the growth of the directory in files and bytes, which may be negative.
    /// - Throws: ``FileFailure`` when the system refuses; the previous entry is then unchanged, or rarely missing.
    func write(_ entry: Data, for key: CacheKey, at date: Date) throws(FileFailure) -> (
        name: String, growth: CacheUsage
    ) {
        let name = name(for: key)
        let file = path + "/" + name
        let old = try? FileAttributes(path: file)
        // Not synchronized: an entry that a power failure damages fails its checksum and is a miss.
        try staging.write(entry, to: file, usedAt: date, isDurable: false)
        let growth = CacheUsage(entries: old == nil ? 1 : 0, bytes: entry.count - (old?.size ?? 0))
        return (name, growth)
    }

    /// Returns the bytes of the file of `entry` for `key`.
    func encode(_ entry: CacheEntry, for key: CacheKey) -> Data {
        format.encode(entry, for: key)
    }

    /// Removes the entry for `key`, if there is one, and returns the number of files and bytes removed.
    func remove(_ key: CacheKey) throws(FileFailure) -> CacheUsage {
        let file = file(for: key)
        let size = (try? FileAttributes(path: file).size) ?? 0
        return try FileSystem.remove(file) ? CacheUsage(entries: 1, bytes: size) : CacheUsage(entries: 0, bytes: 0)
    }

    /// Removes the files, of which some may already be gone.
    static func remove(_ items: [Item], in path: String) throws(FileFailure) {
        for item in items { try FileSystem.remove(path + "/" + item.name) }
    }

    /// Returns the entries' files in the directory at `path`, including those in other formats.
    static func items(in path: String) throws(FileFailure) -> [Item] {
        var items: [Item] = []
        for name in try FileSystem.names(in: path) where name.contains(".entry") {
            // A file that vanished was removed by another process; a directory is not an entry.
            guard let attributes = try? FileAttributes(path: path + "/" + name), attributes.isRegular else { continue }
            items.append(Item(name: name, bytes: attributes.size, used: attributes.modified))
        }
        return items
    }

    private func file(for key: CacheKey) -> String {
        path + "/" + name(for: key)
    }

    private func name(for key: CacheKey) -> String {
        let bytes = hash(Data(key.description.utf8))
        let name = bytes.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }
        return String(decoding: name, as: UTF8.self) + EntryFormat.suffix
    }

    private static let stagingName = "/staging"
    private static let digits = Array("0123456789abcdef".utf8)
}

// MARK: - Files

/// The bytes of an entry's file.
///
/// | bytes | content |
/// | --- | --- |
/// | 8 | the letters `OWentry` and the number of the format |
/// | 16 | the checksum of everything after it |
/// | 8 + 8 | when the response was fetched and when it expires, as bit patterns of seconds since 2001 |
/// | 8 | the length of the key |
/// | 8 | the length of the response |
/// | … | the key in UTF-8, then the response |
///
/// Numbers are little-endian. The key is compared on reading, so that one of two keys with the same file name never
/// returns the entry of the other.
struct EntryFormat: Sendable {
    private let hash: KeyedHash

    /// Creates the format with the hash for its checksums.
    init(hash: KeyedHash) {
        self.hash = hash
    }

    /// Returns the bytes of `entry` for `key`.
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

    /// Returns the entry in the bytes of a file, or `nil` when they are damaged, in another format, or for another key.
    func decode(_ file: Data, for key: CacheKey) -> CacheEntry? {
        let file = file.startIndex == 0 ? file : Data(file)
        guard file.count >= Self.headerLength, file.prefix(8) == Self.magic else { return nil }
        let content = file[24...]
        guard file[8..<24] == hash(content) else { return nil }
        let (fetchedAt, expiresAt, nameLength, bodyLength) = content.withUnsafeBytes {
            ($0.word(at: 0), $0.word(at: 8), $0.word(at: 16), $0.word(at: 24))
        }
        // Compared one by one, because the sum of two forged lengths can overflow.
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

    /// The suffix of a file name, with the number of the format, so that versions never read each other's files.
    static let suffix = ".entry1"

    private static let magic = Data("OWentry".utf8) + [1]
    private static let headerLength = 56
}

/// The random bytes that make the file names of a directory unpredictable.
///
/// They are in the directory itself, because every process that shares it must derive the same names. A reader of the
/// salt can read the entries as well; it protects file names that leave the device, in the index of a backup or a bug
/// report, from being matched against every coordinate of a grid.
struct DirectorySalt: Sendable {
    private let path: String

    /// Creates the salt of the directory at a path, without reading it.
    init(directory: String) {
        path = directory + "/salt"
    }

    /// Returns the hash for the names of the directory, or `nil` when nothing was ever stored there.
    func load() throws(FileFailure) -> KeyedHash? {
        do {
            return KeyedHash(key: try OpenFile.reading(path).contents(limit: KeyedHash.keyLength))
        } catch  where error.isMissing || error == .tooLarge {
            return nil
        }
    }

    /// Returns the hash for the names of the directory, with new random bytes when they are missing or damaged.
    ///
    /// When several processes start at once, the bytes of the first one count.
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
