import Foundation
import OpenWeatherCore
import Testing

@Suite("Temperature")
struct TemperatureTests {
    @Test(
        "converts round numbers exactly",
        arguments: [
            (celsius: 20.0, fahrenheit: 68.0, kelvin: 293.15), (-40, -40, 233.15), (100, 212, 373.15),
            (0, 32, 273.15), (37, 98.6, 310.15), (-273.15, -459.67, 0), (60, 140, 333.15), (12.5, 54.5, 285.65),
        ]
    )
    func convertsRoundNumbersExactly(celsius: Double, fahrenheit: Double, kelvin: Double) {
        let sut = Temperature(celsius: celsius)

        #expect(sut.value(in: .celsius) == celsius)
        #expect(sut.value(in: .fahrenheit) == fahrenheit)
        #expect(sut.value(in: .kelvin) == kelvin)
        #expect(Temperature(kelvin, in: .kelvin) == sut)
    }

    @Test("reads back every tenth of a degree it was made of", arguments: Temperature.Unit.allCases)
    func readsBackEveryTenthOfADegreeItWasMadeOf(unit: Temperature.Unit) {
        for tenths in -1500...3500 {
            let value = Double(tenths) / 10

            #expect(Temperature(value, in: unit).value(in: unit) == value)
        }
    }

    @Test("turns the hundredths of kelvins the service sends into hundredths of degrees")
    func turnsTheHundredthsOfKelvinsTheServiceSendsIntoHundredthsOfDegrees() {
        for hundredths in stride(from: 17_315, through: 33_315, by: 1) {
            let expected = Double(hundredths - 27_315) / 100

            #expect(Temperature(Double(hundredths) / 100, in: .kelvin).celsius == expected)
        }
    }

    @Test("orders from cold to warm whatever the unit it was made in")
    func ordersFromColdToWarmWhateverTheUnitItWasMadeIn() {
        let sut = [Temperature(300, in: .kelvin), Temperature(32, in: .fahrenheit), Temperature(celsius: -5)]

        #expect(sut.min() == Temperature(celsius: -5))
        #expect(sut.max() == Temperature(300, in: .kelvin))
        #expect(sut.sorted()[1].celsius == 0)
    }

    @Test("leaves numbers too large to measure as they are")
    func leavesNumbersTooLargeToMeasureAsTheyAre() {
        #expect(Temperature(celsius: 1e300).value(in: .kelvin) == 1e300)
        #expect(Temperature(celsius: .infinity).value(in: .fahrenheit) == .infinity)
        #expect(Temperature(celsius: .nan).value(in: .kelvin).isNaN)
    }

    @Test("bridges to a measurement in degrees Celsius")
    func bridgesToAMeasurementInDegreesCelsius() {
        #expect(Temperature(68, in: .fahrenheit).measurement == Measurement(value: 20, unit: .celsius))
    }
}
