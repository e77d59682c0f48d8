import ExampleSupport
import Testing

@testable import WeatherTerminal

@MainActor
@Suite("Frame")
struct FrameTests {
    private func frame(
        _ content: [String],
        offset: Int = 0,
        size: TerminalSize = TerminalSize(columns: 12, rows: 5),
        followsSelection: Bool = false
    ) -> Frame {
        Frame(
            status: StatusLine(step: nil, title: "Oslo", source: "demo", depth: .none),
            content: content.map { DrawnLine($0, width: DisplayWidth.of($0)) },
            footer: [DrawnLine("keys", width: 4)],
            offset: offset,
            size: size,
            followsSelection: followsSelection
        )
    }

    private let ten = (0..<10).map { "line \($0)" }

    @Test
    func `fills the terminal with status content and keys`() {
        #expect(frame(["one", "two"]).lines.map(\.text) == ["  O… demo   ", "    one", "    two", "", "keys"])
    }

    @Test(arguments: [(-5, 0), (0, 0), (3, 3), (7, 7), (99, 7)])
    func `scrolls within the content`(offset: Int, first: Int) {
        let sut = frame(ten, offset: offset)

        #expect(sut.offset == first)
        #expect(sut.lines[1].text.hasSuffix("line \(first)"))
    }

    @Test(arguments: [(0, " ▼"), (3, "▲▼"), (7, "▲ ")])
    func `says where there is more`(offset: Int, arrows: String) {
        #expect(frame(ten, offset: offset).lines[0].text.hasSuffix(arrows))
    }

    @Test
    func `keeps the selection in sight when asked`() {
        var content = ten
        content[8] = "▸ line 8"

        #expect(frame(content, followsSelection: true).lines.contains { $0.text.contains("▸") })
        #expect(!frame(content, followsSelection: false).lines.contains { $0.text.contains("▸") })
    }

    @Test(arguments: [TerminalSize(columns: 40, rows: 12), .init(columns: 1, rows: 1), .init(columns: 200, rows: 50)])
    func `has as many lines as the terminal`(size: TerminalSize) {
        #expect(frame(ten, size: size).lines.count == size.rows)
    }

    @Test
    func `writes only the lines that differ`() {
        let (old, new) = (frame(["first", "two"]), frame(["first", "six"]))

        let text = new.difference(from: old)

        #expect(text.contains("six"))
        #expect(!text.contains("first") && !text.contains("keys"))
        #expect(new.difference(from: new).isEmpty)
    }

    @Test
    func `becomes what the terminal shows`() {
        let surface = TestSurface(columns: 12, rows: 5)
        let frames = [
            frame(ten), frame(["a"]), frame(ten, offset: 4), frame(["日本語", "x"]), frame(["full line 12"]), frame([]),
        ]
        var last: Frame?
        for frame in frames {
            surface.write(frame.difference(from: last))
            last = frame

            let expected = frame.lines.map { String($0.text.reversed().drop { $0 == " " }.reversed()) }
            #expect(surface.screen == expected.joined(separator: "\n"))
        }
    }

    @Test
    func `is drawn whole without a previous one and in another size`() {
        let sut = frame(["one"])

        #expect(sut.difference(from: nil).contains("\u{1B}[2J"))
        #expect(sut.difference(from: frame(["one"], size: .init(columns: 12, rows: 6))).contains("keys"))
    }

    @Test
    func `shows all lines of a change at once`() {
        let text = frame(["one"]).difference(from: frame(["two"]))

        #expect(text.hasPrefix("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[?2026l"))
    }
}

@Suite("Status line")
struct StatusLineTests {
    @Test(arguments: [(0, "⠋"), (1, "⠙"), (9, "⠏"), (10, "⠋")])
    func `turns its wheel`(step: Int, wheel: String) {
        let sut = StatusLine(step: step, title: "Oslo", source: "demo", depth: .none)

        #expect(sut.line(width: 30, hasMoreAbove: false, hasMoreBelow: false).text.hasPrefix("\(wheel) Oslo"))
    }

    @Test(arguments: [1, 6, 10, 40, 200], ["Oslo", "札幌市、日本", "القاهرة", ""])
    func `is as wide as the terminal`(width: Int, title: String) {
        let sut = StatusLine(step: nil, title: title, source: "OpenWeather · demo", depth: .none)

        #expect(sut.line(width: width, hasMoreAbove: true, hasMoreBelow: true).width <= width)
        if width >= 10 { #expect(sut.line(width: width, hasMoreAbove: true, hasMoreBelow: true).width == width) }
    }
}
