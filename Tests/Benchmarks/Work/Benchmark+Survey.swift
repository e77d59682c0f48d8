import Foundation
import OpenWeather
import OpenWeatherMocks

extension Benchmark {
    /// The cost of a survey of places that are all kept, beside reading them one by one.
    static let survey = Benchmark(
        "survey-kept",
        "a survey of 20,000 places in memory, without a call ÷ their weather one by one from memory"
    ) { conditions in
        var cache = CacheConfiguration.memory
        cache.memoryLimits = CacheLimits(bytes: .max, entries: 20_000)
        let client = Fixture.client(over: MemoryTransport(conditions.bodies.weather), cache: cache)
        let places = (0..<20_000).map { LocationQuery.coordinate(Fixture.place($0)) }
        for await place in client.currentWeather(for: places) { use(try place.result.get()) }
        let samples = try await Contender.alternate(
            [
                Contender(name: "as a survey") {
                    try await timedAsync(1) { _ in
                        for await place in client.currentWeather(for: places, calls: 0) { use(try place.result.get()) }
                    }
                },
                Contender(name: "one by one") {
                    try await timedAsync(1) { _ in
                        for place in places { use(try await client.currentWeather(for: place, policy: .cacheOnly)) }
                    }
                },
            ],
            rounds: conditions.rounds(21)
        )
        return Outcome(samples[0].ratio(to: samples[1]), comparing: samples)
    }
}
