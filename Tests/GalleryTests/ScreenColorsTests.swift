import Gallery
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("ScreenColors")
struct ScreenColorsTests {
    /// The gradients of every background by day and night, and those of the converter.
    static let gradients: [ColorGradient] =
        ConditionCode.allCases.flatMap { code in
            [PartOfDay.day, .night].map { WeatherTheme(ConditionIcon(WeatherCondition(code, $0))).gradient }
        } + TemperatureBand.allCases.map { .gradient(of: $0) }

    @Test
    func canBeReadEverywhereByDayAndInTheDark() {
        for gradient in Self.gradients {
            let sut = ScreenColors(gradient)

            #expect(sut.light.allSatisfy { $0.contrast(with: sut.lightText) >= 4.5 })
            #expect(sut.dark.allSatisfy { $0.contrast(with: .white) >= 7 })
        }
    }

    @Test
    func keepsTheWeathersColorsByDayAndDarkensThemAtNight() {
        for gradient in Self.gradients {
            let sut = ScreenColors(gradient)

            #expect(sut.light == gradient.stops)
            #expect(zip(sut.light, sut.dark).allSatisfy { $0.luminance >= $1.luminance })
        }
    }
}
