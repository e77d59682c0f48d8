import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Random use of a cache with a small memory over a disk, compared with a dictionary.
@Suite("Response cache under random use", .watched)
struct ResponseCacheModelTests {
    private let time = TestTime()
    private let upstream: Upstream
    private let directory: TemporaryDirectory

    init() throws {
        upstream = Upstream(time: time)
        directory = try TemporaryDirectory()
    }

    private func makeCache(_ limits: CacheLimits = .disk) -> ResponseCache {
        ResponseCache(
            store: DiskCacheStore(directory: directory.url, limits: limits),
            memory: CacheLimits(bytes: 2_000, entries: 5),
            now: time.clock
        )
    }

    private func ask(
        _ cache: ResponseCache,
        _ number: Int,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        try await CachedGeocodingRepository(upstream: upstream, cache: cache)
            .location(postcode: "\(number)", country: "GB", policy: policy)
    }

    /// The cached value, which must be fresh, or `nil`.
    private func cached(_ cache: ResponseCache, _ number: Int) async throws -> Location? {
        do throws(WeatherError) {
            let response = try await ask(cache, number, .cacheOnly)
            #expect(response.origin == .cache)
            return response.value
        } catch {
            guard error == .notCached else { throw error }
            return nil
        }
    }

    @Test
    func `behaves like a dictionary over 10000 operations while nothing has to go`() async throws {
        let seed = Seed.make("responses")
        var random = SeededGenerator(seed: seed)
        var sut = makeCache()
        var model: [Int: Location] = [:]

        for step in 0..<10_000 {
            let number = Int.random(in: 0..<60, using: &random)
            switch Int.random(in: 0..<1_000, using: &random) {
            case 0..<350:
                model[number] = try await ask(sut, number, .refresh).value
            case 350..<800:
                #expect(try await cached(sut, number) == model[number], "seed \(seed), step \(step)")
            case 800..<960:
                let response = try await ask(sut, number, .cacheFirst)
                #expect(response.origin == (model[number] == nil ? .network : .cache), "seed \(seed), step \(step)")
                #expect(model[number] == nil || response.value == model[number], "seed \(seed), step \(step)")
                model[number] = response.value
            case 960..<975:
                await sut.clear()
                model = [:]
            case 975..<990:
                #expect(await sut.usage().entries == model.count, "seed \(seed), step \(step)")
            default:
                // A new process over the same directory reads the same.
                sut = makeCache()
            }
        }

        for (number, value) in model { #expect(try await cached(sut, number) == value, "seed \(seed)") }
    }

    @Test
    func `never returns a wrong value nor exceeds the limits while entries have to go`() async throws {
        let seed = Seed.make("limits of responses")
        var random = SeededGenerator(seed: seed)
        let sut = makeCache(CacheLimits(bytes: 12_000, entries: 25))
        var model: [Int: Location] = [:]
        var found = 0

        for step in 0..<10_000 {
            let number = Int.random(in: 0..<60, using: &random)
            if Bool.random(using: &random) {
                model[number] = try await ask(sut, number, .refresh).value
            } else if let value = try await cached(sut, number) {
                found += 1
                #expect(value == model[number], "seed \(seed), step \(step)")
            }
            if step.isMultiple(of: 100) {
                let usage = await sut.usage()
                #expect(usage.entries <= 25 && usage.bytes <= 12_000, "seed \(seed), step \(step)")
            }
        }

        #expect(found > 500, "the cache is of use, seed \(seed)")
    }
}
