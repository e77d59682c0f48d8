import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import Testing

@Suite("Faults over a socket", .timeLimit(.minutes(60)))
struct FaultsOverSocketTests {
    private let sut = URLSessionHTTPClient.patient()

    @Test
    func reportsThatNoServerListens() async throws {
        // Port 1, because the port of a stopped server may be reused at once.
        let request = TransportRequest(url: try #require(URL(string: "http://127.0.0.1:1/data/2.5/weather")))

        await #expect(throws: NetworkError.transport(URLError(.cannotConnectToHost))) { try await sut.send(request) }
    }

    @Test
    func saysThatTheConnectionWasClosedBeforeAnyByte() async throws {
        let server = try LoopbackWeatherServer(responding: .closed)

        let error = await #expect(throws: NetworkError.self) { try await sut.send(server.request()) }

        #expect(lostConnections.contains(try #require(error)))
    }

    @Test(arguments: [
        LoopbackResponse.Delivery.cutOff(afterBodyBytes: 9), .cutOff(afterBodyBytes: 0),
        .cutOffInChunks(afterBodyBytes: 9),
    ]
    )
    func saysThatTheBodyEndsInTheMiddle(delivery: LoopbackResponse.Delivery) async throws {
        let server = try LoopbackWeatherServer(responding: .json(#"{"name":"Lisbon"}"#).delivered(delivery))

        let error = await #expect(throws: NetworkError.self) { try await sut.send(server.request()) }

        #expect(brokenBodies.contains(try #require(error)))
    }

    @Test
    func saysThatFewerBytesCameThanWerePromised() async throws {
        let response = LoopbackResponse.json("{}", headers: ["Content-Length": "500"])
        let server = try LoopbackWeatherServer(responding: response.delivered(.cutOff(afterBodyBytes: 2)))

        let error = await #expect(throws: NetworkError.self) { try await sut.send(server.request()) }

        #expect(brokenBodies.contains(try #require(error)))
    }

    @Test
    func readsNoMoreThanWasPromised() async throws {
        let server = try LoopbackWeatherServer(responding: .json("{}garbage", headers: ["Content-Length": "2"]))

        let body = try await sut.send(server.request()).body

        #expect(body == Data("{}".utf8))
    }

    @Test
    func saysThatACompressedBodyCannotBeUnpacked() async throws {
        let server = try LoopbackWeatherServer(responding: .json("no gzip", headers: ["Content-Encoding": "gzip"]))

        await #expect(throws: NetworkError.self) { try await sut.send(server.request()) }
    }

    @Test(arguments: ["garbage\r\n\r\n", "\0\u{1}\u{2}", "SSH-2.0-x\r\n"])
    func saysThatTheResponseIsNotHTTP(text: String) async throws {
        let server = try LoopbackWeatherServer(responding: LoopbackResponse(body: Data(text.utf8), delivery: .raw))

        let error = await #expect(throws: NetworkError.self) { try await sut.send(server.request()) }

        guard case .transport = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(arguments: [
        LoopbackResponse.never,
        .json(String(repeating: " ", count: 100_000)).delivered(.dripping(bytes: 1, interval: .milliseconds(20))),
    ]
    )
    func abandonsAServerThatNeverRespondsOrNeverEndsAfterTheTimeout(response: LoopbackResponse) async throws {
        let server = try LoopbackWeatherServer(responding: response)
        let sut = URLSessionHTTPClient(timeout: .milliseconds(300))
        let request = try server.request()

        let duration = await ContinuousClock()
            .measure {
                await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await sut.send(request) }
            }

        #expect(duration >= .milliseconds(300))
        #expect(server.requests.count == 1)
    }

    @Test
    func measuresTheTimeoutOnItsClock() async throws {
        let server = try LoopbackWeatherServer(responding: .never)
        let clock = ManualClock()
        let sut = URLSessionHTTPClient(timeout: .seconds(15), clock: clock)
        let request = try server.request()

        let exchange = Task { try await sut.send(request) }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(15))

        await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await exchange.value }
    }

    @Test(
        arguments: [LoopbackResponse.Delivery.whole, .chunked(size: 60_000)],
        [false, true]
    )
    func refusesABodyLongerThanTheLimitAnnouncedOrNotPackedOrNot(
        delivery: LoopbackResponse.Delivery,
        isPacked: Bool
    ) async throws {
        let response = LoopbackResponse.json(String(repeating: "9", count: 9_000_000)).delivered(delivery)
        let server = try LoopbackWeatherServer(responding: isPacked ? response.gzipped() : response)

        await #expect(throws: NetworkError.decoding(.tooLarge(limit: 8_000_000))) {
            try await sut.send(server.request())
        }
    }

    @Test
    func endsABodyThatUnpacksToAHundredTimesItsSizeAtTheLimitAndForgetsIt() async throws {
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

    @Test
    func refusesACompressedBodyByItsAnnouncedSize() async throws {
        let bomb = LoopbackResponse(headers: ["Content-Encoding": "gzip"], body: Data(count: 200))
        let server = try LoopbackWeatherServer(responding: bomb)

        await #expect(throws: NetworkError.decoding(.tooLarge(limit: 100))) {
            try await URLSessionHTTPClient.patient(maximumBodySize: 100).send(server.request())
        }
    }

    @Test(
        arguments: [LoopbackResponse.Delivery.whole, .chunked(size: 7)],
        [(100, true), (101, false)]
    )
    func takesABodyAsLongAsTheLimitAndNotOneByteMoreAnnouncedOrNot(
        delivery: LoopbackResponse.Delivery,
        length: (count: Int, isTaken: Bool)
    ) async throws {
        let response = LoopbackResponse.json(String(repeating: "1", count: length.count)).delivered(delivery)
        let server = try LoopbackWeatherServer(responding: response)
        let sut = URLSessionHTTPClient.patient(maximumBodySize: 100)

        let body = try? await sut.send(server.request()).body

        #expect(body?.count == (length.isTaken ? 100 : nil))
    }

    @Test(arguments: ["ftp://127.0.0.1/x", "file:///etc/hosts", "weather", "http://", "https:///path"]
    )
    func refusesAnAddressThatIsNotTheWebs(text: String) async throws {
        let request = TransportRequest(url: try #require(URL(string: text)))

        await #expect(throws: NetworkError.invalidURL) { try await sut.send(request) }
    }

    @Test
    func carriesNothingOfTheURLInAnError() async throws {
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
