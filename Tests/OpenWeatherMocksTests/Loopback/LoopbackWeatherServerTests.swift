import Foundation
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Loopback weather server", .watched)
struct LoopbackWeatherServerTests {
    private let client = URLSessionHTTPClient(timeout: .seconds(3_600))

    @Test
    func `listens on 127001 at a port of its own`() throws {
        let one = try LoopbackWeatherServer { _ in .never }
        let other = try LoopbackWeatherServer { _ in .never }

        #expect(one.port > 0)
        #expect(one.port != other.port)
        #expect(one.baseURL.absoluteString == "http://127.0.0.1:\(one.port)")
    }

    @Test
    func `says that a port is taken`() throws {
        let sut = try LoopbackWeatherServer { _ in .never }
        let port = UInt16(sut.port)

        let failure = #expect(throws: LoopbackFailure.self) {
            try LoopbackWeatherServer(port: port) { _ in .never }
        }

        #expect(failure?.operation == "bind")
        #expect(failure?.code == EADDRINUSE)
    }

    @Test
    func `can be started again at the port of one that stopped`() async throws {
        var second: LoopbackWeatherServer?
        // The system may give the port to a server of another test in between; not ten times in a row.
        for _ in 0..<10 where second == nil {
            let first = try LoopbackWeatherServer { _ in .json("1") }
            _ = try await client.send(request(first))
            await first.stop()
            second = try? LoopbackWeatherServer(port: UInt16(first.port)) { _ in .json("2") }
        }
        let body = try await client.send(request(#require(second))).body

        #expect(body == Data("2".utf8))
    }

    @Test
    func `remembers requests in order with all their parts`() async throws {
        let sut = try LoopbackWeatherServer { _ in .json("{}") }
        var post = request(sut, "/b%20c?x")
        post.method = "POST"
        post.body = Data("body".utf8)

        _ = try await client.send(request(sut, "/a?q=S%C3%A3o%20Paulo&lat=1.5&q=2"))
        _ = try await client.send(post)

        #expect(sut.requests.map(\.method) == ["GET", "POST"])
        #expect(sut.requests.map(\.path) == ["/a", "/b c"])
        #expect(sut.requests[0].target == "/a?q=S%C3%A3o%20Paulo&lat=1.5&q=2")
        #expect(sut.requests[0].query("q") == "São Paulo")
        #expect(sut.requests[0].queryItems.map(\.name) == ["q", "lat", "q"])
        #expect(sut.requests[0].headers["host"] == "127.0.0.1:\(sut.port)")
        #expect(sut.requests[0].query("none") == nil)
        #expect(sut.requests[1].body == Data("body".utf8))
    }

    @Test
    func `gives scripted responses in turn and repeats the last`() async throws {
        let sut = try LoopbackWeatherServer(script: ["/a": [.json("1"), .json("2", status: 500)], "/b": [.json("3")]])

        var responses: [String] = []
        for path in ["/a", "/b", "/a", "/a", "/b"] {
            responses.append(String(decoding: try await client.send(request(sut, path)).body, as: UTF8.self))
        }

        #expect(responses == ["1", "3", "2", "2", "3"])
    }

    @Test(arguments: ["/other", "/empty"])
    func `says that nothing is scripted`(path: String) async throws {
        let sut = try LoopbackWeatherServer(script: ["/a": [.json("1")], "/empty": []])

        let response = try await client.send(request(sut, path))

        #expect(response.status == 501)
        #expect(String(decoding: response.body, as: UTF8.self).contains("nothing is scripted for \(path)"))
    }

    @Test
    func `serves many clients at once`() async throws {
        let sut = try LoopbackWeatherServer { .json($0.query("n") ?? "") }
        let requests = (0..<200).map { request(sut, "/?n=\($0)") }

        let numbers = try await withThrowingTaskGroup(of: String.self) { [client] group in
            for request in requests {
                group.addTask { String(decoding: try await client.send(request).body, as: UTF8.self) }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }

        #expect(numbers == Set((0..<200).map(String.init)))
        #expect(sut.requests.count == 200)
    }

    @Test
    func `ends every response that never comes when it stops`() async throws {
        let sut = try LoopbackWeatherServer { _ in .never }
        let requests = (0..<3).map { request(sut, "/\($0)") }
        let tasks = requests.map { request in Task { [client] in try await client.send(request).status } }
        await until { sut.requests.count >= 3 }

        await sut.stop()

        for task in tasks { await #expect(throws: NetworkError.self) { try await task.value } }
        #expect(sut.connectionCount == 0)
    }

    @Test
    func `can be stopped twice and from several places`() async throws {
        let sut = try LoopbackWeatherServer { _ in .never }

        async let first: Void = sut.stop()
        async let second: Void = sut.stop()
        _ = await (first, second)
        await sut.stop()

        #expect(sut.requests.isEmpty)
    }

    @Test(.enabled(if: OpenSockets.isAvailable))
    func `gives its port back`() async throws {
        var kept = 0
        for _ in 0..<200 {
            let sut = try LoopbackWeatherServer { _ in .never }
            #expect(OpenSockets.count(port: sut.port) >= 1)
            await sut.stop()
            kept += OpenSockets.count(port: sut.port)
        }

        // Now and then another test gets the same port at once; a leak would be of 200.
        #expect(kept < 20)
    }

    private func request(_ server: LoopbackWeatherServer, _ target: String = "/") -> TransportRequest {
        TransportRequest(url: URL(string: server.baseURL.absoluteString + target) ?? server.baseURL)
    }
}

@Suite("The log of a loopback server")
struct LoopbackLogTests {
    @Test
    func `forgets the older half of its requests beyond a number of them`() {
        let sut = LoopbackLog(limit: 4)

        for number in 0..<6 { sut.append(LoopbackRequest(method: "GET", target: "/\(number)")) }

        #expect(sut.requests.map(\.path) == ["/2", "/3", "/4", "/5"])
    }
}
