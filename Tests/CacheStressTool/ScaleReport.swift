import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import StoreWorkers

/// A measurement of a disk store that grows.
enum ScaleReport {
    /// Fills the directory and prints the median cost of a look-up and of a write at each of `counts`.
    static func print(in directory: URL, counts: [Int]) async {
        let store = DiskCacheStore(directory: directory, limits: CacheLimits(bytes: 10_000_000_000, entries: 1_000_000))
        var random = SeededGenerator(seed: 1)
        var filled = 0
        for count in counts {
            let start = await store.listings
            while filled < count {
                await store.store(.stamped(Data(count: 1_000)), for: CacheKey("key-\(filled)"))
                filled += 1
            }
            let listings = await store.listings - start
            var reads: [Duration] = []
            var writes: [Duration] = []
            for _ in 0..<1_000 {
                let key = CacheKey("key-\(Int.random(in: 0..<filled, using: &random))")
                reads.append(await ContinuousClock().measure { _ = await store.entry(for: key) })
                writes.append(
                    await ContinuousClock().measure { await store.store(.stamped(Data(count: 1_000)), for: key) }
                )
            }
            Swift.print("\(count) entries: look-up \(median(reads)), write \(median(writes)), listed \(listings) times")
        }
        let cold = DiskCacheStore(directory: directory)
        let first = await ContinuousClock().measure { _ = await cold.entry(for: CacheKey("key-0")) }
        let usage = await ContinuousClock().measure { _ = await cold.usage() }
        Swift.print("a new store: first look-up \(first), listing \(usage)")
    }

    private static func median(_ durations: [Duration]) -> Duration {
        durations.sorted()[durations.count / 2]
    }
}
