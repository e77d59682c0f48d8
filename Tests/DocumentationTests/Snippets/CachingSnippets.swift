import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Code on the pages of Caching", .watched)
struct CachingSnippets {
    @Test
    func `the landing page reads twice from one request`() async throws {
        let upstream = ScriptedWeatherRepository()
        upstream.currentWeather.enqueue(Fetched(.sample(), at: Date(), from: .network, source: .openWeather))
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }

        // snippet: caching-landing
        let cache = ResponseCache(store: DiskCacheStore(directory: directory))
        let weather = CachedWeatherRepository(upstream: upstream, cache: cache)

        let first = try await weather.currentWeather(for: .city("Lisbon"))
        let second = try await weather.currentWeather(for: .city("Lisbon"))
        print(first.origin, second.origin)  // network cache
        // end

        #expect(first.origin == .network)
        #expect(second.origin == .cache)
        try upstream.verify()
    }

    @Test
    func `a value of another source is cached too`() async throws {
        let cache = ResponseCache(store: nil)
        let loads = Locked(0)
        let loadTide = { @Sendable () async throws(WeatherError) -> Tide in
            loads.withLock { $0 += 1 }
            return Tide(height: 2.5)
        }

        for _ in 0..<2 {
            // snippet: freshness-values
            let tide = try await cache.value(
                for: CacheKey("tides/lisbon"),
                lifetime: CacheLifetime(fresh: .seconds(3600), stale: .seconds(24 * 3600))
            ) { () async throws(WeatherError) in
                Fetched(try await loadTide(), at: Date(), from: .network, source: DataSource(name: "Tides"))
            }
            // end

            #expect(tide.value.height == 2.5)
        }
        #expect(loads.withLock { $0 } == 1)
    }

    // snippet: store-contract
    @Test(arguments: CacheStoreContract.Rule.allCases)
    func `keeps the contract`(rule: CacheStoreContract.Rule) async throws {
        try await CacheStoreContract.verify(rule) { DictionaryCacheStore() }
    }
    // end
}

/// A value that no module of the package knows.
private struct Tide: Codable, Sendable {
    let height: Double
}

// snippet: store
/// A store over a dictionary.
actor DictionaryCacheStore: CacheStore {
    private var entries: [CacheKey: CacheEntry] = [:]

    func entry(for key: CacheKey) -> CacheEntry? { entries[key] }

    func store(_ entry: CacheEntry, for key: CacheKey) { entries[key] = entry }

    func removeEntry(for key: CacheKey) { entries[key] = nil }

    func removeAll() { entries = [:] }

    func usage() -> CacheUsage {
        CacheUsage(entries: entries.count, bytes: entries.values.reduce(0) { $0 + $1.data.count })
    }
}
// end
