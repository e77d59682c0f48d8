import ExampleSupport
import Testing

@testable import WeatherTerminal

@Suite("Footer")
struct FooterTests {
    private let sut = Footer(
        hints: [KeyHint("Enter", "open", .enter), KeyHint("f", "forecast"), KeyHint("a", "air")],
        last: [KeyHint("?", "help"), KeyHint("q", "quit")]
    )

    @Test(arguments: [
        (80, 1, [" Enter open · f forecast · a air · ? help · q quit"]),
        (30, 2, [" Enter open · f forecast", " a air · ? help · q quit"]),
        (44, 1, [" Enter open · f forecast · ? help · q quit"]),
        (20, 1, [" ? help · q quit"]), (20, 2, [" Enter open · a air", " ? help · q quit"]),
        (38, 1, [" Enter open · a air · ? help · q quit"]),
    ]
    )
    func `names keys in words and keeps the last`(width: Int, limit: Int, lines: [String]) {
        #expect(sut.lines(width: width, limit: limit, depth: .none).map(\.text) == lines)
    }

    @Test
    func `breaks no hint`() {
        for width in 8...60 {
            let lines = sut.lines(width: width, limit: 3, depth: .none)
            #expect(!lines.contains { $0.width > width })
            #expect(lines.allSatisfy { !$0.text.contains("…") || width < 12 })
        }
    }

    @Test
    func `presses the key of a hint that is clicked`() {
        let line = sut.lines(width: 80, limit: 1, depth: .full)[0]

        #expect(line.target(at: 0) == nil)
        #expect(line.target(at: 1) == .key(.enter))
        #expect(line.target(at: 10) == .key(.enter))
        #expect(line.target(at: 12) == nil)
        #expect(line.target(at: 15) == .key(.character("f")))
    }
}
