import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Demo sun")
struct DemoSunTests {
    private func date(_ text: String) throws -> Double {
        try Date(text, strategy: .iso8601).timeIntervalSince1970
    }

    @Test(arguments: [
        (Coordinate.london, "2026-06-21T12:00:00Z", "2026-06-21T03:43:00Z", "2026-06-21T20:21:00Z"),
        (.london, "2026-12-21T12:00:00Z", "2026-12-21T08:04:00Z", "2026-12-21T15:53:00Z"),
        (.sydney, "2026-12-21T02:00:00Z", "2026-12-20T18:41:00Z", "2026-12-21T09:05:00Z"),
        (.newYork, "2026-03-20T16:00:00Z", "2026-03-20T10:59:00Z", "2026-03-20T23:08:00Z"),
        (.tokyo, "2026-09-23T03:00:00Z", "2026-09-22T20:29:00Z", "2026-09-23T08:38:00Z"),
    ]
    )
    func `rises and sets when almanacs say so give or take four minutes`(
        place: Coordinate,
        now: String,
        sunrise: String,
        sunset: String
    ) throws {
        let reading = try DemoWorld(date(now)).current(at: place)

        #expect(abs(try #require(reading.sunrise) - date(sunrise)) < 240)
        #expect(abs(try #require(reading.sunset) - date(sunset)) < 240)
    }

    @Test(arguments: [
        ("Reykjavik", "2026-06-19T00:00:00Z"), ("Nuuk", "2026-06-19T00:00:00Z"), ("Tromsø", "2026-05-15T00:00:00Z"),
        ("Tromsø", "2026-07-25T00:00:00Z"), ("Tromsø", "2026-11-24T00:00:00Z"),
        ("McMurdo Station", "2026-02-18T00:00:00Z"),
    ]
    )
    func `shows the sun that is up where it sets after midnight and around polar day`(city: String, start: String)
        throws
    {
        let place = try #require(DemoWeather.cities.first { $0.name == city }).coordinate
        let first = try date(start)
        for number in 0..<(6 * 24 * 6) {
            let reading = try DemoWorld(first + Double(number) * 600).current(at: place)
            let sunrise = try #require(reading.sunrise)
            let sunset = try #require(reading.sunset)
            let isDay = reading.icon.hasSuffix("d")
            let moment = Date(timeIntervalSince1970: reading.date)
            let altitude = SolarGeometry(date: moment).altitude(at: place, date: moment) - SolarGeometry.horizon
            if sunrise != 0 { try #require(isDay == (sunrise..<sunset ~= reading.date), "\(reading)") }
            if abs(altitude) > 0.4 { try #require(isDay == (altitude > 0), "\(altitude) \(reading)") }
        }
    }

    @Test(arguments: [
        Coordinate.london, .newYork, .tokyo, .sydney, .kathmandu, .saoPaulo,
    ]
    )
    func `by day and by night the sunrise is that of the city's calendar day`(place: Coordinate) throws {
        for hour in 0..<48 {
            let world = DemoWorld(1_779_969_600 + Double(hour) * 3600)
            let reading = try world.current(at: place)
            let object = try world.object("/data/2.5/weather", DemoWorld.query(place))
            let offset = try #require((object["timezone"] as? Int).flatMap(UTCOffset.init))
            let sunrise = Date(timeIntervalSince1970: try #require(reading.sunrise))
            let sunset = Date(timeIntervalSince1970: try #require(reading.sunset))

            #expect(offset.day(of: sunrise) == offset.day(of: world.date))
            #expect(offset.day(of: sunset) == offset.day(of: world.date))
        }
    }
}
