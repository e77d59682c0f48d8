import Foundation
import OpenWeatherMocks
import OpenWeatherNetworking
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Cancel storm", .timeLimit(.minutes(2)))
struct CancelStormTests {
    @Test("5,000 requests ended at random times leave no hang, no crash and no descriptor")
    func requestsEndedAtRandomTimesLeaveNoHangNoCrashAndNoDescriptor() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("cancel storm: seed \(seed)")
        var random = SeededGenerator(state: seed)
        let server = try LoopbackWeatherServer(script: Self.script)
        let closed = try LoopbackWeatherServer(answering: .never)
        let refused = try closed.request()
        await closed.stop()
        let requests = try Self.script.keys.sorted().map { try server.request($0) } + [refused]
        let plan = (0..<5_000)
            .map { _ in
                Storm(
                    request: requests[Int.random(in: 0..<requests.count, using: &random)],
                    end: .microseconds(Int.random(in: 0...8_000, using: &random))
                )
            }
        let before = descriptorCount

        let sut = URLSessionHTTPClient()
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            var answered = 0
            for (index, storm) in plan.enumerated() {
                if index >= 32, await group.next() == true { answered += 1 }
                group.addTask { await storm.rage(against: sut) }
            }
            for await isAnswered in group where isAnswered { answered += 1 }
            return answered
        }

        #expect((1..<5_000).contains(outcomes), "seed \(seed): some are answered, some are cut off")
        let (body, _) = try await sut.send(server.request("/small"))
        #expect(body == Data("{}".utf8), "seed \(seed): the client works on")
        await server.stop()
        // Other suites open some of their own at the same time; a leak would show in thousands.
        #expect(descriptorCount < before + 100, "seed \(seed)")
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

    private var descriptorCount: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }
}

/// One request of the storm and the moment at which it is given up.
private struct Storm: Sendable {
    let request: URLRequest
    let end: Duration

    /// Sends the request; whether there was an answer.
    func rage(against client: URLSessionHTTPClient) async -> Bool {
        do throws(NetworkError) {
            _ = try await withDeadline(after: end, on: ContinuousClock()) { () throws(NetworkError) in
                try await client.send(request)
            }
            return true
        } catch {
            return false
        }
    }
}

/// SplitMix64: the same storm for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }
}
