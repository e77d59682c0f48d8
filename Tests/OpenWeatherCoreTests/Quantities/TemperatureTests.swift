import Foundation
import OpenWeatherCore
import Testing

@Suite("Temperature")
struct TemperatureTests {
    @Test(arguments: [
        (celsius: 20.0, fahrenheit: 68.0, kelvin: 293.15), (-40, -40, 233.15), (100, 212, 373.15),
        (0, 32, 273.15), (37, 98.6, 310.15), (-273.15, -459.67, 0), (60, 140, 333.15), (12.5, 54.5, 285.65),
    ]
    )
    func `converts round numbers exactly`(celsius: Double, fahrenheit: Double, kelvin: Double) {
        let sut = Temperature(celsius: celsius)

        #expect(sut.value(in: .celsius) == celsius)
        #expect(sut.value(in: .fahrenheit) == fahrenheit)
        #expect(sut.value(in: .kelvin) == kelvin)
        #expect(Temperature(kelvin, in: .kelvin) == sut)
    }

    @Test(arguments: Temperature.Unit.allCases)
    func `reads back every tenth of a degree it was made of`(unit: Temperature.Unit) {
        for tenths in -1500...3500 {
            let value = Double(tenths) / 10

            #expect(Temperature(value, in: unit).value(in: unit) == value)
        }
    }

    @Test
    func `turns the hundredths of kelvins the service sends into hundredths of degrees`() {
        for hundredths in stride(from: 17_315, through: 33_315, by: 1) {
            let expected = Double(hundredths - 27_315) / 100

            #expect(Temperature(Double(hundredths) / 100, in: .kelvin).celsius == expected)
        }
    }

    @Test
    func `orders from cold to warm whatever the unit it was made in`() {
        let sut = [Temperature(300, in: .kelvin), Temperature(32, in: .fahrenheit), Temperature(celsius: -5)]

        #expect(sut.min() == Temperature(celsius: -5))
        #expect(sut.max() == Temperature(300, in: .kelvin))
        #expect(sut.sorted()[1].celsius == 0)
    }

    @Test
    func `leaves numbers too large to measure as they are`() {
        #expect(Temperature(celsius: 1e300).value(in: .kelvin) == 1e300)
        #expect(Temperature(celsius: .infinity).value(in: .fahrenheit) == .infinity)
        #expect(Temperature(celsius: .nan).value(in: .kelvin).isNaN)
    }

    @Test
    func `bridges to a measurement in degrees Celsius`() {
        #expect(Temperature(68, in: .fahrenheit).measurement == Measurement(value: 20, unit: .celsius))
    }
}

@Suite("Temperature bands and the converter's range")
struct TemperatureBandTests {
    @Test(arguments: [
        (-40.0, TemperatureBand.cold), (31.99, .cold), (32, .mild), (50, .mild), (69.99, .mild), (70, .warm),
        (77, .warm), (85, .warm), (85.01, .hot), (140, .hot), (-459.67, .cold),
    ]
    )
    func `puts every limit into its band`(fahrenheit: Double, band: TemperatureBand) {
        #expect(TemperatureBand(Temperature(fahrenheit, in: .fahrenheit)) == band)
    }

    @Test(arguments: [(-0.01, TemperatureBand.cold), (0, .mild), (21.2, .warm), (30, .hot)]
    )
    func `agrees in degrees Celsius`(celsius: Double, band: TemperatureBand) {
        #expect(TemperatureBand(Temperature(celsius: celsius)) == band)
    }

    @Test
    func `orders bands from cold to hot`() {
        #expect(TemperatureBand.allCases.sorted() == [.cold, .mild, .warm, .hot])
    }

    @Test
    func `slides from minus forty on both scales to 140 °F, which is 60 °C`() {
        let sut = Temperature.converterRange

        #expect(sut.lowerBound.celsius == -40)
        #expect(sut.lowerBound.value(in: .fahrenheit) == -40)
        #expect(sut.upperBound.celsius == 60)
        #expect(sut.upperBound.value(in: .fahrenheit) == 140)
    }

    @Test(arguments: [-459.68, -500, -1e9, -Double.infinity])
    func `holds at absolute zero`(fahrenheit: Double) {
        let sut = Temperature(fahrenheit, in: .fahrenheit).atLeastAbsoluteZero

        #expect(sut == .absoluteZero)
        #expect(sut.value(in: .kelvin) == 0)
    }

    @Test(arguments: [-273.15, -273.14, 0, 5000])
    func `leaves what is not colder than absolute zero alone`(celsius: Double) {
        #expect(Temperature(celsius: celsius).atLeastAbsoluteZero.celsius == celsius)
    }

    @Test(arguments: [(-41.0, -40.0), (-40, -40), (0, 0), (60, 60), (60.01, 60)])
    func `clamps to a range`(celsius: Double, clamped: Double) {
        #expect(Temperature(celsius: celsius).clamped(to: Temperature.converterRange).celsius == clamped)
    }
}
