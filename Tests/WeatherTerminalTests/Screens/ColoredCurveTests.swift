import ExampleScreens
import ExampleSupport
import OpenWeatherCore
import Testing

@Suite("Colored curve")
struct ColoredCurveTests {
    private let range = Temperature(celsius: 0)...Temperature(celsius: 20)

    private func curve(now: (x: Double, y: Double?)? = nil, isMirrored: Bool = false) -> ColoredCurve {
        ColoredCurve(points: [(x: 0, y: 0), (x: 1, y: 1)], range: range, now: now, isMirrored: isMirrored)
    }

    /// A color that tells the temperature, rounded to whole degrees.
    private func color(_ temperature: Temperature) -> TerminalColor {
        TerminalColor(red: Int(temperature.celsius.rounded()), green: 0, blue: 0)
    }

    @Test
    func `has the colors of its temperatures`() {
        let lines = curve().lines(width: 10, height: 1, color: color)

        let reds = lines[0].pieces.flatMap { piece in piece.text.map { _ in piece.style.foreground?.red } }
        #expect(reds == [1, 3, 5, 7, 9, 11, 13, 15, 17, 19])
    }

    @Test
    func `runs from the right where that is read first`() {
        let lines = curve(isMirrored: true).lines(width: 4, height: 1, color: color)

        #expect(lines[0].pieces.map { $0.style.foreground?.red } == [18, 13, 8, 3])
    }

    @Test(arguments: [(0.0, 0.0, 0, 2), (1, 1, 7, 0), (0.5, 0.5, 3, 1)])
    func `marks now on its line`(x: Double, y: Double, column: Int, row: Int) {
        let lines = curve(now: (x, y)).lines(width: 8, height: 3, color: color).map { Array($0.text) }

        #expect(lines[row][column] == "●")
        #expect(lines.joined().filter { $0 == "●" }.count == 1)
        for other in 0..<3 where other != row { #expect(lines[other][column] != " ") }
    }

    @Test
    func `marks the moment alone where the temperature is not known`() {
        let text = curve(now: (0.5, nil)).lines(width: 9, height: 3, color: color).map(\.text).joined()

        #expect(!text.contains("●") && text.contains("┊"))
    }

    @Test
    func `leaves no empty pattern behind`() {
        #expect(!curve().lines(width: 9, height: 3, color: color).map(\.text).joined().contains("\u{2800}"))
    }

    @Test
    func `keeps to its size without points`() {
        let sut = ColoredCurve(points: [], range: range, now: nil, isMirrored: false)

        #expect(sut.lines(width: 5, height: 3, color: color).count == 3)
        #expect(sut.lines(width: 0, height: 0, color: color).isEmpty)
    }
}

@Suite("Colors of temperatures in a terminal")
struct TemperatureInkTests {
    @Test(arguments: [ColorDepth.basic, .indexed, .full], [TerminalBackground.dark, .light])
    func `can be seen upon the background`(depth: ColorDepth, background: TerminalBackground) {
        let sut = TemperatureInk(Terminal(width: 80, colors: depth, background: background))
        let level = background == .dark ? 0 : 255
        let behind = TerminalColor(red: level, green: level, blue: level)

        for celsius in stride(from: -40.0, through: 45, by: 1) {
            guard let color = sut.color(Temperature(celsius: celsius)) else {
                #expect(depth == .basic)
                continue
            }
            #expect(color.contrast(with: behind) >= (background == .dark ? 3 : 2), "\(celsius)")
        }
    }

    @Test
    func `are four flat steps of sixteen colors`() {
        let sut = TemperatureInk(Terminal(width: 80, colors: .basic))
        let colors = stride(from: -40.0, through: 45, by: 0.5).map { sut.color(Temperature(celsius: $0)) }

        #expect(Set(colors).count == 4)
    }

    @Test
    func `are none without colors and without a temperature`() {
        let plain = TemperatureInk(Terminal(width: 80, colors: .none, isPlain: false))

        #expect(plain.color(Temperature(celsius: 20)) == nil)
        #expect(TemperatureInk(Terminal(width: 80, colors: .full)).color(nil) == nil)
    }
}
