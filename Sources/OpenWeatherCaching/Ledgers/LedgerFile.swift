import Foundation
import OpenWeatherCore

/// The file of one record.
///
/// | bytes | content |
/// | --- | --- |
/// | 8 | the letters `OWcalls` and the number of the format |
/// | 16 | the checksum of the name of the file and the record |
/// | … | the record, see `CallRecord.bytes` |
///
/// The file is written in place, so that a volume without space can still count. All of it lies in one page, which the
/// system writes as a whole even when the process is killed. A new file gets its place with a record in it, so that one
/// without bytes has lost its calls.
///
/// The name of the file and the checksum in it depend on the salt of the directory. A record that does not fit the salt
/// shows that the salt has changed, or the record was damaged: the calls of a plan without a file are then not known.
struct LedgerFile: Sendable {
    /// The suffix of a file name, with the number of the format.
    static let suffix = ".calls1"

    private static let magic = Data("OWcalls".utf8) + [1]
    private static let headerLength = 24

    private let directory: OpenDirectory
    private let parent: String
    private let stem: String
    private let name: Data
    private let hash: KeyedHash
    private let salt: FileAttributes?

    /// Creates a file in the directory at `path` from the hash of its account and plan.
    ///
    /// `salt` has the attributes of the directory's salt from before `hash` was read from it; with `nil`, the file is for
    /// one use.
    init(directory: OpenDirectory, path: String, name: Data, hash: KeyedHash, salt: FileAttributes?) {
        stem = name.hexadecimal
        self.directory = directory
        parent = path
        self.name = name
        self.hash = hash
        self.salt = salt
    }

    /// The path of the file, for messages.
    var path: String { parent + "/" + stem + Self.suffix }

    /// A Boolean value that indicates whether another look for the file would find this one.
    ///
    /// The directory has to be the one at its path, which only its owner may write to, and its salt the same.
    var isInPlace: Bool {
        salt != nil && directory.isStillOwned(at: parent) && DirectorySalt(directory).attributes == salt
    }

    /// Returns whether the file exists.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    func exists() throws(WeatherError) -> Bool {
        do throws(FileFailure) {
            _ = try FileAttributes(stem + Self.suffix, in: directory)
            return true
        } catch  where error.isMissing {
            return false
        } catch {
            throw .storage(error.whileReading(path))
        }
    }

    /// Opens the file, and creates it with its first record when it does not exist.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    func open() throws(WeatherError) -> OpenFile {
        do throws(FileFailure) {
            do throws(FileFailure) {
                return try OpenFile.writing(stem + Self.suffix, in: directory)
            } catch  where error.isMissing {
                try create()
                return try OpenFile.writing(stem + Self.suffix, in: directory)
            }
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    /// The record of a plan that has no file: an empty one, or an incomplete one when other records do not fit the salt.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    func firstRecord() throws(WeatherError) -> CallRecord {
        do throws(FileFailure) { return try first() } catch { throw .storage(error.whileReading(path)) }
    }

    private func create() throws(FileFailure) {
        let staging = try StagingDirectory.creating(LedgerDirectory.staging, in: directory)
        do throws(FileFailure) {
            try staging.write(encode(try first()), toNew: stem + Self.suffix)
        } catch  where error.isExisting {
            // Another process was faster.
        }
    }

    private func first() throws(FileFailure) -> CallRecord {
        for file in try directory.names() where file.hasSuffix(Self.suffix) {
            guard let name = Self.name(ofStem: file.dropLast(Self.suffix.count)), name != self.name else { continue }
            let bytes: Data?
            do throws(FileFailure) {
                let open = try OpenFile.reading(file, in: directory)
                // Another process changes the record, which it could read.
                guard try open.tryLock() else { continue }
                bytes = try open.contents(limit: Self.limit)
            } catch  where error.isMissing {
                continue
            } catch  where error == .tooLarge {
                bytes = nil
            }
            guard let bytes, decode(bytes, name: name) != nil else { return .incomplete }
        }
        return CallRecord()
    }

    /// Returns the bytes of which `stem` has the hexadecimal digits; `nil` when it is not the stem of a record.
    private static func name(ofStem stem: Substring) -> Data? {
        let digits = stem.compactMap(\.hexDigitValue)
        guard digits.count == 32, stem.count == 32 else { return nil }
        let bytes = stride(from: 0, to: 32, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        return Data(bytes.map { UInt8($0) })
    }

    /// Opens the file, which exists, for reading alone.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    func openForReading() throws(WeatherError) -> OpenFile {
        do throws(FileFailure) {
            return try OpenFile.reading(stem + Self.suffix, in: directory)
        } catch {
            throw .storage(error.whileReading(path))
        }
    }

    /// Locks the file and returns whether the lock was free.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    func tryLock(_ open: borrowing OpenFile) throws(WeatherError) -> Bool {
        do throws(FileFailure) { return try open.tryLock() } catch { throw .storage(error.whileWriting(path)) }
    }

    /// Returns the record, which is incomplete when the bytes are damaged or missing; damaged ones are kept beside the file.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    func record(under lock: borrowing OpenFile) throws(WeatherError) -> CallRecord {
        let bytes: Data
        do throws(FileFailure) {
            bytes = try lock.contents(limit: Self.limit)
        } catch  where error == .tooLarge {
            return .incomplete
        } catch {
            throw .storage(error.whileReading(path))
        }
        if let record = decode(bytes, name: name) { return record }
        if !bytes.isEmpty { keep(bytes) }
        return .incomplete
    }

    /// Writes a record in place of the stored one, which is `old`.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; the stored one is then unchanged.
    func write(_ record: CallRecord, replacing old: CallRecord, under lock: borrowing OpenFile) throws(WeatherError) {
        do throws(FileFailure) {
            try lock.overwrite(with: encode(record))
        } catch {
            // A part of the new bytes may have been written. As many of the old ones can be.
            try? lock.overwrite(with: encode(old))
            throw .storage(error.whileWriting(path))
        }
    }

    private func encode(_ record: CallRecord) -> Data {
        let content = record.bytes
        return Self.magic + hash(name + content) + content
    }

    private func decode(_ bytes: Data, name: Data) -> CallRecord? {
        guard bytes.count > Self.headerLength, bytes.prefix(8) == Self.magic else { return nil }
        let content = Data(bytes.dropFirst(Self.headerLength))
        guard Data(bytes.dropFirst(8).prefix(16)) == hash(name + content) else { return nil }
        return CallRecord(content)
    }

    /// Keeps damaged bytes for inspection; the first ones, so that they cannot fill a volume.
    private func keep(_ bytes: Data) {
        guard let file = try? OpenFile.creating(stem + ".damaged-1", in: directory) else { return }
        try? file.append(bytes)
    }

    /// The largest file that is read, in bytes.
    private static let limit = 4_096
}
