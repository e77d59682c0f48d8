import Foundation
import OpenWeather

extension Benchmark {
    /// Many callers of the same value at the same time.
    static let identicalCallers = Benchmark([
        Figure(
            name: "identical-10000-s",
            definition: "seconds until 10,000 callers have the same forecast, the worse of no cache and a cold cache"
        ),
        Figure(
            name: "identical-10000-requests",
            definition: "requests that these 10,000 callers cause, the worse of both"
        ),
    ]) { conditions in
        let body = conditions.bodies.forecast
        let plain = try await storms(over: body, cache: .none, rounds: conditions.rounds(15))
        let cached = try await storms(over: body, cache: .memory, rounds: conditions.rounds(15))
        return Outcome(
            max(plain.samples.median, cached.samples.median),
            Double(max(plain.requests, cached.requests)),
            lines: [
                Outcome.Line(work: "without a cache", samples: plain.samples, note: "\(plain.requests) request(s)"),
                Outcome.Line(work: "with a cold cache", samples: cached.samples, note: "\(cached.requests) request(s)"),
            ]
        )
    }

    /// Lets callers loose on one client after another, and returns the times and the most requests of a client.
    ///
    /// A client that takes ten seconds or longer is not given another round.
    private static func storms(
        over body: Data,
        cache: CacheConfiguration,
        rounds: Int
    ) async throws -> (samples: Samples, requests: Int) {
        var samples = Samples(of: "10,000 identical callers")
        var requests = 0
        for _ in 0..<rounds {
            let (time, count) = try await storm(of: 10_000, over: body, cache: cache)
            samples.append(time)
            requests = max(requests, count)
            if time > .seconds(10) { break }
        }
        return (samples, requests)
    }

    /// Starts `count` callers of the same forecast; the response arrives 50 ms after the last of them was started.
    private static func storm(
        of count: Int,
        over body: Data,
        cache: CacheConfiguration
    ) async throws -> (time: Duration, requests: Int) {
        let started = Locked(0)
        let transport = MemoryTransport(body) {
            while started.withLock(\.self) < count { try? await Task.sleep(for: .milliseconds(1)) }
            try? await Task.sleep(for: .milliseconds(50))
        }
        let client = Fixture.client(over: transport, cache: cache)
        let place = LocationQuery.coordinate(Fixture.place(0))
        let time = try await timedAsync(1) { _ in
            try await withThrowingTaskGroup { group in
                for _ in 0..<count {
                    group.addTask {
                        started.withLock { $0 += 1 }
                        use(try await client.forecast(for: place))
                    }
                }
                try await group.waitForAll()
            }
        }
        return (time, transport.requestCount)
    }
}
