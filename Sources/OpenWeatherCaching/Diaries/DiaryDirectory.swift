import Foundation
import OpenWeatherCore

/// The directory of a diary, with a file for each place.
///
/// ```text
/// lock                     locked while a file is changed; stays, because removing a lock would break it
/// salt                     sixteen random bytes, see DirectorySalt
/// staging/                 a file while it is being written
/// 3f…9c.diary1             sixteen bytes of checksum, then the entries about a place, see DiaryRow
/// 3f…9c.diary1.damaged-1  one that could not be read
/// ```
struct DiaryDirectory: Sendable {
    private let path: String

    /// Creates a directory at a URL, without reading it.
    init(_ url: URL) {
        path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    }

    /// The path of the lock, for messages.
    var lockPath: String { path + "/" + Self.lock }

    /// Returns a Boolean value that indicates whether there is a directory.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when it cannot be opened, also for a link in its place.
    func exists() throws(WeatherError) -> Bool {
        do throws(FileFailure) {
            _ = try OpenDirectory.existing(path)
            return true
        } catch  where error.isMissing {
            return false
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    /// Returns the lock; `nil` while another process holds it.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    func tryLock() throws(WeatherError) -> OpenFile? {
        do throws(FileFailure) {
            let directory = try OpenDirectory.creating(path)
            try directory.checkOwner()
            let file = try OpenFile.lockFile(Self.lock, in: directory)
            guard try file.tryLock() else { return nil }
            return file
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    /// Returns the entries about a place; an empty array when its file is missing or damaged.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    func entries(at coordinate: Coordinate) throws(WeatherError) -> [DiaryEntry] {
        do throws(FileFailure) {
            let directory = try OpenDirectory.existing(path)
            guard let hash = try DirectorySalt(directory).load() else { return [] }
            return try DiaryFile(coordinate, hash, in: directory).entries() ?? []
        } catch  where error.isMissing {
            return []
        } catch {
            throw .storage(error.whileReading(path))
        }
    }

    /// Replaces the entries about a place for the holder of the lock, and removes files beyond the limit.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; the entries are as they were then.
    func change(
        _ coordinate: Coordinate,
        under lock: borrowing OpenFile,
        _ limits: DiaryLimits,
        _ change: ([DiaryEntry]) -> [DiaryEntry]
    ) throws(WeatherError) {
        do throws(FileFailure) {
            let directory = try OpenDirectory.existing(path)
            // A backup would show where the owner has looked for weather, also after the diary is erased.
            FileSystem.excludeFromBackups(path)
            let staging = try StagingDirectory.creating(Self.staging, in: directory)
            let hash = try DirectorySalt(directory).loadOrCreate(with: staging)
            let file = DiaryFile(coordinate, hash, in: directory)
            let old = try file.entries()
            if old == nil { try directory.setAside(file.name) }
            let new = change(old ?? [])
            guard new != old else { return }
            try staging.write(file.bytes(of: new), to: file.name, isDurable: true)
            try removeFiles(beyond: limits.places, but: file.name, in: directory)
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    /// Removes every file of entries, damaged and unfinished ones included, for the holder of the lock.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    func erase(under lock: borrowing OpenFile) throws(WeatherError) {
        do throws(FileFailure) {
            let directory = try OpenDirectory.existing(path)
            for name in try directory.names() where name.contains(".diary1") { try directory.remove(name) }
            try? StagingDirectory.existing(Self.staging, in: directory)?.clean()
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    private func removeFiles(beyond count: Int, but kept: String, in directory: OpenDirectory) throws(FileFailure) {
        let names = try directory.names().filter { $0.hasSuffix(DiaryFile.suffix) && $0 != kept }
        guard names.count >= count else { return }
        let files = names.map { ($0, (try? FileAttributes($0, in: directory))?.modified ?? .distantPast) }
        for (name, _) in files.sorted(on: \.1).prefix(names.count - count + 1) { try directory.remove(name) }
    }

    private static let lock = "lock"
    private static let staging = "staging"
}

/// The file of a place.
private struct DiaryFile {
    static let suffix = ".diary1"

    let name: String
    private let hash: KeyedHash
    private let directory: OpenDirectory

    init(_ coordinate: Coordinate, _ hash: KeyedHash, in directory: OpenDirectory) {
        let place = coordinate.rounded(toDecimals: 2)
        name = hash(Data("\(place.latitude),\(place.longitude)".utf8)).hexadecimal + Self.suffix
        self.hash = hash
        self.directory = directory
    }

    /// Returns the entries, none when there is no file; `nil` when it is damaged.
    func entries() throws(FileFailure) -> [DiaryEntry]? {
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = Array(try OpenFile.reading(name, in: directory).contents(limit: Self.limit))
        } catch  where error.isMissing {
            return []
        } catch  where error == .tooLarge || error.isOfWrongKind {
            return nil
        }
        let rows = bytes.dropFirst(Self.checksumLength)
        guard rows.count.isMultiple(of: DiaryRow.length), Data(bytes.prefix(Self.checksumLength)) == checksum(of: rows)
        else { return nil }
        return stride(from: rows.startIndex, to: rows.endIndex, by: DiaryRow.length)
            .compactMap { start in
                DiaryRow(rows[start..<start + DiaryRow.length])?.entry
            }
    }

    /// Returns the bytes of a file with entries.
    func bytes(of entries: [DiaryEntry]) -> Data {
        var rows: [UInt8] = []
        rows.reserveCapacity(entries.count * DiaryRow.length)
        for entry in entries { rows += DiaryRow(entry).bytes ?? [] }
        return checksum(of: rows[...]) + Data(rows)
    }

    private func checksum(of rows: ArraySlice<UInt8>) -> Data {
        hash(Data(name.utf8) + Data(rows))
    }

    private static let checksumLength = 16
    private static let limit = 64 << 20
}
