import Foundation
import OpenWeatherCore
import Testing

@Suite("City of a time zone")
struct TimeZoneCityTests {
    @Test(
        arguments: [
            ("Europe/Lisbon", "Lisbon"), ("America/New_York", "New York"), ("Asia/Ho_Chi_Minh", "Ho Chi Minh"),
            ("America/Argentina/Buenos_Aires", "Buenos Aires"), ("America/Port-au-Prince", "Port-au-Prince"),
            ("Pacific/Auckland", "Auckland"), ("UTC", nil), ("GMT", nil), ("Etc/GMT+5", nil), ("Antarctica/Troll", nil),
            ("CET", nil), ("US/Eastern", nil),
        ] as [(String, String?)]
    )
    func `is its last name`(identifier: String, city: String?) throws {
        let zone = try #require(TimeZone(identifier: identifier))
        // Foundation may know a zone under another name.
        guard zone.identifier == identifier else { return }

        #expect(zone.cityName == city)
    }

    @Test
    func `is none for an offset`() throws {
        #expect(try #require(TimeZone(secondsFromGMT: 3600)).cityName == nil)
    }

    @Test(arguments: [
        ("Europe/Lisbon", 38.7, -9.1, true), ("America/New_York", 40.7, -74.0, true),
        ("Pacific/Auckland", -36.9, 174.8, true), ("Asia/Shanghai", 31.2, 121.5, true),
        ("Europe/London", 42.98, -81.25, false), ("Pacific/Apia", -13.8, -171.8, true),
        ("Australia/Perth", 56.4, -3.4, false),
    ])
    func `may be a place whose sun agrees with its clocks`(
        identifier: String,
        latitude: Double,
        longitude: Double,
        mayInclude: Bool
    ) throws {
        let zone = try #require(TimeZone(identifier: identifier))

        #expect(
            zone.mayInclude(.at(latitude, longitude), at: Date(timeIntervalSince1970: 1_779_969_600)) == mayInclude
        )
    }
}
