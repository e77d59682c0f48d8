import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherExtras
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Solar radiation", .watched)
struct SolarRadiationTests {
    private let time = TestTime()
    private static let body = [
        "lat": "51.4395", "lon": "0.0998", "date": #""2023-04-08""#, "interval": #""1h""#, "tz": #""+01:00""#,
        "sunrise": #""2023-04-08T06:19:47""#, "sunset": #""2023-04-08T19:44:18""#,
        "intervals": #"[{"start":"07:00","end":"07:59","avg_irradiance":{"clear_sky":{"ghi":1.5,"dni":2,"dhi":3}},"#
            + #""irradiation":{"cloudy_sky":{"ghi":4}}},{"start":"06:00","end":"06:59"}]"#,
    ]

    private static func text(_ fields: [String: String]) -> String {
        "{" + fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }

    /// A client of a server whose plan permits some calls that cost money.
    private func client(of server: LoopbackWeatherServer, calls: Int = 100) -> OpenWeatherClient {
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey("abc"), host: server.baseURL)
        )
        configuration.cache = .memory
        configuration.ledger = .memory
        configuration.budget = CallBudget()
        configuration.plan.limits[.energy] = CallLimits(perDay: calls)
        configuration.now = { [time] in time.now }
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.timeout = .seconds(3_600)
        return OpenWeatherClient(configuration: configuration)
    }

    private func radiation(of body: String, status: Int = 200) async throws -> SolarRadiation {
        let server = try LoopbackWeatherServer { _ in .json(body, status: status) }
        do {
            let day = try #require(LocalDay(year: 2023, month: 4, day: 8))
            let value = try await client(of: server).solarRadiation(at: .helsinki, on: day).value
            await server.stop()
            return value
        } catch {
            await server.stop()
            throw error
        }
    }

    @Test
    func `is requested once, at the offset of the place or of the caller`() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.text(Self.body)) }
        let sut = client(of: server)
        let day = try #require(LocalDay(year: 2023, month: 4, day: 8))

        _ = try await sut.solarRadiation(at: .helsinki, on: day, by: .quarterHour)
        let again = try await sut.solarRadiation(at: .helsinki, on: day, by: .quarterHour)
        _ = try await sut.solarRadiation(at: .helsinki, on: day, by: .day, offset: UTCOffset(seconds: 19_800))

        #expect(again.origin == .cache)
        let root = "/energy/2.0/solar/interval_data?lat=60.17&lon=24.94&date=2023-04-08"
        #expect(
            server.requests.map(\.target) == [
                "\(root)&interval=15m&appid=abc", "\(root)&interval=1d&tz=%2B05%3A30&appid=abc",
            ]
        )
        #expect(sut.cost(of: .solarRadiation) == CallCost([.energy: 1]))
        #expect(try await sut.callUsage().first { $0.plan == .energy }?.windows.map(\.used) == [2])
        await server.stop()
    }

    @Test
    func `is not requested without a budget, and not beyond it`() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.text(Self.body)) }
        let sut = client(of: server, calls: 0)
        let day = try #require(LocalDay(year: 2023, month: 4, day: 8))

        await #expect(throws: WeatherError.self) { try await sut.solarRadiation(at: .helsinki, on: day) }
        await #expect(throws: WeatherError.rateLimited(retryAfter: nil, limit: .contradiction(.noPaidCalls))) {
            try await server.client(at: time).solarRadiation(at: .helsinki, on: day)
        }

        #expect(server.requests.isEmpty)
        await server.stop()
    }

    @Test
    func `has its times at the offset of the body, in order`() async throws {
        let value = try await radiation(of: Self.text(Self.body))

        #expect(value.utcOffset == UTCOffset(seconds: 3_600))
        #expect(value.sunrise == Date(timeIntervalSince1970: 1_680_931_187))
        #expect(value.sunset == Date(timeIntervalSince1970: 1_680_979_458))
        #expect(
            value.intervals.map(\.date) == [
                Date(timeIntervalSince1970: 1_680_930_000), Date(timeIntervalSince1970: 1_680_933_600),
            ]
        )
        let last = try #require(value.intervals.last)
        #expect(last.mean.clear == SolarRadiation.Components(global: 1.5, direct: 2, diffuse: 3))
        #expect(last.mean.cloudy == nil)
        #expect(last.energy.cloudy == SolarRadiation.Components(global: 4))
        #expect(value.intervals.first?.maximum == SolarRadiation.Skies())
    }

    @Test(arguments: ["sunrise", "sunset", "none"], ["null", "absent", #""later""#])
    func `may lack the times of the sun, as in polar night`(field: String, form: String) async throws {
        var fields = Self.body
        fields[field] = form == "absent" ? nil : form
        fields["unknown"] = "[{}]"
        let value = try await radiation(of: Self.text(fields))
        #expect(field != "sunrise" || value.sunrise == nil)
        #expect(value.intervals.count == 2)
    }

    @Test(
        arguments: [
            ("lat", nil), ("lon", nil), ("date", nil), ("interval", nil), ("tz", nil), ("intervals", nil),
            ("lat", "91"), ("date", #""8 April""#), ("interval", #""2h""#), ("tz", #""London""#), ("tz", "null"),
            ("tz", #""+18:00""#),
            ("intervals", #"[{"end":"1"}]"#), ("intervals", #"[{"start":"25:00"}]"#), ("intervals", "7"),
        ] as [(String, String?)]
    )
    func `of another form names the field`(field: String, value: String?) async throws {
        var fields = Self.body
        fields[field] = value
        let error = await #expect(throws: WeatherError.self) { try await radiation(of: Self.text(fields)) }
        guard case .invalidResponse(.invalidField(let path)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(path.hasPrefix(field))
    }

    @Test(
        arguments: [
            (
                400, #"{"code":"400","message":"Invalid date format.","parameters":["date"]}"#,
                .badRequest(.refused(message: "Invalid date format", parameters: ["date"]))
            ),
            (200, #"{"code":"404","message":"no data"}"#, .notFound),
            (404, #"{"code":"404","message":"no data"}"#, .notFound),
        ] as [(Int, String, WeatherError)]
    )
    func `has failures whose code is a string`(status: Int, body: String, error: WeatherError) async {
        await #expect(throws: error) { try await radiation(of: body, status: status) }
    }

    @Test(arguments: ["", "{", "[]", "null"])
    func `is refused when it is none`(body: String) async {
        await #expect(throws: WeatherError.self) { try await radiation(of: body) }
    }

    @Test(arguments: SolarRadiation.Step.allCases)
    func `of made-up weather adds up to the same energy in every step`(step: SolarRadiation.Step) async throws {
        let demo = DemoHTTPClient(now: { SampleTime.fetched })
        var configuration = OpenWeatherConfiguration(transport: demo)
        configuration.budget = CallBudget()
        configuration.plan.limits[.energy] = CallLimits(perDay: 10)
        configuration.retry = .noDeadline
        let sut = OpenWeatherClient(configuration: configuration)
        let day = UTCOffset.utc.day(of: SampleTime.fetched)

        func energy(_ step: SolarRadiation.Step) async throws -> Double {
            let value = try await sut.solarRadiation(at: .helsinki, on: day, by: step).value
            #expect(Double(value.intervals.count) == 86_400 / step.duration)
            return value.intervals.compactMap(\.energy.cloudy?.global).reduce(0, +)
        }

        let (found, whole) = (try await energy(step), try await energy(.day))
        #expect(whole > 100)
        #expect(abs(found - whole) < 0.1)
    }
}

@Suite("Recorded radiation", .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"), .watched)
struct RecordedSolarTests {
    @Test(arguments: RecordedFiles.names(in: "solar"))
    func `reads as it is written`(name: String) async throws {
        let (data, json) = (try RecordedFiles.data("solar", name), try JSON(recorded: "solar", name))
        let http = ScriptedHTTPClient()
        http.responses.respond { _ throws(NetworkError) in StubResponse(body: data) }
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.budget = CallBudget()
        configuration.plan.limits[.energy] = CallLimits(perDay: 10)
        configuration.retry = .noDeadline
        let client = OpenWeatherClient(configuration: configuration)
        let day = try #require(LocalDay(year: 2023, month: 4, day: 8))

        let value = try await client.solarRadiation(at: .helsinki, on: day).value

        #expect(value.coordinate.latitude == json["lat"].number)
        #expect(value.coordinate.longitude == json["lon"].number)
        #expect(value.day.description == json["date"].text)
        #expect(value.step.rawValue == json["interval"].text)
        let zone = try #require(json["tz"].text)
        for (date, text) in [(value.sunrise, json["sunrise"].text), (value.sunset, json["sunset"].text)] {
            #expect(date == text.flatMap { try? Date("\($0)\(zone)", strategy: .iso8601) })
        }
        #expect(value.intervals.count == json["intervals"].array.count)
        for (interval, row) in zip(value.intervals, json["intervals"].array) {
            let parts = [
                (interval.mean, "avg_irradiance"), (interval.maximum, "max_irradiance"),
                (interval.energy, "irradiation"),
            ]
            for (skies, key) in parts {
                for (sky, name) in [(skies.clear, "clear_sky"), (skies.cloudy, "cloudy_sky")] {
                    #expect(sky?.global == row[key][name]["ghi"].number)
                    #expect(sky?.direct == row[key][name]["dni"].number)
                    #expect(sky?.diffuse == row[key][name]["dhi"].number)
                }
            }
        }
    }
}
