import OpenWeatherCore
import Testing

@Suite("Temperature bands and the converter's range")
struct TemperatureBandTests {
    @Test(arguments: [
        (-40.0, TemperatureBand.cold), (31.99, .cold), (32, .mild), (50, .mild), (69.99, .mild), (70, .warm),
        (77, .warm), (85, .warm), (85.01, .hot), (140, .hot), (-459.67, .cold),
    ]
    )
    func putsEveryLimitIntoItsBand(fahrenheit: Double, band: TemperatureBand) {
        #expect(TemperatureBand(Temperature(fahrenheit, in: .fahrenheit)) == band)
    }

    @Test(arguments: [(-0.01, TemperatureBand.cold), (0, .mild), (21.2, .warm), (30, .hot)]
    )
    func agreesInDegreesCelsius(celsius: Double, band: TemperatureBand) {
        #expect(TemperatureBand(Temperature(celsius: celsius)) == band)
    }

    @Test
    func ordersBandsFromColdToHot() {
        #expect(TemperatureBand.allCases.sorted() == [.cold, .mild, .warm, .hot])
    }

    @Test
    func slidesFromMinusFortyOnBothScalesTo140FWhichIs60C() {
        let sut = Temperature.converterRange

        #expect(sut.lowerBound.celsius == -40)
        #expect(sut.lowerBound.value(in: .fahrenheit) == -40)
        #expect(sut.upperBound.celsius == 60)
        #expect(sut.upperBound.value(in: .fahrenheit) == 140)
    }

    @Test(arguments: [-459.68, -500, -1e9, -Double.infinity])
    func holdsAtAbsoluteZero(fahrenheit: Double) {
        let sut = Temperature(fahrenheit, in: .fahrenheit).atLeastAbsoluteZero

        #expect(sut == .absoluteZero)
        #expect(sut.value(in: .kelvin) == 0)
    }

    @Test(arguments: [-273.15, -273.14, 0, 5000])
    func leavesWhatIsNotColderThanAbsoluteZeroAlone(celsius: Double) {
        #expect(Temperature(celsius: celsius).atLeastAbsoluteZero.celsius == celsius)
    }

    @Test(arguments: [(-41.0, -40.0), (-40, -40), (0, 0), (60, 60), (60.01, 60)])
    func clampsToARange(celsius: Double, clamped: Double) {
        #expect(Temperature(celsius: celsius).clamped(to: Temperature.converterRange).celsius == clamped)
    }
}
