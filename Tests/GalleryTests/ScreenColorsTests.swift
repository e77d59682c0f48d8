import Gallery
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("ScreenColors")
struct ScreenColorsTests {
    /// The colors of every background by day and night, and those of the converter.
    static let colors: [ScreenColors] =
        ConditionCode.allCases.flatMap { code in
            [PartOfDay.day, .night].map { ScreenColors(WeatherTheme(ConditionIcon(WeatherCondition(code, $0)))) }
        } + [-20, 10, 25, 40].map { ScreenColors(TemperatureTheme(Temperature(celsius: $0))) }

    @Test
    func `can be read everywhere by day and in the dark`() {
        for sut in Self.colors {
            #expect(sut.light.allSatisfy { $0.contrast(with: sut.lightText) >= 4.5 })
            #expect(sut.dark.allSatisfy { $0.contrast(with: .white) >= 7 })
        }
    }

    @Test
    func `is darker in the dark`() {
        for sut in Self.colors {
            #expect(zip(sut.light, sut.dark).allSatisfy { $0.luminance >= $1.luminance })
        }
    }

    /// Two colors that are far apart have gray between them, as blue and yellow do.
    @Test
    func `never grays between two colors of a sky`() {
        for sut in Self.colors {
            for stops in [sut.light, sut.dark] {
                for (upper, lower) in zip(stops, stops.dropFirst()) { #expect(!isGray(between: upper, and: lower)) }
            }
        }
        #expect(isGray(between: RGBColor(hex: 0x9ED8FF), and: RGBColor(hex: 0xFFE9A8)))
    }

    private func isGray(between upper: RGBColor, and lower: RGBColor) -> Bool {
        func saturation(_ color: RGBColor) -> Double {
            let channels = [color.red, color.green, color.blue].map(Double.init)
            return (channels.max() ?? 0) - (channels.min() ?? 0)
        }
        let middle = upper.mixed(with: lower, fraction: 0.5)
        return saturation(middle) < min(saturation(upper), saturation(lower)) - 8
    }
}
