import Foundation
import OpenWeatherCore
import Testing

@Suite("Quantities")
struct QuantityTests {
    @Test(arguments: [
        (10.0, Speed.Unit.metersPerSecond, 10.0), (10, .kilometersPerHour, 36), (0.44704, .milesPerHour, 1),
        (44.704, .milesPerHour, 100), (463, .knots, 900), (0, .knots, 0),
    ]
    )
    func `converts speeds by the definitions of their units`(metersPerSecond: Double, unit: Speed.Unit, value: Double) {
        #expect(Speed(metersPerSecond: metersPerSecond).value(in: unit) == value)
        #expect(abs(Speed(value, in: unit).metersPerSecond - metersPerSecond) < 1e-12)
    }

    @Test(arguments: [
        (1013.25, Pressure.Unit.kilopascals, 101.325), (1013.25, .millimetersOfMercury, 759.999892),
        (1013.25, .inchesOfMercury, 29.92125558), (1000, .inchesOfMercury, 29.529983301),
        (1013.25, .hectopascals, 1013.25),
    ]
    )
    func `converts pressures by the definitions of their units`(
        hectopascals: Double,
        unit: Pressure.Unit,
        value: Double
    ) {
        #expect(abs(Pressure(hectopascals: hectopascals).value(in: unit) - value) < 1e-6)
        #expect(abs(Pressure(value, in: unit).hectopascals - hectopascals) < 1e-4)
    }

    @Test(arguments: [
        (10_000.0, Length.Unit.kilometers, 10.0), (1609.344, .miles, 1), (16_093.44, .miles, 10), (5, .meters, 5),
    ]
    )
    func `converts lengths by the definitions of their units`(meters: Double, unit: Length.Unit, value: Double) {
        #expect(Length(meters: meters).value(in: unit) == value)
        #expect(Length(value, in: unit).meters == meters)
    }

    @Test(arguments: [(25.4, Precipitation.Unit.inches, 1.0), (2.54, .inches, 0.1), (3, .millimeters, 3)]
    )
    func `converts depths by the definitions of their units`(
        millimeters: Double,
        unit: Precipitation.Unit,
        value: Double
    ) {
        #expect(Precipitation(millimeters: millimeters).value(in: unit) == value)
        #expect(Precipitation(value, in: unit).millimeters == millimeters)
    }

    @Test
    func `reads back every whole number it was made of`() {
        for number in (0...1100).map(Double.init) {
            #expect(Speed.Unit.allCases.allSatisfy { Speed(number, in: $0).value(in: $0) == number })
            #expect(Pressure.Unit.allCases.allSatisfy { Pressure(number, in: $0).value(in: $0) == number })
            #expect(Length.Unit.allCases.allSatisfy { Length(number, in: $0).value(in: $0) == number })
            #expect(Precipitation.Unit.allCases.allSatisfy { Precipitation(number, in: $0).value(in: $0) == number })
        }
    }

    @Test
    func `have a property for each unit`() {
        let (warmth, wind) = (Temperature(celsius: 20), Speed(metersPerSecond: 10))
        let (air, way) = (Pressure(hectopascals: 1013.25), Length(meters: 16_093.44))

        #expect([warmth.celsius, warmth.fahrenheit, warmth.kelvin] == Temperature.Unit.allCases.map(warmth.value))
        #expect(
            [wind.metersPerSecond, wind.kilometersPerHour, wind.milesPerHour, wind.knots]
                == Speed.Unit.allCases.map(wind.value)
        )
        #expect(
            [air.hectopascals, air.kilopascals, air.inchesOfMercury, air.millimetersOfMercury]
                == Pressure.Unit.allCases.map(air.value)
        )
        #expect([way.meters, way.kilometers, way.miles] == Length.Unit.allCases.map(way.value))
        #expect(Precipitation(millimeters: 25.4).inches == 1)
    }

    @Test
    func `bridges to measurements in the canonical unit`() {
        #expect(Speed(36, in: .kilometersPerHour).measurement == Measurement(value: 10, unit: .metersPerSecond))
        #expect(Pressure(hectopascals: 990).measurement == Measurement(value: 990, unit: .hectopascals))
        #expect(Length(2, in: .kilometers).measurement == Measurement(value: 2000, unit: .meters))
        #expect(Precipitation(1, in: .inches).measurement == Measurement(value: 25.4, unit: .millimeters))
    }

    @Test
    func `orders by amount`() {
        #expect(Speed(1, in: .knots) < Speed(1, in: .metersPerSecond))
        #expect(Pressure(hectopascals: 990) > Pressure(1, in: .kilopascals))
        #expect(Length(1, in: .kilometers) < Length(1, in: .miles))
        #expect(Precipitation(1, in: .millimeters) < Precipitation(1, in: .inches))
        #expect(Concentration(microgramsPerCubicMeter: 1) < Concentration(microgramsPerCubicMeter: 1.1))
        #expect(Percentage(percent: 1) < Percentage(fraction: 1))
    }

    @Test
    func `adds depths`() {
        #expect(Precipitation(millimeters: 1.5) + Precipitation(millimeters: 2) == Precipitation(millimeters: 3.5))
        #expect(Precipitation.zero + .zero == .zero)
    }
}

@Suite("Percentage")
struct PercentageTests {
    @Test
    func `turns every hundredth into a whole percent`() {
        for percent in 0...100 {
            let sut = Percentage(fraction: Double(percent) / 100)

            #expect(sut.percent == Double(percent))
            #expect(sut.fraction == Double(percent) / 100)
            #expect(sut == Percentage(percent: Double(percent)))
        }
    }

    @Test
    func `keeps parts of a percent`() {
        #expect(Percentage(fraction: 0.0725).percent == 7.25)
        #expect(Percentage(fraction: 1.0 / 3).percent == 33.333333333)
    }
}

/// What a log or a debugger shows of a value says its unit.
@Suite("Descriptions of values")
struct DescriptionTests {
    @Test(arguments: [
        ("\(Temperature(celsius: 7.28))", "7.28 °C"), ("\(Temperature(-40, in: .fahrenheit))", "-40.0 °C"),
        ("\(Speed(metersPerSecond: 3.6))", "3.6 m/s"), ("\(Pressure(hectopascals: 1012))", "1012.0 hPa"),
        ("\(Length(meters: 10_000))", "10000.0 m"), ("\(Precipitation(millimeters: 0.51))", "0.51 mm"),
        ("\(Concentration(microgramsPerCubicMeter: 12.5))", "12.5 μg/m³"),
        ("\(Percentage(fraction: 0.4))", "40.0%"),
    ]
    )
    func `name the unit that is stored`(description: String, expected: String) {
        #expect(description == expected)
    }

    @Test
    func `write a point as degrees north and east`() throws {
        #expect("\(Coordinate(clampingLatitude: 38.7078, longitude: -9.1366))" == "38.7078, -9.1366")
    }

    @Test(arguments: [
        (0, "+00:00"), (20_700, "+05:45"), (-12_600, "-03:30"), (50_400, "+14:00"), (-2_193, "-00:36:33"),
    ]
    )
    func `write an offset as hours and minutes with seconds where a place of old has them`(
        seconds: Int,
        expected: String
    ) throws {
        #expect("\(try #require(UTCOffset(seconds: seconds)))" == expected)
    }

    @Test(arguments: [
        (2026, 11, 21, "2026-11-21"), (1999, 1, 2, "1999-01-02"), (44, 3, 15, "0044-03-15"),
        (-43, 3, 15, "-0043-03-15"), (12_026, 12, 31, "12026-12-31"),
    ]
    )
    func `write a day as year month and day`(year: Int, month: Int, day: Int, expected: String) throws {
        #expect("\(try #require(LocalDay(year: year, month: month, day: day)))" == expected)
    }
}
