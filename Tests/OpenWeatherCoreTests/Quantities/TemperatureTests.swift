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
    func convertsRoundNumbersExactly(celsius: Double, fahrenheit: Double, kelvin: Double) {
        let sut = Temperature(celsius: celsius)

        #expect(sut.value(in: .celsius) == celsius)
        #expect(sut.value(in: .fahrenheit) == fahrenheit)
        #expect(sut.value(in: .kelvin) == kelvin)
        #expect(Temperature(kelvin, in: .kelvin) == sut)
    }

    @Test(arguments: Temperature.Unit.allCases)
    func readsBackEveryTenthOfADegreeItWasMadeOf(unit: Temperature.Unit) {
        for tenths in -1500...3500 {
            let value = Double(tenths) / 10

            #expect(Temperature(value, in: unit).value(in: unit) == value)
        }
    }

    @Test
    func turnsTheHundredthsOfKelvinsTheServiceSendsIntoHundredthsOfDegrees() {
        for hundredths in stride(from: 17_315, through: 33_315, by: 1) {
            let expected = Double(hundredths - 27_315) / 100

            #expect(Temperature(Double(hundredths) / 100, in: .kelvin).celsius == expected)
        }
    }

    @Test
    func ordersFromColdToWarmWhateverTheUnitItWasMadeIn() {
        let sut = [Temperature(300, in: .kelvin), Temperature(32, in: .fahrenheit), Temperature(celsius: -5)]

        #expect(sut.min() == Temperature(celsius: -5))
        #expect(sut.max() == Temperature(300, in: .kelvin))
        #expect(sut.sorted()[1].celsius == 0)
    }

    @Test
    func leavesNumbersTooLargeToMeasureAsTheyAre() {
        #expect(Temperature(celsius: 1e300).value(in: .kelvin) == 1e300)
        #expect(Temperature(celsius: .infinity).value(in: .fahrenheit) == .infinity)
        #expect(Temperature(celsius: .nan).value(in: .kelvin).isNaN)
    }

    @Test
    func bridgesToAMeasurementInDegreesCelsius() {
        #expect(Temperature(68, in: .fahrenheit).measurement == Measurement(value: 20, unit: .celsius))
    }
}
