import Foundation
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Cancel storm", .watched)
struct CancelStormTests {
    /// The number of requests: 500, or that in `OPENWEATHER_STORM`, which `.ci/check --full` sets in a separate
    /// process.
    ///
    /// Each closed connection can trigger swift-corelibs-libdispatch 949, which ends the whole process, more often in
    /// a busy one.
    private static let size = ProcessInfo.processInfo.environment["OPENWEATHER_STORM"].flatMap(Int.init) ?? 500

    @Test
    func `requests ended at random times leave no hang no crash and no descriptor`() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("cancel storm: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let server = try LoopbackWeatherServer(script: Self.script)
        let refused = TransportRequest(url: try #require(URL(string: "http://127.0.0.1:1/")))
        let requests = try Self.script.keys.sorted().map { try server.request($0) } + [refused]
        // Most end while they are set up or receive a response, and some are left alone.
        let longest = [8_000, 8_000, 8_000, 40_000, 40_000, 400_000]
        let alone = try Storm(request: server.request("/small"), end: nil)
        let plan = (0..<Self.size)
            .map { index in
                guard !index.isMultiple(of: 20) else { return alone }
                return Storm(
                    request: requests[Int.random(in: 0..<requests.count, using: &random)],
                    end: .microseconds(Int.random(in: 0...longest[index % longest.count], using: &random))
                )
            }

        let sut = URLSessionHTTPClient.patient()
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            var answered = 0
            for (index, storm) in plan.enumerated() {
                goesOn()
                if index >= 32, await group.next() == true { answered += 1 }
                group.addTask { await storm.rage(against: sut) }
            }
            for await isAnswered in group where isAnswered { answered += 1 }
            return answered
        }

        print("cancel storm: \(outcomes) of \(Self.size) answered")
        let range = (Self.size / 20)..<Self.size
        #expect(range.contains(outcomes), "seed \(seed): those left alone are answered, those to /never are not")
        let body = try await sut.send(server.request("/small")).body
        #expect(body == Data("{}".utf8), "seed \(seed): the client works on")
        await server.stop()
        if OpenSockets.isAvailable {
            // The session keeps a few connections for the next request; a leak would show in hundreds.
            #expect(OpenSockets.count(port: server.port) <= 12, "seed \(seed)")
        }
    }

    private static let script: [String: [LoopbackResponse]] = [
        "/small": [.json("{}")],
        "/large": [.json(String(repeating: "1", count: 200_000))],
        "/chunked": [.json(String(repeating: "1", count: 5_000)).delivered(.chunked(size: 100))],
        "/gzip": [.json(String(repeating: "1", count: 5_000)).gzipped()],
        "/never": [.never],
        "/closed": [.closed],
        "/cut": [.json("0123456789").delivered(.cutOff(afterBodyBytes: 5))],
        "/drip": [.json("0123456789").delivered(.dripping(bytes: 1, interval: .milliseconds(1)))],
        "/redirect": [LoopbackResponse(status: 302, headers: ["Location": "/small"])],
        "/elsewhere": [LoopbackResponse(status: 302, headers: ["Location": "http://localhost:1/small"])],
        "/basic": [.json("{}", status: 401, headers: ["WWW-Authenticate": #"Basic realm="x""#])],
        "/error": [.json("{}", status: 500)],
    ]
}

/// One request of the storm and the time at which it is cancelled; `nil` when it never is.
private struct Storm: Sendable {
    let request: TransportRequest
    let end: Duration?

    /// Sends the request and returns whether there was a response.
    func rage(against client: URLSessionHTTPClient) async -> Bool {
        do throws(NetworkError) {
            guard let end else { return try await client.send(request).status == 200 }
            _ = try await DeadlineTimer(on: ContinuousClock())
                .limit(to: end) { () throws(NetworkError) in
                    try await client.send(request)
                }
            return true
        } catch {
            return false
        }
    }
}
