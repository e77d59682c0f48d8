import ExampleSupport
import Testing

@Suite("Card")
struct CardTests {
    private static let red = TerminalColor(red: 255, green: 0, blue: 0)

    private static let rows: [Card.Row] = [
        .text("Sunrise and sunset, and everything between them that has a name of its own"), .line("PM2.5"), .rule,
        .space,
        .grid([("Humidity", "63%"), ("Pressure", "1006 hPa"), ("風", "9 km/h")]),
        .pieces([("██", CardTests.red), ("░░", nil)]), .text("北海道の天気", .center, isBold: true),
        .line("a line that is laid out already and far too long for forty columns, let alone fewer"),
    ]

    private func sut(isRightToLeft: Bool) -> Card {
        let black = TerminalColor(red: 0, green: 0, blue: 0)
        return Card(rows: Self.rows, gradient: [black, Self.red], foreground: black, isRightToLeft: isRightToLeft)
    }

    /// Returns a line without its escape sequences, which all end in `m` here.
    private func plain(_ line: String) -> String {
        line.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated()
            .map { $0 == 0 ? String($1) : String($1.drop { $0 != "m" }.dropFirst()) }
            .joined()
    }

    @Test(arguments: [(12, 40), (40, 40), (57, 57), (72, 72), (200, 72)]
    )
    func `is as wide as the terminal but no wider than is easy to read`(columns: Int, width: Int) {
        for isRightToLeft in [false, true] {
            let lines = sut(isRightToLeft: isRightToLeft).lines(for: Terminal(width: columns, colors: .full))

            #expect(Set(lines.map { DisplayWidth.of(plain($0.text)) }) == [width])
            #expect(Set(lines.map(\.width)) == [width])
            #expect(lines.allSatisfy { $0.text.hasSuffix("\u{1B}[0m") })
        }
    }

    @Test
    func `gives pieces their colors and keeps the cards behind them`() throws {
        let lines = sut(isRightToLeft: false).lines(for: Terminal(width: 80, colors: .full))
        let chart = try #require(lines.map(\.text).first { $0.contains("██") })

        #expect(chart.contains("38;2;255;0;0;48;2;"))
        #expect(plain(chart).hasPrefix("  ██░░  "))
    }

    @Test
    func `writes nothing but text where there are no colors`() {
        let lines = sut(isRightToLeft: false).lines(for: Terminal(width: 60, colors: .none)).map(\.text)

        #expect(lines.contains("██░░"))
        #expect(!lines.joined().contains("\u{1B}"))
        #expect(!lines.contains { $0.hasSuffix(" ") || DisplayWidth.of($0) > 60 })
    }

    @Test
    func `begins at the right where that is read first`() {
        let lines = sut(isRightToLeft: true).lines(for: Terminal(width: 60, colors: .none)).map(\.text)

        #expect(lines.contains(String(repeating: " ", count: 55) + "PM2.5"))
        #expect(lines.contains(String(repeating: " ", count: 56) + "██░░"))
        #expect(lines.contains { $0.hasSuffix("Humidity") })
    }

    @Test
    func `draws without colors where only those are unwanted`() {
        let lines = sut(isRightToLeft: false).lines(for: Terminal(width: 60, colors: .none, isPlain: false))

        #expect(Set(lines.map(\.width)) == [60])
        #expect(!lines.text.contains("\u{1B}"))
        #expect(lines.text.contains("  ██░░  "))
    }

    @Test
    func `is flat where sixteen colors would make stripes`() {
        let backgrounds = sut(isRightToLeft: false).lines(for: Terminal(width: 60, colors: .basic))
            .map { line in Set(line.text.matches(of: /;(4\d|10\d)m/).map { String($0.1) }) }

        #expect(Set(backgrounds).count == 1)
        #expect(backgrounds.first?.count == 1)
    }

    @Test
    func `knows where its buttons are`() {
        var sut = sut(isRightToLeft: false)
        sut.rows = [.text("Nothing here"), .clickable([.text("[ Again ]")], .key(.enter))]

        let lines = sut.lines(for: Terminal(width: 40, colors: .full))

        #expect(lines.map { $0.target(at: 5) } == [nil, nil, .key(.enter), nil])
        #expect(lines[2].target(at: 1) == nil)
    }
}
