import Foundation
import OpenWeather

extension Benchmark {
    /// The wait of a reader while a large store makes room.
    static let eviction = Benchmark([
        Figure(
            name: "eviction-p99",
            definition:
                "99th percentile of hits on disk while their store evicts 20,000 of 100,000 entries ÷ median of a hit "
                + "alone"
        ),
        Figure(
            name: "eviction-longest",
            definition: "longest of these hits ÷ median of a hit alone; a turn of the system's scheduler is 4 ms"
        ),
    ]) { conditions in
        try await withTemporaryDirectory { directory in
            let count = 100_000
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try fill(directory, with: 0..<count)
            let names = ["median alone", "longest alone", "99th percentile while evicting", "longest while evicting"]
            var samples = names.map { Samples(of: $0) }
            for round in 0..<conditions.rounds(7) {
                if round == 0 {
                    let roomy = DiskCacheStore(directory: directory, limits: CacheLimits(bytes: .max, entries: .max))
                    await roomy.store(entry, for: CacheKey("read"))
                } else {
                    try fill(directory, with: round * count..<round * count + count / 5)
                }
                // Another store knows nothing of the directory yet, and lists it at its first write.
                let store = DiskCacheStore(directory: directory, limits: CacheLimits(bytes: .max, entries: count))
                let alone = try await hits(200_000, in: store)
                let isEvicting = Locked(true)
                async let write: Void = evict(in: store, round, isEvicting)
                let others = try await hits(in: store) { isEvicting.withLock(\.self) }
                await write
                for (index, time) in [alone.median, alone.longest, others.p99, others.longest].enumerated() {
                    samples[index].append(.seconds(time))
                }
            }
            return Outcome(
                samples[2].ratio(to: samples[0]),
                samples[3].ratio(to: samples[0]),
                lines: samples.map { Outcome.Line(work: $0.name, samples: $0) }
            )
        }
    }

    private static let entry = CacheEntry(
        data: Data(count: 1_000),
        fetchedAt: Date(timeIntervalSinceReferenceDate: 0),
        expiresAt: Date(timeIntervalSinceReferenceDate: 300)
    )

    /// Stores one entry too many.
    private static func evict(in store: DiskCacheStore, _ round: Int, _ isEvicting: Locked<Bool>) async {
        await store.store(entry, for: CacheKey("written \(round)"))
        isEvicting.withLock { $0 = false }
    }

    /// Reads an entry `count` times, or while `isWanted` returns true.
    private static func hits(
        _ count: Int = .max,
        in store: DiskCacheStore,
        while isWanted: () -> Bool = { true }
    ) async throws -> Samples {
        var samples = Samples(of: "a hit")
        repeat {
            samples.append(
                try await timedAsync(1) { _ in
                    guard await store.entry(for: CacheKey("read")) != nil else {
                        throw BenchmarkFailure(description: "The entry was evicted.")
                    }
                }
            )
        } while samples.seconds.count < count && isWanted()
        return samples
    }

    /// Adds a file for each number to a cache's directory, with the name of an entry.
    ///
    /// Many are links to one file: ext4 creates files slowly for minutes after many others were removed.
    static func fill(_ directory: URL, with numbers: Range<Int>) throws {
        let names = numbers.map { number in
            let name = String(repeating: "0", count: 32) + String(number, radix: 16)
            return "\(directory.path)/\(name.suffix(32)).entry1"
        }
        for (index, name) in names.enumerated() {
            let first = names[index / 10_000 * 10_000]
            if first == name {
                try Data().write(to: URL(filePath: name))
            } else {
                try FileManager.default.linkItem(atPath: first, toPath: name)
            }
        }
    }
}
