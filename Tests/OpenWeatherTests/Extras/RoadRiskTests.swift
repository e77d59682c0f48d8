import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherExtras
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Road risk", .watched)
struct RoadRiskTests {
    private let time = TestTime()
    private static let way = [
        RoadPoint(Coordinate(clampingLatitude: 44.04, longitude: 7.27), at: Date(timeIntervalSince1970: 1_780_000_000)),
        RoadPoint(Coordinate(clampingLatitude: 44.5, longitude: 7.5), at: Date(timeIntervalSince1970: 1_780_003_600.9)),
    ]
    private static let row = [
        "dt": "1780000000", "coord": "[7.27,44.04]",
        "weather": #"{"temp":275.15,"wind_speed":3.5,"wind_deg":270,"precipitation_intensity":0.4,"dew_point":273.15}"#,
        "road": #"{"state":16,"temp":272.15}"#,
        "alerts": #"[{"sender_name":"NOAA","event":"Ice","event_level":3},{"event":"Fog","event_level":0}]"#,
    ]

    private static func text(_ fields: [String: String]) -> String {
        "{" + fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }

    private static func body(_ first: [String: String]) -> String {
        "[\(text(first)),\(#"{"dt":1780003600}"#)]"
    }

    private func risks(of body: String, status: Int = 200) async throws -> [RoadRisk] {
        try await LoopbackWeatherServer.value(of: body, status: status, at: time) {
            try await $0.roadRisk(along: Self.way).value
        }
    }

    @Test
    func `is requested by the points of the way, once for each call`() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body(Self.row)) }
        let sut = server.client(at: time)

        _ = try await sut.roadRisk(along: Self.way)
        _ = try await sut.roadRisk(along: Self.way)

        #expect(server.requests.map(\.method) == ["POST", "POST"])
        #expect(Set(server.requests.map(\.target)) == ["/data/2.5/roadrisk?appid=abc"])
        #expect(server.requests.first?.headers["content-type"] == "application/json")
        #expect(
            server.requests.first.map { String(decoding: $0.body, as: UTF8.self) }
                == #"{"track":[{"lat":44.04,"lon":7.27,"dt":1780000000},{"lat":44.5,"lon":7.5,"dt":1780003600}]}"#
        )
        #expect(sut.cost(of: .roadRisk) == CallCost([.account: 1]))
        await server.stop()
    }

    @Test
    func `is that of the points that were asked for`() async throws {
        let risks = try await risks(of: Self.body(Self.row))

        #expect(risks.map(\.point) == Self.way)
        let first = try #require(risks.first)
        #expect(first.temperature == Temperature(celsius: 2))
        #expect(first.dewPoint == Temperature(celsius: 0))
        #expect(first.wind == Wind(speed: Speed(metersPerSecond: 3.5), direction: WindDirection(degrees: 270)))
        #expect(first.precipitationRate == 0.4)
        #expect(first.road == RoadRisk.Road(state: 16, temperature: Temperature(celsius: -1)))
        #expect(first.road?.hasBlackIce == true)
        #expect(
            first.alerts == [
                RoadRisk.Alert(sender: "NOAA", event: "Ice", level: .orange), RoadRisk.Alert(sender: "", event: "Fog"),
            ]
        )
        #expect(risks.last == RoadRisk(at: Self.way[1]))
    }

    @Test
    func `has the temperature of the surface by either name`() async throws {
        var fields = Self.row
        fields["road"] = #"{"state":0,"surface_temp":280.15}"#
        #expect(try await risks(of: Self.body(fields)).first?.road?.temperature == Temperature(celsius: 7))
    }

    @Test(arguments: [(3.5, 999), (3.5, -1), (0, 90)] as [(Double, Double)])
    func `has no direction of a wind that is variable or calm`(speed: Double, degrees: Double) async throws {
        var fields = Self.row
        fields["weather"] = #"{"wind_speed":\#(speed),"wind_deg":\#(degrees)}"#
        let wind = try await risks(of: Self.body(fields)).first?.wind
        #expect(wind == Wind(speed: Speed(metersPerSecond: speed), direction: nil))
    }

    @Test(arguments: ["coord", "weather", "road", "alerts", "none"], ["null", "absent", "{}", "7"])
    func `may lack all but the time`(field: String, form: String) async throws {
        var fields = Self.row
        fields[field] = form == "absent" ? nil : form
        #expect(try await risks(of: Self.body(fields)).count == 2)
    }

    @Test(
        arguments: [
            (#"[{"dt":1780000000}]"#, "[1]"), (#"[{"dt":1780000000},{"dt":1}]"#, "[1].dt"), (#"[{},{}]"#, "[0].dt"),
            (#"[{"dt":"x"},{}]"#, "[0].dt"),
        ]
    )
    func `is refused when it is not of these points`(body: String, path: String) async {
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path))) { try await risks(of: body) }
    }

    @Test(arguments: ["", "[", "<html>", "{}", "null"])
    func `is refused when it is none`(body: String) async {
        await #expect(throws: WeatherError.self) { try await risks(of: body) }
    }

    @Test
    func `needs a point`() async throws {
        let server = try LoopbackWeatherServer { _ in .json("[]") }
        await #expect(throws: WeatherError.badRequest(.emptyQuery)) {
            try await server.client(at: time).roadRisk(along: [])
        }
        #expect(server.requests.isEmpty)
        await server.stop()
    }

    @Test
    func `of made-up weather agrees with the weather there`() async throws {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        configuration.retry = .noDeadline
        let sut = OpenWeatherClient(configuration: configuration)
        let now = Date(timeIntervalSince1970: (SampleTime.fetched.timeIntervalSince1970 / 600).rounded(.down) * 600)

        let weather = try await sut.currentWeather(for: Coordinate.helsinki).value
        let risk = try #require(try await sut.roadRisk(along: [RoadPoint(.helsinki, at: now)]).value.first)

        let difference = try #require(risk.temperature).celsius - weather.temperature.celsius
        #expect(abs(difference) < 0.02)
    }
}
