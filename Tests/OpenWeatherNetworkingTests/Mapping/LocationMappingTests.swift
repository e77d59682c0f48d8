import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Mapping of places", .watched)
struct LocationMappingTests {
    @Test
    func `reads every field and leaves out what is no language`() async throws {
        let sut = try await Remote(responding: Body.places).geocoding.locations(named: "Vienna").value

        #expect(
            sut == [
                Location(
                    name: "Vienna",
                    localizedNames: ["de": "Wien"],
                    country: "AT",
                    state: "Wien-Stadt",
                    coordinate: Coordinate(clampingLatitude: 48.2083537, longitude: 16.3725042)
                ),
                Location(
                    name: "Vienna",
                    country: nil,
                    state: nil,
                    coordinate: Coordinate(clampingLatitude: 38.9, longitude: -77)
                ),
            ]
        )
    }

    @Test
    func `reads places near a point in the same way`() async throws {
        let sut = Remote(responding: Body.places).geocoding

        let near = try await sut.locations(at: Coordinate(clampingLatitude: 48.2, longitude: 16.4)).value

        #expect(try await near == sut.locations(named: "Vienna").value)
    }

    @Test
    func `reads a postcodes place`() async throws {
        let sut = try await Remote(responding: Body.postcode).geocoding.location(postcode: "1010", country: "AT").value

        #expect(
            sut
                == Location(
                    name: "Vienna",
                    country: "AT",
                    state: nil,
                    coordinate: Coordinate(clampingLatitude: 48.2077, longitude: 16.3705)
                )
        )
    }

    @Test
    func `finds nothing where nothing matches`() async throws {
        let sut = Remote(responding: "[]").geocoding

        #expect(try await sut.locations(named: "Nowhere").value.isEmpty)
        #expect(try await sut.locations(at: Coordinate(clampingLatitude: 0, longitude: 0)).value.isEmpty)
    }

    @Test
    func `keeps no more places than requested`() async throws {
        let sut = Remote(responding: Body.places).geocoding

        let places = try await sut.locations(named: "Vienna", limit: 1, policy: .cacheFirst).value

        #expect(places.map(\.country) == ["AT"])
    }

    @Test(arguments: [
        ("\"lat\": 38.9", "\"x\": 1", "[1].lat"), ("\"lat\": 38.9", "\"lat\": null", "[1].lat"),
        ("\"lat\": 38.9", "\"lat\": 95", "[1].lat"), ("\"lon\": -77", "\"lon\": -777", "[1].lon"),
        ("\"lon\": -77", "\"lon\": \"-77\"", "[1].lon"),
        ("{\"name\": \"Vienna\", \"lat\": 38.9, \"lon\": -77}", "null", "[1]"),
        ("{\"name\": \"Vienna\", \"lat\": 38.9, \"lon\": -77}", "{}", "[1].name"),
        ("{\"name\": \"Vienna\", \"lat\"", "{\"name\": 7, \"lat\"", "[1].name"),
    ]
    )
    func `names the path of what is required and wrong`(part: String, replacement: String, path: String) async throws {
        let body = try Body.places.with(replacement, for: part)

        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path))) {
            try await Remote(responding: body).geocoding.locations(named: "Vienna")
        }
    }

    @Test(arguments: [
        ("\"AT\"", "\"\""), ("\"AT\"", "null"), ("\"AT\"", "\"Austria\""), ("\"Wien-Stadt\"", "\" \""),
        ("\"Wien-Stadt\"", "7"), ("\"Wien\"", "7"), ("\"Wien\"", "null"), ("\"de\"", "\"\\ud800\""),
        ("{\"de\": \"Wien\", \"ascii\": \"Vienna\", \"feature_name\": \"Vienna\", \"fr\": \"\"}", "[]"),
    ]
    )
    func `needs no more than a name and a point`(part: String, replacement: String) async throws {
        let body = try Body.places.with(replacement, for: part)

        let sut = try await Remote(responding: body).geocoding.locations(named: "Vienna").value

        let place = try #require(sut.first)
        #expect(place.name == "Vienna")
        #expect([place.country == nil, place.state == nil, place.localizedNames.isEmpty].count(where: \.self) == 1)
    }

    @Test(arguments: [("{}", "$"), ("null", "$"), ("{\"name\": \"Vienna\"}", "$"), ("[[]]", "[0]")]
    )
    func `does not take another shape for places`(body: String, path: String) async {
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path))) {
            try await Remote(responding: body).geocoding.locations(named: "Vienna")
        }
    }

    @Test(arguments: ["[]", Body.places])
    func `does not take a list for a postcodes place`(body: String) async {
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: "$"))) {
            try await Remote(responding: body).geocoding.location(postcode: "1010", country: nil)
        }
    }

    @Test(arguments: [("\"lat\": 48.2077", "\"lat\": -90.5", "lat"), ("\"lon\": 16.3705,", "", "lon")]
    )
    func `needs a point of a postcodes place`(part: String, replacement: String, path: String) async throws {
        let body = try Body.postcode.with(replacement, for: part)

        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path))) {
            try await Remote(responding: body).geocoding.location(postcode: "1010", country: nil)
        }
    }
}
