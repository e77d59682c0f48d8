import Foundation
import OpenWeather
import OpenWeatherMocks

// What one more of something costs when there are 100,000 of them, as a multiple of what it costs among 100.

extension Benchmark {
    /// What grows with use.
    static let growth = [entries, calls, places]

    private static let few = 100
    private static let many = 100_000

    /// Hits in a cache in memory that holds so many responses.
    private static let entries = growth(
        "growth-entries",
        "a hit in memory among 100,000 responses ÷ among 100"
    ) { count in
        let limits = CacheLimits(bytes: .max, entries: count)
        let cache = ResponseCache(store: nil, memory: limits, now: { SampleTime.fetched })
        let fetched = Fetched(0, at: SampleTime.fetched, from: .network, source: .openWeather)
        let lifetime = CacheLifetime(fresh: .seconds(3_600), stale: .seconds(3_600))
        let keys = (0..<count).map { CacheKey("place/\($0)") }
        for key in keys {
            _ = try await cache.value(for: key, lifetime: lifetime) { () async throws(WeatherError) in fetched }
        }
        return { number in
            // Far apart, as places are.
            let key = keys[number &* 7_919 % count]
            let never = { @Sendable () async throws(WeatherError) -> Fetched<Int> in throw .offline }
            use(try await cache.value(for: key, lifetime: lifetime, fetch: never))
        }
    }

    /// Calls counted in a record that has counted so many today.
    private static let calls = growth("growth-calls", "a call counted after 100,000 of a day ÷ after 100") { count in
        let ledger = MemoryCallLedger()
        let (limits, start) = (CallLimits(perDay: .max), SampleTime.fetched)
        for number in 0..<count {
            let date = start + Double(number) * 0.3
            _ = await ledger.update(.account) { $0.reserve(within: limits, isBilled: true, at: date) }
        }
        let end = start + Double(count) * 0.3
        return { number in
            let date = end + Double(number) * 1e-3
            use(await ledger.update(.account) { $0.reserve(within: limits, isBilled: true, at: date) })
        }
    }

    /// Places of a batch.
    private static let places = Benchmark(
        "growth-places",
        "a place in a batch of 100,000 over a transport in memory ÷ in one of 100"
    ) { conditions in
        let client = Fixture.client(over: MemoryTransport(conditions.bodies.weather))
        let samples = try await Contender.alternate(
            [many, few]
                .map { count in
                    let queries = (0..<count).map { LocationQuery.coordinate(Fixture.place($0)) }
                    return Contender(name: "a place of \(count)") {
                        let time = try await timedAsync(1) { _ in
                            for await place in client.currentWeather(for: queries) { use(try place.result.get()) }
                        }
                        return time / count
                    }
                },
            rounds: conditions.rounds(5)
        )
        return Outcome(samples[0].ratio(to: samples[1]), comparing: samples)
    }

    /// Returns the benchmark of work that `prepare` returns for a number of things that there are already.
    private static func growth(
        _ name: String,
        _ definition: String,
        prepare: @escaping @Sendable (Int) async throws -> @Sendable (Int) async throws -> Void
    ) -> Benchmark {
        Benchmark(name, definition) { conditions in
            var contenders: [Contender] = []
            for count in [many, few] {
                let work = try await prepare(count)
                contenders.append(Contender(name: "among \(count)") { try await timedAsync(1_000, work) })
            }
            let samples = try await Contender.alternate(contenders, rounds: conditions.rounds(101))
            return Outcome(samples[0].ratio(to: samples[1]), comparing: samples)
        }
    }
}
