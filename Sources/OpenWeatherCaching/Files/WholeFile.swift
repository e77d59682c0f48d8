package import Foundation
package import OpenWeatherCore

/// A file that is read as it is and replaced as a whole.
///
/// ```text
/// cities.list              the bytes
/// cities.list.staging/     bytes that are being written
/// ```
package struct WholeFile: Sendable {
    private let path: String
    private let name: String
    private let directoryPath: String

    /// Creates a file at a URL; a symbolic link is resolved, so that a change does not replace it.
    package init(_ url: URL) {
        let url = url.resolvingSymlinksInPath()
        path = url.path(percentEncoded: false)
        name = url.lastPathComponent
        directoryPath = url.deletingLastPathComponent().resolvingSymlinksInPath().path(percentEncoded: false)
    }

    /// Replaces the file, and returns once the new bytes would survive a power failure.
    ///
    /// Whenever the process ends, the file holds the old bytes or the new ones.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; the file is as it was then.
    package func replace(with data: Data) throws(WeatherError) {
        do throws(FileFailure) {
            let directory = try OpenDirectory.creating(directoryPath)
            try StagingDirectory.creating(name + ".staging", in: directory).write(data, to: name, isDurable: true)
            try directory.synchronize()
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    /// Returns the bytes of the file.
    ///
    /// They are read, not mapped: a mapped file that another program makes shorter ends the process.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``, also when there are more than `limit`.
    package func contents(limit: Int) throws(WeatherError) -> Data {
        do throws(FileFailure) {
            return try OpenFile.reading(path, followsLinks: true).contents(limit: limit)
        } catch {
            throw .storage(error.whileReading(path))
        }
    }

    /// Opens the file for reading from front to back.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    package func pieces() throws(WeatherError) -> FilePieces {
        do throws(FileFailure) {
            return try FilePieces(OpenFile.reading(path, followsLinks: true), path: path)
        } catch {
            throw .storage(error.whileReading(path))
        }
    }
}

/// The bytes of a file from front to back, in pieces that are small beside a large file.
package final class FilePieces: Sendable {
    /// The size of the file in bytes when it was opened.
    package let size: Int
    private let file: OpenFile
    private let path: String

    private static let length = 128 << 10

    fileprivate init(_ file: consuming OpenFile, path: String) throws(FileFailure) {
        let attributes = try file.attributes()
        guard attributes.isRegular else { throw .isDirectory }
        size = attributes.size
        self.file = file
        self.path = path
    }

    /// Returns the next piece; an empty array at the end.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    package func next() throws(WeatherError) -> [UInt8] {
        do throws(FileFailure) {
            return try file.next(Self.length)
        } catch {
            throw .storage(error.whileReading(path))
        }
    }
}
