import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Faults over a socket", .watched)
struct FaultsOverSocketTests {
    @Test(arguments: TestedTransport.allCases)
    func `reports that no server listens`(transport: TestedTransport) async throws {
        let sut = transport.client()
        // Port 1, because the port of a stopped server may be reused at once.
        let request = TransportRequest(url: try #require(URL(string: "http://127.0.0.1:1/data/2.5/weather")))

        await #expect(throws: NetworkError.transport(URLError(.cannotConnectToHost))) { try await sut.send(request) }
    }

    @Test(arguments: TestedTransport.allCases)
    func `says that the connection was closed before any byte`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .closed)

        let error = await #expect(throws: NetworkError.self) { try await sut.send(server.request()) }

        #expect(lostConnections.contains(try #require(error)))
    }

    @Test(
        arguments: TestedTransport.allCases,
        [
            LoopbackResponse.Delivery.cutOff(afterBodyBytes: 9), .cutOff(afterBodyBytes: 0),
            .cutOffInChunks(afterBodyBytes: 9),
        ]
    )
    func `says that the body ends in the middle`(transport: TestedTransport, delivery: LoopbackResponse.Delivery)
        async throws
    {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .json(#"{"name":"Lisbon"}"#).delivered(delivery))

        let error = await #expect(throws: NetworkError.self) { try await sut.send(server.request()) }

        #expect(brokenBodies.contains(try #require(error)))
    }

    @Test(arguments: TestedTransport.allCases)
    func `says that fewer bytes came than were promised`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let response = LoopbackResponse.json("{}", headers: ["Content-Length": "500"])
        let server = try LoopbackWeatherServer(responding: response.delivered(.cutOff(afterBodyBytes: 2)))

        let error = await #expect(throws: NetworkError.self) { try await sut.send(server.request()) }

        #expect(brokenBodies.contains(try #require(error)))
    }

    /// `URLSession` ignores such a length; one a little smaller ends the process on Linux.
    @Test(arguments: TestedTransport.allCases, ["9223372036854775808", "18446744073709551616"])
    func `refuses a length that no body has`(transport: TestedTransport, length: String) async throws {
        let sut = transport.client()
        let response = LoopbackResponse.json("{}", headers: ["Content-Length": length])
        let server = try LoopbackWeatherServer(responding: response.delivered(.cutOff(afterBodyBytes: 2)))

        await #expect(throws: NetworkError.decoding(.tooLarge(limit: 8_000_000))) {
            try await sut.send(server.request())
        }
    }

    @Test(arguments: TestedTransport.allCases)
    func `reads no more than was promised`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .json("{}garbage", headers: ["Content-Length": "2"]))

        let body = try await sut.send(server.request()).body

        #expect(body == Data("{}".utf8))
    }

    @Test(arguments: TestedTransport.allCases)
    func `says that a compressed body cannot be unpacked`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .json("no gzip", headers: ["Content-Encoding": "gzip"]))

        await #expect(throws: NetworkError.self) { try await sut.send(server.request()) }
    }

    @Test(arguments: TestedTransport.allCases, ["garbage\r\n\r\n", "\0\u{1}\u{2}", "SSH-2.0-x\r\n"])
    func `says that the response is not HTTP`(transport: TestedTransport, text: String) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: LoopbackResponse(body: Data(text.utf8), delivery: .raw))

        let error = await #expect(throws: NetworkError.self) { try await sut.send(server.request()) }

        guard case .transport = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    /// HTTP/0.9 has no fields either; a system that takes it for a response shows such a one with status 200.
    @Test
    func `refuses a response without any field`() async throws {
        let text = "HTTP/1.1 200 OK\r\n\r\n{}"
        let server = try LoopbackWeatherServer(responding: LoopbackResponse(body: Data(text.utf8), delivery: .raw))

        await #expect(throws: NetworkError.transport(URLError(.badServerResponse))) {
            try await URLSessionHTTPClient.patient().send(server.request())
        }
    }

    @Test(
        arguments: TestedTransport.allCases,
        [
            LoopbackResponse.never,
            .json(String(repeating: " ", count: 100_000)).delivered(.dripping(bytes: 1, interval: .milliseconds(20))),
        ]
    )
    func `abandons a server that never responds or never ends after the timeout`(
        transport: TestedTransport,
        response: LoopbackResponse
    ) async throws {
        let server = try LoopbackWeatherServer(responding: response)
        let sut = transport.client(timeout: .milliseconds(300))
        let request = try server.request()

        let duration = await ContinuousClock()
            .measure {
                await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await sut.send(request) }
            }

        #expect(duration >= .milliseconds(300))
        // On a busy machine, the time may be over before the server has read the request.
        #expect(server.requests.count <= 1)
    }

    @Test(arguments: TestedTransport.allCases)
    func `measures the timeout on its clock`(transport: TestedTransport) async throws {
        let server = try LoopbackWeatherServer(responding: .never)
        let clock = ManualClock()
        let sut = transport.client(timeout: .seconds(15), clock: clock)
        let request = try server.request()

        let exchange = Task { try await sut.send(request) }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(15))

        await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await exchange.value }
    }

    @Test(
        arguments: TestedTransport.allCases,
        [(LoopbackResponse.Delivery.whole, false), (.whole, true), (.chunked(size: 60_000), false)]
    )
    func `refuses a body longer than the limit announced or not packed or not`(
        transport: TestedTransport,
        form: (delivery: LoopbackResponse.Delivery, isPacked: Bool)
    ) async throws {
        let sut = transport.client()
        let response = LoopbackResponse.json(String(repeating: "9", count: 9_000_000)).delivered(form.delivery)
        let server = try LoopbackWeatherServer(responding: form.isPacked ? response.gzipped() : response)

        await #expect(throws: NetworkError.decoding(.tooLarge(limit: 8_000_000))) {
            try await sut.send(server.request())
        }
    }

    @Test
    func `ends a body that unpacks to a hundred times its size at the limit and forgets it`() async throws {
        let sut = URLSessionHTTPClient.patient()
        let bomb = LoopbackResponse(
            headers: ["Content-Encoding": "gzip"],
            body: Data(GzipBomb.bytes(count: 50_000_000))
        )
        let server = try LoopbackWeatherServer(script: ["/bomb": [bomb], "/small": [.json("{}")]])

        await #expect(throws: NetworkError.decoding(.tooLarge(limit: 8_000_000))) {
            try await sut.send(server.request("/bomb"))
        }
        #expect(try await sut.send(server.request("/small")).status == 200)
        await until { sut.exchangeCount == 0 }
    }

    @Test(arguments: TestedTransport.allCases)
    func `refuses a compressed body by its announced size`(transport: TestedTransport) async throws {
        let bomb = LoopbackResponse(headers: ["Content-Encoding": "gzip"], body: Data(count: 200))
        let server = try LoopbackWeatherServer(responding: bomb)

        await #expect(throws: NetworkError.decoding(.tooLarge(limit: 100))) {
            try await transport.client(maximumBodySize: 100).send(server.request())
        }
    }

    @Test(
        arguments: TestedTransport.allCases,
        [
            (LoopbackResponse.Delivery.whole, 100), (.whole, 101), (.chunked(size: 7), 100), (.chunked(size: 7), 101),
        ]
    )
    func `takes a body as long as the limit and not one byte more announced or not`(
        transport: TestedTransport,
        body: (delivery: LoopbackResponse.Delivery, count: Int)
    ) async throws {
        let response = LoopbackResponse.json(String(repeating: "1", count: body.count)).delivered(body.delivery)
        let server = try LoopbackWeatherServer(responding: response)
        let sut = transport.client(maximumBodySize: 100)

        let received = try? await sut.send(server.request()).body

        #expect(received?.count == (body.count == 100 ? 100 : nil))
    }

    @Test(
        arguments: TestedTransport.allCases,
        ["ftp://127.0.0.1/x", "file:///etc/hosts", "weather", "http://", "https:///path"]
    )
    func `refuses an address that is not the webs`(transport: TestedTransport, text: String) async throws {
        let sut = transport.client()
        let request = TransportRequest(url: try #require(URL(string: text)))

        await #expect(throws: NetworkError.invalidURL) { try await sut.send(request) }
    }

    @Test(arguments: TestedTransport.allCases)
    func `carries nothing of the URL in an error`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .closed)

        let error = await #expect(throws: NetworkError.self) {
            try await sut.send(server.request("/data?appid=0123456789abcdef"))
        }

        var text = "\(String(reflecting: error)) \(String(describing: error))"
        dump(error, to: &text)
        #expect(!text.contains("0123456789abcdef"))
        #expect(!text.contains("127.0.0.1"))
    }

    /// The forms in which the platforms report a connection that was lost.
    private var lostConnections: [NetworkError] {
        [.transport(URLError(.badServerResponse)), .transport(URLError(.networkConnectionLost))]
    }

    /// The forms in which they report one that was lost in the middle of a body.
    private var brokenBodies: [NetworkError] {
        #if canImport(FoundationNetworking)
        [.decoding(.truncated)]
        #else
        lostConnections + [.decoding(.truncated)]
        #endif
    }
}
