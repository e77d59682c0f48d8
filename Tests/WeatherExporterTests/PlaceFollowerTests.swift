import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@testable import WeatherExporter

@Suite("Places that are followed", .watched)
struct PlaceFollowerTests {
    private let time = TestTime()
    private let clock = ManualClock()

    @Test
    func `are requested again when their lifetime ends and not before`() async throws {
        let board = Board([try Place("Lisbon", origin: "")])
        let task = follow(board, DemoHTTPClient(now: { [time] in time.now }))
        await clock.waitForSleepers()
        let first = board.snapshot

        pass(.seconds(299))
        await clock.waitForSleepers()
        #expect(board.snapshot.calls == first.calls)
        pass(.seconds(10))
        await until { board.snapshot.places[0].air?.fetchedAt == time.now }
        await clock.waitForSleepers()
        task.cancel()
        await task.value

        // The name, and three products.
        #expect(first.calls == [.account: 4])
        #expect(first.places[0].air != nil && first.places[0].forecast != nil)
        #expect(board.snapshot.calls == [.account: 6])
        #expect(board.snapshot.failures.isEmpty)
    }

    @Test
    func `keep their last value while refreshes fail`() async throws {
        let board = Board([try Place("Home=38.72,-9.14", origin: "")])
        let http = SwitchedHTTPClient(DemoHTTPClient(now: { [time] in time.now }))
        let task = follow(board, http)
        await clock.waitForSleepers()
        let value = board.snapshot.places[0].weather

        http.isOn.withLock { $0 = false }
        pass(.seconds(302))
        await until { board.snapshot.failures[.offline] == 1 }
        await clock.waitForSleepers()
        pass(.seconds(62))
        await until { board.snapshot.failures[.offline] == 2 }
        task.cancel()
        await task.value

        let kept = try #require(board.snapshot.places[0].weather)
        #expect(kept.value == value?.value)
        #expect(kept.isStale(at: time.now))
        #expect(kept.age(at: time.now) == .seconds(364))
    }

    @Test
    func `have the days and the alerts of One Call`() async throws {
        let board = Board([try Place("Home=38.72,-9.14", origin: "")])
        let task = follow(board, DemoHTTPClient(now: { [time] in time.now }), usesOneCall: true)
        await clock.waitForSleepers()
        task.cancel()
        await task.value

        let sut = board.snapshot.places[0]
        #expect(sut.forecast == nil)
        #expect(sut.uv?.value.elements.uvIndex != nil)
        #expect(sut.days?.value.isEmpty == false)
        #expect(sut.alerts != nil)
    }

    @Test
    func `are requested from One Call once a day where the plan lacks it`() async throws {
        let board = Board([try Place("Home=38.72,-9.14", origin: "")])
        let http = ClientWithoutOneCall(client: DemoHTTPClient(now: { [time] in time.now }))
        let task = follow(board, http, usesOneCall: true)
        await clock.waitForSleepers()
        let first = board.snapshot.calls

        for _ in 0..<8 {
            pass(.seconds(902))
            await clock.waitForSleepers()
        }
        let early = board.snapshot
        pass(.seconds(86_400))
        await clock.waitForSleepers()
        task.cancel()
        await task.value

        #expect(early.places[0].weather?.fetchedAt == time.now.addingTimeInterval(-86_400))
        #expect(early.failures == [.refused: 1])
        #expect(first[.oneCall3] == 1)
        for plan in [BillingPlan.oneCall3, .oneCall4] {
            #expect(early.calls[plan] == first[plan])
            #expect(board.snapshot.calls[plan] == first[plan].map { 2 * $0 })
        }
    }

    @Test
    func `are looked up again later when there is no such place`() async throws {
        let board = Board([try Place("Nowhere at all", origin: "")])
        let task = follow(board, DemoHTTPClient(now: { [time] in time.now }))
        await clock.waitForSleepers()

        #expect(clock.timeToNextSleeper == .seconds(901))
        #expect(board.snapshot.failures == [.notFound: 1])
        task.cancel()
        await task.value
    }

    @Test(arguments: ["600", "7200"])
    func `are not requested again at once when they arrive out of date`(age: String) async throws {
        let board = Board([try Place("Home=38.72,-9.14", origin: "")])
        let task = follow(board, AgedHTTPClient(age: age, client: DemoHTTPClient(now: { [time] in time.now })))
        await clock.waitForSleepers()

        #expect(board.snapshot.places[0].weather?.isStale(at: time.now) == true)
        #expect(board.snapshot.calls == [.account: 3])
        #expect(clock.timeToNextSleeper == .seconds(61))
        task.cancel()
        await task.value
    }

    @Test
    func `are requested again when the clock was set back`() async throws {
        let board = Board([try Place("Home=38.72,-9.14", origin: "")])
        let task = follow(board, DemoHTTPClient(now: { [time] in time.now }))
        await clock.waitForSleepers()

        time.advance(by: .seconds(-86_400))
        clock.advance(by: .seconds(301))
        await until { board.snapshot.calls == [.account: 6] }
        await clock.waitForSleepers()
        task.cancel()
        await task.value

        #expect(board.snapshot.places[0].weather?.fetchedAt == time.now)
        #expect(board.snapshot.places[0].forecast?.fetchedAt == time.now)
    }

    private func follow(_ board: Board, _ http: some HTTPClient, usesOneCall: Bool = false) -> Task<Void, Never> {
        var configuration = OpenWeatherConfiguration(transport: http, source: .madeUp)
        configuration.cache = .memory
        configuration.ledger = .memory
        configuration.budget = CallBudget()
        configuration.retry.maximumAttempts = 1
        configuration.now = { [time] in time.now }
        configuration.onEvent = { board.note($0) }
        let client = OpenWeatherClient(configuration: configuration)
        let sut = PlaceFollower(
            client: client,
            board: board,
            index: 0,
            usesOneCall: usesOneCall,
            clock: clock,
            now: { [time] in time.now }
        )
        return Task { await sut.run() }
    }

    private func pass(_ duration: Duration) {
        time.advance(by: duration)
        clock.advance(by: duration)
    }
}

/// A client whose responses a server on the way had kept.
private struct AgedHTTPClient: HTTPClient {
    let age: String
    let client: DemoHTTPClient

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        var response = try await client.send(request)
        response.headers["Age"] = age
        return response
    }
}

/// A client of the service for a key whose plan lacks One Call.
private struct ClientWithoutOneCall: HTTPClient {
    let client: DemoHTTPClient

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        guard request.plan != .account else { return try await client.send(request) }
        return StubResponse.error(status: 401, message: "This requires a subscription").response
    }
}

/// A client that is offline when it is off.
private struct SwitchedHTTPClient: HTTPClient {
    let isOn = Locked(true)
    let client: DemoHTTPClient

    init(_ client: DemoHTTPClient) { self.client = client }

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        guard isOn.withLock({ $0 }) else { throw .transport(URLError(.notConnectedToInternet)) }
        return try await client.send(request)
    }
}
