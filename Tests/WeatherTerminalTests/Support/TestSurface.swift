import ExampleSupport

@testable import WeatherTerminal

/// A terminal in memory, which understands the sequences that the app writes.
@MainActor
final class TestSurface: TerminalSurface {
    var size: TerminalSize {
        didSet { drawn = nil }
    }
    private(set) var suspensions = 0
    private(set) var writes: [String] = []
    private var rows: [Int: [Character]] = [:]
    /// The text on the screen since the last write: tests that wait look at it again and again.
    private var drawn: String?

    init(columns: Int, rows: Int) {
        size = TerminalSize(columns: columns, rows: rows)
    }

    /// The text on the screen, without spaces at the ends of lines.
    var screen: String {
        if let drawn { return drawn }
        let text = (0..<size.rows)
            .map { row in
                String(String((rows[row] ?? []).reversed().drop { $0 == " " }.reversed()))
            }
            .joined(separator: "\n")
        drawn = text
        return text
    }

    /// Whether the text is on the screen.
    func shows(_ text: String) -> Bool { screen.contains(text) }

    /// Returns the place of the text; `nil` when it is not on the screen.
    func place(of text: String) -> (column: Int, row: Int)? {
        for (row, line) in screen.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            return (DisplayWidth.of(line[..<range.lowerBound]), row)
        }
        return nil
    }

    func suspend() { suspensions += 1 }

    func write(_ text: String) {
        writes.append(text)
        drawn = nil
        var (row, column) = (0, 0)
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                // A column of a wide character is left empty, so that lines keep their characters only.
                put(character, row: row, column: column)
                column += DisplayWidth.of(character)
                continue
            }
            _ = rest.popFirst()
            let parameters = rest.prefix { !$0.isLetter }
            rest = rest.dropFirst(parameters.count)
            switch rest.popFirst() {
            case "H":
                let numbers = parameters.split(separator: ";").compactMap { Int($0) }
                (row, column) = (numbers[0] - 1, numbers[1] - 1)
            case "K": rows[row] = Array((rows[row] ?? []).prefix(column))
            case "J": rows = [:]
            default: break
            }
        }
    }

    private func put(_ character: Character, row: Int, column: Int) {
        var line = rows[row] ?? []
        // Lines are always written whole, from their start.
        if column == 0 { line = [] }
        line.append(character)
        rows[row] = line
    }
}
