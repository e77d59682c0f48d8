import Foundation
import OpenWeatherCore

/// The file in which preferences are stored, and the files beside it that protect it.
///
/// ```text
/// preferences.json              the document
/// preferences.json.lock         locked while a change is made; stays, because removing a lock would break it
/// preferences.json.staging/     documents that are being written
/// preferences.json.damaged-1    a document that could not be read
/// ```
struct PreferencesFile: Sendable {
    /// The path of the document.
    let path: String
    private let name: String
    private let directoryPath: String
    private let onProblem: @Sendable (StorageFailure) -> Void
    private let lastRead = Locked<(bytes: Data, document: PreferencesDocument)?>(nil)

    /// Creates a file at a URL; a symbolic link is resolved, so that changes do not replace it.
    init(url: URL, onProblem: @escaping @Sendable (StorageFailure) -> Void) {
        let url = url.resolvingSymlinksInPath()
        path = url.path(percentEncoded: false)
        name = url.lastPathComponent
        directoryPath = url.deletingLastPathComponent().resolvingSymlinksInPath().path(percentEncoded: false)
        self.onProblem = onProblem
    }

    /// The path of the lock.
    var lockPath: String { path + ".lock" }

    /// Returns the stored preferences, or the defaults when there are none or the document was damaged.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``, also for a document in the format of a later version.
    func read() throws(WeatherError) -> Preferences {
        switch try document() {
        case .known(let content): return content.preferences
        case .newer: throw .storage(.unreadable(name: path))
        case .damaged:
            // Without the lock the document stays: the holder of the lock sets it aside, or the directory is read-only.
            guard let lock = try? tryLock() else { return Preferences() }
            return (try? readLocked(under: lock).preferences) ?? Preferences()
        }
    }

    /// Returns the stored content for the holder of the lock, and sets a damaged document aside.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``, also for a document in the format of a later version.
    func readLocked(under lock: borrowing OpenFile) throws(WeatherError) -> PreferencesDocument.Content {
        switch try document() {
        case .known(let content): return content
        case .newer: throw .storage(.unreadable(name: path))
        case .damaged:
            try setAside()
            return PreferencesDocument.Content()
        }
    }

    /// Stores `content`; after a power failure the file holds either the old document or the new one.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; the old document is then still stored.
    func write(_ content: PreferencesDocument.Content, under lock: borrowing OpenFile) throws(WeatherError) {
        guard let data = try? PreferencesDocument.encode(content) else { throw .storage(.tooLarge(name: path)) }
        do throws(FileFailure) {
            let directory = try OpenDirectory.existing(directoryPath)
            try StagingDirectory.creating(stagingName, in: directory).write(data, to: name, isDurable: true)
            try directory.synchronize()
            lastRead.withLock { $0 = (data, .known(content)) }
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    /// Returns the lock, or `nil` while another process or task holds it.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when the lock cannot be created.
    func tryLock() throws(WeatherError) -> OpenFile? {
        do throws(FileFailure) {
            let file = try OpenFile.lockFile(name + ".lock", in: OpenDirectory.creating(directoryPath))
            guard try file.tryLock() else { return nil }
            return file
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    /// Removes unfinished documents of processes that were killed, unless one is being written.
    func removeLeftovers() {
        guard let directory = try? OpenDirectory.existing(directoryPath),
            let staging = try? StagingDirectory.existing(stagingName, in: directory), staging.hasFiles,
            let lock = try? tryLock()
        else { return }
        clean(staging, under: lock)
    }

    private func clean(_ staging: StagingDirectory, under lock: borrowing OpenFile) {
        try? staging.clean()
    }

    private var stagingName: String { name + ".staging" }

    private func document() throws(WeatherError) -> PreferencesDocument {
        let bytes: Data
        do throws(FileFailure) {
            bytes = try OpenFile.reading(path, followsLinks: true).contents(limit: PreferencesDocument.limit)
        } catch  where error.isMissing {
            return .known(PreferencesDocument.Content())
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
        do throws(FileFailure) {
            let directory = try OpenDirectory.existing(directoryPath)
            var number = 1
            while (try? FileAttributes("\(name).damaged-\(number)", in: directory)) != nil { number += 1 }
            try directory.moveNew(name, to: directory, as: "\(name).damaged-\(number)")
            onProblem(.damaged(keptAs: "\(path).damaged-\(number)"))
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }
}
