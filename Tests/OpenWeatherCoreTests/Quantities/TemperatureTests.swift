import OpenWeatherCore
import Testing

@Suite("Temperature")
struct TemperatureTests {
    @Test("converts round numbers exactly", arguments: [(20.0, 68.0), (-40, -40), (100, 212), (0, 32)])
    func convertsRoundNumbersExactly(celsius: Double, fahrenheit: Double) {
        #expect(Temperature(celsius: celsius).value(in: .fahrenheit) == fahrenheit)
    }
}
