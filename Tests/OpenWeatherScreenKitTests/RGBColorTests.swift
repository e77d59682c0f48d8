import OpenWeatherScreenKit
import Testing

@Suite("Color")
struct RGBColorTests {
    @Test
    func `contrasts as the guidelines compute it`() {
        let black = RGBColor(hex: 0)

        #expect(abs(RGBColor.white.contrast(with: black) - 21) < 0.001)
        #expect(RGBColor.white.contrast(with: .white) == 1)
        #expect(abs(RGBColor(hex: 0x767676).contrast(with: .white) - 4.54) < 0.01)
        #expect(RGBColor.ink.contrast(with: .white) == RGBColor.white.contrast(with: .ink))
    }

    @Test(arguments: [(UInt32(0x4FB3FF), "#4FB3FF"), (0x00000A, "#00000A"), (0, "#000000")]
    )
    func `is written with six digits`(hex: UInt32, expected: String) {
        #expect(RGBColor(hex: hex).hexadecimal == expected)
    }

    @Test(arguments: [
        (0.0, "#000000"), (0.5, "#808080"), (1, "#FFFFFF"), (-3, "#000000"), (7, "#FFFFFF"), (.nan, "#000000"),
    ]
    )
    func `mixes between its ends and no further`(fraction: Double, expected: String) {
        #expect(RGBColor(hex: 0).mixed(with: .white, fraction: fraction).hexadecimal == expected)
    }

    @Test(arguments: [
        (0.0, "#000000"), (0.25, "#404040"), (0.5, "#808080"), (1, "#FFFFFF"), (2, "#FFFFFF"), (-1, "#000000"),
        (.nan, "#000000"),
    ]
    )
    func `runs through every stop of a gradient`(fraction: Double, expected: String) {
        let sut = ColorGradient(top: RGBColor(hex: 0), middle: RGBColor(hex: 0x808080), bottom: .white)

        #expect(sut.color(at: fraction).hexadecimal == expected)
    }
}
