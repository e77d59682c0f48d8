import ExampleSupport
import Foundation

/// A file of comma-separated values that grows by whole rows, so that a run that was killed can be completed.
final class OutputTable {
    /// The path as it is shown.
    let path: String
    /// The places that had a row when the file was opened.
    let names: Set<String>
    private let file: FileHandle

    /// Opens the file, or creates it with the names of the columns; what a killed run wrote of a row is removed.
    ///
    /// The file belongs to one run at a time, as two would request and write everything twice; the system frees it however a
    /// run ends.
    ///
    /// - Throws: `ExampleFailure` when the file is a device or a pipe, has other columns, cannot be written, or belongs to
    ///   another run.
    init(_ url: URL, header: [String]) throws(ExampleFailure) {
        path = url.path(percentEncoded: false)
        let failure = ExampleFailure("\(path) cannot be written. Choose another --output.")
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // The content of a device or a pipe may never end.
        guard RegularFile(descriptor: descriptor) != nil else {
            throw ExampleFailure("\(path) is no file. Leave out --output to print the table, or choose another.")
        }
        // A file system without locks is no reason to refuse.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
            throw ExampleFailure("Another run writes \(path). Wait for its end, or choose another --output.")
        }
        do {
            // In bytes, of which a decoded text may lack some: the mark with which spreadsheets begin a file.
            let data = try file.readToEnd() ?? Data()
            let end = data.range(of: Data(CSV.end.utf8), options: .backwards)?.upperBound ?? 0
            guard let text = String(data: data[..<end], encoding: .utf8) else { throw failure }
            let records = CSV.records(in: text)
            let line = Data((CSV.line(header.map(CSV.Cell.text)) + CSV.end).utf8)
            guard records.isEmpty ? line.starts(with: data) : records[0].fields == header
            else { throw ExampleFailure("\(path) is another table. Choose another --output.") }
            names = Set(records.dropFirst().compactMap(\.fields.first))
            try file.truncate(atOffset: UInt64(end))
            try file.seekToEnd()
            if records.isEmpty { try file.write(contentsOf: line) }
        } catch let error as ExampleFailure {
            throw error
        } catch {
            throw failure
        }
    }

    /// Writes a row at the end.
    ///
    /// - Throws: `ExampleFailure` when it cannot be written.
    func append(_ cells: [CSV.Cell?]) throws(ExampleFailure) {
        do {
            try file.write(contentsOf: Data((CSV.line(cells) + CSV.end).utf8))
        } catch {
            throw ExampleFailure("\(path) cannot be written. Free space for it, and run it again.")
        }
    }
}
