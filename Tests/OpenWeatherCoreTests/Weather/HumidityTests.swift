import OpenWeatherCore
import Testing

@Suite("Temperature with humidity and wind")
struct HumidityTests {
    /// Values of published dew point tables.
    @Test(arguments: [
        (20.0, 50.0, 9.3), (25, 60, 16.7), (30, 40, 14.9), (10, 80, 6.7), (0, 50, -9.2), (-10, 80, -12.8),
        (35, 90, 33.1),
    ]
    )
    func `finds the dew point`(celsius: Double, humidity: Double, expected: Double) throws {
        let sut = try #require(Temperature(celsius: celsius).dewPoint(at: Percentage(percent: humidity)))

        #expect(abs(sut.celsius - expected) < 0.15)
    }

    @Test(arguments: [-40.0, -10, 0, 15, 50])
    func `has the airs own temperature as dew point in saturated air`(celsius: Double) throws {
        let sut = try #require(Temperature(celsius: celsius).dewPoint(at: Percentage(percent: 100)))

        #expect(abs(sut.celsius - celsius) < 1e-9)
    }

    @Test(arguments: [0.0, -1, 100.01, .nan, .infinity])
    func `has no dew point without a humidity that can be`(percent: Double) {
        #expect(Temperature(celsius: 20).dewPoint(at: Percentage(percent: percent)) == nil)
        #expect(Temperature(celsius: 30).humidex(at: Percentage(percent: percent)) == nil)
    }

    @Test(arguments: [-243.04, -273.15, -1e9])
    func `has no dew point near absolute zero`(celsius: Double) {
        #expect(Temperature(celsius: celsius).dewPoint(at: Percentage(percent: 50)) == nil)
    }

    /// The heat index chart of the US National Weather Service, in °F.
    @Test(arguments: [
        (80.0, 40.0, 80.0), (80, 100, 87), (82, 90, 91), (84, 100, 103), (86, 90, 105), (88, 95, 117),
        (90, 70, 106),
        (94, 60, 110), (100, 40, 109), (100, 50, 118), (104, 55, 137), (110, 40, 136),
    ]
    )
    func `agrees with the heat index chart`(fahrenheit: Double, humidity: Double, expected: Double) throws {
        let air = Temperature(fahrenheit, in: .fahrenheit)
        let sut = try #require(air.heatIndex(at: Percentage(percent: humidity)))

        #expect(abs(sut.value(in: .fahrenheit) - expected) < 0.6)
    }

    @Test(arguments: [(79.9, 50.0), (90, 39.9), (90, 100.1), (50, 50)])
    func `has no heat index outside its range`(fahrenheit: Double, humidity: Double) {
        let air = Temperature(fahrenheit, in: .fahrenheit)

        #expect(air.heatIndex(at: Percentage(percent: humidity)) == nil)
    }

    /// The wind chill chart of the US National Weather Service, in °F and mph.
    @Test(arguments: [
        (40.0, 5.0, 36.0), (30, 5, 25), (30, 30, 15), (0, 15, -19), (0, 60, -33), (-20, 30, -53), (-45, 60, -98),
        (15, 10, 3),
    ]
    )
    func `agrees with the american wind chill chart`(fahrenheit: Double, milesPerHour: Double, expected: Double) throws
    {
        let air = Temperature(fahrenheit, in: .fahrenheit)
        let sut = try #require(air.windChill(in: Speed(milesPerHour, in: .milesPerHour)))

        #expect(abs(sut.value(in: .fahrenheit) - expected) < 0.6)
    }

    /// The wind chill chart of Environment Canada, in °C and km/h.
    @Test(arguments: [(0.0, 10.0, -3.0), (-10, 20, -18), (-20, 40, -34), (-40, 60, -64), (5, 5, 4)]
    )
    func `agrees with the canadian wind chill chart`(celsius: Double, kilometersPerHour: Double, expected: Double)
        throws
    {
        let air = Temperature(celsius: celsius)
        let sut = try #require(air.windChill(in: Speed(kilometersPerHour, in: .kilometersPerHour)))

        #expect(abs(sut.celsius - expected) < 0.6)
    }

    @Test(arguments: [(10.01, 20.0), (30, 20), (0, 4.79), (0, 0)])
    func `has no wind chill in mild or calm air`(celsius: Double, kilometersPerHour: Double) {
        #expect(Temperature(celsius: celsius).windChill(in: Speed(kilometersPerHour, in: .kilometersPerHour)) == nil)
    }

    /// Environment Canada's examples: 30 °C with a dew point of 15 °C is 34, with one of 25 °C it is 42.
    @Test(arguments: [(30.0, 40.2, 34.0), (30, 74.6, 42), (35, 56.5, 47), (25, 38.8, 26)]
    )
    func `agrees with the humidex table`(celsius: Double, humidity: Double, expected: Double) throws {
        let sut = try #require(Temperature(celsius: celsius).humidex(at: Percentage(percent: humidity)))

        #expect(abs(sut.celsius - expected) < 0.5)
    }

    @Test(arguments: [(19.9, 80.0), (-20, 80), (25, 5)])
    func `has no humidex in cool or dry air`(celsius: Double, humidity: Double) {
        #expect(Temperature(celsius: celsius).humidex(at: Percentage(percent: humidity)) == nil)
    }

    /// The saturation pressures of FAO irrigation and drainage paper 56, table 2.3: 3.168 kPa at 25 °C, 1.705 kPa at 15 °C.
    @Test(arguments: [(25.0, 50.0, 1.584), (15, 0, 1.705), (15, 100, 0)])
    func `agrees with the table of vapor pressures`(celsius: Double, humidity: Double, kilopascals: Double) throws {
        let air = Temperature(celsius: celsius)
        let sut = try #require(air.vaporPressureDeficit(at: Percentage(percent: humidity)))

        #expect(abs(sut.kilopascals - kilopascals) < 0.005)
    }

    /// 6.43 × (1 + 0.536 × 2) × 1.584 / 2.45 / 24 mm, with 2 m/s at 2 m.
    @Test
    func `evaporation grows with the deficit and the wind`() throws {
        let air = Temperature(celsius: 25)
        let sut = try #require(
            air.evaporation(at: Percentage(percent: 50), in: Speed(metersPerSecond: 2 / 0.748))
        )

        #expect(abs(sut.millimeters - 0.359) < 0.001)
    }

    @Test(arguments: [(-1.0, 2.0), (101, 2), (.nan, 2), (50, -1), (50, .nan)])
    func `has no evaporation for air that cannot be`(humidity: Double, speed: Double) {
        let wind = Speed(metersPerSecond: speed)

        #expect(Temperature(celsius: 20).evaporation(at: Percentage(percent: humidity), in: wind) == nil)
    }
}
