import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Whole stack over a socket", .watched)
struct WholeStackTests {
    private static let key = "0123456789abcdef0123456789abcdef"
    private let log = EventLog()

    @Test(arguments: [
        LoopbackResponse.json("{}", status: 503), .closed,
        .json("0123456789").delivered(.cutOff(afterBodyBytes: 3)),
    ]
    )
    func `tries again over a real connection until there is a response`(fault: LoopbackResponse) async throws {
        let server = try LoopbackWeatherServer(script: ["/data/2.5/weather": [fault, fault, .json("{}")]])
        let sut = makeStack(policy: RetryPolicy(baseDelay: .milliseconds(1), deadline: nil))

        let response = try await sut.send(server.request())

        #expect(response.status == 200)
        #expect(server.requests.count == 3)
        #expect(server.requests.allSatisfy { $0.query("appid") == Self.key })
        #expect(log.events.count == 8, "three times started and ended, twice tried again")
    }

    @Test(arguments: [
        LoopbackResponse.json("{}"), .json("{}", status: 401), .json("{}", status: 404), .json("{}", status: 429),
        .json("{}", status: 500), .html("<p>", status: 502), .closed, .never,
        .json("{}", status: 401, headers: ["WWW-Authenticate": "Basic"]),
        LoopbackResponse(body: Data("x".utf8), delivery: .raw),
        .json("0123456789").delivered(.cutOff(afterBodyBytes: 3)),
        .json("0123456789").delivered(.dripping(bytes: 1, interval: .milliseconds(1))),
        LoopbackResponse(status: 302, headers: ["Location": "http://localhost:1/?appid=\(key)"]),
        LoopbackResponse(status: 302, headers: ["Location": "/data/2.5/weather?appid=\(key)"]),
        .json(String(repeating: "1", count: 20_000)),
    ]
    )
    func `shows the key to the server alone whatever the server does`(canned: LoopbackResponse) async throws {
        let server = try LoopbackWeatherServer { request in
            LoopbackResponse(
                status: canned.status,
                headers: canned.headers.merging(["X-Cache-Key": request.target]) { $1 },
                body: canned.body + Data((canned.status == 200 ? "" : request.target).utf8),
                delivery: canned.delivery
            )
        }
        let clock = ManualClock()
        let sut = makeStack(policy: RetryPolicy(maximumAttempts: 1, deadline: nil), clock: clock)
        let request = try server.request()
        // Time passes when the server does not respond, and for nothing else.
        let end = Task {
            guard canned.delivery == .never else { return }
            await until { !server.requests.isEmpty }
            await clock.waitForSleepers()
            clock.advance(by: .seconds(3_600))
        }

        var text = ""
        do throws(NetworkError) {
            let response = try await sut.send(request)
            text += String(decoding: response.body, as: UTF8.self)
            text += "\(response) \(response.headers)"
            dump(response, to: &text)
        } catch {
            text += "\(error) \(String(reflecting: error))"
            dump(error, to: &text)
        }
        await end.value
        dump(log.events, to: &text)
        text += String(reflecting: log.events)

        #expect(server.requests.first?.query("appid") == Self.key)
        #expect(!text.contains(Self.key))
        #expect(log.events.count == (canned.status == 429 ? 3 : 2))
    }

    /// The stack in its documented order.
    private func makeStack(
        policy: RetryPolicy,
        clock: any Clock<Duration> = ContinuousClock()
    ) -> some HTTPClient {
        let transport = URLSessionHTTPClient(timeout: .seconds(3_600), maximumBodySize: 10_000, clock: clock)
        let authorized = AuthorizingHTTPClient(wrapping: transport, key: APIKey(Self.key))
        let observed = ObservedHTTPClient(wrapping: authorized, handler: log.append)
        let limited = RateLimitedHTTPClient(wrapping: observed, handler: log.append)
        let retrying = RetryingHTTPClient(wrapping: limited, policy: policy, handler: log.append)
        return CoalescingHTTPClient(wrapping: retrying, handler: log.append)
    }
}
