import ExampleSupport
import Testing

@testable import WeatherTerminal

@Suite("Panel")
struct PanelTests {
    @Test(arguments: ["Now", "今後の時間", "الساعات القادمة", "a title that is far too long for its panel"], [false, true])
    func `has its size whatever is in it`(title: String, isRightToLeft: Bool) {
        let lines = [StyledText("日本語の長い文がここにあります"), StyledText("short")]
        let framed = Panel(title: title, lines: lines, width: 24, height: 5, isRightToLeft: isRightToLeft).framed()

        #expect(framed.count == 5)
        #expect(Set(framed.map(\.width)) == [24])
        #expect(framed.dropFirst().dropLast().allSatisfy { $0.text.hasPrefix("│ ") && $0.text.hasSuffix(" │") })
    }

    @Test
    func `leaves out lines without room`() {
        let framed = Panel(title: "x", lines: ["a", "b", "c"].map { StyledText($0) }, width: 12, height: 4).framed()

        #expect(framed.map(\.text) == ["╭─ x ──────╮", "│ a        │", "│ b        │", "╰──────────╯"])
    }

    @Test
    func `can be clicked on its title`() {
        let top = Panel(title: "Hours", lines: [], width: 20, height: 3, target: .key(.character("f"))).framed()[0]
            .drawn(depth: .none)

        #expect((0..<20).filter { top.target(at: $0) != nil } == [3, 4, 5, 6, 7])
    }
}
