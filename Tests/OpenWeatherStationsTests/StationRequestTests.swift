import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherStations
import OpenWeatherTestWatch
import Testing

@Suite("Stations over a socket", .watched)
struct StationRequestTests {
    private static let details = StationDetails(
        externalID: "ROOF_1",
        name: "Roof & garden",
        coordinate: Coordinate(clampingLatitude: 38.7223, longitude: -9.1393),
        altitude: Length(meters: 100)
    )
    private static let sent =
        #"{"altitude":100,"external_id":"ROOF_1","latitude":38.7223,"longitude":-9.1393,"name":"Roof & garden"}"#
    private static let stored =
        #"{"id":"6a77","external_id":"ROOF_1","name":"Roof","latitude":38.7223,"longitude":-9.1393,"altitude":null}"#

    /// Sends what `body` does to a server that responds with `response`, and returns the requests.
    private func requests(
        _ response: LoopbackResponse,
        of body: (WeatherStations) async throws -> Void
    ) async throws -> [LoopbackRequest] {
        let server = try LoopbackWeatherServer { _ in response }
        do {
            try await body(server.stations())
            await server.stop()
            return server.requests
        } catch {
            await server.stop()
            throw error
        }
    }

    @Test
    func `are registered with five fields and named by the service`() async throws {
        let new = LoopbackResponse.json(
            #"{"ID":"6a77","created_at":"2026-08-08T20:33:08.107598359Z","updated_at":"2026-08-08T20:33:08.1Z","#
                + #""user_id":"u","external_id":"ROOF_1","name":"Roof","latitude":38.7223,"longitude":-9.1393,"#
                + #""altitude":100,"rank":10,"source_type":5}"#,
            status: 201
        )
        let requests = try await requests(new) { sut async throws in
            let station = try await sut.register(Self.details)
            #expect(station.id == WeatherStation.ID(rawValue: "6a77"))
            #expect(station.altitude == Length(meters: 100))
            #expect(station.rank == 10)
            let created = try #require(station.created).timeIntervalSince1970
            #expect(abs(created - 1_786_221_188.107_598) < 0.000_001)
            #expect(station.updated == Date(timeIntervalSince1970: 1_786_221_188) + 0.1)
        }

        #expect(requests.map(\.method) == ["POST"])
        #expect(requests.map(\.target) == ["/data/3.0/stations?appid=abc"])
        #expect(requests.first?.headers["content-type"] == "application/json")
        #expect(requests.map { String(decoding: $0.body, as: UTF8.self) } == [Self.sent])
    }

    @Test
    func `are replaced by all five fields`() async throws {
        let requests = try await requests(.json(Self.stored)) { sut async throws in
            let station = try await sut.update(WeatherStation.ID(rawValue: "6a77"), to: Self.details)
            #expect(station.altitude == nil)
            #expect(StationDetails(station) == nil, "without an altitude they cannot be sent whole")
        }

        #expect(requests.map(\.method) == ["PUT"])
        #expect(requests.map(\.target) == ["/data/3.0/stations/6a77?appid=abc"])
        #expect(requests.map { String(decoding: $0.body, as: UTF8.self) } == [Self.sent])
    }

    @Test
    func `are listed, read and removed`() async throws {
        let lists = try await requests(.json("[\(Self.stored),\(Self.stored)]")) { sut async throws in
            #expect(try await sut.all().map(\.id.rawValue) == ["6a77", "6a77"])
        }
        let reads = try await requests(.json(Self.stored)) { sut async throws in
            #expect(try await sut.station(WeatherStation.ID(rawValue: "6a77")).name == "Roof")
        }
        let removals = try await requests(LoopbackResponse(status: 204, headers: [:], body: Data())) {
            sut async throws in
            try await sut.remove(WeatherStation.ID(rawValue: "6a77"))
        }

        #expect(lists.map(\.target) == ["/data/3.0/stations?appid=abc"])
        #expect(reads.map(\.target) == ["/data/3.0/stations/6a77?appid=abc"])
        #expect(removals.map(\.method) == ["DELETE"])
    }

    @Test
    func `are an empty array when there are none`() async throws {
        _ = try await requests(.json("[]")) { sut async throws in #expect(try await sut.all() == []) }
    }

    @Test(arguments: ["", "..", "a/b", "a%2Fb", "a?b", "ä"])
    func `have no name that could lead elsewhere`(name: String) async throws {
        let requests = try await requests(.json(Self.stored)) { sut async throws in
            await #expect(throws: WeatherError.notFound) {
                try await sut.remove(WeatherStation.ID(rawValue: name))
            }
        }
        #expect(requests.isEmpty)
    }

    @Test
    func `get the measurements in metric units, without what was not measured`() async throws {
        var measurement = StationMeasurement(
            of: WeatherStation.ID(rawValue: "6a77"),
            at: Date(timeIntervalSince1970: 1_786_231_380.9),
            temperature: Temperature(celsius: 18.7),
            windSpeed: Speed(metersPerSecond: 1.2),
            windGust: Speed(metersPerSecond: 3.4),
            windDirection: WindDirection(degrees: 203),
            pressure: Pressure(hectopascals: 1_021),
            humidity: Percentage(percent: 87),
            rain: StationPrecipitation(lastHour: Precipitation(millimeters: 2)),
            visibility: Length(meters: 10_500),
            visibilityPrefix: "N",
            clouds: [StationCloudLayer(.notSignificant, at: Length(meters: 600), cumulus: .towering)],
            weather: [StationPhenomenon(precipitation: "RA", intensity: "-")]
        )
        measurement.dewPoint = Temperature(celsius: 7)
        let requests = try await requests(LoopbackResponse(status: 204, headers: [:], body: Data())) {
            sut async throws in
            try await sut.send([measurement])
            try await sut.send([])
        }

        let text =
            #"[{"clouds":[{"condition":"NSC","cumulus":"TCU","distance":600}],"dew_point":7,"dt":1786231380,"#
            + #""humidity":87,"pressure":1021,"rain_1h":2,"station_id":"6a77","temperature":18.699999999999999,"#
            + #""visibility_distance":10.5,"visibility_prefix":"N","#
            + #""weather":[{"intensity":"-","precipitation":"RA"}],"#
            + #""wind_deg":203,"wind_gust":3.3999999999999999,"wind_speed":1.2}]"#
        #expect(requests.map(\.target) == ["/data/3.0/measurements?appid=abc"])
        let body = try #require(requests.first).body
        #expect(
            String(decoding: body, as: UTF8.self).replacing("18.7,", with: "18.699999999999999,")
                .replacing("3.4,", with: "3.3999999999999999,") == text
        )
        var read = try #require(JSONDecoder().decode([StationMeasurement].self, from: body).first)
        read.date = measurement.date
        #expect(read == measurement)
    }

    @Test
    func `have what measurements amount to, in order, also without a value`() async throws {
        let rows =
            #"[{"type":"h","date":1786294800,"station_id":"6a77","temp":{},"humidity":{},"wind":{},"pressure":{},"#
            + #""precipitation":{}},"#
            + #"{"type":"h","date":1786291200,"station_id":"6a77","temp":{"max":21.5,"min":19.5,"average":20.5,"#
            + #""weight":3},"humidity":{"average":64,"weight":3},"wind":{"deg":203.4,"speed":3.08},"#
            + #""pressure":{"min":1012,"max":1014,"average":1013,"weight":3},"precipitation":{"rain":3.4,"snow":0.5}}]"#
        let requests = try await requests(.json(rows)) { sut async throws in
            let start = Date(timeIntervalSince1970: 1_786_291_200)
            let id = WeatherStation.ID(rawValue: "6a77")
            let rows = try await sut.aggregates(of: id, by: .hour, in: start..<start + 7_200, limit: 5)

            #expect(rows.map(\.date) == [start, start + 3_600])
            let row = try #require(rows.first)
            #expect(row.temperature?.minimum == Temperature(celsius: 19.5))
            #expect(row.temperature?.maximum == Temperature(celsius: 21.5))
            #expect(row.temperature?.count == 3)
            #expect(row.humidity?.average == Percentage(percent: 64))
            #expect(row.humidity?.minimum == nil)
            #expect(row.pressure?.average == Pressure(hectopascals: 1_013))
            #expect(row.windDirection == WindDirection(degrees: 203.4))
            #expect(row.rain == Precipitation(millimeters: 3.4))
            #expect(row.snow == Precipitation(millimeters: 0.5))
            #expect(rows.last?.temperature == nil)
            #expect(rows.last?.rain == nil)
        }
        #expect(
            requests.map(\.target) == [
                "/data/3.0/measurements?station_id=6a77&type=h&limit=5&from=1786291200&to=1786298400&appid=abc"
            ]
        )
    }

    @Test(arguments: ["POST", "PUT", "DELETE"])
    func `are written once, whatever happens`(method: String) async throws {
        let server = try LoopbackWeatherServer { _ in .json(#"{"code":500000,"message":"internal"}"#, status: 500) }
        let sut = server.stations(attempts: 3)

        await #expect(throws: WeatherError.self) {
            switch method {
            case "POST": try await sut.send([StationMeasurement(of: WeatherStation.ID(rawValue: "a"), at: .now)])
            case "PUT": _ = try await sut.update(WeatherStation.ID(rawValue: "a"), to: Self.details)
            default: try await sut.remove(WeatherStation.ID(rawValue: "a"))
            }
        }

        #expect(server.requests.map(\.method) == [method])
        await server.stop()
    }

    @Test(
        arguments: [
            (.html("<p>Log in</p>", status: 200), .invalidResponse(.unexpectedContentType("text/html"))),
            (.json("nonsense"), .invalidResponse(.notJSON)),
            (.json(#"{"cod":"404","message":"Station not found"}"#), .notFound),
            (.json(#"{"code":400000,"message":"x"}"#), .badRequest(.refused(message: "x", parameters: []))),
        ] as [(LoopbackResponse, WeatherError)]
    )
    func `are not written when another program responds, or a failure has a status of success`(
        response: LoopbackResponse,
        error: WeatherError
    ) async throws {
        _ = try await requests(response) { sut async throws in
            let id = WeatherStation.ID(rawValue: "a")
            await #expect(throws: error) { try await sut.send([StationMeasurement(of: id, at: .now)]) }
            await #expect(throws: error) { try await sut.remove(id) }
        }
    }

    @Test(
        arguments: [
            LoopbackResponse(status: 204, headers: [:], body: Data()),
            LoopbackResponse(status: 200, headers: ["Content-Type": "text/html"], body: Data()), .json(#"{"cod":200}"#),
        ] as [LoopbackResponse]
    )
    func `are written when the service confirms it, with a body or without`(response: LoopbackResponse) async throws {
        let requests = try await requests(response) { sut async throws in
            let id = WeatherStation.ID(rawValue: "a")
            try await sut.send([StationMeasurement(of: id, at: .now)])
            try await sut.remove(id)
        }
        #expect(requests.map(\.method) == ["POST", "DELETE"])
    }

    @Test(
        arguments: [
            (
                400, #"{"code":400001,"message":"Station id is invalid"}"#,
                .badRequest(.refused(message: "Station id is invalid", parameters: []))
            ),
            (404, #"{"code":404000,"message":"Station not found"}"#, .notFound),
            (200, #"{"code":400000,"message":"x"}"#, .badRequest(.refused(message: "x", parameters: []))),
        ] as [(Int, String, WeatherError)]
    )
    func `have failures with six digits`(status: Int, body: String, error: WeatherError) async throws {
        _ = try await requests(.json(body, status: status)) { sut async throws in
            await #expect(throws: error) { try await sut.station(WeatherStation.ID(rawValue: "a")) }
        }
    }
}

extension LoopbackWeatherServer {
    /// Returns the stations of a client of this server.
    func stations(attempts: Int = 1) -> WeatherStations {
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey("abc"), host: baseURL)
        )
        configuration.cache = .none
        configuration.plan = .unlimited
        configuration.retry = RetryPolicy(maximumAttempts: attempts, deadline: nil)
        configuration.timeout = .seconds(3_600)
        return OpenWeatherClient(configuration: configuration).stations
    }
}
