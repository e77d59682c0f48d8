import Foundation
import OpenWeatherCore

/// The directory of a ledger.
///
/// ```text
/// salt             sixteen random bytes, see DirectorySalt
/// salt.damaged-1   a file that was in the place of the salt
/// staging/         the salt while it is being written
/// 3f…9c.calls1     the record of an account and a plan, see LedgerFile
/// 3f…9c.damaged-1  a record that could not be read
/// ```
struct LedgerDirectory: Sendable {
    private let path: String
    private let account: Secret

    /// Creates a directory at a URL, without reading it.
    init(url: URL, account: Secret) {
        path = url.resolvingSymlinksInPath().path(percentEncoded: false)
        self.account = account
    }

    /// Returns the file of a plan; `nil` when it does not exist.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``, also for a link in place of the directory, and when
    ///   others may write to it.
    func existingFile(of plan: BillingPlan) throws(WeatherError) -> LedgerFile? {
        do throws(FileFailure) {
            let directory: OpenDirectory
            do throws(FileFailure) {
                directory = try OpenDirectory.existing(path)
            } catch  where error.isMissing {
                return nil
            }
            try directory.checkOwner()
            guard let hash = try DirectorySalt(directory).load() else { return nil }
            let file = file(of: plan, hash, nil, in: directory)
            return try file.exists ? file : nil
        } catch {
            throw .storage(error.whileReading(path))
        }
    }

    /// Returns the file of a plan, and creates the directory when it does not exist.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``, also when the salt is missing beside records, whose
    ///   names can then no longer be found, for a link in place of the directory, and when others may write to it.
    func file(of plan: BillingPlan) throws(WeatherError) -> LedgerFile {
        do throws(FileFailure) {
            let directory = try OpenDirectory.creating(path)
            try directory.checkOwner()
            let salt = DirectorySalt(directory).attributes
            return file(of: plan, try hash(of: directory), salt, in: directory)
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    private func hash(of directory: OpenDirectory) throws(FileFailure) -> KeyedHash {
        let salt = DirectorySalt(directory)
        if let hash = try salt.load() { return hash }
        guard try !directory.names().contains(where: { $0.hasSuffix(LedgerFile.suffix) }) else {
            // Another process may have created the salt and its first record meanwhile.
            guard let hash = try salt.load() else { throw FileFailure.isDirectory }
            return hash
        }
        return try salt.loadOrCreate(with: try StagingDirectory.creating("staging", in: directory))
    }

    private func file(
        of plan: BillingPlan,
        _ hash: KeyedHash,
        _ salt: FileAttributes?,
        in directory: OpenDirectory
    ) -> LedgerFile {
        let name = hash(Data("\(account.reveal())\n\(plan.rawValue)".utf8))
        return LedgerFile(directory: directory, path: path, name: name, hash: hash, salt: salt)
    }
}

/// The file of one record.
///
/// | bytes | content |
/// | --- | --- |
/// | 8 | the letters `OWcalls` and the number of the format |
/// | 16 | the checksum of the name of the file and the record |
/// | … | the record, see `CallRecord.bytes` |
///
/// The file is written in place, so that a volume without space can still count. All of it lies in one page, which the
/// system writes as a whole even when the process is killed. An empty file is one that was created and not written.
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
        stem = name.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
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

    /// A Boolean value that indicates whether the file exists.
    var exists: Bool {
        get throws(FileFailure) {
            do {
                _ = try FileAttributes(stem + Self.suffix, in: directory)
                return true
            } catch  where error.isMissing {
                return false
            }
        }
    }

    /// Opens the file, and creates it when it does not exist.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    func open() throws(WeatherError) -> OpenFile {
        do throws(FileFailure) {
            return try OpenFile.lockFile(stem + Self.suffix, in: directory)
        } catch {
            throw .storage(error.whileWriting(path))
        }
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

    /// Returns the record, which is incomplete when the bytes are damaged; they are then kept beside the file.
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
        if bytes.isEmpty { return CallRecord() }
        if let record = decode(bytes) { return record }
        keep(bytes)
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
            try? lock.overwrite(with: old == CallRecord() ? Data() : encode(old))
            throw .storage(error.whileWriting(path))
        }
    }

    private func encode(_ record: CallRecord) -> Data {
        let content = record.bytes
        return Self.magic + hash(name + content) + content
    }

    private func decode(_ bytes: Data) -> CallRecord? {
        guard bytes.count > Self.headerLength, bytes.prefix(8) == Self.magic else { return nil }
        let content = Data(bytes.dropFirst(Self.headerLength))
        guard Data(bytes.dropFirst(8).prefix(16)) == hash(name + content) else { return nil }
        return CallRecord(content)
    }

    /// Keeps damaged bytes for whoever wants to look at them; the first ones, so that they cannot fill a volume.
    private func keep(_ bytes: Data) {
        guard let file = try? OpenFile.creating(stem + ".damaged-1", in: directory) else { return }
        try? file.append(bytes)
    }

    /// The largest file that is read, in bytes.
    private static let limit = 4_096
}
