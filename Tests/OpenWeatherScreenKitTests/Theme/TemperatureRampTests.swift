import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Temperature ramp")
struct TemperatureRampTests {
    private static let ramps = [TemperatureRamp.light, .dark, .monotone]
    /// Every tenth of a degree, from below the coldest stop to above the hottest.
    private let temperatures = (-400...500).map { Temperature(celsius: Double($0) / 10) }

    @Test(arguments: ramps)
    func `has stops from violet to dark red`(sut: TemperatureRamp) {
        #expect(sut.stops.map(\.temperature.celsius) == [-30, -15, 0, 8, 15, 21, 28, 35, 42])
        for stop in sut.stops { #expect(sut.color(at: stop.temperature) == stop.color) }
    }

    @Test(arguments: ramps)
    func `keeps text readable on every color`(sut: TemperatureRamp) {
        for temperature in temperatures {
            let (color, text) = (sut.color(at: temperature), sut.textColor(at: temperature))
            #expect(color.contrast(with: text) >= 4.5, "\(temperature)")
            #expect([RGBColor.white, RGBColor(hex: 0)].contains(text))
        }
    }

    @Test
    func `stands out from its background`() {
        let night = RGBColor(hex: 0x0F1722)
        for temperature in temperatures {
            #expect(TemperatureRamp.light.color(at: temperature).contrast(with: .white) >= 2, "\(temperature)")
            #expect(TemperatureRamp.dark.color(at: temperature).contrast(with: night) >= 4.5, "\(temperature)")
        }
    }

    @Test
    func `is ordered by lightness alone for readers who cannot tell hues apart`() {
        let lights = stride(from: -30.0, through: 42, by: 1)
            .map { TemperatureRamp.monotone.color(at: Temperature(celsius: $0)).luminance }

        for (colder, warmer) in zip(lights, lights.dropFirst()) { #expect(colder < warmer) }
    }

    @Test(arguments: ramps)
    func `changes in small steps`(sut: TemperatureRamp) {
        let colors = temperatures.map { sut.color(at: $0) }

        for (color, next) in zip(colors, colors.dropFirst()) {
            #expect(abs(Int(color.red) - Int(next.red)) <= 8)
            #expect(abs(Int(color.green) - Int(next.green)) <= 8)
            #expect(abs(Int(color.blue) - Int(next.blue)) <= 8)
        }
    }

    @Test
    func `mixes halfway as the eye does`() {
        let sut = TemperatureRamp(stops: [
            .init(Temperature(celsius: 10), RGBColor(hex: 0xFFFFFF)), .init(Temperature(celsius: 0), RGBColor(hex: 0)),
        ])

        // The gray of half the perceived lightness, computed independently: 0.5³ of the light.
        #expect(sut.color(at: Temperature(celsius: 5)).hexadecimal == "#636363")
        #expect(sut.stops.map(\.temperature.celsius) == [0, 10])
    }

    @Test(arguments: ramps)
    func `ends in its outer stops`(sut: TemperatureRamp) {
        #expect(sut.color(at: Temperature(celsius: -90)) == sut.stops.first?.color)
        #expect(sut.color(at: Temperature(celsius: 60)) == sut.stops.last?.color)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `is gray for what is no temperature`(celsius: Double) {
        let temperature = Temperature(celsius: celsius)

        #expect(TemperatureRamp.light.color(at: temperature).hexadecimal == "#808A94")
        #expect(TemperatureRamp(stops: [.init(temperature, .white)]).stops.count == 1)
        #expect(TemperatureRamp(stops: []).color(at: Temperature(celsius: 3)).hexadecimal == "#808A94")
    }

    @Test(arguments: ramps)
    func `comes close to its colors with the stops of a gradient`(sut: TemperatureRamp) {
        let (low, high) = (-12.0, 33.0)
        let stops = sut.gradient(Temperature(celsius: low)...Temperature(celsius: high))

        #expect(stops.first?.position == 0 && stops.last?.position == 1)
        #expect(stops.map(\.position) == stops.map(\.position).sorted())
        for degree in stride(from: low, through: high, by: 0.5) {
            let position = (degree - low) / (high - low)
            let mixed = Self.mix(stops, at: position)
            let color = sut.color(at: Temperature(celsius: degree))
            #expect(mixed.contrast(with: color) < 1.08, "\(degree)")
        }
    }

    private static func mix(_ stops: [TemperatureRamp.GradientStop], at position: Double) -> RGBColor {
        for (from, to) in zip(stops, stops.dropFirst()) where position <= to.position {
            return from.color.mixed(
                with: to.color,
                fraction: (position - from.position) / (to.position - from.position)
            )
        }
        return stops[stops.count - 1].color
    }

    @Test
    func `has two equal colors for a bar without length`() {
        let sut = TemperatureRamp.light.gradient(Temperature(celsius: 7)...Temperature(celsius: 7))

        #expect(sut.map(\.position) == [0, 1])
        #expect(Set(sut.map(\.color)) == [TemperatureRamp.light.color(at: Temperature(celsius: 7))])
    }

    @Test
    func `has four flat steps for sixteen colors`() {
        #expect(
            TemperatureBand.allCases.map { TemperatureRamp.step($0).hexadecimal } == [
                "#0000EE", "#00CD00", "#CDCD00", "#CD0000",
            ]
        )
    }
}
