import Testing

@testable import ExampleSupport

@Suite("Terminal colors")
struct TerminalColorTests {
    private static let white = TerminalColor(red: 255, green: 255, blue: 255)
    private static let black = TerminalColor(red: 0, green: 0, blue: 0)

    @Test(arguments: [(ColorDepth.none, ""), (.basic, "100"), (.indexed, "48;5;24"), (.full, "48;2;30;90;140")]
    )
    func `are written with as many colors as the terminal has`(depth: ColorDepth, parameters: String) {
        let sut = TerminalColor(red: 30, green: 90, blue: 140)

        #expect(sut.parameters(isBackground: true, depth: depth) == parameters)
    }

    @Test(arguments: [(white, "97"), (black, "30")])
    func `become bright ones of sixteen`(color: TerminalColor, parameters: String) {
        #expect(color.parameters(isBackground: false, depth: .basic) == parameters)
    }

    @Test
    func `can be read on every background that is one of sixteen`() {
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
    func `keep their own contrast where there are more of them`() {
        let cyan = TerminalColor(red: 0, green: 180, blue: 180)
        let style = TextStyle(foreground: Self.white, background: cyan)

        #expect(style.apply(to: "x", depth: .full).contains("38;2;255;255;255"))
        #expect(style.apply(to: "x", depth: .basic).contains("[30;46m"))
    }

    @Test
    func `have the contrast that the guidelines give them`() {
        #expect(abs(Self.white.contrast(with: Self.black) - 21) < 0.001)
        #expect(Self.white.contrast(with: Self.white) == 1)
        let gray = TerminalColor(red: 118, green: 118, blue: 118)
        #expect(abs(gray.contrast(with: Self.white) - 4.54) < 0.01)
    }

    /// Colors across the whole cube, on and off its levels.
    private static let samples = stride(from: 0, through: 255, by: 17)
        .flatMap { red in
            stride(from: 0, through: 255, by: 17)
                .flatMap { green in
                    stride(from: 0, through: 255, by: 51)
                        .map { blue in TerminalColor(red: red, green: green, blue: blue) }
                }
        }

    @Test
    func `become the nearest of the two hundred and forty fixed ones`() {
        let all = (16...255).map(TerminalColor.indexed)
        for color in Self.samples {
            let least = all.map { color.distance(to: $0) }.min()
            #expect(color.distance(to: .indexed(color.indexedNumber)) == least, "\(color)")
        }
    }

    @Test(arguments: [(18, 233), (8, 232), (238, 255), (128, 244), (0, 16), (255, 231)])
    func `become a gray where one is nearer`(level: Int, number: Int) {
        #expect(TerminalColor(red: level, green: level, blue: level).indexedNumber == number)
    }

    @Test(arguments: [
        (ColorDepth.indexed, ["TERM": "xterm-256color"]),
        (.full, ["TERM": "xterm-256color", "COLORTERM": "truecolor"]),
        (.full, ["TERM": "xterm-direct"]), (.basic, ["TERM": "xterm"]), (.none, ["TERM": "xterm", "NO_COLOR": "1"]),
        (.basic, ["TERM": "xterm", "NO_COLOR": ""]), (.none, ["TERM": "dumb"]), (.none, [:]),
    ]
    )
    func `are as many as the environment says`(depth: ColorDepth, environment: [String: String]) {
        #expect(ColorDepth(environment: environment) == depth)
    }

    @Test(arguments: [
        ("15;0", TerminalBackground.dark), ("0;15", .light), ("0;default;15", .light), ("0;7", .light), ("7;8", .dark),
        ("", .dark), ("x", .dark),
    ]
    )
    func `know the background that the environment tells`(value: String, background: TerminalBackground) {
        #expect(TerminalBackground(environment: ["COLORFGBG": value]) == background)
    }

    @Test(
        arguments: [
            ("11;rgb:1e1e/1e1e/2e2e", TerminalBackground.dark), ("11;rgb:ffff/ffff/ffff", .light),
            ("11;rgb:f/f/f", .light),
            ("11;rgb:00/2b/36", .dark), ("11;rgba:fd/f6/e3/ff", .light), ("11;rgb:zz/00/00", nil),
            ("11;rgb:00/00", nil),
            ("10;rgb:ff/ff/ff", nil), ("11;rgb:-1/00/00", nil), ("", nil),
        ] as [(String, TerminalBackground?)]
    )
    func `know the background that the terminal replies`(reply: String, background: TerminalBackground?) {
        #expect(TerminalBackground(reply: reply) == background)
    }
}
