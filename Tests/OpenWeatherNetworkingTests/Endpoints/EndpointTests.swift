import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import Testing

@Suite("Endpoints")
struct EndpointTests {
    @Test
    func `have a name without their path unless they are given one`() {
        let path = "stations/583436dd9643a9000196b8d6"

        #expect(Endpoint(base: .weather, path: path, queryItems: [], takesOptions: false).operation == "custom")
        let named = Endpoint(operation: "station", base: .weather, path: path, queryItems: [], takesOptions: false)
        #expect(named.operation == "station")
    }

    @Test(arguments: [
        (LocationQuery.city("London"), "q=London"),
        (.city(name: " London\n", country: "GB "), "q=London,GB"),
        (.city(name: "Portland", state: "OR", country: "US"), "q=Portland,OR,US"),
        (.city(name: "Portland", state: "OR"), "q=Portland,OR,US"),
        (.city(name: "Portland", state: " ", country: ""), "q=Portland"),
        (.city(name: "Москва"), "q=Москва"),
        (.cityID(2_643_743), "id=2643743"),
        (.postcode("94040"), "zip=94040"),
        (.postcode("SW1A 1AA", country: "GB"), "zip=SW1A 1AA,GB"),
    ]
    )
    func `name the place in the one way the request does`(query: LocationQuery, expected: String) throws {
        let current = try Endpoint.currentWeather(for: query)
        let forecast = try Endpoint.forecast(for: query)

        #expect(current.queryItems.map { "\($0.name)=\($0.value ?? "")" } == [expected])
        #expect(forecast.queryItems == current.queryItems)
        #expect(current.path == "weather")
        #expect(forecast.path == "forecast")
        #expect(current.takesOptions && forecast.takesOptions)
    }

    @Test(
        arguments: [
            (0, 0, "0", "0"),
            (-0.0, -0.0, "0", "0"),
            (-0.0000001, 0.0000004, "0", "0"),
            (0.00001, -0.000001, "0.00001", "-0.000001"),
            (-0.5, 0.05, "-0.5", "0.05"),
            (51.5, -0.12, "51.5", "-0.12"),
            (90, -180, "90", "-180"),
            (-90, 180, "-90", "180"),
            (89.9999999, 179.9999996, "90", "180"),
            (48.856613512345, 2.352222, "48.856614", "2.352222"),
            (0.1 + 0.2, 1.0 / 3, "0.3", "0.333333"),
        ] as [(Double, Double, String, String)]
    )
    func `write coordinates without exponent minus zero or more than six decimals`(
        latitude: Double,
        longitude: Double,
        lat: String,
        lon: String
    ) throws {
        let point = try #require(Coordinate(latitude: latitude, longitude: longitude))

        for sut in [
            try Endpoint.currentWeather(for: .coordinate(point)), .airPollution(at: point),
            .airPollutionForecast(at: point), try .geocoding(at: point, limit: 1),
        ] {
            #expect(sut.queryItems.first { $0.name == "lat" }?.value == lat)
            #expect(sut.queryItems.first { $0.name == "lon" }?.value == lon)
        }
    }

    @Test(arguments: [1, 8, 40])
    func `request the given number of steps`(count: Int) throws {
        let sut = try Endpoint.forecast(for: .city("Oslo"), count: count)

        #expect(sut.queryItems.last == URLQueryItem(name: "cnt", value: "\(count)"))
    }

    @Test(arguments: [Int.min, -1, 0, 41, Int.max])
    func `refuse a number of steps that the service would ignore`(count: Int) {
        #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "cnt", allowed: 1...40))) {
            try Endpoint.forecast(for: .city("Oslo"), count: count)
        }
    }

    @Test(arguments: [Int.min, -1, 0, 6, Int.max])
    func `refuse a number of places that the service would ignore`(limit: Int) throws {
        let point = Coordinate(clampingLatitude: 1, longitude: 2)

        #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "limit", allowed: 1...5))) {
            try Endpoint.geocoding(named: "Oslo", limit: limit)
        }
        #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "limit", allowed: 1...5))) {
            try Endpoint.geocoding(at: point, limit: limit)
        }
    }

    @Test(arguments: ["", " ", "\n\t", ",", "..", "\u{0}", "🌧"])
    func `refuse a place without a letter or digit`(text: String) {
        let empty = WeatherError.badRequest(.emptyQuery)

        #expect(throws: empty) { try Endpoint.currentWeather(for: .city(name: text, country: "GB")) }
        #expect(throws: empty) { try Endpoint.currentWeather(for: .postcode(text)) }
        #expect(throws: empty) { try Endpoint.forecast(for: .city(text)) }
        #expect(throws: empty) { try Endpoint.geocoding(named: text, limit: 5) }
        #expect(throws: empty) { try Endpoint.geocoding(postcode: text, country: "GB") }
    }

    @Test(arguments: [0, -1, Int.max])
    func `refuse an impossible city identifier`(id: Int) {
        #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "id", allowed: 1...2_147_483_647))) {
            try Endpoint.currentWeather(for: .cityID(id))
        }
    }

    @Test
    func `send neither units nor language for air and places`() throws {
        let point = Coordinate(clampingLatitude: 1, longitude: 2)

        for sut in [
            Endpoint.airPollution(at: point), .airPollutionForecast(at: point),
            try .geocoding(at: point, limit: 5), try .geocoding(named: "Oslo", limit: 5),
            try .geocoding(postcode: "0150", country: "NO"),
        ] {
            #expect(!sut.takesOptions)
        }
    }
}
