import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Demo air")
struct DemoAirTests {
    private static let newYear = 1_767_225_600.0

    /// The service's table, independent of the one in the sources.
    private static let table: [String: [Double]] = [
        "so2": [20, 80, 250, 350], "no2": [40, 70, 150, 200], "pm10": [20, 50, 100, 200], "pm2_5": [10, 25, 50, 75],
        "o3": [60, 100, 140, 180], "co": [4400, 9400, 12_400, 15_400],
    ]

    private func entries(_ path: String, at place: Coordinate, _ seconds: Double) throws -> [(
        dt: Double, aqi: Int, parts: [String: Double]
    )] {
        let object = try DemoWorld(seconds).object(path, DemoWorld.query(place))
        let list = try #require(object["list"] as? [[String: Any]])
        return try list.map { entry in
            let main = try #require(entry["main"] as? [String: Any])
            return (
                try #require(entry["dt"] as? Double), try #require(main["aqi"] as? Int),
                try #require(entry["components"] as? [String: Double])
            )
        }
    }

    @Test(
        arguments: Location.samples
    )
    func `the index is that of the worst pollutant at every sample place through the year`(place: Location) throws {
        for number in 0..<60 {
            let seconds = Self.newYear + Double(number) * 6 * 86_400 + Double(number) * 3600
            let entry = try #require(try entries("/data/2.5/air_pollution", at: place.coordinate, seconds).first)

            #expect(Set(entry.parts.keys) == ["co", "no", "no2", "o3", "so2", "pm2_5", "pm10", "nh3"])
            #expect(entry.parts.values.allSatisfy { $0 >= 0 && $0 < 2000 })
            #expect((entry.parts["pm10"] ?? 0) >= (entry.parts["pm2_5"] ?? .infinity))
            var worst = 1
            for (name, limits) in Self.table {
                let value = try #require(entry.parts[name])
                for (band, limit) in limits.enumerated() where value >= limit { worst = max(worst, band + 2) }
            }
            #expect(entry.aqi == worst)
        }
    }

    @Test
    func `the forecast has 96 full hours from the one that runs and comes true`() throws {
        let now = Self.newYear + 1234

        let forecast = try entries("/data/2.5/air_pollution/forecast", at: .paris, now)

        #expect(forecast.map(\.dt) == (0..<96).map { Self.newYear + Double($0) * 3600 })
        for entry in forecast.enumerated().filter({ $0.offset % 10 == 0 }).map(\.element) {
            let later = try #require(try entries("/data/2.5/air_pollution", at: .paris, entry.dt + 100).first)
            #expect(later.dt == entry.dt && later.aqi == entry.aqi && later.parts == entry.parts)
        }
    }

    @Test
    func `traffic makes mornings worse than nights and sunshine makes ozone`() throws {
        var night = 0.0, morning = 0.0, dark = 0.0, bright = 0.0
        for day in 150..<200 {
            let midnight = Self.newYear + Double(day) * 86_400
            func part(_ name: String, _ hour: Double) throws -> Double {
                let entry = try entries("/data/2.5/air_pollution", at: .london, midnight + hour * 3600).first
                return try #require(entry?.parts[name])
            }
            night += try part("no2", 2)
            morning += try part("no2", 8)
            dark += try part("o3", 1)
            bright += try part("o3", 13)
        }

        #expect(morning > night * 1.2)
        #expect(bright > dark * 1.3)
    }

    @Test
    func `history has the hours asked for and refuses a span that runs backwards`() throws {
        let world = DemoWorld(Self.newYear)
        let path = "/data/2.5/air_pollution/history"

        let object = try world.object(path, ["lat": "1", "lon": "2", "start": "1700000000", "end": "1700007200"])
        let refusal = world.response(path, ["lat": "1", "lon": "2", "start": "5000", "end": "4000"])

        let dates = (object["list"] as? [[String: Any]])?.compactMap { $0["dt"] as? Int }
        #expect(dates == [1_700_002_800, 1_700_006_400])
        #expect(refusal == .error(status: 400, message: "end must be after start"))
    }
}
