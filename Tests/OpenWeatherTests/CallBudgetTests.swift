import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Budget over sockets", .watched)
struct CallBudgetTests {
    private static let key = "0123456789abcdef0123456789abcdef"
    private static let body = #"{"coord":{"lat":1,"lon":2},"dt":1779969600,"main":{"temp":18}}"#
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)  // 12:00 UTC on 28 May 2026

    private let now = Locked(noon)
    private let ledgers = FileManager.default.temporaryDirectory.appending(path: "openweather-\(UUID().uuidString)")

    private func client(
        _ server: LoopbackWeatherServer,
        key: String = key,
        plan: AccountPlan = AccountPlan(perMinute: nil, perMonth: 1_000_000),
        budget: CallBudget? = CallBudget(),
        adapt: (inout OpenWeatherConfiguration) -> Void = { _ in }
    ) -> OpenWeatherClient {
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey(key), host: server.baseURL)
        var configuration = OpenWeatherConfiguration(api: api)
        configuration.cache = .memory
        configuration.retry = RetryPolicy(maximumAttempts: 3, baseDelay: .zero, deadline: nil)
        configuration.plan = plan
        configuration.timeout = .seconds(3_600)
        configuration.budget = budget
        configuration.ledger = .directory(ledgers)
        configuration.now = { [now] in now.withLock { $0 } }
        adapt(&configuration)
        return OpenWeatherClient(configuration: configuration)
    }

    private func count(_ client: OpenWeatherClient, _ plan: BillingPlan = .account) async throws -> Int {
        try await client.callUsage().first { $0.plan == plan }?.windows.first?.used ?? 0
    }

    private func removeLedgers() {
        try? FileManager.default.removeItem(at: ledgers)
    }

    @Test
    func `counts what the server saw and neither cached nor joined calls`() async throws {
        defer { removeLedgers() }
        let gate = Gate()
        let server = try LoopbackWeatherServer { _ in
            try? await gate.pass()
            return .json(Self.body)
        }
        let sut = client(server)

        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<1_000 { group.addTask { _ = try await sut.currentWeather(for: .city("Lisbon")) } }
            await until { !server.requests.isEmpty }
            gate.open()
            try await group.waitForAll()
        }
        _ = try await sut.currentWeather(for: .city("Lisbon"))
        _ = try await sut.currentWeather(for: .city("Porto"))

        #expect(server.requests.count == 2)
        #expect(try await count(sut) == 2)
        #expect(sut.cost(of: .currentWeather).total == 1)
        await server.stop()
    }

    @Test
    func `counts each attempt and knows the cost beforehand`() async throws {
        defer { removeLedgers() }
        let server = try LoopbackWeatherServer { _ in .json("{}", status: 503) }
        let sut = client(server)

        await #expect(throws: WeatherError.server(status: 503)) {
            try await sut.currentWeather(for: .city("Lisbon"))
        }

        #expect(server.requests.count == 3)
        #expect(try await count(sut) == 3)
        await server.stop()
    }

    @Test
    func `is shared by clients of the same key and server alone`() async throws {
        defer { removeLedgers() }
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }
        let other = try LoopbackWeatherServer { _ in .json(Self.body) }
        let plan = AccountPlan([.account: CallLimits(perDay: 2)])

        for place in ["Lisbon", "Porto"] {
            _ = try await client(server, plan: plan).currentWeather(for: .city(place))
        }
        await #expect(throws: WeatherError.rateLimited(retryAfter: .seconds(43_500), limit: .budget(.day))) {
            try await client(server, plan: plan).currentWeather(for: .city("Faro"))
        }
        _ = try await client(other, plan: plan).currentWeather(for: .city("Faro"))
        _ = try await client(server, key: "another", plan: plan).currentWeather(for: .city("Faro"))

        #expect(server.requests.map { $0.query("q") } == ["Lisbon", "Porto", "Faro"])
        await server.stop()
        await other.stop()
    }

    @Test
    func `lets the cache answer where the budget refuses`() async throws {
        defer { removeLedgers() }
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }
        let sut = client(server, plan: AccountPlan([.account: CallLimits(perDay: 1)]))

        _ = try await sut.currentWeather(for: .city("Lisbon"))
        now.withLock { $0 = Self.noon + 3_600 }
        let stale = try await sut.currentWeather(for: .city("Lisbon"))

        #expect(stale.origin == .stale(.rateLimited(retryAfter: .seconds(39_900), limit: .budget(.day))))
        #expect(server.requests.count == 1)
        await server.stop()
    }

    @Test
    func `sends free calls when the ledger cannot be written and denies billed ones`() async throws {
        defer { removeLedgers() }
        try Data().write(to: ledgers)
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }
        let reasons = Locked<[WeatherError]>([])
        let sut = client(server) { configuration in
            configuration.onEvent = { event in
                guard case .network(.uncounted(_, let error)) = event else { return }
                reasons.withLock { $0.append(error) }
            }
        }

        _ = try await sut.currentWeather(for: .city("Lisbon"))
        let report = await sut.diagnoseAccess(to: [.oneCall3])

        #expect(report[.account] == .granted)
        #expect(report[.oneCall3] == .denied(.rateLimited(retryAfter: nil, limit: .uncounted)))
        #expect(server.requests.map(\.path) == ["/data/2.5/weather", "/data/2.5/weather"])
        let reason = WeatherError.storage(.unwritable(name: ledgers.path(percentEncoded: false)))
        #expect(reasons.withLock { $0 } == [reason, reason, reason])
        await #expect(throws: WeatherError.self) { try await sut.callUsage() }
        await server.stop()
    }

    @Test
    func `throws rather than return numbers of a ledger that cannot be created`() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }
        let sut = client(server) { $0.ledger = .directory(URL(filePath: "/dev/null/ledger")) }

        await #expect(throws: WeatherError.storage(.unwritable(name: "/dev/null/ledger"))) { try await sut.callUsage() }
        await server.stop()
    }

    @Test
    func `keeps a spent day of One Call from stopping the free products`() async throws {
        defer { removeLedgers() }
        let server = try LoopbackWeatherServer { request in
            request.path.hasPrefix("/data/2.5")
                ? .json(Self.body) : .json(#"{"cod":429,"message":"blocked"}"#, status: 429)
        }
        let plan = AccountPlan([.account: CallLimits(perMinute: 60), .oneCall4: CallLimits(perDay: 1)])
        let sut = client(server, plan: plan)
        let spent = WeatherError.rateLimited(retryAfter: .seconds(43_500), limit: .day(ends: Self.noon + 43_500))

        #expect(await sut.diagnoseAccess(to: [.oneCall4])[.oneCall4] == .denied(spent))
        for place in ["Lisbon", "Porto"] { _ = try await sut.currentWeather(for: .city(place)) }
        // Another process learns of it from the ledger.
        let other = client(server, plan: plan)
        #expect(await other.diagnoseAccess(to: [.oneCall4])[.oneCall4] == .denied(spent))

        #expect(server.requests.filter { $0.path.hasPrefix("/data/4.0") }.count == 1)
        let usage = try #require(try await sut.callUsage().first { $0.plan == .oneCall4 })
        #expect(usage.refusal?.ends == Self.noon + 43_500)
        await server.stop()
    }

    @Test
    func `saves calls as the budget runs low only when told to`() async throws {
        let transport = ScriptedHTTPClient()
        for (shortage, saving) in [(CallBudget.Shortage.degrade, CallSaving.withoutMinutes), (.fail, .none)] {
            var record = CallRecord()
            record.count(990, at: Self.noon)
            var configuration = OpenWeatherConfiguration(transport: transport)
            configuration.retry = .noDeadline
            configuration.budget = CallBudget(whenShort: shortage)
            configuration.ledger = .ledger(ScriptedCallLedger([.oneCall4: record]))
            configuration.now = { Self.noon }
            let sut = OpenWeatherClient(configuration: configuration)

            #expect(await sut.saving(of: .oneCall4) == saving)
            #expect(await sut.saving(of: .oneCall3) == .none)
        }
    }

    @Test
    func `requests fewer parts of One Call as the budget runs low`() async throws {
        defer { removeLedgers() }
        let server = try LoopbackWeatherServer { _ in .json("{}", status: 500) }
        let coordinate = Coordinate(clampingLatitude: 1, longitude: 2)
        for (used, paths) in [
            (0, ["1min", "15min", "current"]), (800, ["1min", "current"]), (990, ["current"]),
        ] {
            var record = CallRecord()
            record.count(used, at: Self.noon)
            let ledger = ScriptedCallLedger([.oneCall4: record])
            let sut = client(server, budget: CallBudget(whenShort: .degrade)) {
                $0.oneCallVersion = .fixed(.v4)
                $0.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
                $0.ledger = .ledger(ledger)
            }
            let before = server.requests.count

            await #expect(throws: WeatherError.self) {
                try await sut.oneCall(at: coordinate, parts: [.current, .minutes, .quarterHours, .alerts])
            }

            let sent = server.requests.dropFirst(before).compactMap { $0.path.split(separator: "/").last }
            #expect(Set(sent) == Set(paths.map { Substring($0) }), "\(used)")
        }
        await server.stop()
    }

    @Test
    func `names the cost of One Call by the version that may answer`() {
        func cost(_ choice: OneCallVersionChoice, _ request: ClientRequest) -> [Int] {
            var configuration = OpenWeatherConfiguration(transport: ScriptedHTTPClient())
            configuration.retry = .noDeadline
            configuration.oneCallVersion = choice
            configuration.alertLimit = 2
            let cost = OpenWeatherClient(configuration: configuration).cost(of: request)
            return [cost[.account], cost[.oneCall3], cost[.oneCall4]]
        }

        #expect(cost(.fixed(.v3), .oneCall()) == [0, 1, 0])
        #expect(cost(.fixed(.v4), .oneCall()) == [0, 0, 9])
        #expect(cost(.automatic, .oneCall([.minutes, .alerts])) == [0, 1, 3])
        #expect(cost(.automatic, .timeline(TimelineLimits(pages: 3, calls: 9))) == [0, 0, 3])
        #expect(cost(.automatic, .search) == [2, 0, 0])
        #expect(cost(.automatic, .icon) == [0, 0, 0])
    }

    @Test
    func `has no meter without a budget`() async throws {
        let sut = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: ScriptedHTTPClient()))

        #expect(sut.repositories.callMeter == nil)
        #expect(try await sut.callUsage() == [])
        #expect(await sut.saving(of: .oneCall4) == .none)
    }
}
