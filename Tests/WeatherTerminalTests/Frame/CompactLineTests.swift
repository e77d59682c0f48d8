import ExampleSupport
import Testing

@testable import WeatherTerminal

@Suite("Compact line")
struct CompactLineTests {
    private static let red = TerminalColor(red: 250, green: 1, blue: 2)
    private static let blue = TerminalColor(red: 3, green: 4, blue: 255)
    private static let styles = [
        TextStyle(), TextStyle(foreground: red), TextStyle(foreground: blue, isBold: true), TextStyle(isDim: true),
        TextStyle(background: blue), TextStyle(foreground: red, background: blue, isDim: true),
        TextStyle(foreground: red, background: red),
    ]

    /// A cell as it looks: of a space only the background.
    private struct Cell: Equatable {
        var character: Character
        var look = ""
    }

    /// Returns the cells of a text with sequences, without plain spaces at the end.
    private func cells(_ text: String) -> [Cell] {
        var (cells, bold, dim, foreground, background) = ([Cell](), "", "", "", "")
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                let look = character == " " ? background : [bold, dim, foreground, background].joined(separator: "|")
                cells.append(Cell(character: character, look: look))
                continue
            }
            let parameters = rest.dropFirst().prefix { $0 != "m" }
            rest = rest.dropFirst(parameters.count + 2)
            var fields = parameters.split(separator: ";", omittingEmptySubsequences: false)[...]
            while let field = fields.popFirst() {
                switch field {
                case "", "0": (bold, dim, foreground, background) = ("", "", "", "")
                case "1": bold = "bold"
                case "2": dim = "dim"
                case "38", "48":
                    let color = fields.prefix(fields.first == "5" ? 2 : 4)
                    fields = fields.dropFirst(color.count)
                    if field == "38" { foreground = "\(color)" } else { background = "\(color)" }
                case let field where Int(field).map { (30...39).contains($0) || (90...97).contains($0) } == true:
                    foreground = "\(field)"
                default: background = "\(field)"
                }
            }
        }
        while cells.last == Cell(character: " ") { cells.removeLast() }
        return cells
    }

    @Test(arguments: [ColorDepth.basic, .indexed, .full])
    func `looks the same in fewer bytes`(depth: ColorDepth) {
        let texts = ["a", " ", "⠉b", "   ", "", "日 本", "x "]
        for number in 0..<2_000 {
            var rest = number &* 2_654_435_761
            let line = StyledText(
                (0..<6)
                    .map { _ in
                        rest = rest / 7 + 11 &* number
                        return StyledText.Piece(texts[rest % texts.count], Self.styles[rest / 3 % Self.styles.count])
                    }
            )
            .drawn(depth: depth)

            let sut = CompactLine(line)

            #expect(cells(sut.text) == cells(line.text))
            #expect(sut.text.utf8.count <= line.text.utf8.count)
            #expect(sut.width <= line.width)
        }
    }

    @Test
    func `leaves out colors of spaces and spaces at the end`() {
        let line =
            StyledText("ab", TextStyle(isBold: true)) + StyledText(" ", TextStyle(foreground: Self.red))
            + StyledText("c", TextStyle(isBold: true)) + StyledText("   ", TextStyle(isDim: true))

        let sut = CompactLine(line.drawn(depth: .full))

        #expect(sut.text == "\u{1B}[1mab c\u{1B}[m")
        #expect(sut.width == 4)
    }

    @Test
    func `changes only what differs`() {
        let line = StyledText(
            [
                StyledText.Piece("a", TextStyle(foreground: Self.red, isBold: true)),
                StyledText.Piece("b", TextStyle(foreground: Self.blue, isBold: true)),
                StyledText.Piece("c", TextStyle(foreground: Self.blue)),
            ]
        )

        let sut = CompactLine(line.drawn(depth: .full))

        #expect(sut.text == "\u{1B}[1;38;2;250;1;2ma\u{1B}[38;2;3;4;255mb\u{1B}[;38;2;3;4;255mc\u{1B}[m")
    }
}
