import Foundation
import OpenWeatherCore
import Testing

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
    func nameTheUnitThatIsStored(description: String, expected: String) {
        #expect(description == expected)
    }

    @Test
    func writeAPointAsDegreesNorthAndEast() throws {
        #expect(try "\(Coordinate(latitude: 38.7078, longitude: -9.1366))" == "38.7078, -9.1366")
    }

    @Test(arguments: [
        (0, "+00:00"), (20_700, "+05:45"), (-12_600, "-03:30"), (50_400, "+14:00"), (-2_193, "-00:36:33"),
    ]
    )
    func writeAnOffsetAsHoursAndMinutesWithSecondsWhereAPlaceOfOldHasThem(seconds: Int, expected: String) throws {
        #expect("\(try #require(UTCOffset(seconds: seconds)))" == expected)
    }

    @Test(arguments: [
        (2026, 11, 21, "2026-11-21"), (1999, 1, 2, "1999-01-02"), (44, 3, 15, "0044-03-15"),
        (-43, 3, 15, "-0043-03-15"), (12_026, 12, 31, "12026-12-31"),
    ]
    )
    func writeADayAsYearMonthAndDay(year: Int, month: Int, day: Int, expected: String) throws {
        #expect("\(try #require(LocalDay(year: year, month: month, day: day)))" == expected)
    }
}
