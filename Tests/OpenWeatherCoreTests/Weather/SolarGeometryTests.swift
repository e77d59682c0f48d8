import Foundation
import OpenWeatherCore
import Testing

@Suite("SolarGeometry")
struct SolarGeometryTests {
    /// Times of NOAA's solar calculator, <https://gml.noaa.gov/grad/solcalc/>, in UTC.
    @Test(arguments: [
        ("London", 51.5074, -0.1278, utc(2024, 6, 20, 3, 43), utc(2024, 6, 20, 20, 21)),
        ("London", 51.5074, -0.1278, utc(2024, 12, 21, 8, 4), utc(2024, 12, 21, 15, 54)),
        ("London", 51.5074, -0.1278, utc(2024, 3, 20, 6, 2), utc(2024, 3, 20, 18, 14)),
        ("London", 51.5074, -0.1278, utc(1999, 8, 11, 4, 39), utc(1999, 8, 11, 19, 32)),
        ("London", 51.5074, -0.1278, utc(2050, 10, 1, 6, 1), utc(2050, 10, 1, 17, 38)),
        ("New York", 40.7128, -74.006, utc(2024, 6, 20, 9, 25), utc(2024, 6, 21, 0, 31)),
        ("New York", 40.7128, -74.006, utc(2024, 12, 21, 12, 17), utc(2024, 12, 21, 21, 32)),
        ("Sydney", -33.8688, 151.2093, utc(2024, 12, 20, 18, 41), utc(2024, 12, 21, 9, 6)),
        ("Sydney", -33.8688, 151.2093, utc(2024, 6, 20, 21, 0), utc(2024, 6, 21, 6, 54)),
        ("Tokyo", 35.6762, 139.6503, utc(2024, 12, 20, 21, 47), utc(2024, 12, 21, 7, 32)),
        ("Singapore", 1.3521, 103.8198, utc(2024, 3, 19, 23, 9), utc(2024, 3, 20, 11, 15)),
        ("Reykjavík", 64.1466, -21.9426, utc(2024, 12, 21, 11, 23), utc(2024, 12, 21, 15, 30)),
        ("Reykjavík", 64.1466, -21.9426, utc(2024, 6, 21, 2, 55), utc(2024, 6, 22, 0, 4)),
        ("Ushuaia", -54.8019, -68.303, utc(2024, 6, 21, 12, 59), utc(2024, 6, 21, 20, 11)),
    ]
    )
    func `rises and sets within two minutes of the almanac`(
        place: String,
        latitude: Double,
        longitude: Double,
        sunrise: Date,
        sunset: Date
    ) throws {
        let middle = sunrise.addingTimeInterval(sunset.timeIntervalSince(sunrise) / 2)
        let sut = SolarGeometry(date: middle)

        let halfDay = try #require(sut.halfDay(latitude: latitude))
        let minutesOfDay = (middle.timeIntervalSince1970 / 60).truncatingRemainder(dividingBy: 1440)
        let noon = (720 - 4 * longitude - sut.equationOfTime).truncatingRemainder(dividingBy: 1440)
        let length = sunset.timeIntervalSince(sunrise) / 60

        #expect(abs(2 * halfDay - length) < 2, "\(place)")
        #expect(abs(noon - minutesOfDay) < 2, "\(place)")
        #expect(
            abs(sut.altitude(at: .at(latitude, longitude), date: sunrise) - SolarGeometry.horizon) < 0.4,
            "\(place)"
        )
        #expect(abs(sut.altitude(at: .at(latitude, longitude), date: sunset) - SolarGeometry.horizon) < 0.4, "\(place)")
    }

    /// Equinoxes and solstices of the US Naval Observatory; on the tropic the sun turns, on the equator it crosses.
    @Test(arguments: [
        (utc(1970, 3, 21, 0, 56), 0.0), (utc(1996, 3, 20, 8, 3), 0.0), (utc(2000, 3, 20, 7, 35), 0.0),
        (utc(2024, 3, 20, 3, 6), 0.0), (utc(2023, 9, 23, 6, 50), 0.0), (utc(2024, 6, 20, 20, 51), 23.44),
        (utc(2023, 12, 22, 3, 27), -23.44), (utc(2099, 3, 20, 8, 17), 0.0),
    ]
    )
    func `keeps the seasons from 1970 to 2100`(date: Date, declination: Double) {
        #expect(abs(SolarGeometry(date: date).declination - declination) < 0.1)
    }

    /// Extremes as almanacs give them: about −14 min 15 s on 11 February and +16 min 25 s on 3 November.
    @Test(arguments: [
        (utc(2025, 2, 11, 12), -14.25), (utc(2025, 11, 3, 12), 16.4), (utc(2025, 4, 15, 12), 0.0),
        (utc(2025, 6, 13, 12), 0.0),
    ]
    )
    func `knows how far a sundial is off`(date: Date, minutes: Double) {
        #expect(abs(SolarGeometry(date: date).equationOfTime - minutes) < 0.75)
    }

    @Test
    func `has the sun overhead at the equator at an equinox and on the tropic at a solstice`() {
        #expect(abs(SolarGeometry(date: utc(2024, 3, 20, 3)).noonAltitude(latitude: 0) - 90) < 0.1)
        #expect(abs(SolarGeometry(date: utc(2024, 6, 20, 21)).noonAltitude(latitude: 23.44) - 90) < 0.1)
        #expect(abs(SolarGeometry(date: utc(2024, 6, 20, 21)).midnightAltitude(latitude: 66.56)) < 0.1)
    }

    @Test(arguments: [90.0, 80, -90, -80])
    func `has no half day where the sun does not cross the horizon`(latitude: Double) {
        #expect(SolarGeometry(date: utc(2026, 6, 21)).halfDay(latitude: latitude) == nil)
        #expect(SolarGeometry(date: utc(2026, 12, 21)).halfDay(latitude: latitude) == nil)
    }

    @Test
    func `is the same before 1970 as after it in the height of a day`() {
        let before = SolarGeometry(date: utc(1969, 6, 21, 12)).altitude(at: .at(51.5, 0), date: utc(1969, 6, 21, 12))

        #expect(abs(before - 61.9) < 0.2)
    }
}
