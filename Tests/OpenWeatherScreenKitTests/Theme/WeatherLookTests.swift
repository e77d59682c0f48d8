import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@Suite("Looks")
struct WeatherLookTests {
    /// The least contrast of text on what is behind it, at every place of a gradient.
    private func contrast(_ gradient: ColorGradient) -> Double {
        (0...20).map { gradient.color(at: Double($0) / 20).contrast(with: gradient.foreground) }.min() ?? 0
    }

    @Test(arguments: WeatherLook.presets.map(\.name))
    func `text has a contrast of four and a half on every sky`(name: String) throws {
        let look = try #require(WeatherLook.presets.first { $0.name == name }?.look)
        let conditions = ConditionCode.allCases.flatMap { code in
            [PartOfDay.day, .night].map { WeatherTheme(ConditionIcon(.sample(code, $0))) }
        }
        let temperatures = stride(from: -20.0, through: 40, by: 5).map { TemperatureTheme(Temperature(celsius: $0)) }

        for isDark in [false, true] {
            for weather in conditions {
                for temperature in temperatures {
                    let gradient = look.gradient(weather, temperature, isDark: isDark)
                    #expect(contrast(gradient) >= 4.5, "\(name), \(weather), \(temperature), \(isDark)")
                }
                #expect(contrast(look.gradient(weather, nil, isDark: isDark)) >= 4.5)
            }
        }
    }

    @Test(arguments: WeatherLook.presets.map(\.name))
    func `text has a contrast of four and a half on solid cards`(name: String) throws {
        let look = try #require(WeatherLook.presets.first { $0.name == name }?.look)
        guard case .color(let light, let dark) = look.card.surface else { return }

        #expect(light.contrast(with: .ink) >= 4.5)
        #expect(dark.contrast(with: .white) >= 4.5)
    }

    @Test(arguments: [(0x667EEA, 0x764BA2), (0xFF512F, 0xDD2476)])
    func `the check finds a gradient that no text is readable on`(top: Int, bottom: Int) {
        let gradient = ColorGradient(top: RGBColor(hex: UInt32(top)), bottom: RGBColor(hex: UInt32(bottom)))

        #expect(contrast(gradient) < 4.5)
    }

    @Test
    func `every preset differs from the others and keeps its sections apart`() {
        let looks = WeatherLook.presets.map(\.look)

        #expect(Set(looks).count == looks.count)
        for look in looks {
            #expect(Set(look.home).count == look.home.count)
            #expect(Set(look.day).count == look.day.count)
        }
    }

    @Test
    func `a temperature that is not known leaves the colors of the condition`() {
        #expect(WeatherLook.spectrum.gradient(.neutral, nil, isDark: false) == WeatherTheme.neutral.gradient)
        #expect(WeatherLook.spectrum.symbol("location") == "location.fill")
        #expect(WeatherLook.standard.symbol("location") == "location")
    }
}
