import Foundation
import Testing

@Suite("Index of the examples")
struct ExampleIndexTests {
    @Test
    func `every folder is named once`() throws {
        let text = try Package.text(of: "Examples/README.md")
        let folders = Set(try Package.files(in: "Examples", ending: ".swift").compactMap(Self.folder))

        #expect(folders.count > 10)
        for folder in folders {
            let count = text.components(separatedBy: "](\(folder))").count - 1
            #expect(count == 1, "\(folder) is linked \(count) times")
        }
    }

    @Test
    func `the lines of each example are true to a tenth`() throws {
        let rows = Self.rows(of: try Package.text(of: "Examples/README.md"))

        #expect(rows.count > 10)
        for row in rows {
            let lines = try Package.files(in: "Examples/\(row.folder)", ending: ".swift")
                .map { try Package.text(of: $0).components(separatedBy: "\n").count - 1 }
                .reduce(0, +)
            let difference = abs(lines - row.lines)
            #expect(difference <= max(10, lines / 10), "\(row.folder) has \(lines) lines, not \(row.lines)")
        }
    }

    @Test
    func `a row is read with its number`() {
        let rows = Self.rows(of: "| [A](A) | the first | 1,230 |\n| example | teaches | lines |\n")

        #expect(rows.map(\.folder) == ["A"])
        #expect(rows.map(\.lines) == [1_230])
    }

    /// The folder below `Examples` that a file is in.
    private static func folder(of path: String) -> String? {
        path.split(separator: "/").dropFirst().first.map(String.init)
    }

    /// The folder and the number of lines in each row of the table.
    private static func rows(of text: String) -> [(folder: String, lines: Int)] {
        text.matches(of: /\| \[(\w+)\]\(\w+\) \|.*\| ([0-9,]+) \|/)
            .compactMap { match in
                Int(match.2.filter { $0 != "," }).map { (String(match.1), $0) }
            }
    }
}
