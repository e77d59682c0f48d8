import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Endpoints of One Call", .watched)
struct OneCallEndpointTests {
    private func address(
        _ endpoint: Endpoint,
        api: any WeatherAPIConfiguration = OpenWeatherAPIConfiguration(
            apiKey: APIKey("abc"),
            host: URL(string: "https://one.test")
        )
    ) throws -> String {
        try RequestBuilder(api: api).request(for: endpoint).url.absoluteString
    }

    @Test(
        arguments: [
            (Set(OneCallPart.allCases), ""), ([.current], "&exclude=minutely,hourly,daily,alerts"),
            ([.minutes, .alerts], "&exclude=current,hourly,daily"),
            ([.hours, .quarterHours], "&exclude=current,minutely,daily,alerts"),
        ] as [(Set<OneCallPart>, String)]
    )
    func `of 3 exclude the other parts`(parts: Set<OneCallPart>, exclude: String) throws {
        #expect(
            try address(.oneCall3(at: .helsinki, parts: parts))
                == "https://one.test/data/3.0/onecall?lat=60.17&lon=24.94\(exclude)&units=metric&lang=en"
        )
    }

    @Test
    func `of 3 have dates days and offsets`() throws {
        let root = "https://one.test/data/3.0/onecall"
        let day = try #require(LocalDay(year: 2026, month: 5, day: 9))
        #expect(
            try address(.timeMachine(at: .helsinki, date: Date(timeIntervalSince1970: 1_780_000_000.9)))
                == "\(root)/timemachine?lat=60.17&lon=24.94&dt=1780000000&units=metric&lang=en"
        )
        #expect(
            try address(.daySummary(of: day, at: .helsinki, offset: nil))
                == "\(root)/day_summary?lat=60.17&lon=24.94&date=2026-05-09&units=metric&lang=en"
        )
        #expect(
            try address(.daySummary(of: day, at: .helsinki, offset: UTCOffset(seconds: 20_700)))
                == "\(root)/day_summary?lat=60.17&lon=24.94&date=2026-05-09&tz=%2B05%3A45&units=metric&lang=en"
        )
        #expect(
            try address(.daySummary(of: day, at: .helsinki, offset: UTCOffset(seconds: -12_600)))
                .contains("&tz=-03%3A30&")
        )
        #expect(
            try address(.overview(of: day, at: .helsinki, units: .imperial))
                == "\(root)/overview?lat=60.17&lon=24.94&date=2026-05-09&units=imperial"
        )
        #expect(
            try address(.overview(of: nil, at: .helsinki, units: .metric))
                == "\(root)/overview?lat=60.17&lon=24.94&units=metric"
        )
    }

    @Test
    func `of alerts have the identity as one segment`() throws {
        let endpoint = try #require(Endpoint.alert(id: "urn:oid:2.49.0.1_x-Y:ü"))
        #expect(
            try address(endpoint) == "https://one.test/data/4.0/onecall/alert/urn%3Aoid%3A2.49.0.1_x-Y%3A%C3%BC"
        )
    }

    @Test(arguments: [
        "", ".", "..", "a/b", "../current", #"a\b"#, "a?appid=1", "a#b", "a%2e", "a b", "a\nb",
        String(repeating: "a", count: 301),
    ])
    func `of alerts do not exist for what could leave the path`(id: String) {
        #expect(Endpoint.alert(id: id) == nil)
    }

    // MARK: - Addresses

    @Test(arguments: [
        "https://gateway.test/a%2Fb/data", "https://gateway.test/a%20b/data",
        "https://gateway.test/%C3%A9%3F%23%25/data",
    ]
    )
    func `keep the escapes of the address for weather`(address: String) {
        var api = OpenWeatherAPIConfiguration(apiKey: APIKey("abc"))
        api.baseURLWeather = URL(string: "\(address)/2.5")

        #expect(api.baseURLOneCall3?.absoluteString == "\(address)/3.0")
        #expect(api.baseURLOneCall4?.absoluteString == "\(address)/4.0")
    }

    @Test
    func `are beside the address for weather`() throws {
        var api = OpenWeatherAPIConfiguration(apiKey: APIKey("abc"))
        #expect(api.baseURLOneCall3?.absoluteString == "https://api.openweathermap.org/data/3.0")
        #expect(api.baseURLOneCall4?.absoluteString == "https://api.openweathermap.org/data/4.0")
        // Whoever sends the weather elsewhere sends One Call there too, and never to the service.
        api.baseURLWeather = URL(string: "http://127.0.0.1:80/own/data/2.5/")
        #expect(api.baseURLOneCall3?.absoluteString == "http://127.0.0.1:80/own/data/3.0")
        api.baseURLWeather = URL(string: "https://gateway.test/weather")
        #expect(api.baseURLOneCall3 == nil)
        #expect(api.baseURLOneCall4 == nil)
        api.baseURLWeather = nil
        #expect(api.baseURLOneCall4 == nil)
        api.baseURLOneCall4 = URL(string: "https://gateway.test/four")
        #expect(api.baseURLOneCall4?.absoluteString == "https://gateway.test/four")
        api.baseURLOneCall4 = nil
        api.baseURLWeather = URL(string: "https://one.test/data/2.5")
        #expect(api.baseURLOneCall4 == nil, "nil was set")
        #expect(api.baseURLOneCall3?.absoluteString == "https://one.test/data/3.0")

        let gateway = OpenWeatherAPIConfiguration(gateway: try #require(URL(string: "https://gateway.test/v1")))
        #expect(gateway.baseURLOneCall3?.absoluteString == "https://gateway.test/v1/data/3.0")
        #expect(gateway.baseURLOneCall4?.absoluteString == "https://gateway.test/v1/data/4.0")
    }

    @Test
    func `are billed to the plan of their version`() throws {
        let builder = RequestBuilder(api: OpenWeatherAPIConfiguration(apiKey: APIKey("abc")))
        #expect(try builder.request(for: .oneCall3(at: .helsinki, parts: [])).plan == .oneCall3)
        #expect(try builder.request(for: .oneCall4Current(at: .helsinki)).plan == .oneCall4)
        #expect(try builder.request(for: .airPollution(at: .helsinki)).plan == .account)
    }
}

extension Coordinate {
    fileprivate static let helsinki = Coordinate(clampingLatitude: 60.17, longitude: 24.94)
}
