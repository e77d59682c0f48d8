import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Choice of the version of One Call", .watched)
struct OneCallVersionTests {
    private let time = TestTime(OneCallService.now)
    private let three = "/data/3.0/onecall?P&exclude=minutely,hourly,daily,alerts&U"
    private let four = "/data/4.0/onecall/current?P&U"

    /// Requests the weather now with every status given, one call for each.
    private func requests(
        _ choice: OneCallVersionChoice = .automatic,
        statuses: [(three: Int, four: Int)],
        wait: Double = 0
    ) async -> [[String]] {
        let now = Locked(0)
        let service = OneCallService { path, query throws(NetworkError) in
            let statuses = statuses[now.withLock { $0 }]
            let status = path.hasPrefix("/data/3.0") ? statuses.three : statuses.four
            guard status != 0 else { throw .transport(URLError(.timedOut)) }
            guard status != 1 else { return (200, "{") }
            return (status, status == 200 ? OneCallService.body(path, query) ?? "{}" : OneCallBody.refusal)
        }
        let sut = service.oneCall(choice, now: { time.now })
        var calls: [[String]] = []
        for index in statuses.indices {
            now.withLock { $0 = index }
            let before = service.order.count
            _ = try? await sut.oneCall(at: .helsinki, parts: [.current])
            calls.append(
                service.order.dropFirst(before).map { $0.hasPrefix("/data/3.0") ? "3" : "4" }
            )
            time.advance(by: .seconds(wait))
        }
        return calls
    }

    @Test
    func `is 3 where it responds`() async {
        #expect(await requests(statuses: [(200, 200), (200, 200)]) == [["3"], ["3"]])
    }

    @Test(arguments: [401, 403])
    func `is 4 where the service refuses 3 and is kept for a day`(status: Int) async {
        let refused = [(status, 200), (status, 200), (status, 200)].map { (three: $0.0, four: $0.1) }
        #expect(await requests(statuses: refused, wait: 43_199) == [["3", "4"], ["4"], ["4"]])
        #expect(await requests(statuses: refused, wait: 43_200) == [["3", "4"], ["4"], ["3", "4"]])
    }

    @Test
    func `is 4 where a gateway says that the service refuses 3`() async throws {
        let transport = ScriptedHTTPClient()
        transport.responses.respond { request throws(NetworkError) in
            let path = request.url.path()
            guard !path.hasPrefix("/data/3.0") else {
                let headers = ["Gateway-Refusal": "refused", "Retry-After": "55"]
                return StubResponse(status: 502, headers: headers, body: Data())
            }
            return .json(OneCallService.body(path, [:]) ?? "{}")
        }
        let url = try #require(URL(string: "https://gateway.example"))
        var configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfiguration(gateway: url))
        configuration.transport = transport
        configuration.cache = .none
        configuration.plan = .unlimited
        configuration.retry = .noDeadline
        configuration.now = { OneCallService.now }
        let sut = OpenWeatherClient(configuration: configuration)

        for _ in 0..<2 { _ = try await sut.oneCall(at: .helsinki, parts: [.current]) }

        let paths = ["/data/3.0/onecall", "/data/4.0/onecall/current", "/data/4.0/onecall/current"]
        #expect(transport.requests.map { $0.url.path() } == paths)
    }

    /// 0 is a timeout, and 1 a body that cannot be read.
    @Test(arguments: [0, 1, 404, 429, 500, 503])
    func `is open after any other failure`(status: Int) async {
        #expect(
            await requests(statuses: [(three: status, four: 200), (200, 200), (401, 200), (401, 200)])
                == [["3"], ["3"], ["3", "4"], ["4"]]
        )
        #expect(await requests(statuses: [(401, status), (200, 200)]) == [["3", "4"], ["3"]])
    }

    @Test
    func `is open where both refuse`() async {
        #expect(await requests(statuses: [(401, 401), (401, 200), (200, 200)]) == [["3", "4"], ["3", "4"], ["4"]])
    }

    @Test
    func `is given up where it refuses later`() async {
        #expect(await requests(statuses: [(401, 200), (200, 401), (200, 200)]) == [["3", "4"], ["4", "3"], ["3"]])
    }

    @Test
    func `is the configured one alone`() async {
        #expect(await requests(.fixed(.v3), statuses: [(401, 200), (401, 200)]) == [["3"], ["3"]])
        #expect(await requests(.fixed(.v4), statuses: [(200, 401), (200, 401)]) == [["4"], ["4"]])
    }

    @Test
    func `is given up when the clock is set back`() async {
        #expect(await requests(statuses: [(401, 200), (200, 200)], wait: -1) == [["3", "4"], ["3"]])
    }

    @Test
    func `is not decided by the only part that 3 does not have`() async throws {
        let service = OneCallService()
        let sut = service.oneCall()
        _ = try await sut.oneCall(at: .helsinki, parts: [.quarterHours])
        _ = try await sut.oneCall(at: .helsinki, parts: [.current])
        #expect(service.requests == [three, "/data/4.0/onecall/timeline/15min?P&cnt=50&U"])
        await #expect(throws: WeatherError.unsupported) {
            try await sut.oneCall(at: .helsinki, parts: [.quarterHours])
        }
        #expect(service.requests.count == 2)
    }

    @Test
    func `shows no refusal that the other version makes up for`() async {
        let service = OneCallService(refusing: [.v3])
        let parts: Set<OneCallPart> = [.current, .days]
        let updates = service.oneCall()
            .oneCallUpdates(at: .helsinki, parts: parts, options: RequestOptions(), policy: .refresh)
        var last = OneCallReport()
        for await report in updates {
            #expect(report.failures.isEmpty)
            last = report
        }
        #expect(last.parts == parts)
    }

    @Test
    func `keeps parts of 3 that have failed in 4 before`() async throws {
        let isFour = Locked(true)
        let service = OneCallService { path, query throws(NetworkError) in
            if path.hasPrefix("/data/3.0") == isFour.withLock({ $0 }) {
                guard !path.hasSuffix("/1h") else { throw .transport(URLError(.timedOut)) }
                return (401, OneCallBody.refusal)
            }
            return (200, OneCallService.body(path, query) ?? "{}")
        }
        let cache = ResponseCache(store: nil, now: { OneCallService.now })
        let sut = service.oneCall(cache: cache)
        _ = try await sut.oneCall(at: .helsinki, parts: [.days])
        isFour.withLock { $0 = false }

        let parts: Set<OneCallPart> = [.current, .hours]
        let report = try await sut.oneCall(at: .helsinki, parts: parts)
        let cached = try await sut.oneCall(at: .helsinki, parts: parts, policy: .cacheOnly)

        #expect(report.failures.isEmpty)
        #expect(try cached.current?.get().origin == .cache)
        #expect(try cached.hours?.get().origin == .cache)
    }

    @Test
    func `is shared with the history`() async throws {
        let service = OneCallService(refusing: [.v3])
        let sut = service.oneCall()
        _ = try await sut.oneCall(at: .helsinki, parts: [.current])
        let hour = try await sut.hour(
            of: Date(timeIntervalSince1970: 1_780_003_000),
            at: .helsinki,
            options: RequestOptions(),
            policy: .refresh
        )
        let day = LocalDay(daysSince1970: 20_000)
        _ = try await sut.day(day, at: .helsinki, offset: nil, options: RequestOptions(), policy: .refresh)
        #expect(
            service.requests == [
                three, four, "/data/4.0/onecall/timeline/1day?P&start=1728000000&cnt=1&U",
                "/data/4.0/onecall/timeline/1h?P&start=1780002000&cnt=1&U",
            ]
        )
        #expect(hour.value.date == Date(timeIntervalSince1970: 1_780_002_000))
        await #expect(throws: WeatherError.unsupported) {
            try await sut.overview(of: nil, at: .helsinki, units: .metric, policy: .refresh)
        }
    }

    @Test
    func `of another hour or day is not found`() async throws {
        let service = OneCallService(body: OneCallBody.page(OneCallBody.hour))
        let sut = service.oneCall(.fixed(.v4))
        for seconds in [1_780_001_999.0, 1_780_005_600] {
            await #expect(throws: WeatherError.notFound) {
                let date = Date(timeIntervalSince1970: seconds)
                _ = try await sut.hour(of: date, at: .helsinki, options: RequestOptions(), policy: .refresh)
            }
        }
        let days = OneCallService(body: OneCallBody.page(OneCallBody.day)).oneCall(.fixed(.v4))
        await #expect(throws: WeatherError.notFound) {
            let day = LocalDay(daysSince1970: 20_000)
            _ = try await days.day(day, at: .helsinki, offset: nil, options: RequestOptions(), policy: .refresh)
        }
    }

    // MARK: - Timelines

    @Test
    func `of timelines is 4`() async throws {
        let service = OneCallService(refusing: [.v3])
        var dates: [Double] = []
        let from = Date(timeIntervalSince1970: 1_779_998_400)
        for try await hour in service.oneCall()
            .hourlyTimeline(from: from, at: .helsinki, limits: TimelineLimits(pages: 20))
        {
            dates.append(hour.value.date.timeIntervalSince1970)
        }
        // 48 hours ahead of 20:26 there is nothing, and nothing is requested for it.
        #expect(service.requests.count == 3)
        #expect(dates == Array(stride(from: 1_779_998_400, to: 1_779_998_400 + 60 * 3_600, by: 3_600)))
        let fixed = service.oneCall(.fixed(.v3)).hourlyTimeline(at: .helsinki)
        await #expect(throws: WeatherError.unsupported) { for try await _ in fixed {} }
    }
}
