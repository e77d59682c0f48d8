import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import Testing

@Suite("Code on the pages of Caching")
struct CachingSnippets {
    @Test
    func theLandingPageReadsTwiceFromOneRequest() async throws {
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
    func anOutdatedResponseSaysSo() async throws {
        let upstream = ScriptedWeatherRepository()
        upstream.currentWeather.enqueue(.sample())
        upstream.currentWeather.enqueue(failure: .offline)
        let time = TestTime()
        let cache = ResponseCache(store: nil, now: { time.now })
        let weather = CachedWeatherRepository(upstream: upstream, cache: cache)
        _ = try await weather.currentWeather(for: .city("Lisbon"))
        time.advance(by: .seconds(3600))
        let now = { time.now }

        // snippet: freshness-origin
        let response = try await weather.currentWeather(for: .city("Lisbon"))
        if case .stale(let reason) = response.origin {
            print("from \(response.age(at: now())) ago, because: \(reason)")
        }
        // end

        #expect(response.origin == .stale(.offline))
        #expect(response.age(at: now()) == .seconds(3600))
    }

    @Test
    func updatesBeginWithWhatIsKnown() async throws {
        let upstream = ScriptedWeatherRepository()
        upstream.currentWeather.always(.sample())
        let time = TestTime()
        let weather = CachedWeatherRepository(
            upstream: upstream,
            cache: ResponseCache(store: nil, now: { time.now })
        )
        _ = try await weather.currentWeather(for: .city("Lisbon"))
        time.advance(by: .seconds(3600))
        var shown: [Bool] = []

        // snippet: freshness-updates
        for await update in weather.currentWeatherUpdates(for: .city("Lisbon"), options: RequestOptions()) {
            switch update {
            case .success(let response): shown.append(response.isStale)  // the old response first, then the new one
            case .failure(let error): print(error)
            }
        }
        // end

        #expect(shown == [true, false])
    }

    @Test
    func lifetimesAndPlacesOfTheCacheAreSetInTheConfiguration() {
        let directory = FileManager.default.temporaryDirectory
        let key = APIKey("")

        // snippet: freshness-settings
        var configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfig(apiKey: key))
        configuration.cache = .directory(directory)  // an app group's, to share it with a widget
        configuration.cache.diskLimits = CacheLimits(bytes: 50_000_000, entries: 10_000)
        configuration.lifetimes = CacheLifetimes(
            currentWeather: CacheLifetime(fresh: .seconds(600), stale: .seconds(24 * 3600))
        )
        // end

        #expect(configuration.cache.diskLimits.entries == 10_000)
        #expect(configuration.lifetimes.currentWeather.fresh == .seconds(600))
        #expect(configuration.lifetimes.forecast.fresh == .seconds(1800))
    }

    @Test
    func aValueOfAnotherSourceIsCachedToo() async throws {
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
    func keepsTheContract(rule: CacheStoreContract.Rule) async throws {
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
