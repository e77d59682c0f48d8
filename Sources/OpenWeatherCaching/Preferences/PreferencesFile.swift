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
    private let staging: StagingDirectory
    private let onProblem: @Sendable (StorageFailure) -> Void
    private let lastRead = Locked<(bytes: Data, document: PreferencesDocument)?>(nil)

    /// Creates a file at a URL; a symbolic link is resolved, so that changes do not replace it.
    init(url: URL, onProblem: @escaping @Sendable (StorageFailure) -> Void) {
        path = url.resolvingSymlinksInPath().path(percentEncoded: false)
        staging = StagingDirectory(path: path + ".staging")
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
        // A document beyond the limit would be set aside as damaged the next time it is read.
        guard let data = try? PreferencesDocument.encode(content), data.count <= Self.limit else {
            throw .storage(.tooLarge(name: path))
        }
        do throws(FileFailure) {
            try staging.prepare()
            try staging.write(data, to: path, isDurable: true)
            try OpenFile.synchronizeDirectory(directory)
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    /// Returns the lock, or `nil` while another process or task holds it.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when the lock cannot be created.
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

    /// Removes unfinished documents of processes that were killed, unless one is being written.
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

    /// The largest document in bytes; preferences with many favorites in many languages take a tenth of it.
    private static let limit = 4_000_000
}
