import Foundation
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Fault-injecting HTTP client", .watched)
struct FaultInjectingHTTPClientTests {
    private let http = ScriptedHTTPClient()
    private let clock = ManualClock()

    private func makeSUT() -> FaultInjectingHTTPClient {
        http.responses.always(.json(#"{"ok":true}"#))
        return FaultInjectingHTTPClient(wrapping: http, clock: clock)
    }

    @Test
    func `passes everything on while no fault is set`() async throws {
        let sut = makeSUT()

        #expect(try await sut.fetch("/data/2.5/weather") == (200, #"{"ok":true}"#))
    }

    @Test
    func `gives the faults of an endpoint in order and then passes on`() async throws {
        let sut = makeSUT()
        sut.inject([.drop(.networkConnectionLost), .status(503), .truncate(bytes: 4), .none], at: "/weather")

        await #expect(throws: NetworkError.transport(URLError(.networkConnectionLost))) {
            try await sut.fetch("/data/2.5/weather")
        }
        #expect(try await sut.fetch("/data/2.5/forecast").status == 200)
        #expect(try await sut.fetch("/data/2.5/weather") == (503, #"{"ok":true}"#))
        #expect(try await sut.fetch("/data/2.5/weather") == (200, #"{"ok"#))
        #expect(try await sut.fetch("/data/2.5/weather").status == 200)
        #expect(try await sut.fetch("/data/2.5/weather").status == 200)
        #expect(http.requests.count == 5)
    }

    @Test
    func `a standing fault stays until it is cleared and the longest endpoint decides`() async throws {
        let sut = makeSUT()
        sut.injectAlways(.status(500))
        sut.injectAlways(.status(404), at: "/geo/1.0/zip")

        for _ in 0..<3 {
            #expect(try await sut.fetch("/data/2.5/weather").status == 500)
            #expect(try await sut.fetch("/geo/1.0/zip").status == 404)
        }
        sut.clear()

        #expect(try await sut.fetch("/data/2.5/weather").status == 200)
    }

    @Test
    func `a replacement is returned without a request`() async throws {
        let sut = makeSUT()
        let page = StubResponse(status: 502, headers: ["Content-Type": "text/html"], body: Data("<html>".utf8))
        sut.inject([.replace(page)])

        let response = try await sut.send(makeRequest("/"))

        #expect(response.body == page.body)
        #expect(response.status == 502)
        #expect(response.headers["Content-Type"] == "text/html")
        #expect(http.requests.isEmpty)
    }

    @Test
    func `every request is recorded whatever its fault and clearing forgets none`() async throws {
        let sut = makeSUT()
        sut.inject([.drop(.timedOut), .status(500)], at: "/weather")

        _ = try? await sut.fetch("/data/2.5/weather?q=a")
        _ = try await sut.fetch("/data/2.5/weather?q=b")
        sut.clear()
        _ = try await sut.fetch("/geo/1.0/zip?zip=1")

        #expect(sut.requests.map { $0.url.query() } == ["q=a", "q=b", "zip=1"])
        #expect(http.requests.count == 2)
    }

    @Test
    func `a delay passes on the clock and is followed by its fault`() async throws {
        let sut = makeSUT()
        sut.inject([.delay(.seconds(2), then: .status(500))])

        async let response = sut.fetch("/")
        await clock.waitForSleepers()
        #expect(http.requests.isEmpty)
        clock.advance(by: .seconds(2))

        #expect(try await response.status == 500)
    }

    @Test(arguments: [HTTPFault.hang, .delay(.seconds(60)), .delay(.zero, then: .hang)])
    func `waiting ends with the task`(fault: HTTPFault) async throws {
        let sut = makeSUT()
        sut.inject([fault])
        let task = Task { try await sut.fetch("/") }

        task.cancel()

        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }

    @Test(arguments: [(0, ""), (-1, ""), (1000, #"{"ok":true}"#)])
    func `a cut longer than the body leaves it whole`(bytes: Int, expected: String) async throws {
        let sut = makeSUT()
        sut.inject([.truncate(bytes: bytes)])

        #expect(try await sut.fetch("/").text == expected)
    }
}
