import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Random use of every store, compared with a dictionary.
@Suite("Cache stores under random use", .watched)
struct CacheStoreModelTests {
    enum Kind: String, CaseIterable, Sendable {
        case memory, disk

        func make(in directory: URL, limits: CacheLimits) -> any CacheStore {
            switch self {
            case .memory: MemoryCacheStore(limits: limits)
            case .disk: DiskCacheStore(directory: directory, limits: limits)
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func `behave like a dictionary over 10000 operations while nothing has to go`(kind: Kind) async throws {
        let seed = Seed.make("dictionary, \(kind)")
        var random = SeededGenerator(seed: seed)
        let directory = try TemporaryDirectory()
        var sut = kind.make(in: directory.url, limits: .disk)
        var model: [CacheKey: CacheEntry] = [:]

        for step in 0..<10_000 {
            let key = CacheKey("key/\(Int.random(in: 0..<60, using: &random))")
            switch Int.random(in: 0..<1_000, using: &random) {
            case 0..<450:
                let size = Int.random(in: 0..<300, using: &random)
                let bytes = StampedBytes.make(key: key.description, sequence: step, size: size)
                let date = Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9, using: &random))
                let entry = CacheEntry(data: bytes, fetchedAt: date, expiresAt: date + 300)
                await sut.store(entry, for: key)
                model[key] = entry
            case 450..<850:
                #expect(await sut.entry(for: key) == model[key], "seed \(seed), step \(step)")
            case 850..<980:
                await sut.removeEntry(for: key)
                model[key] = nil
            case 980..<985:
                await sut.removeAll()
                model = [:]
            case 985..<993:
                #expect(await sut.usage().entries == model.count, "seed \(seed), step \(step)")
            default:
                // A new process over the same directory reads the same.
                if kind != .memory { sut = kind.make(in: directory.url, limits: .disk) }
            }
        }

        for (key, entry) in model { #expect(await sut.entry(for: key) == entry, "seed \(seed)") }
    }

    @Test(arguments: Kind.allCases)
    func `never return a wrong value nor exceed their limits while entries have to go`(kind: Kind) async throws {
        let seed = Seed.make("limits, \(kind)")
        var random = SeededGenerator(seed: seed)
        let directory = try TemporaryDirectory()
        let limits = CacheLimits(bytes: 12_000, entries: 25)
        let sut = kind.make(in: directory.url, limits: limits)
        var model: [CacheKey: CacheEntry] = [:]
        var found = 0

        for step in 0..<10_000 {
            let key = CacheKey("key/\(Int.random(in: 0..<60, using: &random))")
            if Bool.random(using: &random) {
                let size = Int.random(in: 0..<1_500, using: &random)
                let bytes = StampedBytes.make(key: key.description, sequence: step, size: size)
                let entry = CacheEntry.sample("").with(bytes)
                await sut.store(entry, for: key)
                model[key] = entry
            } else if let entry = await sut.entry(for: key) {
                found += 1
                #expect(entry == model[key], "seed \(seed), step \(step)")
            }
            if step.isMultiple(of: 100) {
                let usage = await sut.usage()
                #expect(usage.entries <= 25 && usage.bytes <= 12_000, "seed \(seed), step \(step)")
            }
        }

        #expect(found > 500, "the store is of use, seed \(seed)")
    }

    @Test
    func `the memory store forgets exactly what a list in order of use forgets`() async {
        let seed = Seed.make("order of use")
        var random = SeededGenerator(seed: seed)
        let sut = MemoryCacheStore(limits: CacheLimits(bytes: 1_000_000, entries: 8))
        var order: [Int] = []

        for step in 0..<10_000 {
            let number = Int.random(in: 0..<16, using: &random)
            let key = CacheKey("\(number)")
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5:
                #expect(await (sut.entry(for: key) != nil) == order.contains(number), "seed \(seed), step \(step)")
                if order.contains(number) { order = order.filter { $0 != number } + [number] }
            case 5..<9:
                await sut.store(.sample("x"), for: key)
                order = (order.filter { $0 != number } + [number]).suffix(8)
            default:
                await sut.removeEntry(for: key)
                order.removeAll { $0 == number }
            }
        }
    }
}

extension CacheEntry {
    /// The same times with other bytes.
    fileprivate func with(_ data: Data) -> CacheEntry {
        CacheEntry(data: data, fetchedAt: fetchedAt, expiresAt: expiresAt)
    }
}
