import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Weather theme")
struct WeatherThemeTests {
    private func theme(_ code: ConditionCode, _ partOfDay: PartOfDay = .day) -> WeatherTheme {
        WeatherTheme(ConditionIcon(WeatherCondition(code, partOfDay)))
    }

    @Test(arguments: ConditionCode.allCases, PartOfDay.allCases)
    func `can be read everywhere`(code: ConditionCode, partOfDay: PartOfDay) {
        for gradient in [theme(code, partOfDay).gradient, theme(code, partOfDay).darkGradient] {
            #expect((2...3).contains(gradient.stops.count))
            for step in 0...20 {
                let color = gradient.color(at: Double(step) / 20)
                #expect(color.contrast(with: gradient.foreground) >= 4.5, "\(color.hexadecimal)")
            }
        }
    }

    @Test(arguments: [
        (ConditionCode.clearSky, WeatherBackground.sunny), (.fewClouds, .cloudy), (.overcastClouds, .cloudy),
        (.lightRain, .rainy), (.drizzle, .rainy), (.thunderstorm, .rainy), (.snow, .rainy), (.freezingRain, .rainy),
        (.sleet, .rainy), (.fog, .cloudy), (.squalls, .cloudy),
    ]
    )
    func `has a coarse background`(code: ConditionCode, background: WeatherBackground) {
        #expect(theme(code).background == background)
    }

    @Test(arguments: ConditionCode.allCases, PartOfDay.allCases)
    func `has the coarse background of its group`(code: ConditionCode, partOfDay: PartOfDay) {
        let expected: WeatherBackground =
            switch code.rawValue {
            case 200..<300, 300..<400, 500..<600, 600..<700: .rainy
            case 800: .sunny
            default: .cloudy
            }

        #expect(theme(code, partOfDay).background == expected)
    }

    @Test(arguments: [
        (ConditionGroup.snow, WeatherBackground.rainy), (.rain, .rainy), (.drizzle, .rainy), (.thunderstorm, .rainy),
        (.clear, .sunny), (.clouds, .cloudy), (.mist, .cloudy), (.tornado, .cloudy),
    ]
    )
    func `follows the group of a code that is not documented`(group: ConditionGroup, background: WeatherBackground) {
        let condition = WeatherCondition(id: 999, group: group, description: "", icon: nil)

        #expect(WeatherTheme(ConditionIcon(condition)).background == background)
    }

    @Test(arguments: ConditionCode.allCases, PartOfDay.allCases)
    func `is dark with white text on a device in dark appearance`(code: ConditionCode, partOfDay: PartOfDay) {
        let sut = theme(code, partOfDay)

        #expect(sut.darkGradient.foreground == .white)
        #expect(sut.darkGradient.stops.allSatisfy { $0.contrast(with: .white) >= 7 })
        for step in 0...20 {
            let place = Double(step) / 20
            #expect(sut.darkGradient.color(at: place).luminance < sut.gradient.color(at: place).luminance)
        }
    }

    @Test
    func `is cloudy where nothing is known`() {
        #expect(WeatherTheme.neutral.background == .cloudy)
        #expect(WeatherTheme.neutral == theme(.overcastClouds))
    }

    @Test
    func `tells the families and the night apart`() {
        let codes: [ConditionCode] = [.clearSky, .overcastClouds, .lightRain, .snow, .thunderstorm, .fog]
        let gradients = codes.flatMap { [theme($0, .day).gradient, theme($0, .night).gradient] }

        let darkGradients = codes.flatMap { [theme($0, .day).darkGradient, theme($0, .night).darkGradient] }

        #expect(Set(gradients).count == 12)
        #expect(Set(gradients + darkGradients).count == 24)
        #expect(theme(.drizzle) == theme(.lightRain))
    }

    @Test
    func `is what the words say clear bright snow pale thunder dark purple rain blue`() {
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
    func `can be read upon`(band: TemperatureBand) {
        let sut = ColorGradient.gradient(of: band)

        #expect(sut.stops.allSatisfy { $0.contrast(with: sut.foreground) >= 4.5 })
    }

    @Test(arguments: TemperatureBand.allCases)
    func `are dark with white text on a device in dark appearance`(band: TemperatureBand) {
        let sut = ColorGradient.darkGradient(of: band)

        #expect(sut.foreground == .white)
        for step in 0...20 {
            let place = Double(step) / 20
            #expect(sut.color(at: place).contrast(with: .white) >= 7)
            #expect(sut.color(at: place).luminance < ColorGradient.gradient(of: band).color(at: place).luminance)
        }
    }

    @Test(arguments: [
        (-0.1, TemperatureBand.cold), (0, .mild), (21.1, .mild), (21.2, .warm), (29.4, .warm), (29.5, .hot),
    ]
    )
    func `belong to the band of a temperature`(celsius: Double, band: TemperatureBand) {
        let sut = TemperatureTheme(Temperature(celsius: celsius))

        #expect(sut.band == band)
        #expect(sut.gradient == .gradient(of: band))
        #expect(sut.darkGradient == .darkGradient(of: band))
    }

    @Test
    func `differ from band to band`() {
        #expect(Set(TemperatureBand.allCases.map(ColorGradient.gradient)).count == 4)
        #expect(Set(TemperatureBand.allCases.map(ColorGradient.darkGradient)).count == 4)
    }

    @Test
    func `are blue when it is cold and red when it is hot`() {
        #expect(ColorGradient.gradient(of: .cold).stops.allSatisfy { $0.blue > $0.red })
        #expect(ColorGradient.gradient(of: .hot).stops.allSatisfy { $0.red > $0.blue })
    }
}
