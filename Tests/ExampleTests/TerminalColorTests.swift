import Testing

@testable import ExampleSupport

@Suite("Terminal colors")
struct TerminalColorTests {
    private static let white = TerminalColor(red: 255, green: 255, blue: 255)
    private static let black = TerminalColor(red: 0, green: 0, blue: 0)

    @Test(arguments: [(ColorDepth.none, ""), (.basic, "44"), (.indexed, "48;5;24"), (.full, "48;2;30;90;140")]
    )
    func areWrittenWithAsManyColorsAsTheTerminalHas(depth: ColorDepth, parameters: String) {
        let sut = TerminalColor(red: 30, green: 90, blue: 140)

        #expect(sut.parameters(isBackground: true, depth: depth) == parameters)
    }

    @Test(arguments: [(white, "97"), (black, "30")])
    func becomeBrightOnesOfSixteen(color: TerminalColor, parameters: String) {
        #expect(color.parameters(isBackground: false, depth: .basic) == parameters)
    }

    @Test
    func canBeReadOnEveryBackgroundThatIsOneOfSixteen() {
        let levels = [0, 60, 120, 180, 240]
        for red in levels {
            for green in levels {
                for blue in levels {
                    let background = TerminalColor(red: red, green: green, blue: blue)
                    for foreground in [Self.white, Self.black, background] {
                        let style = TextStyle(foreground: foreground, background: background)
                        let text = style.apply(to: "x", depth: .basic)
                        #expect(!text.contains("97;46") && !text.contains("97;42") && !text.contains("97;47"))
                        let pair = foreground.legible(on: background)
                        #expect(pair.basicNumber != background.basicNumber)
                    }
                }
            }
        }
    }

    @Test
    func keepTheirOwnContrastWhereThereAreMoreOfThem() {
        let cyan = TerminalColor(red: 0, green: 180, blue: 180)
        let style = TextStyle(foreground: Self.white, background: cyan)

        #expect(style.apply(to: "x", depth: .full).contains("38;2;255;255;255"))
        #expect(style.apply(to: "x", depth: .basic).contains("[30;46m"))
    }

    @Test
    func haveTheContrastThatTheGuidelinesGiveThem() {
        #expect(abs(Self.white.contrast(with: Self.black) - 21) < 0.001)
        #expect(Self.white.contrast(with: Self.white) == 1)
        let gray = TerminalColor(red: 118, green: 118, blue: 118)
        #expect(abs(gray.contrast(with: Self.white) - 4.54) < 0.01)
    }
}
