import Foundation
import OpenWeatherCore

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
