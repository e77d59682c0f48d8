import Foundation
import OpenWeatherCore

/// The directory of a ledger.
///
/// ```text
/// salt             sixteen random bytes, see DirectorySalt
/// salt.damaged-1   a file that was in the place of the salt; so for staging
/// staging/         the salt or a new record while it is being written
/// 3f…9c.calls1     the record of an account and a plan, see LedgerFile
/// 3f…9c.damaged-1  a record that could not be read
/// ```
struct LedgerDirectory: Sendable {
    /// The name of the directory of half-written files.
    static let staging = "staging"

    private let path: String
    private let account: Secret

    /// Creates a directory at a URL, without reading it.
    init(url: URL, account: Secret) {
        path = url.resolvingSymlinksInPath().path(percentEncoded: false)
        self.account = account
    }

    /// Returns the file of a plan, which may not exist; `nil` when nothing was ever stored in the directory.
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
            return file(of: plan, hash, nil, in: directory)
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
        return try salt.loadOrCreate(with: try StagingDirectory.creating(Self.staging, in: directory))
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
