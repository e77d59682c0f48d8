import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Demo geocoding")
struct DemoGeocodingTests {
    private let world = DemoWorld(1_779_970_000)

    private func search(_ text: String, limit: String? = "5", completesNames: Bool = false) throws -> [String] {
        let query = ["q": text, "limit": limit].compactMapValues(\.self)
        var world = world
        world.completesNames = completesNames
        return try world.array("/geo/1.0/direct", query)
            .map { place in
                [place["name"], place["state"], place["country"]].compactMap { $0 as? String }.joined(separator: ", ")
            }
    }

    @Test(arguments: [
        ("London", ["London, England, GB", "London, Ontario, CA"]),
        ("london,ca", ["London, Ontario, CA"]),
        ("PARIS", ["Paris, Ile-de-France, FR", "Paris, Texas, US"]),
        ("Portland", ["Portland, Oregon, US", "Portland, Maine, US"]),
        ("Portland,ME,US", ["Portland, Maine, US"]),
        ("Portland, or", ["Portland, Oregon, US"]),
        ("sao paulo", ["São Paulo, São Paulo, BR"]),
        ("Bogota", ["Bogotá, CO"]),
        ("münchen", ["Munich, Bavaria, DE"]),
        ("Wien", ["Vienna, AT"]),
        ("東京", ["Tokyo, JP"]),
        ("القاهرة", ["Cairo, EG"]),
        ("lisb", []),
        ("zzz", []),
        ("London,XX", []),
    ]
    )
    func `finds places by whole name accent case language country and state`(text: String, expected: [String]) throws {
        #expect(try search(text) == expected)
    }

    @Test(arguments: [("lisb", ["Lisbon, PT"]), ("東", ["Tokyo, JP"]), ("zzz", [])])
    func `completes names only when a setting says so`(text: String, expected: [String]) throws {
        #expect(try search(text, completesNames: true) == expected)
        #expect(try search(text).isEmpty)
    }

    @Test
    func `whole names come before beginnings and large cities before small ones`() throws {
        let found = try search("san", completesNames: true)

        #expect(found == ["Santiago, CL", "San Francisco, California, US"])
    }

    @Test(arguments: [("1", 1), ("3", 3), ("50", 5), ("0", 5), ("x", 5), (nil, 5)])
    func `lists five at most`(limit: String?, count: Int) throws {
        #expect(try search("b", limit: limit, completesNames: true).count == count)
    }

    @Test
    func `a place has the services keys its internal names included`() throws {
        let place = try #require(try world.array("/geo/1.0/direct", ["q": "Lisbon"]).first)

        #expect(Set(place.keys) == ["name", "local_names", "lat", "lon", "country"])
        let names = try #require(place["local_names"] as? [String: String])
        #expect(names["de"] == "Lissabon" && names["ja"] == "リスボン" && names["en"] == "Lisbon")
        #expect(names["ascii"] == "Lisbon" && names["feature_name"] == "Lisbon")
        #expect(place["lat"] as? Double == 38.7223)
    }

    @Test
    func `reverse finds the nearest first`() throws {
        let found = try world.array("/geo/1.0/reverse", ["lat": "52.3", "lon": "4.8", "limit": "5"])
        let single = try world.array("/geo/1.0/reverse", ["lat": "43.5", "lon": "-79.6", "limit": "1"])

        #expect(found.first?["name"] as? String == "Amsterdam")
        #expect(single.map { $0["name"] as? String } == ["Toronto"])
    }

    @Test(arguments: [
        ("E14,GB", "Cubitt Town", "GB"), ("sw1a1aa,gb", "London", "GB"), ("SW1A 1AA, GB", "London", "GB"),
        ("90210", "Beverly Hills", "US"), ("90210,us", "Beverly Hills", "US"), ("10115,DE", "Berlin", "DE"),
        ("1000-001,PT", "Lisboa", "PT"),
    ]
    )
    func `postcodes are found with and without space in any case in the united states by default`(
        text: String,
        name: String,
        country: String
    ) throws {
        let area = try world.object("/geo/1.0/zip", ["zip": text])
        let weather = try world.object("/data/2.5/weather", ["zip": text])

        #expect(Set(area.keys) == ["zip", "name", "lat", "lon", "country"])
        #expect(area["name"] as? String == name)
        #expect(area["country"] as? String == country)
        let point = weather["coord"] as? [String: Double]
        #expect(point?["lat"] == area["lat"] as? Double)
        #expect((weather["sys"] as? [String: Any])?["country"] as? String == country)
    }

    @Test
    func `a city's number finds the same weather as its name`() throws {
        let byName = try world.object("/data/2.5/weather", ["q": "Portland,ME,US"])
        let id = try #require(byName["id"] as? Int)

        #expect(
            world.response("/data/2.5/weather", ["id": "\(id)"])
                == world.response("/data/2.5/weather", ["q": "Portland,ME,US"])
        )
        #expect(world.response("/data/2.5/forecast", ["id": "\(id)"]).status == 200)
    }

    @Test
    func `every city has its own number and identity`() throws {
        let ids = try DemoWeather.cities.map { city in
            try #require(try world.object("/data/2.5/weather", DemoWorld.query(city.coordinate))["id"] as? Int)
        }

        #expect(Set(ids).count == DemoWeather.cities.count)
        #expect(Set(DemoWeather.cities.map(\.id)).count == DemoWeather.cities.count)
        #expect((60...120).contains(DemoWeather.cities.count))
    }
}
