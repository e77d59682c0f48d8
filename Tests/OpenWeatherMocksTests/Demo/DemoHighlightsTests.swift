import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("What demo weather always has", .watched)
struct DemoHighlightsTests {
    /// Moments at all hours throughout a year, each with a seed of its own.
    static let worlds = (0..<60)
        .map { DemoWorld(1_767_225_600 + Double($0) * (6 * 86_400 + 5 * 3600 + 1_111), seed: UInt64($0 * 37 + 1)) }

    private static func query(_ city: Location, without parts: String) -> [String: String] {
        DemoWorld.query(city.coordinate).merging(["exclude": parts]) { $1 }
    }

    @Test
    func `has a city with an alert`() throws {
        let city = try #require(DemoWeather.cities.first { $0.name == "Wellington" })
        for world in Self.worlds {
            let report = try world.object(
                "/data/3.0/onecall",
                Self.query(city, without: "current,minutely,hourly,daily")
            )
            let alerts = try #require(report["alerts"] as? [[String: Any]], "\(world)")

            for alert in alerts {
                let (start, end) = (alert["start"] as? Double ?? 0, alert["end"] as? Double ?? 0)
                try #require(start < end && end > world.date.timeIntervalSince1970, "\(world)")
            }
            let wind = try #require(alerts.first { $0["event"] as? String == "Wind Warning" }, "\(world)")
            let start = try #require(wind["start"] as? Double)
            try #require(start < world.date.timeIntervalSince1970 + 2 * 86_400, "\(world)")
            try #require(try DemoWorld(start, seed: world.seed).current(at: city.coordinate).gust > 17, "\(world)")
        }
    }

    @Test
    func `has a city where it rains within the hour`() throws {
        let city = try #require(DemoWeather.cities.first { $0.name == "Singapore" })
        var startsLater = 0
        for world in Self.worlds {
            let report = try world.object("/data/3.0/onecall", Self.query(city, without: "current,hourly,daily,alerts"))
            let rates = try #require(report["minutely"] as? [[String: Double]]).compactMap { $0["precipitation"] }

            try #require(rates.contains { $0 > 0 }, "\(world)")
            if rates.first == 0 { startsLater += 1 }
        }
        // Most of the time the rain is still to come.
        #expect(startsLater > 15)
    }

    @Test
    func `has a place without sunrise except around the equinoxes`() throws {
        let poles = DemoWeather.cities.filter { $0.name.hasSuffix(" Pole") }
        #expect(poles.count == 2)
        for day in 0..<365 {
            let world = DemoWorld(1_767_225_600 + Double(day) * 86_400 + 43_200)
            let nights = try poles.filter { pole in
                let now = try world.current(at: pole.coordinate)
                return now.sunrise == 0 && now.sunset == 0 && now.icon.hasSuffix("n")
            }
            // The sun is up at both poles while it crosses the equator.
            let isEquinox = (70...90).contains(day) || (255...275).contains(day)
            if !isEquinox { try #require(nights.count == 1, "day \(day)") }
        }
    }
}
