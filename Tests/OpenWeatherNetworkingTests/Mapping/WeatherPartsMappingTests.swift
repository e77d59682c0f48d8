import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Mapping of the parts of weather", .watched)
struct WeatherPartsMappingTests {
    @Test(
        arguments: [
            ("{\"1h\": 0.42}", 0.42, 1), ("{\"3h\": 1.5}", 1.5, 3), ("{\"1h\": 0.5, \"3h\": 2}", 0.5, 1),
            ("{\"1h\": 1}", 1, 1), ("{\"1h\": 0}", 0, 1), ("2.5", 2.5, 1), ("{\"1h\": null, \"3h\": 2}", 2, 3),
            ("{\"1h\": -1, \"3h\": 2}", 2, 3), ("{}", nil, 0), ("null", nil, 0), ("[]", nil, 0), ("\"1\"", nil, 0),
            ("{\"1h\": \"1\"}", nil, 0), ("-1", nil, 0), ("{\"2h\": 1}", nil, 0),
        ] as [(String, Double?, Int)]
    )
    func `reads any shape of precipitation`(json: String, depth: Double?, hours: Int) async throws {
        let body = try Body.weather.with("\"rain\": \(json), \"snow\": \(json)", for: "\"rain\": {\"1h\": 0.42}")

        let sut = try await Remote(responding: body).currentWeather()

        let expected = depth.map { PrecipitationAmount(depth: Precipitation(millimeters: $0), hours: hours) }
        #expect(sut.rain == expected)
        #expect(sut.snow == expected)
    }

    @Test(
        arguments: [
            ("[]", []), ("null", []), ("{}", []), ("[{}]", []), ("[null, 7, \"x\"]", []), ("[{\"id\": \"500\"}]", []),
            ("[{\"id\": 500}]", [500]), ("[{\"id\": 1.5}, {\"id\": 600.0}]", [600]),
            ("[{\"id\": 999, \"main\": \"Frogs\"}]", [999]),
            ("[{\"id\": 502}, {}, {\"id\": 211}, {\"id\": 701}]", [502, 211, 701]),
        ] as [(String, [Int])]
    )
    func `reads any number of conditions and leaves out the broken ones`(json: String, ids: [Int]) async throws {
        let list = try #require(Body.weather.firstRange(of: /\[\{"id": 500[^\]]*\]/))
        let body = Body.weather.replacingCharacters(in: list, with: json)

        let sut = try await Remote(responding: body).currentWeather()

        #expect(sut.conditions.map(\.id) == ids)
    }

    @Test
    func `keeps the first eight of many conditions`() async throws {
        let list = try #require(Body.weather.firstRange(of: /\[\{"id": 500[^\]]*\]/))
        let json = "[" + (1...100).map { "{\"id\": \($0)}" }.joined(separator: ",") + "]"
        let body = Body.weather.replacingCharacters(in: list, with: json)

        let sut = try await Remote(responding: body).currentWeather()

        #expect(sut.conditions.map(\.id) == Array(1...8))
    }

    @Test
    func `completes a condition from its number and keeps unknown words`() async throws {
        let list = try #require(Body.weather.firstRange(of: /\[\{"id": 500[^\]]*\]/))
        let json = #"[{"id": 600, "icon": ""}, {"id": 999, "main": " Frogs ", "icon": "99x"}, {"id": 998}]"#
        let body = Body.weather.replacingCharacters(in: list, with: json)

        let sut = try await Remote(responding: body).currentWeather()

        #expect(
            sut.conditions == [
                WeatherCondition(id: 600, group: .snow, description: "", icon: nil),
                WeatherCondition(id: 999, group: .unknown("Frogs"), description: "", icon: IconCode("99x")),
                WeatherCondition(id: 998, group: .unknown(""), description: "", icon: nil),
            ]
        )
    }

    @Test(
        arguments: [
            ("658225", "Helsinki", "FI", 658_225, "Helsinki", "FI"),
            ("\"658225\"", " Helsinki ", "fi", 658_225, "Helsinki", "FI"),
            ("0", "", "", nil, nil, nil),
            ("6295630", "Globe", "", nil, nil, nil),
            ("6295630", "Globus", "", nil, nil, nil),
            ("0", "Globe", "", nil, nil, nil),
            ("5295903", "Globe", "US", 5_295_903, "Globe", "US"),
            ("7", "Pune", "India", 7, "Pune", nil),
            ("7", "Altstadt", "none", 7, "Altstadt", nil),
            ("7", "X", "4G", 7, "X", nil),
            ("7", "X", "ÅL", 7, "X", nil),
        ] as [(String, String, String, Int?, String?, String?)]
    )
    func `names places as they are called and no place otherwise`(
        id: String,
        name: String,
        country: String,
        expectedID: Int?,
        expectedName: String?,
        expectedCountry: String?
    ) async throws {
        let current = try Body.weather.with("\"id\": \(id),", for: "\"id\": 658225,")
            .with("\"\(name)\"", for: "\"Helsinki\"").with("\"\(country)\"", for: "\"FI\"")
        let forecast = try Body.forecast.with("\"id\": \(id),", for: "\"id\": 658225,")
            .with("\"\(name)\"", for: "\"Helsinki\"").with("\"\(country)\"", for: "\"FI\"")

        let weather = try await Remote(responding: current).currentWeather()
        let city = try await Remote(responding: forecast).forecast().city

        #expect(weather.cityID == expectedID)
        #expect(weather.name == expectedName)
        #expect(weather.country == expectedCountry)
        #expect(city.cityID == expectedID)
        #expect(city.name == expectedName)
        #expect(city.country == expectedCountry)
    }

    @Test(
        arguments: [
            ("0", "0", 78.2, 1_750_000_000, SunState.polarDay),
            ("0", "0", 78.2, 1_734_000_000, .polarNight),
            ("0", "0", -78.2, 1_750_000_000, .polarNight),
            ("5", "5", -78.2, 1_734_000_000, .polarDay),
            ("null", "null", 78.2, 1_750_000_000, .polarDay),
            ("0", "0", 10, 1_750_000_000, .unknown),
        ] as [(String, String, Double, Int, SunState)]
    )
    func `distinguishes polar day from polar night without a sunrise`(
        sunrise: String,
        sunset: String,
        latitude: Double,
        moment: Int,
        expected: SunState
    ) async throws {
        let body = try Body.weather.with("\"lat\": \(latitude)", for: "\"lat\": 60.17")
            .with("\"dt\": \(moment)", for: "\"dt\": 1780000000")
            .with("\"sunrise\": \(sunrise)", for: "\"sunrise\": 1779930000")
            .with("\"sunset\": \(sunset)", for: "\"sunset\": 1779995000")

        let sut = try await Remote(responding: body).currentWeather()

        #expect(sut.sun == expected)
    }

    @Test(
        arguments: [
            ("5.66", "0", 0), ("5.66", "360", 0), ("5.66", "229.501", 229.501), ("0", "230", nil), ("0.0", "0", nil),
            ("5.66", "null", nil), ("5.66", "360.5", nil),
        ] as [(String, String, Double?)]
    )
    func `folds the winds direction and gives calm air none`(speed: String, degrees: String, expected: Double?)
        async throws
    {
        let body = try Body.weather.with(
            "\"speed\": \(speed), \"deg\": \(degrees)",
            for: "\"speed\": 5.66, \"deg\": 230"
        )

        let sut = try await Remote(responding: body).currentWeather()

        #expect(sut.wind?.direction?.degrees == expected)
        #expect(sut.wind?.speed.metersPerSecond == Double(speed))
    }
}
