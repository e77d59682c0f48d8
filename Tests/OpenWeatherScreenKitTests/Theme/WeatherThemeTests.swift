import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Weather theme")
struct WeatherThemeTests {
    private func theme(_ code: ConditionCode, _ partOfDay: PartOfDay = .day) -> WeatherTheme {
        WeatherTheme(ConditionIcon(WeatherCondition(code, partOfDay)))
    }

    @Test(arguments: ConditionCode.allCases, PartOfDay.allCases)
    func canBeReadEverywhere(code: ConditionCode, partOfDay: PartOfDay) {
        let gradient = theme(code, partOfDay).gradient

        #expect((2...3).contains(gradient.stops.count))
        for step in 0...20 {
            let color = gradient.color(at: Double(step) / 20)
            #expect(color.contrast(with: gradient.foreground) >= 4.5, "\(color.hexadecimal)")
        }
    }

    @Test(arguments: [
        (ConditionCode.clearSky, WeatherBackground.sunny), (.fewClouds, .cloudy), (.overcastClouds, .cloudy),
        (.lightRain, .rainy), (.drizzle, .rainy), (.thunderstorm, .rainy), (.snow, .cloudy), (.fog, .cloudy),
    ]
    )
    func hasACoarseBackground(code: ConditionCode, background: WeatherBackground) {
        #expect(theme(code).background == background)
    }

    @Test
    func isCloudyWhereNothingIsKnown() {
        #expect(WeatherTheme.neutral.background == .cloudy)
        #expect(WeatherTheme.neutral == theme(.overcastClouds))
    }

    @Test
    func tellsTheFamiliesAndTheNightApart() {
        let codes: [ConditionCode] = [.clearSky, .overcastClouds, .lightRain, .snow, .thunderstorm, .fog]
        let gradients = codes.flatMap { [theme($0, .day).gradient, theme($0, .night).gradient] }

        #expect(Set(gradients).count == 12)
        #expect(theme(.drizzle) == theme(.lightRain))
    }

    @Test
    func isWhatTheWordsSayClearBrightSnowPaleThunderDarkPurpleRainBlue() {
        let snow = theme(.snow).gradient.stops
        let thunder = theme(.thunderstorm).gradient.stops
        let rain = theme(.lightRain).gradient.stops

        #expect(theme(.clearSky).gradient.stops.allSatisfy { $0.luminance > 0.35 })
        #expect(snow.allSatisfy { $0.luminance > 0.6 })
        #expect(thunder.allSatisfy { $0.luminance < 0.08 && $0.red > $0.green && $0.blue > $0.red })
        #expect(rain.allSatisfy { $0.luminance < 0.15 && $0.blue > $0.green && $0.green > $0.red })
    }
}

@Suite("Gradients of temperatures")
struct TemperatureBandGradientTests {
    @Test(arguments: TemperatureBand.allCases)
    func canBeReadUpon(band: TemperatureBand) {
        let sut = ColorGradient.gradient(of: band)

        #expect(sut.stops.allSatisfy { $0.contrast(with: sut.foreground) >= 4.5 })
    }

    @Test
    func differFromBandToBand() {
        #expect(Set(TemperatureBand.allCases.map(ColorGradient.gradient)).count == 4)
    }

    @Test
    func areBlueWhenItIsColdAndRedWhenItIsHot() {
        #expect(ColorGradient.gradient(of: .cold).stops.allSatisfy { $0.blue > $0.red })
        #expect(ColorGradient.gradient(of: .hot).stops.allSatisfy { $0.red > $0.blue })
    }
}
