import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Requests of One Call", .watched)
struct OneCallPartsTests {
    private let all = Set(OneCallPart.allCases)
    private let current = "/data/4.0/onecall/current?P&U"
    private let minutes = "/data/4.0/onecall/timeline/1min?P&U"

    @Test
    func `of 3 are one for all parts`() async throws {
        let service = OneCallService()
        let report = try await service.oneCall().oneCall(at: .helsinki)
        #expect(service.requests == ["/data/3.0/onecall?P&U"])
        #expect(report.parts == all)
        #expect(report.failures == [.quarterHours: .unsupported])
    }

    @Test
    func `of 4 are seven for all parts and one for each alert`() async throws {
        let service = OneCallService(alerts: ["urn:a:1", "urn:b:2"])
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki)
        #expect(
            service.requests == [
                "/data/4.0/onecall/alert/urn%3Aa%3A1?", "/data/4.0/onecall/alert/urn%3Ab%3A2?", current,
                "/data/4.0/onecall/timeline/15min?P&cnt=50&U", "/data/4.0/onecall/timeline/1day?P&cnt=10&U",
                "/data/4.0/onecall/timeline/1h?P&cnt=20&U",
                "/data/4.0/onecall/timeline/1h?P&start=1780070400&cnt=20&U",
                "/data/4.0/onecall/timeline/1h?P&start=1780142400&cnt=20&U", minutes,
            ]
        )
        #expect(report.failures.isEmpty)
        #expect(report.minutes?.value?.count == 60)
        #expect(report.quarterHours?.value?.count == 50)
        #expect(report.hours?.value?.count == 48)
        #expect(report.days?.value?.count == 8)
        #expect(report.alerts?.value?.alerts.map(\.id) == ["urn:a:1", "urn:b:2"])
    }

    @Test(
        arguments: [
            ([OneCallPart.minutes, .alerts], ["/data/4.0/onecall/timeline/1min?P&U"]),
            ([.alerts], ["/data/4.0/onecall/current?P&U"]), ([.days], ["/data/4.0/onecall/timeline/1day?P&cnt=10&U"]),
            (
                [.current, .quarterHours],
                ["/data/4.0/onecall/current?P&U", "/data/4.0/onecall/timeline/15min?P&cnt=50&U"]
            ),
        ] as [([OneCallPart], [String])]
    )
    func `of 4 are those of the parts alone`(parts: [OneCallPart], requests: [String]) async throws {
        let service = OneCallService()
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: Set(parts))
        #expect(service.requests == requests)
        #expect(report.parts == Set(parts))
        #expect(report.failures.isEmpty)
    }

    @Test
    func `are none for no parts and for the cache alone`() async throws {
        let service = OneCallService()
        #expect(try await service.oneCall().oneCall(at: .helsinki, parts: []) == OneCallReport())
        await #expect(throws: WeatherError.notCached) {
            try await service.oneCall().oneCall(at: .helsinki, policy: .cacheOnly)
        }
        #expect(service.requests.isEmpty)
    }

    @Test
    func `for a storm are capped and the rest is counted`() async throws {
        let service = OneCallService(alerts: (0..<30).map { "a\($0)" })
        let report = try await service.oneCall(.fixed(.v4), alertLimit: 5)
            .oneCall(at: .helsinki, parts: [.minutes, .alerts])
        #expect(service.requests.count == 6)
        #expect(report.alerts?.value?.alerts.map(\.id) == (0..<5).map { "a\($0)" })
        #expect(report.alerts?.value?.omittedCount == 25)
    }

    @Test
    func `for an alert that fails are counted and for one that cannot be are not sent`() async throws {
        let service = OneCallService { path, query throws(NetworkError) in
            if path.hasSuffix("/bad") { return (500, "{}") }
            let ids = ["bad", "../../current", "good"]
            guard let body = OneCallService.body(path, query, alerts: ids) else { return (404, "{}") }
            return (200, body)
        }
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: [.current, .alerts])
        #expect(
            service.requests == ["/data/4.0/onecall/alert/bad?", "/data/4.0/onecall/alert/good?", current]
        )
        #expect(report.alerts?.value?.alerts.map(\.id) == ["good"])
        #expect(report.alerts?.value?.omittedCount == 2)
    }

    @Test
    func `for alerts alone that all fail fail the part`() async throws {
        let service = OneCallService { path, query throws(NetworkError) in
            guard !path.contains("/alert/"), let body = OneCallService.body(path, query, alerts: ["a"]) else {
                return (500, "{}")
            }
            return (200, body)
        }
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: [.current, .alerts])
        #expect(report.failures == [.alerts: .server(status: 500)])
    }

    @Test
    func `for alerts that are not found are counted and no failure`() async throws {
        let service = OneCallService { path, query throws(NetworkError) in
            guard !path.contains("/alert/"), let body = OneCallService.body(path, query, alerts: ["a"]) else {
                return (404, #"{"cod":"404","message":"not found"}"#)
            }
            return (200, body)
        }
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: [.current, .alerts])
        #expect(report.failures.isEmpty)
        #expect(report.alerts?.value == WeatherAlerts(omittedCount: 1))
    }

    @Test
    func `of quarter hours are one however few rows it has`() async throws {
        let service = OneCallService(body: OneCallBody.page(OneCallBody.hours(40, from: 1_780_000_200, step: 900)))
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: [.quarterHours])
        #expect(service.requests == ["/data/4.0/onecall/timeline/15min?P&cnt=50&U"])
        #expect(report.quarterHours?.value?.count == 40)
    }

    @Test(arguments: [([0, 900, 60], 900), ([7_200, 0, 0], 7_200), ([1, 2, 3], 3)])
    func `of hours make them as old as the oldest page`(ages: [Int], oldest: TimeInterval) async throws {
        let service = OneCallService(age: { _, number in ages[number - 1] }) { path, query throws(NetworkError) in
            (200, OneCallService.body(path, query) ?? "{}")
        }
        let sut = service.oneCall(.fixed(.v4))

        let report = try await sut.oneCall(at: .helsinki, parts: [.hours])

        #expect(try report.hours?.get().fetchedAt == OneCallService.now - oldest)
        #expect(report.hours?.value?.count == 48)
    }

    @Test
    func `are invalid without an address`() async throws {
        struct OwnAPI: WeatherAPIConfiguration {
            let apiKey: APIKey? = nil
            let baseURLWeather = URL(string: "https://own.test/weather")
        }
        let service = OneCallService()
        let sut = service.oneCall(api: OwnAPI())
        await #expect(throws: WeatherError.badRequest(.invalidAddress)) { try await sut.oneCall(at: .helsinki) }
        #expect(service.requests.isEmpty)
    }

    // MARK: - Slow and failed parts

    @Test(arguments: OneCallPart.allCases.filter { $0 != .alerts })
    func `that hang leave the other parts alone`(part: OneCallPart) async throws {
        let names: [OneCallPart: String] = [
            .current: "/current", .minutes: "/1min", .quarterHours: "/15min", .hours: "/1h", .days: "/1day",
        ]
        let name = try #require(names[part])
        let gate = Gate()
        let service = OneCallService { path, query throws(NetworkError) in
            if path.hasSuffix(name) {
                try? await gate.pass()
                throw .transport(URLError(.timedOut))
            }
            guard let body = OneCallService.body(path, query) else { return (404, "{}") }
            return (200, body)
        }
        let sut = service.oneCall(.fixed(.v4))
        var updates = sut.oneCallUpdates(at: .helsinki, parts: all, options: RequestOptions(), policy: .refresh)
            .makeAsyncIterator()
        var report: OneCallReport?
        repeat { report = await updates.next() } while report?.parts.count ?? all.count < all.count - 1
        #expect(report?.parts == all.subtracting([part]))
        #expect(report?.failures.isEmpty == true)

        gate.open()
        while let next = await updates.next() { report = next }
        #expect(report?.failures == [part: .timedOut])
    }

    @Test
    func `that fail on a later page fail the part`() async throws {
        let service = OneCallService { path, query throws(NetworkError) in
            guard query["start"] != "1780142400", let body = OneCallService.body(path, query) else {
                return (503, "{}")
            }
            return (200, body)
        }
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: [.current, .hours])
        #expect(report.failures == [.hours: .server(status: 503)])
    }

    @Test
    func `of many identical callers are those of one`() async throws {
        let gate = Gate()
        let service = OneCallService { path, query throws(NetworkError) in
            try? await gate.pass()
            guard let body = OneCallService.body(path, query, alerts: ["a"]) else { return (404, "{}") }
            return (200, body)
        }
        let joined = Locked(0)
        let sut = service.oneCall(
            .fixed(.v4),
            handler: { event in
                if case .coalesced = event { joined.withLock { $0 += 1 } }
            }
        )
        let tasks = (0..<2_000).map { _ in Task { try await sut.oneCall(at: .helsinki) } }
        await until { joined.withLock { $0 } == 1_999 }
        gate.open()
        for task in tasks { #expect(try await task.value.parts == all) }
        #expect(service.requests.count == 8)
        #expect(Set(service.requests).count == 8)
    }

    @Test
    func `of callers that join are reported with the units that a gateway gets`() async throws {
        let gate = Gate()
        let service = OneCallService { path, query throws(NetworkError) in
            try? await gate.pass()
            guard let body = OneCallService.body(path, query) else { return (404, "{}") }
            return (200, body)
        }
        let gateway = try #require(URL(string: "https://gateway.test"))
        let joined = Locked<[String]>([])
        let sut = service.oneCall(
            .fixed(.v3),
            api: OpenWeatherAPIConfiguration(gateway: gateway),
            handler: { event in
                guard case .coalesced(let request) = event, let url = request.url else { return }
                joined.withLock { $0.append("\(url.path())?\(url.query() ?? "")") }
            }
        )
        let options = RequestOptions(units: .imperial)
        let tasks = (0..<2).map { _ in Task { try await sut.oneCall(at: .helsinki, options: options) } }
        await until { joined.withLock { $0 }.count == 1 }
        gate.open()
        for task in tasks { _ = try await task.value }
        #expect(service.requests == ["/data/3.0/onecall?P&U"])
        #expect(joined.withLock { $0 } == service.order)
    }

    @Test
    func `end with their last caller`() async throws {
        let (gate, end) = (Gate(), Gate())
        let service = OneCallService { _, _ throws(NetworkError) in
            try? await gate.pass()
            end.open()
            throw .cancelled
        }
        let sut = service.oneCall(.fixed(.v4))
        let task = Task { try await sut.oneCall(at: .helsinki, parts: [.current]) }
        await gate.waitForArrivals()
        task.cancel()
        await #expect(throws: WeatherError.cancelled) { try await task.value }
        try? await end.pass()
    }

    // MARK: - Hostile pages

    /// A server that sends other rows than those that were requested.
    enum Pager: CaseIterable, Sendable {
        case repeating, backward, honest, leaping

        /// Returns the date of the first row of the page that was requested from `start` on.
        func first(_ start: Int) -> Int {
            switch self {
            case .repeating: 1_779_998_400
            case .backward: start - 20 * 3_600
            case .honest: start
            case .leaping: start + 400 * 86_400
            }
        }

        /// The number of requests after which the hours end.
        var requestCount: Int { [.repeating, .backward].contains(self) ? 2 : 3 }
    }

    @Test(arguments: Pager.allCases)
    func `terminate whatever the links and rows are`(pager: Pager) async throws {
        let key = "0123456789abcdef0123456789abcdef"
        let service = OneCallService { path, query throws(NetworkError) in
            let first = pager.first(query["start"].flatMap { Int($0) } ?? 1_779_998_400)
            let rows = OneCallBody.hours(20, from: first)
            let link = "http://evil.test\(path)?start=5&appid=\(key)"
            let body = OneCallBody.page(rows)
                .replacing(
                    "http://api.openweathermap.org/data/4.0/onecall/timeline/1h?cnt=20&start=9&appid=KEY",
                    with: link
                )
            return (200, body)
        }
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: [.hours])
        #expect(service.requests.count == pager.requestCount)
        #expect(service.requests.allSatisfy { $0.hasPrefix("/data/4.0/onecall/timeline/1h?P") })
        #expect(report.hours?.value?.count == (pager.requestCount == 2 ? 20 : 48))
        var text = ""
        dump(report, to: &text)
        #expect(!text.contains(key))
        #expect(!text.contains("evil"))
    }
}
