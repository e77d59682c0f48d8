import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

/// The requests of a client over a socket, compared as text.
@Suite("Requests of a client for One Call", .watched)
struct OneCallRequestTests {
    private let sut = OneCallServer()
    private let all = Set(OneCallPart.allCases)

    @Test
    func `are one for everything of 3`() async throws {
        let server = try sut.makeServer()
        let client = sut.makeClient(server, .automatic)
        let report = try await client.oneCall(at: .lisbon)
        #expect(sut.texts(server) == ["/data/3.0/onecall?P&U&K"])
        #expect(report.failures == [.quarterHours: .unsupported])
        #expect(report.hours?.origin == .network)
    }

    @Test
    func `are seven for everything of 4 and one for each alert`() async throws {
        sut.alerts.withLock { $0 = ["urn:a:1", "b"] }
        let server = try sut.makeServer()
        let client = sut.makeClient(server, .fixed(.v4))
        let report = try await client.oneCall(at: .lisbon)
        #expect(
            sut.texts(server) == [
                "/data/4.0/onecall/alert/b?K", "/data/4.0/onecall/alert/urn%3Aa%3A1?K",
                "/data/4.0/onecall/current?P&U&K", "/data/4.0/onecall/timeline/15min?P&cnt=50&U&K",
                "/data/4.0/onecall/timeline/1day?P&cnt=10&U&K", "/data/4.0/onecall/timeline/1h?P&cnt=20&U&K",
                "/data/4.0/onecall/timeline/1h?P&start=1780041600&cnt=20&U&K",
                "/data/4.0/onecall/timeline/1h?P&start=1780113600&cnt=20&U&K",
                "/data/4.0/onecall/timeline/1min?P&U&K",
            ]
        )
        #expect(report.failures.isEmpty)
    }

    @Test
    func `of the home screen are one and one for each new alert`() async throws {
        sut.alerts.withLock { $0 = ["a", "b"] }
        let server = try sut.makeServer()
        let client = sut.makeClient(server, .fixed(.v4))
        let minutes = "/data/4.0/onecall/timeline/1min?P&U&K"

        _ = try await client.oneCall(at: .lisbon, parts: [.minutes, .alerts])
        #expect(sut.texts(server) == ["/data/4.0/onecall/alert/a?K", "/data/4.0/onecall/alert/b?K", minutes])

        sut.time.advance(by: .seconds(599))
        let cached = try await client.oneCall(at: .lisbon, parts: [.minutes, .alerts])
        #expect(server.requests.count == 3)
        #expect(cached.minutes?.origin == .cache)
        #expect(cached.alerts?.origin == .cache)

        sut.time.advance(by: .seconds(1))
        sut.alerts.withLock { $0 = ["b", "c"] }
        let report = try await client.oneCall(at: .lisbon, parts: [.minutes, .alerts])
        #expect(sut.texts(server, from: 3) == ["/data/4.0/onecall/alert/c?K", minutes])
        #expect(report.alerts?.value?.alerts.map(\.id) == ["b", "c"])

        // A refresh requests the list again, and not for texts that do not change.
        _ = try await client.oneCall(at: .lisbon, parts: [.minutes, .alerts], policy: .refresh)
        #expect(sut.texts(server, from: 5) == [minutes])
    }

    @Test(arguments: [OneCallVersion.v3, .v4])
    func `are those of the parts that are not fresh`(version: OneCallVersion) async throws {
        let server = try sut.makeServer()
        let client = sut.makeClient(server, .fixed(version))
        func requests(after seconds: Int, _ parts: Set<OneCallPart>) async throws -> [String] {
            sut.time.advance(by: .seconds(seconds))
            let before = server.requests.count
            _ = try await client.oneCall(at: .lisbon, parts: parts)
            return sut.texts(server, from: before)
                .map { text in
                    text.replacing("/data/\(version.rawValue)/onecall", with: "").replacing("P&", with: "")
                        .replacing("&U&K", with: "").replacing("U&K", with: "").replacing("timeline/", with: "")
                }
        }
        let parts: Set<OneCallPart> = [.current, .days]
        switch version {
        case .v3:
            #expect(try await requests(after: 0, parts) == ["?exclude=minutely,hourly,alerts"])
            #expect(try await requests(after: 599, [.days]) == [])
            #expect(try await requests(after: 1, parts.union([.minutes])) == ["?exclude=hourly,daily,alerts"])
            #expect(try await requests(after: 3 * 3_600 - 600, [.days]) == ["?exclude=current,minutely,hourly,alerts"])
        case .v4:
            #expect(try await requests(after: 0, parts) == ["/current?", "/1day?cnt=10"])
            #expect(try await requests(after: 599, [.days]) == [])
            #expect(try await requests(after: 1, parts.union([.minutes])) == ["/current?", "/1min?"])
            #expect(try await requests(after: 3 * 3_600 - 600, [.days]) == ["/1day?cnt=10"])
        }
    }

    @Test
    func `of 10000 callers are those of one`() async throws {
        sut.alerts.withLock { $0 = ["a"] }
        let gate = Gate()
        let server = try sut.makeServer { _ in
            try? await gate.pass()
            return nil
        }
        let client = sut.makeClient(server, .fixed(.v4))
        let started = Locked(0)
        let tasks = (0..<10_000)
            .map { _ in
                Task {
                    started.withLock { $0 += 1 }
                    return try await client.oneCall(at: .lisbon)
                }
            }
        await until { started.withLock { $0 } == 10_000 }
        gate.open()
        for task in tasks { #expect(try await task.value.failures.isEmpty) }
        #expect(server.requests.count == 8)
        #expect(Set(sut.texts(server)).count == 8)
    }

    @Test
    func `that hang show the other parts at once`() async throws {
        let gate = Gate()
        let server = try sut.makeServer { request in
            guard request.path.hasSuffix("/1day") else { return nil }
            try? await gate.pass()
            return .json("{}", status: 504)
        }
        let client = sut.makeClient(server, .fixed(.v4))
        var updates = client.oneCallUpdates(at: .lisbon).makeAsyncIterator()
        var report: OneCallReport?
        repeat { report = await updates.next() } while report?.parts.count ?? 6 < 5
        #expect(report?.parts == all.subtracting([.days]))
        gate.open()
        while let next = await updates.next() { report = next }
        #expect(report?.failures == [.days: .server(status: 504)])
    }

    @Test
    func `that fail show an older part as stale`() async throws {
        let isDown = Locked(false)
        let server = try sut.makeServer { request in
            isDown.withLock { $0 } && request.path.hasSuffix("/1min") ? .json("{}", status: 503) : nil
        }
        let client = sut.makeClient(server, .fixed(.v4))
        let first = try await client.oneCall(at: .lisbon, parts: [.current, .minutes])
        isDown.withLock { $0 = true }
        sut.time.advance(by: .seconds(660))
        let second = try await client.oneCall(at: .lisbon, parts: [.current, .minutes])
        #expect(second.current?.origin == .network)
        #expect(second.minutes?.origin == .stale(.server(status: 503)))
        #expect(second.minutes?.value == first.minutes?.value)
        // The minutes cover an hour, and are worth nothing after it.
        sut.time.advance(by: .seconds(3_600))
        let third = try await client.oneCall(at: .lisbon, parts: [.current, .minutes])
        #expect(third.failures == [.minutes: .server(status: 503)])
        let cached = try await client.oneCall(at: .lisbon, parts: [.current, .minutes], policy: .cacheOnly)
        #expect(cached.current?.origin == .cache)
        #expect(cached.failures == [.minutes: .notCached])
    }

    @Test
    func `show outdated parts until the new ones arrive`() async throws {
        let gate = Gate()
        let isHeld = Locked(false)
        let server = try sut.makeServer { request in
            if isHeld.withLock({ $0 }), request.path.hasSuffix("/1min") { try? await gate.pass() }
            return nil
        }
        let client = sut.makeClient(server, .fixed(.v4))
        let first = try await client.oneCall(at: .lisbon, parts: [.current, .minutes, .days])
        isHeld.withLock { $0 = true }
        sut.time.advance(by: .seconds(660))

        var updates = client.oneCallUpdates(at: .lisbon, parts: [.current, .minutes, .days]).makeAsyncIterator()
        let cached = try #require(await updates.next())
        #expect(cached.days?.origin == .cache)
        #expect(cached.current?.origin == .stale(.notCached) && cached.minutes?.origin == .stale(.notCached))
        #expect(cached.minutes?.value == first.minutes?.value)
        let update = try #require(await updates.next())
        #expect(update.current?.origin == .network && update.minutes?.origin == .stale(.notCached))
        gate.open()
        var last = update
        while let next = await updates.next() { last = next }
        #expect(last.minutes?.origin == .network && last.days?.origin == .cache)

        // A refresh is asked for where values are shown already.
        var refresh = client.oneCallUpdates(at: .lisbon, parts: [.minutes], policy: .refresh).makeAsyncIterator()
        #expect(await refresh.next()?.minutes?.origin == .network)
    }

    @Test
    func `never stop the free products`() async throws {
        let server = try sut.makeServer { request in
            request.path.contains("onecall") ? .json("{}", status: 429) : nil
        }
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey(OneCallServer.key), host: server.baseURL)
        )
        configuration.cache = .none
        configuration.oneCallVersion = .fixed(.v3)
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.timeout = .seconds(3_600)
        let client = OpenWeatherClient(configuration: configuration)
        for _ in 0..<2 {
            await #expect(throws: WeatherError.rateLimited(retryAfter: .seconds(600))) {
                do {
                    _ = try await client.oneCall(at: .lisbon)
                } catch WeatherError.rateLimited(let wait?, _) {
                    throw WeatherError.rateLimited(retryAfter: wait > .zero ? .seconds(600) : wait)
                }
            }
        }
        #expect(server.requests.count == 1, "the second call is refused here")
        #expect(try await client.currentWeather(for: .coordinate(.lisbon)).value.coordinate == .lisbon)
    }
}
