import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Scripted HTTP client", .watched)
struct ScriptedHTTPClientTests {
    @Test
    func `responds with status headers and body and records the request`() async throws {
        let sut = ScriptedHTTPClient()
        sut.responses.enqueue(StubResponse(status: 503, headers: ["Retry-After": "7"], body: Data("busy".utf8)))
        let request = try makeRequest("/data/2.5/weather?lat=1")

        let response = try await sut.send(request)

        #expect(response.body == Data("busy".utf8))
        #expect(response.status == 503)
        #expect(response.headers["retry-after"] == "7")
        #expect(sut.requests.map(\.url) == [request.url])
        #expect(sut.requests == [request])
        try sut.verify()
    }

    @Test
    func `throws scripted failures`() async throws {
        let sut = ScriptedHTTPClient()
        sut.responses.enqueue(failure: .transport(URLError(.timedOut)))

        await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await sut.fetch("/") }
    }

    @Test
    func `an unscripted request is refused in the services form without the key`() async throws {
        let reports = Locked<[String]>([])
        let sut = ScriptedHTTPClient { call in reports.withLock { $0.append(call.description) } }

        let error = await #expect(throws: NetworkError.self) {
            try await sut.fetch("/geo/1.0/direct?q=%22Rome%22&appid=0123456789abcdef")
        }

        guard case .httpStatus(code: 400, let body, retryAfter: nil) = error else {
            Issue.record("It threw \(String(describing: error)).")
            return
        }
        let object = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        #expect(object["cod"] as? String == "400")
        #expect((object["message"] as? String)?.contains("GET /geo/1.0/direct") == true)
        #expect(reports.withLock { $0 }.count == 1)
        #expect(reports.withLock { $0 }.allSatisfy { !$0.contains("0123456789abcdef") })
        #expect(throws: ScriptViolation.self) { try sut.verify() }
    }

    @Test
    func `a request held at a gate ends when it is cancelled`() async throws {
        let sut = ScriptedHTTPClient()
        let gate = Gate()
        sut.responses.always(.json("{}"), after: gate)
        let task = Task { try await sut.fetch("/") }
        await gate.waitForArrivals()

        task.cancel()

        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }

    @Test(arguments: [(400, false), (401, true), (404, false), (429, true)])
    func `errors have the services type of code`(status: Int, isNumber: Bool) throws {
        let response = StubResponse.error(status: status, message: "a \"\u{301}quoted\\word\"\nline")

        let object = try #require(try JSONSerialization.jsonObject(with: response.body) as? [String: Any])

        #expect(response.status == status)
        #expect((object["cod"] as? Int == status) == isNumber)
        #expect((object["cod"] as? String == "\(status)") == !isNumber)
        #expect(object["message"] as? String == "a \"\u{301}quoted\\word\" line")
    }
}
