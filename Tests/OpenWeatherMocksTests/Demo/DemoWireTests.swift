import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Demo responses on the wire")
struct DemoWireTests {
    private let world = DemoWorld(1_779_970_000)

    @Test
    func `the same request gives the same bytes and another seed another weather`() throws {
        let query = DemoWorld.query(.lisbon)
        for path in ["/data/2.5/weather", "/data/2.5/forecast", "/data/2.5/air_pollution", "/geo/1.0/reverse"] {
            #expect(world.response(path, query) == DemoWorld(1_779_970_000).response(path, query))
        }

        let other = try DemoWorld(1_779_970_000, seed: 2).current(at: .lisbon)

        #expect(try world.current(at: .lisbon).temperature != other.temperature)
    }

    @Test
    func `current weather has the services keys and types`() throws {
        let object = try world.object("/data/2.5/weather", ["q": "London", "units": "metric"])

        let expected: Set = [
            "coord", "weather", "base", "main", "visibility", "wind", "clouds", "dt", "sys", "timezone", "id", "name",
            "cod",
        ]
        #expect(Set(object.keys).subtracting(["rain", "snow"]) == expected)
        #expect(object["cod"] as? Int == 200)
        #expect(object["cod"] as? String == nil)
        #expect(object["base"] as? String == "stations")
        #expect(object["name"] as? String == "London")
        #expect(object["dt"] as? Int == 1_779_969_600)
        #expect(object["timezone"] as? Int == 3600)
        let main = try #require(object["main"] as? [String: Any])
        let mainKeys: Set = [
            "temp", "feels_like", "temp_min", "temp_max", "pressure", "humidity", "sea_level", "grnd_level",
        ]
        #expect(Set(main.keys) == mainKeys)
        let system = try #require(object["sys"] as? [String: Any])
        #expect(Set(system.keys) == ["type", "id", "country", "sunrise", "sunset"])
        let conditions = try #require(object["weather"] as? [[String: Any]])
        #expect(conditions.map { Set($0.keys) } == [["id", "main", "description", "icon"]])
        #expect(object["coord"] as? [String: Double] == ["lat": 51.5074, "lon": -0.1278])
    }

    @Test
    func `a forecast has the services keys and types on the three hour grid`() throws {
        let object = try world.object("/data/2.5/forecast", ["q": "Kathmandu"])

        #expect(Set(object.keys) == ["cod", "message", "cnt", "list", "city"])
        #expect(object["cod"] as? String == "200")
        #expect(object["message"] as? Int == 0)
        #expect(object["cnt"] as? Int == 40)
        let list = try #require(object["list"] as? [[String: Any]])
        let expected: Set = ["dt", "main", "weather", "clouds", "wind", "visibility", "pop", "sys", "dt_txt"]
        for (number, entry) in list.enumerated() {
            #expect(Set(entry.keys).subtracting(["rain", "snow"]) == expected)
            #expect(entry["dt"] as? Int == 1_779_980_400 + number * 10_800)
            let correction = try #require((entry["main"] as? [String: Any])?["temp_kf"] as? Double)
            #expect(number < 3 || correction == 0)
        }
        #expect(list.first?["dt_txt"] as? String == "2026-05-28 15:00:00")
        #expect(list.last?["dt_txt"] as? String == "2026-06-02 12:00:00")
        let city = try #require(object["city"] as? [String: Any])
        #expect(Set(city.keys) == ["id", "name", "coord", "country", "population", "timezone", "sunrise", "sunset"])
        #expect(city["timezone"] as? Int == 20_700)
        #expect(city["country"] as? String == "NP")
    }

    @Test
    func `amounts are under the hours they are for`() throws {
        var seen: Set<String> = []
        for day in 0..<60 {
            let world = DemoWorld(1_767_225_600 + Double(day) * 6 * 86_400)
            for (path, hours) in [("/data/2.5/weather", "1h"), ("/data/2.5/forecast", "3h")] {
                let object = try world.object(path, ["q": "Moscow"])
                for entry in object["list"] as? [[String: Any]] ?? [object] {
                    for name in ["rain", "snow"] {
                        guard let amount = entry[name] as? [String: Double] else { continue }
                        #expect(Array(amount.keys) == [hours])
                        seen.insert("\(path) \(name)")
                    }
                }
            }
        }

        #expect(seen.count == 4)
    }

    @Test
    func `away from all cities the body is that of the open sea`() throws {
        let sea = DemoWorld.query(Coordinate(clampingLatitude: 45.5, longitude: -40.2))

        let object = try world.object("/data/2.5/weather", sea)
        let city = try #require(try world.object("/data/2.5/forecast", sea)["city"] as? [String: Any])

        #expect(object["id"] as? Int == 0)
        #expect(object["name"] as? String == "")
        #expect(Set((object["sys"] as? [String: Any] ?? [:]).keys) == ["sunrise", "sunset"])
        #expect(object["timezone"] as? Int == -10_800)
        #expect(city["name"] as? String == "" && city["country"] as? String == "" && city["population"] as? Int == 0)
        #expect(try world.array("/geo/1.0/reverse", sea).isEmpty)
    }

    @Test
    func `units change temperature and wind and nothing else`() throws {
        let metric = try world.current(at: .london)
        let imperial = try world.current(at: .london, units: "imperial")
        let standard = try world.current(at: .london, units: "standard")
        let unknown = try world.current(at: .london, units: "furlongs")

        #expect(abs(imperial.temperature - (metric.temperature * 1.8 + 32)) < 0.02)
        #expect(abs(imperial.feelsLike - (metric.feelsLike * 1.8 + 32)) < 0.02)
        #expect(abs(imperial.windSpeed * 0.44704 - metric.windSpeed) < 0.01)
        #expect(abs(imperial.gust * 0.44704 - metric.gust) < 0.01)
        #expect(abs(standard.temperature - (metric.temperature + 273.15)) < 0.011)
        #expect(standard.windSpeed == metric.windSpeed)
        #expect(unknown.temperature == standard.temperature)
        for reading in [imperial, standard] {
            #expect(reading.pressure == metric.pressure && reading.visibility == metric.visibility)
            #expect(reading.humidity == metric.humidity && reading.rain == metric.rain && reading.id == metric.id)
        }
    }

    @Test(arguments: [
        ("London", 1_768_478_400.0, 0), ("London", 1_784_116_800, 3600), ("Sydney", 1_768_478_400, 39_600),
        ("Sydney", 1_784_116_800, 36_000), ("Delhi", 1_768_478_400, 19_800), ("New York", 1_784_116_800, -14_400),
    ]
    )
    func `clocks follow the city's zone through the year`(city: String, seconds: Double, offset: Int) throws {
        #expect(try DemoWorld(seconds).object("/data/2.5/weather", ["q": city])["timezone"] as? Int == offset)
    }

    @Test(arguments: DemoWeather.cities)
    func `every zone of the built in cities is known to the system`(city: Location) throws {
        let object = try world.object("/data/2.5/weather", DemoWorld.query(city.coordinate))
        let offset = try #require(object["timezone"] as? Int)
        let solar = city.coordinate.longitude / 15 * 3600

        #expect(object["name"] as? String == city.name)
        #expect(abs(Double(offset) - solar) < 3.7 * 3600)
        #expect(offset % 900 == 0)
    }

    @Test(arguments: [
        ("1", 1), ("7", 7), ("40", 40), ("0", 40), ("-1", 40), ("41", 40),
    ]
    )
    func `a count outside 1 to 40 means all and what is no number is refused`(text: String, count: Int) throws {
        let object = try world.object("/data/2.5/forecast", ["q": "Oslo", "cnt": text])

        #expect((object["list"] as? [Any])?.count == count)
        #expect(object["cnt"] as? Int == count)
        let refusal = world.response("/data/2.5/forecast", ["q": "Oslo", "cnt": "2.5"])
        #expect(refusal == .error(status: 400, message: "2.5 is not a number"))
    }

    @Test(arguments: [
        ("/data/2.5/weather", [:], 400, "Nothing to geocode"),
        ("/data/2.5/weather", ["q": ""], 400, "Nothing to geocode"),
        ("/data/2.5/weather", ["q": "Atlantis"], 404, "city not found"),
        ("/data/2.5/weather", ["q": "Lond"], 404, "city not found"),
        ("/data/2.5/weather", ["q": "London,FR"], 404, "city not found"),
        ("/data/2.5/weather", ["q": " "], 404, "city not found"),
        ("/data/2.5/weather", ["id": "1"], 404, "city not found"),
        ("/data/2.5/weather", ["zip": "00000,US"], 404, "city not found"),
        ("/data/2.5/weather", ["lat": "91", "lon": "0"], 400, "wrong latitude"),
        ("/data/2.5/weather", ["lat": "abc", "lon": "0"], 400, "wrong latitude"),
        ("/data/2.5/weather", ["lat": "nan", "lon": "0"], 400, "wrong latitude"),
        ("/data/2.5/forecast", ["lat": "0", "lon": "-180.1"], 400, "wrong longitude"),
        ("/data/2.5/air_pollution", [:], 400, "wrong latitude"),
        ("/geo/1.0/direct", ["q": ""], 400, "Nothing to geocode"),
        ("/geo/1.0/reverse", ["lat": "0"], 400, "wrong longitude"),
        ("/geo/1.0/zip", ["zip": "0000"], 404, "not found"),
        ("/geo/1.0/zip", [:], 400, "invalid zip code"),
        ("/data/3.0/other", [:], 404, "not found"),
    ]
    )
    func `errors are the services`(path: String, query: [String: String], status: Int, message: String) throws {
        let response = world.response(path, query)

        #expect(response.status == status)
        let object = try #require(try JSONSerialization.jsonObject(with: response.body) as? [String: String])
        #expect(object == ["cod": "\(status)", "message": message])
        #expect(response.headers["Content-Type"] == "application/json; charset=utf-8")
    }
}
