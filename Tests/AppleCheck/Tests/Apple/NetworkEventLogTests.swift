import Foundation
import OpenWeatherApple
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import Testing
import os

@Suite("Network events in the unified logging system", .serialized)
struct NetworkEventLogTests {
    private let subsystem = "test.\(UUID())"
    private let log = StubLog.shared

    private func request() throws -> NetworkRequest {
        let url = try #require(URL(string: "https://example.com/weather?lat=38.71&lon=-9.14&appid=0123456789abcdef"))
        return NetworkRequest(TransportRequest(url: url, operation: "currentWeather"))
    }

    @Test
    func `writes an exchange as an interval with its lines`() throws {
        let sut = NetworkEventLog(subsystem: subsystem, category: "weather")
        let request = try request()

        sut.record(.started(request))
        sut.record(.responded(request, status: 200, bytes: 512, duration: .milliseconds(87)))

        let lines = log.lines(of: subsystem)
        let number = try #require(lines.first?.split(separator: " ")[3].dropLast())
        #expect(
            lines == [
                "weather begin request \(number): currentWeather",
                "weather debug: currentWeather started",
                "weather end request \(number)",
                "weather debug: currentWeather HTTP 200, 512 bytes, 87 ms",
            ]
        )
    }

    @Test
    func `ends the interval of a failure`() throws {
        let sut = NetworkEventLog(subsystem: subsystem)
        let request = try request()

        sut.record(.started(request))
        sut.record(.failed(request, .cancelled, duration: .zero))

        #expect(log.lines(of: subsystem).filter { $0.hasPrefix("network end request ") }.count == 1)
    }

    @Test
    func `writes every event without the address the key or a text of the server`() throws {
        let sut = NetworkEventLog(subsystem: subsystem)
        let request = try request()
        let body = Data(#"{"message": "appid=0123456789abcdef"}"#.utf8)
        let events: [NetworkEvent] = [
            .started(request), .responded(request, status: 200, bytes: 1, duration: .seconds(1)),
            .failed(request, .httpStatus(code: 401, body: body, retryAfter: nil), duration: .seconds(1)),
            .failed(request, .transport(URLError(.timedOut)), duration: .seconds(1e19)),
            .failed(request, .decoding(.invalidField(path: "0123456789abcdef")), duration: .zero),
            .failed(request, .invalidURL, duration: .zero), .failed(request, .missingKey, duration: .zero),
            .failed(request, .refusedKey(.malformed), duration: .zero), .failed(request, .cancelled, duration: .zero),
            .failed(request, .rateLimited(retryAfter: nil), duration: .zero),
            .failed(request, .refusedByGateway, duration: .zero),
            .retrying(request, attempt: 2, delay: .milliseconds(300)), .coalesced(request),
            .waitingForRateLimit(request, delay: .seconds(2)), .paused(request, duration: .seconds(60)),
            .waitingForBudget(request, limit: .budget(.day), until: .distantFuture),
            .correctedDate(request, by: .seconds(-172_800)), .setAsideCalls(request, until: .distantFuture),
            .uncounted(request, .storage(.full)),
        ]

        for event in events { sut.handler(event) }

        let lines = log.lines(of: subsystem)
        #expect(lines.filter { !$0.contains(" begin ") && !$0.contains(" end ") }.count == events.count)
        #expect(Set(lines).count == lines.count)
        #expect(lines.contains { $0.contains("failed: URL error -1001, ") })
        for line in lines {
            for secret in ["0123456789abcdef", "example.com", "38.71", "appid", "<private>"] {
                #expect(!line.contains(secret), "\(line)")
            }
        }
    }

    @Test
    func `makes no intervals while nothing records them`() throws {
        log.isSignpostingEnabled = false
        defer { log.isSignpostingEnabled = true }
        let sut = NetworkEventLog(subsystem: subsystem)
        let request = try request()

        sut.record(.started(request))
        sut.record(.responded(request, status: 200, bytes: 1, duration: .zero))

        #expect(log.lines(of: subsystem).count == 2)
    }
}
