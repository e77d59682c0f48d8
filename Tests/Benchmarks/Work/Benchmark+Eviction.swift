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
            definition:
                "longest of these hits ÷ longest while another store evicts as many: the machine's pauses are in both"
        ),
    ]) { conditions in
        try await withTemporaryDirectory { directory in
            let count = 100_000
            let directories = (own: directory.appending(path: "own"), other: directory.appending(path: "other"))
            let names = [
                "median alone", "99th percentile while evicting", "longest while evicting",
                "longest while another evicts",
            ]
            var samples = names.map { Samples(of: $0) }
            for round in 0..<conditions.rounds(7) {
                for directory in [directories.own, directories.other] {
                    if round == 0 {
                        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
                        try fill(directory, with: 0..<count)
                        let limits = CacheLimits(bytes: .max, entries: .max)
                        await DiskCacheStore(directory: directory, limits: limits).store(entry, for: CacheKey("read"))
                    } else {
                        try fill(directory, with: round * count..<round * count + count / 5)
                    }
                }
                // New stores know nothing of their directories yet, and list them at their first write.
                let limits = CacheLimits(bytes: .max, entries: count)
                let store = DiskCacheStore(directory: directories.own, limits: limits)
                let other = DiskCacheStore(directory: directories.other, limits: limits)
                let alone = try await hits(200_000, in: store)
                let isFirst = round.isMultiple(of: 2)
                let before = try await hits(in: store, whileEvicting: isFirst ? store : other, round)
                let after = try await hits(in: store, whileEvicting: isFirst ? other : store, round)
                let (own, others) = isFirst ? (before, after) : (after, before)
                for (index, time) in [alone.median, own.p99, own.longest, others.longest].enumerated() {
                    samples[index].append(.seconds(time))
                }
            }
            return Outcome(
                samples[1].ratio(to: samples[0]),
                samples[2].ratio(to: samples[3]),
                lines: samples.map { Outcome.Line(work: $0.name, samples: $0) }
            )
        }
    }

    private static let entry = CacheEntry(
        data: Data(count: 1_000),
        fetchedAt: Date(timeIntervalSinceReferenceDate: 0),
        expiresAt: Date(timeIntervalSinceReferenceDate: 300)
    )

    /// Reads an entry while a store, the same one or another, stores one entry too many.
    private static func hits(
        in store: DiskCacheStore,
        whileEvicting evicting: DiskCacheStore,
        _ round: Int
    ) async throws -> Samples {
        let isEvicting = Locked(true)
        async let write: Void = {
            await evicting.store(entry, for: CacheKey("written \(round)"))
            isEvicting.withLock { $0 = false }
        }()
        let samples = try await hits(in: store) { isEvicting.withLock(\.self) }
        await write
        return samples
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
