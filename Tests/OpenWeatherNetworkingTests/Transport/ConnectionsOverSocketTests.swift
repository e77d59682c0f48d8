import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking  // Linux keeps URLSessionConfiguration in a module of its own.
#endif

@Suite("Connections over a socket", .watched)
struct ConnectionsOverSocketTests {
    @Test(arguments: TestedTransport.allCases, [1, 3])
    func `sends no more at once than there are connections`(transport: TestedTransport, limit: Int) async throws {
        let gate = Gate()
        let server = try LoopbackWeatherServer { _ in
            try? await gate.pass()
            return .json("{}")
        }
        let sut = transport.client(maximumConnections: limit)

        let tasks = try (0..<10)
            .map { number in
                let request = try server.request("/data?id=\(number)")
                return Task { try await sut.send(request).status }
            }
        await gate.waitForArrivals(limit)
        await until { sut.waitingCount == 10 - limit }

        #expect(server.requests.count == limit)
        gate.open()
        for task in tasks { #expect(try await task.value == 200) }
        #expect(server.requests.count == 10)
    }

    @Test(arguments: TestedTransport.allCases)
    func `starts the timeout of a request when its turn has come`(transport: TestedTransport) async throws {
        let gate = Gate()
        let clock = ManualClock()
        let server = try LoopbackWeatherServer { _ in
            try? await gate.pass()
            return .json("{}")
        }
        let transport = transport.client(timeout: .seconds(15), maximumConnections: 1, clock: clock)
        let sut = RetryingHTTPClient(wrapping: transport, clock: clock)

        let tasks = try (0..<20)
            .map { number in
                let request = try server.request("/data?id=\(number)")
                return Task { try await sut.send(request).status }
            }
        await until { transport.waitingCount == 19 }
        for number in 1...20 {
            await until { server.requests.count == number }
            await gate.waitForArrivals(number)
            clock.advance(by: .seconds(14))
            gate.letOneThrough()
        }

        for task in tasks { #expect(try await task.value == 200) }
        #expect(server.requests.count == 20)
    }

    @Test(arguments: TestedTransport.allCases)
    func `lets the next on the connection of one that timed out`(transport: TestedTransport) async throws {
        let clock = ManualClock()
        let server = try LoopbackWeatherServer(script: ["/never": [.never], "/data": [.json("{}")]])
        let sut = transport.client(timeout: .seconds(15), maximumConnections: 1, clock: clock)
        let never = try server.request("/never")
        let data = try server.request("/data")

        let first = Task { try await sut.send(never).status }
        await until { !server.requests.isEmpty }
        await clock.waitForSleepers()
        let second = Task { try await sut.send(data).status }
        await until { sut.waitingCount == 1 }
        clock.advance(by: .seconds(15))

        await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await first.value }
        #expect(try await second.value == 200)
    }

    @Test(arguments: TestedTransport.allCases)
    func `returns a cancelled caller from the line at once`(transport: TestedTransport) async throws {
        let gate = Gate()
        let server = try LoopbackWeatherServer { _ in
            try? await gate.pass()
            return .json("{}")
        }
        let sut = transport.client(maximumConnections: 1)
        let request = try server.request()

        let first = Task { try await sut.send(request).status }
        await gate.waitForArrivals()
        let waiting = (0..<3).map { _ in Task { try await sut.send(request).status } }
        await until { sut.waitingCount == 3 }
        waiting[1].cancel()
        await #expect(throws: NetworkError.cancelled) { try await waiting[1].value }
        gate.open()

        #expect(try await first.value == 200)
        #expect(try await waiting[0].value == 200)
        #expect(try await waiting[2].value == 200)
        #expect(server.requests.count == 3)
    }

    @Test
    func `changes the configuration of its session but has no cache`() async throws {
        let server = try LoopbackWeatherServer(responding: .json("{}"))
        let sut = URLSessionHTTPClient.patient(configure: { configuration in
            configuration.httpAdditionalHeaders = ["X-Proxy": "on"]
            configuration.requestCachePolicy = .returnCacheDataElseLoad
        })

        _ = try await sut.send(server.request())
        _ = try await sut.send(server.request())

        #expect(server.requests.map { $0.headers["x-proxy"] } == ["on", "on"])
    }

    @Test(arguments: [[:], ["User-Agent": "app/1"]])
    func `names itself unless the configuration does`(headers: [String: String]) async throws {
        let server = try LoopbackWeatherServer(responding: .json("[]"))
        let api = OpenWeatherAPIConfiguration(gateway: server.baseURL, headers: headers)
        let client = AuthorizingHTTPClient(wrapping: URLSessionHTTPClient.patient(), key: nil, headers: api.headers)
        let sut = RemoteGeocodingRepository(client: client, api: api)

        _ = try await sut.locations(named: "Lisbon")

        let expected = headers["User-Agent"] ?? "OpenWeatherSwift/\(SDKVersion.current)"
        #expect(server.requests.map { $0.headers["user-agent"] } == [expected])
    }
}
