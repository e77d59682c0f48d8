import OpenWeatherCore
import Testing

@Suite("AirMoisture")
struct AirMoistureTests {
    @Test(arguments: [
        (35.0, 65.0, 40.0, AirMoisture.oppressive), (25, 64.9, 80, .humid), (20, 55, 80, .humid),
        (20, 54.9, 84.9, .comfortable), (20, 54.9, 85, .damp), (20, 40, 30, .comfortable), (30, 40, 29.9, .dry),
        (10, 45, 90, .damp),
    ]
    )
    func `is taken from the table`(celsius: Double, dewPoint: Double, humidity: Double, expected: AirMoisture) {
        #expect(moisture(celsius, Temperature(dewPoint, in: .fahrenheit), humidity) == expected)
    }

    @Test(arguments: [(9.9, 5.0, 60.0), (.nan, 5, 60), (20, .nan, 60), (20, 5, .nan)])
    func `says nothing about cold air and numbers that are none`(celsius: Double, dewPoint: Double, humidity: Double) {
        #expect(moisture(celsius, Temperature(celsius: dewPoint), humidity) == nil)
    }

    private func moisture(_ celsius: Double, _ dewPoint: Temperature, _ humidity: Double) -> AirMoisture? {
        AirMoisture(
            temperature: Temperature(celsius: celsius),
            dewPoint: dewPoint,
            humidity: Percentage(percent: humidity)
        )
    }
}
