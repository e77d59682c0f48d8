import Foundation
import OpenWeatherCore

/// The file in which preferences are stored, and the files beside it that keep it whole.
///
/// ```text
/// preferences.json              the document
/// preferences.json.lock         held while a change is made; stays, as removing a lock would break it
/// preferences.json.staging/     documents that are being written
/// preferences.json.damaged-1    a document that could not be read
/// ```
struct PreferencesFile: Sendable {
    /// The path of the document.
    let path: String
    private let staging: StagingDirectory
    private let onProblem: @Sendable (StorageFailure) -> Void
    private let lastRead = Locked<(bytes: Data, document: PreferencesDocument)?>(nil)

    /// Names the file; a link is followed, so that it survives changes.
    init(url: URL, onProblem: @escaping @Sendable (StorageFailure) -> Void) {
        path = url.resolvingSymlinksInPath().path(percentEncoded: false)
        staging = StagingDirectory(path: path + ".scratch")
        self.onProblem = onProblem
    }

    /// The path of the lock.
    var lockPath: String { path + ".lock" }

    /// What is stored; defaults when nothing is, or when it was damaged.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``, also for a document of a later version of the program.
    func read() throws(WeatherError) -> Preferences {
        switch try document() {
        case .known(let preferences): return preferences
        case .newer: throw .storage(.unreadable(name: path))
        case .damaged:
            // Without the lock the document stays: its holder sets it aside, or nobody may write here.
            guard let lock = try? tryLock() else { return Preferences() }
            return (try? readLocked(under: lock)) ?? Preferences()
        }
    }

    /// The same for the holder of the lock, who also sets a damaged document aside.
    func readLocked(under lock: borrowing OpenFile) throws(WeatherError) -> Preferences {
        switch try document() {
        case .known(let preferences): return preferences
        case .newer: throw .storage(.unreadable(name: path))
        case .damaged:
            try setAside()
            return Preferences()
        }
    }

    /// Stores `preferences` so that even a power failure leaves the old document or the new one.
    func write(_ preferences: Preferences, under lock: borrowing OpenFile) throws(WeatherError) {
        guard let data = try? PreferencesDocument.encode(preferences) else {
            throw .storage(.unwritable(name: path))
        }
        do throws(FileFailure) {
            try staging.prepare()
            try staging.write(data, to: path, isDurable: true)
            try OpenFile.synchronizeDirectory(directory)
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    /// The lock, or `nil` while someone else holds it.
    func tryLock() throws(WeatherError) -> OpenFile? {
        do throws(FileFailure) {
            try FileSystem.createDirectory(directory)
            let file = try OpenFile.lockFile(lockPath)
            guard try file.tryLock() else { return nil }
            return file
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    /// Removes documents that killed processes did not finish, unless someone is writing one.
    func removeLeftovers() {
        guard staging.hasFiles, let lock = try? tryLock() else { return }
        clean(under: lock)
    }

    private func clean(under lock: borrowing OpenFile) {
        try? staging.clean()
    }

    private var directory: String {
        URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    }

    private func document() throws(WeatherError) -> PreferencesDocument {
        let bytes: Data
        do throws(FileFailure) {
            bytes = try OpenFile.reading(path, followsLinks: true).contents(limit: Self.limit)
        } catch  where error.isMissing {
            return .known(Preferences())
        } catch  where error == .tooLarge {
            return .damaged
        } catch {
            throw .storage(error.whileReading(path))
        }
        // The bytes are compared, as two changes within one tick of the file system's clock have the same date.
        let known = lastRead.withLock { $0 }
        if let known, known.bytes == bytes { return known.document }
        let document = PreferencesDocument(bytes)
        lastRead.withLock { $0 = (bytes, document) }
        return document
    }

    private func setAside() throws(WeatherError) {
        var number = 1
        while (try? FileAttributes(path: "\(path).damaged-\(number)")) != nil { number += 1 }
        let name = "\(path).damaged-\(number)"
        do throws(FileFailure) {
            try FileSystem.move(path, to: name)
        } catch {
            throw .storage(error.whileWriting(path))
        }
        onProblem(.damaged(keptAs: name))
    }

    /// Preferences of a user with many favourites in many languages are a tenth of it.
    private static let limit = 4_000_000
}
