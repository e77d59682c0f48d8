#if os(macOS) || os(Linux)
import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@testable import ExampleSupport
@testable import QueryExample

/// A watch whose time is the test's, over the service of a scripted day.
@Suite("A watch over the weather", .watched)
struct WatchTests {
    private static let place = Watch.Place(
        name: "Lisbon",
        coordinate: Coordinate(clampingLatitude: 38.72, longitude: -9.14)
    )
    /// Midnight in UTC.
    private static let midnight = Date(timeIntervalSince1970: 1_779_926_400)

    private let time = TestTime(midnight)
    private let told = Locked<[String]>([])
    private let said = Locked<[String]>([])
    private let directory = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)")

    private static func hours(_ start: Double, _ end: Double) -> DateInterval {
        DateInterval(start: midnight + start * 3_600, end: midnight + end * 3_600)
    }

    /// Calls an action with the server of a day.
    private func withServer(
        _ product: ScriptedDay.Product,
        rain: [DateInterval] = [],
        frost: Date = .distantFuture,
        zone: String = "Etc/UTC",
        _ action: (LoopbackWeatherServer) async throws -> Void
    ) async throws {
        let day = ScriptedDay(product: product, rain: rain, now: { [time] in time.now }, frost: frost, zone: zone)
        let server = try LoopbackWeatherServer { day.response(to: $0) }
        defer { try? FileManager.default.removeItem(at: directory) }
        try await action(server)
        await server.stop()
    }

    private func watch(
        _ server: LoopbackWeatherServer,
        in directory: URL? = nil,
        _ rules: NoticeRules = NoticeRules(),
        tell: (@Sendable (WeatherNotice) throws -> Void)? = nil
    ) throws -> Watch {
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey("a-key"), host: server.baseURL)
        )
        configuration.cache = .memory
        configuration.now = { [time] in time.now }
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.timeout = .seconds(3_600)
        let client = OpenWeatherClient(configuration: configuration)
        let format = ResponseFormat(units: .metric, temperatureUnit: .celsius)
        return Watch(
            places: [Self.place],
            rules: rules,
            planner: RuleNoticePlanner(timeZone: .gmt),
            source: WatchSource(client: client, policy: .cacheFirst),
            store: try WatchStore(directory),
            now: { [time] in time.now },
            tell: { [time, told] notice, place, state in
                try tell?(notice)
                let clock = ResponseFormat.clock(time.now, state.utcOffset(at: time.now)).suffix(5)
                let line = NoticeLine(notice, at: place, state, format, now: time.now)
                told.withLock { $0.append("\(clock) \(line.text)") }
            },
            log: { [said] text in said.withLock { $0.append(text) } }
        )
    }

    private func turns(_ server: LoopbackWeatherServer, _ count: Int = 1) async throws -> [Int] {
        var told: [Int] = []
        for _ in 0..<count { told.append(try await watch(server, in: directory, NoticeRules(quietHours: nil)).turn()) }
        return told
    }

    /// Follows a watch until a number of hours after midnight.
    private func follow(_ watch: Watch, untilHour end: Double) async throws {
        do {
            try await watch.run { [time] date in
                guard date < Self.midnight + end * 3_600 else { throw CancellationError() }
                time.set(max(date, time.now))
            }
        } catch is CancellationError {}
    }

    // On 4.0, a check is a page of hours; once a day, or twice without quiet hours, it has the minutes, which name the alerts. The
    // refusal of a product that the key does not reach is no call: there is one a day on 4.0, and three without One Call.
    @Test(arguments: [
        (ScriptedDay.Product.oneCall3, NoticeRules(), 2), (.oneCall4, NoticeRules(), 3 + 1),
        (.oneCall4, NoticeRules(rain: nil, alerts: nil, frost: .init()), 2), (.forecast, NoticeRules(), 2 + 3),
        (.oneCall3, NoticeRules(quietHours: nil), 3), (.oneCall4, NoticeRules(quietHours: nil), 4 + 1),
    ])
    func `sends few requests on a dry day`(product: ScriptedDay.Product, rules: NoticeRules, count: Int) async throws {
        try await withServer(product) { server in
            let sut = try watch(server, rules)

            try await follow(sut, untilHour: 24)
            let first = server.requests.count
            try await follow(sut, untilHour: 48)

            #expect(server.requests.count - first == count, "\(server.requests.dropFirst(first).map(\.path))")
            #expect(told.withLock { $0 } == [])
        }
    }

    @Test(arguments: [
        (
            ScriptedDay.Product.oneCall3,
            [
                "09:42 Rain or snow in 30 minutes, until about 11:00",
                "14:30 Rain or snow in 30 minutes, until about 18:00",
            ]
        ),
        (
            .oneCall4,
            [
                "09:42 Rain or snow in 30 minutes, until about 11:00",
                "14:30 Rain or snow in 30 minutes, until about 18:00",
            ]
        ),
        (
            .forecast,
            [
                "08:30 Rain or snow from about 09:00, until about 12:00",
                "14:30 Rain or snow from about 15:00, until about 18:00",
            ]
        ),
    ])
    func `tells of each rain once, with at most 24 requests`(product: ScriptedDay.Product, lines: [String]) async throws
    {
        try await withServer(product, rain: [Self.hours(10.2, 10.6667), Self.hours(15, 17.5)]) { server in
            try await follow(try watch(server), untilHour: 24)

            #expect(told.withLock { $0 } == lines)
            #expect(server.requests.count <= 24, "\(server.requests.count)")
            print("a day of two rains, \(product): \(server.requests.count) requests")
        }
    }

    @Test
    func `tells times on the clocks that the place has by then`() async throws {
        // In Berlin clocks go forward at 01:00 UTC on 2026-03-29; it is 18:00 on the evening before.
        let change = Date(timeIntervalSince1970: 1_774_746_000)
        time.set(change - 8 * 3_600)
        try await withServer(.oneCall3, frost: change + 3_600, zone: "Europe/Berlin") { server in
            _ = try await watch(server, NoticeRules(rain: nil, alerts: nil, frost: .init())).turn()

            #expect(told.withLock { $0 } == ["18:00 Frost from about 2026-03-29 04:00, down to -1.0 °C"])
        }
    }

    @Test
    func `says what a key without One Call does not know`() async throws {
        try await withServer(.forecast) { server in
            try await follow(try watch(server), untilHour: 24)

            #expect(said.withLock { $0.first } == "Lisbon: \(WatchSource.limits)")
            #expect(server.requests.filter { $0.path.contains("onecall") }.count == 3)
        }
    }

    @Test
    func `does not tell again what a process was killed over`() async throws {
        try await withServer(.oneCall3, rain: [Self.hours(0.3, 2)]) { server in
            do {
                let first = try watch(server, in: directory, NoticeRules(quietHours: nil)) { _ in
                    throw ExampleFailure("killed")
                }
                await #expect(throws: ExampleFailure.self) { try await first.turn() }
            }

            #expect(try await turns(server) == [0])
            #expect(server.requests.count == 1)
        }
    }

    @Test
    func `tells after a restart what was scheduled, and asks for nothing`() async throws {
        try await withServer(.oneCall3, rain: [Self.hours(0.75, 2)]) { server in
            let first = try await turns(server)
            time.set(Self.midnight + 16 * 60)
            let later = try await turns(server, 2)

            #expect(first == [0] && later == [1, 0])
            #expect(told.withLock { $0 } == ["00:16 Rain or snow in 29 minutes, until about 02:00"])
            #expect(server.requests.count == 1)
        }
    }

    @Test
    func `does not tell what has become void`() async throws {
        try await withServer(.oneCall3, rain: [Self.hours(0.75, 0.8)]) { server in
            _ = try await turns(server)
            time.set(Self.midnight + 55 * 60)

            #expect(try await turns(server) == [0])
        }
    }

    @Test
    func `keeps what was planned when a request fails`() async throws {
        let day = ScriptedDay(product: .oneCall3, rain: [Self.hours(1.75, 2)], now: { [time] in time.now })
        let isDown = Locked(false)
        let server = try LoopbackWeatherServer { request in
            isDown.withLock { $0 } ? .json("{}", status: 503) : day.response(to: request)
        }
        let sut = try watch(server, NoticeRules(alerts: nil, quietHours: nil))
        _ = try await sut.turn()
        time.set(Self.midnight + 3_600)
        _ = try await sut.turn()
        isDown.withLock { $0 = true }

        try await follow(sut, untilHour: 3)
        await server.stop()

        #expect(told.withLock { $0 } == ["01:15 Rain or snow in 30 minutes"])
        #expect(said.withLock { $0.last }?.contains("The next request is at 2026-05-28 03:00 UTC.") == true)
    }

    @Test(arguments: [(ScriptedDay.Product.oneCall3, 2), (.forecast, 2 * 3)])
    func `asks again when the clock was set back`(product: ScriptedDay.Product, count: Int) async throws {
        try await withServer(product) { server in
            time.set(Self.midnight + 30 * 86_400)
            _ = try await turns(server)
            time.set(Self.midnight)
            _ = try await turns(server)

            let paths = server.requests.map(\.path)
            #expect(paths.count { $0.contains("onecall") } == count, "\(paths)")
        }
    }

    @Test
    func `asks again when the clock was set back after a failure`() async throws {
        let isDown = Locked(true)
        let day = ScriptedDay(product: .oneCall3, rain: [], now: { [time] in time.now })
        let server = try LoopbackWeatherServer { request in
            isDown.withLock { $0 } ? .json("{}", status: 503) : day.response(to: request)
        }
        let sut = try watch(server)
        time.set(Self.midnight + 30 * 86_400)
        _ = try await sut.turn()
        isDown.withLock { $0 = false }
        time.set(Self.midnight + 12 * 3_600)
        _ = try await sut.turn()
        await server.stop()

        #expect(server.requests.count == 2)
    }

    @Test
    func `goes on when there are no hours`() async throws {
        let isEmpty = Locked(false)
        let day = ScriptedDay(product: .oneCall4, rain: [], now: { [time] in time.now })
        let server = try LoopbackWeatherServer { request in
            request.path.hasSuffix("/1h") && isEmpty.withLock { $0 }
                ? .json(#"{"lat": 38.72, "lon": -9.14, "data": []}"#) : day.response(to: request)
        }
        let sut = try watch(server)
        time.set(Self.midnight + 12 * 3_600)
        _ = try await sut.turn()
        isEmpty.withLock { $0 = true }
        time.set(Self.midnight + 36 * 3_600)

        _ = try await sut.turn()
        await server.stop()

        #expect(said.withLock { $0.last }?.contains("The next request is at 2026-05-29 13:00 UTC.") == true)
    }

    @Test
    func `leaves its record as it is when it ends between two requests`() async throws {
        let gate = Gate()
        let day = ScriptedDay(product: .oneCall4, rain: [], now: { [time] in time.now })
        let server = try LoopbackWeatherServer { request in
            if request.path.hasSuffix("/1min") { try? await gate.pass() }
            return day.response(to: request)
        }
        let sut = try watch(server)
        let before = WatchState(version: .v4)
        try sut.store.save(before, at: Self.place.coordinate)

        let turn = Task { try await sut.turn() }
        await gate.waitForArrivals()
        turn.cancel()

        await #expect(throws: WeatherError.cancelled) { try await turn.value }
        #expect(sut.store.state(at: Self.place.coordinate) == before)
        #expect(server.requests.contains { $0.path.hasSuffix("/1h") })
        gate.open()
        await server.stop()
    }

    @Test
    func `shares its directory with no other watch`() async throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let first = try WatchStore(directory)

        #expect(throws: ExampleFailure.self) { try WatchStore(directory) }
        try first.save(WatchState(check: Self.midnight), at: Self.place.coordinate)
    }

    @Test
    func `begins anew when a record is damaged`() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let point = Self.place.coordinate
        do { try WatchStore(directory).save(WatchState(check: Self.midnight), at: point) }
        let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "json" { try Data("{".utf8).write(to: file) }

        #expect(try WatchStore(directory).state(at: point) == WatchState())
    }
}
#endif
