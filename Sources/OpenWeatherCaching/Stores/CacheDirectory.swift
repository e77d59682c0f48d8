import Foundation
import OpenWeatherCore

/// A directory with one file for each entry.
///
/// ```text
/// salt             sixteen random bytes, see DirectorySalt
/// salt.damaged-1   a file that was in the place of the salt; so for staging
/// staging/         files that are being written
/// 3f…9c.entry1     an entry, see EntryFormat; its modification date is the date of its last use
/// ```
struct CacheDirectory: Sendable {
    /// The result of looking up an entry.
    enum Lookup: Sendable {
        /// There is no entry.
        case none
        /// The entry that was found.
        case entry(CacheEntry)
        /// There was a file in another format or with damaged bytes; it was removed.
        case damaged
    }

    private let directory: OpenDirectory
    private let hash: KeyedHash
    private let format: EntryFormat
    /// `nil` when the directory was opened for reading.
    private let staging: StagingDirectory?

    /// Opens the directory at `path` for reading, or returns `nil` when nothing was ever stored there.
    ///
    /// - Throws: ``FileFailure``, also for a link, and when others may write to the directory.
    static func existing(_ path: String) throws(FileFailure) -> CacheDirectory? {
        guard let directory = try opened(path), let hash = try DirectorySalt(directory).load() else { return nil }
        return CacheDirectory(directory: directory, hash: hash, staging: nil)
    }

    /// Opens the directory at `path` for reading and writing, creates what is missing, excludes it from backups, and
    /// removes the files that killed processes left in the staging directory.
    ///
    /// A writer that has created its file but not locked it yet looks killed, and must write the file again.
    ///
    /// - Throws: ``FileFailure``, also for a link, and when others may write to the directory.
    static func creating(_ path: String) throws(FileFailure) -> CacheDirectory {
        let directory = try OpenDirectory.creating(path)
        try directory.checkOwner()
        FileSystem.excludeFromBackups(path)
        let staging = try StagingDirectory.creating(stagingName, in: directory)
        let hash = try DirectorySalt(directory).loadOrCreate(with: staging)
        return CacheDirectory(directory: directory, hash: hash, staging: staging)
    }

    /// Opens the directory at `path` for its names, or returns `nil` when there is none.
    ///
    /// - Throws: ``FileFailure``, also for a link, and when others may write to the directory.
    static func opened(_ path: String) throws(FileFailure) -> OpenDirectory? {
        do throws(FileFailure) {
            let directory = try OpenDirectory.existing(path)
            try directory.checkOwner()
            return directory
        } catch  where error.isMissing {
            return nil
        }
    }

    private init(directory: OpenDirectory, hash: KeyedHash, staging: StagingDirectory?) {
        self.directory = directory
        self.hash = hash
        self.staging = staging
        format = EntryFormat(hash: hash)
    }

    /// Whether `path` still leads to this directory, and no other user may write to it.
    func isStill(at path: String) -> Bool {
        directory.isStillOwned(at: path)
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
        let name = name(for: key)
        do {
            let open = try OpenFile.reading(name, in: directory)
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
        try directory.remove(name)
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
        let old = try? FileAttributes(name, in: directory)
        guard let staging else { throw .notDirectory }
        // Not synchronized: an entry that a power failure damages fails its checksum and is a miss.
        try staging.write(entry, to: name, usedAt: date, isDurable: false)
        let growth = CacheUsage(entries: old == nil ? 1 : 0, bytes: entry.count - (old?.size ?? 0))
        return (name, growth)
    }

    /// Returns the bytes of the file of `entry` for `key`.
    func encode(_ entry: CacheEntry, for key: CacheKey) -> Data {
        format.encode(entry, for: key)
    }

    /// Removes the entry for `key`, if there is one, and returns the number of files and bytes removed.
    func remove(_ key: CacheKey) throws(FileFailure) -> CacheUsage {
        let name = name(for: key)
        let size = (try? FileAttributes(name, in: directory).size) ?? 0
        return try directory.remove(name) ? CacheUsage(entries: 1, bytes: size) : CacheUsage(entries: 0, bytes: 0)
    }

    private func name(for key: CacheKey) -> String {
        hash(Data(key.description.utf8)).hexadecimal + EntryFormat.suffix
    }

    /// The name of the staging directory.
    static let stagingName = "staging"
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

    /// Returns whether a file of this name is an entry, in this format or another.
    ///
    /// It is 32 hexadecimal digits, `.entry` and the number of a format: any other file in the directory is foreign.
    static func isName(_ name: String) -> Bool {
        let bytes = name.utf8
        guard bytes.count > prefixLength, bytes.count <= prefixLength + 4 else { return false }
        return bytes.prefix(32).allSatisfy { isDigit($0) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 }
            && bytes.dropFirst(32).prefix(6).elementsEqual(".entry".utf8)
            && bytes.dropFirst(prefixLength).allSatisfy(isDigit)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    private static let prefixLength = 38
    private static let magic = Data("OWentry".utf8) + [1]
    private static let headerLength = 56
}
