package import Foundation
package import OpenWeatherCore

/// A queue of records in a directory, which any number of processes fill and one at a time empties.
///
/// ```text
/// staging/          records while they are being written
/// lock              locked by the process that empties the queue
/// 000…-3-3F….queue  three items, named after their date, so that names in order are the oldest first
/// 000…-1-9C….aside  an item that was set aside
/// ```
///
/// A record is whole or absent, whenever a process ends, and survives a power failure once it was added.
package struct FileQueue: Sendable {
    /// A record that waits in the queue.
    package struct Record: Hashable, Sendable {
        /// The name of its file.
        let name: String
        /// The number of items that it was written with.
        package let count: Int

        /// Creates a record that a file of the queue holds; `nil` for any other file.
        init?(name: String) {
            let parts = name.split(separator: "-", maxSplits: 2)
            // More items do not fit into a record, and the sum of the counts of all files cannot overflow.
            guard name.hasSuffix(FileQueue.suffix), parts.count == 3, let count = Int(parts[1]),
                (1...1_000_000).contains(count)
            else { return nil }
            self.name = name
            self.count = count
        }
    }

    /// The right to empty the queue, which ends with the value, or with the process.
    package final class Emptying: Sendable {
        private let file: OpenFile

        init(_ file: consuming OpenFile) {
            self.file = file
        }
    }

    /// The size of the largest record in bytes; a larger file is none.
    package static let largest = 8_000_000
    private static let suffix = ".queue"
    private static let staging = "staging"
    private let path: String

    /// Creates a queue in a directory, without reading it.
    package init(directory: URL) {
        path = directory.resolvingSymlinksInPath().path(percentEncoded: false)
    }

    /// Adds a record of some items, and returns once it would survive a power failure.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; nothing was added then.
    package func add(_ data: Data, count: Int, at date: Date) throws(WeatherError) {
        let milliseconds = String(Int64(max(0, min(date.timeIntervalSince1970 * 1_000, 1e15))))
        let time = String(repeating: "0", count: 16 - milliseconds.count) + milliseconds
        try write(data, to: "\(time)-\(count)-\(UUID.random().uuidString)\(Self.suffix)")
    }

    /// Returns the records, oldest first; an empty array when there is no directory yet.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    package func records() throws(WeatherError) -> [Record] {
        do throws(FileFailure) {
            return try OpenDirectory.existing(path).names().sorted().compactMap(Record.init)
        } catch {
            if error.isMissing { return [] }
            throw .storage(error.whileReading(path))
        }
    }

    /// Returns the bytes of a record; `nil` when it is gone, as another process has emptied the queue.
    ///
    /// A directory, a link, and a file that is too large have the name of a record and no bytes.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    package func contents(of record: Record) throws(WeatherError) -> Data? {
        do throws(FileFailure) {
            let directory = try OpenDirectory.existing(path)
            return try OpenFile.reading(record.name, in: directory).contents(limit: Self.largest)
        } catch {
            if error.isMissing { return nil }
            if error == .tooLarge || error.isOfWrongKind { return Data() }
            throw .storage(error.whileReading(path + "/" + record.name))
        }
    }

    /// Replaces a record with what is left of it, or removes it when nothing is.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; the record is as it was then.
    package func replace(_ record: Record, with data: Data?) throws(WeatherError) {
        if let data { return try write(data, to: record.name) }
        try inDirectory { directory throws(FileFailure) in try directory.remove(record.name) }
    }

    /// Keeps an item that is not to be sent again beside the queue.
    ///
    /// - Returns: The name of the file.
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    @discardableResult
    package func keepAside(_ data: Data) throws(WeatherError) -> String {
        let name = "\(UUID.random().uuidString).aside"
        try write(data, to: name)
        return name
    }

    /// Moves a record that cannot be read out of the queue.
    ///
    /// - Returns: The name that it has now.
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    package func setAside(_ record: Record) throws(WeatherError) -> String {
        let name = String(record.name.dropLast(Self.suffix.count)) + ".aside"
        try inDirectory { directory throws(FileFailure) in try directory.move(record.name, to: directory, as: name) }
        return name
    }

    /// Returns the right to empty the queue; `nil` while another process has it.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    package func startEmptying() throws(WeatherError) -> Emptying? {
        do throws(FileFailure) {
            let directory = try OpenDirectory.creating(path)
            let file = try OpenFile.lockFile("lock", in: directory)
            guard try file.tryLock() else { return nil }
            try StagingDirectory.existing(Self.staging, in: directory)?.clean()
            return Emptying(file)
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    private func write(_ data: Data, to name: String) throws(WeatherError) {
        try inDirectory { directory throws(FileFailure) in
            // Only the process that empties the queue removes what killed ones left.
            var staging = try StagingDirectory.existing(Self.staging, in: directory)
            if staging == nil { staging = try StagingDirectory.creating(Self.staging, in: directory) }
            try staging?.write(data, to: name, isDurable: true)
            try FileSystem.synchronize(directory.descriptor)
        }
    }

    private func inDirectory(_ body: (OpenDirectory) throws(FileFailure) -> Void) throws(WeatherError) {
        do throws(FileFailure) {
            let directory = try OpenDirectory.creating(path)
            try directory.checkOwner()
            try body(directory)
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }
}
