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
    /// - Throws: `ExampleFailure` when the file has other columns or cannot be written.
    init(_ url: URL, header: [String]) throws(ExampleFailure) {
        path = url.path(percentEncoded: false)
        let failure = ExampleFailure("\(path) cannot be written. Choose another --output.")
        do {
            let text = FileManager.default.fileExists(atPath: path) ? try String(contentsOf: url, encoding: .utf8) : ""
            let end = text.range(of: CSV.end, options: .backwards)?.upperBound ?? text.startIndex
            let records = CSV.records(in: String(text[..<end]))
            let line = CSV.line(header.map(CSV.Cell.text)) + CSV.end
            guard records.isEmpty ? line.utf8.starts(with: text.utf8) : records[0].fields == header
            else { throw ExampleFailure("\(path) is another table. Choose another --output.") }
            names = Set(records.dropFirst().compactMap(\.fields.first))
            if !FileManager.default.fileExists(atPath: path) { try Data().write(to: url) }
            file = try FileHandle(forUpdating: url)
            try file.truncate(atOffset: UInt64(text[..<end].utf8.count))
            try file.seekToEnd()
            if records.isEmpty {
                try file.write(contentsOf: Data(line.utf8))
            }
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
