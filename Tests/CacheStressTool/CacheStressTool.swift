import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport

/// A process that uses stores until it is killed, or many times at random, for tests that kill it or run several.
///
/// ```
/// CacheStressTool entries DIRECTORY SEED         stores entries until it is killed; prints a byte for each
/// CacheStressTool preferences FILE SEED          changes preferences until it is killed; prints a byte for each
/// CacheStressTool hammer DIRECTORY COUNT SEED    runs COUNT random operations; fails when it reads a wrong value
/// CacheStressTool favorites FILE COUNT NAME      adds COUNT favorites whose names begin with NAME
/// CacheStressTool calls DIRECTORY FILE           counts a call and then writes a byte to FILE, until it is killed
/// CacheStressTool reserve DIRECTORY COUNT LIMIT  reserves COUNT calls within LIMIT a day; prints a byte for each granted
/// CacheStressTool scale DIRECTORY COUNT…         prints the cost of a look-up and of a write among COUNT entries
/// CacheStressTool ledger DIRECTORY COUNT         prints the cost of a reservation, measured COUNT times
/// CacheStressTool hits DIRECTORY COUNT           prints the cost of a response from memory, measured COUNT times
/// ```
@main
enum CacheStressTool {
    static func main() async throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.count >= 3 else { exit(64) }
        let place = URL(filePath: words[1])
        switch words[0] {
        case "entries": await keepEntries(in: place, seed: UInt64(words[2]) ?? 0)
        case "preferences": try await changePreferences(in: place, seed: UInt64(words[2]) ?? 0)
        case "hammer": await hammer(place, count: Int(words[2]) ?? 0, seed: UInt64(words.last ?? "") ?? 0)
        case "favorites": try await markFavorites(in: place, count: Int(words[2]) ?? 0, prefix: words.last ?? "")
        case "calls": try await LedgerRun.sendCalls(in: place, server: words[2])
        case "reserve": try await LedgerRun.reserve(in: place, count: Int(words[2]) ?? 0, limit: Int(words[3]) ?? 0)
        case "ledger": try await LedgerRun.measure(in: place, count: Int(words[2]) ?? 0)
        case "scale": await ScaleReport.print(in: place, counts: words.dropFirst(2).compactMap { Int($0) })
        case "hits": try await HitReport.print(in: place, count: Int(words[2]) ?? 0)
        default: exit(64)
        }
    }

    private static func keepEntries(in directory: URL, seed: UInt64) async {
        let store = DiskCacheStore(directory: directory, limits: CacheLimits(bytes: 400_000, entries: 40))
        var random = SeededGenerator(seed: seed)
        // Created beforehand, so that most of the time is spent in the store, where the process is to be killed.
        let entries = (0..<40)
            .map { sequence in
                let key = "key-\(Int.random(in: 0..<20, using: &random))"
                let size = Int.random(in: 0..<(sequence.isMultiple(of: 8) ? 20_000 : 200), using: &random)
                return (CacheKey(key), CacheEntry.stamped(StampedBytes.make(key: key, sequence: sequence, size: size)))
            }
        while true {
            guard let (key, entry) = entries.randomElement(using: &random) else { return }
            await store.store(entry, for: key)
            tick()
        }
    }

    private static func changePreferences(in file: URL, seed: UInt64) async throws {
        let store = FilePreferencesStore(file: file, lockTimeout: patience)
        for sequence in 0... {
            let place = try Location.numbered(sequence, "run-\(seed)")
            try await store.update { $0.select(place) }
            tick()
        }
    }

    private static func hammer(_ directory: URL, count: Int, seed: UInt64) async {
        let limits = CacheLimits(bytes: 150_000, entries: 30)
        let store = DiskCacheStore(directory: directory, limits: limits, onEvent: refuseFailures)
        var random = SeededGenerator(seed: seed)
        for sequence in 0..<count {
            let key = "key-\(Int.random(in: 0..<50, using: &random))"
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<45:
                let size = Int.random(in: 0..<8_000, using: &random)
                let bytes = StampedBytes.make(key: key, sequence: sequence, size: size)
                await store.store(.stamped(bytes), for: CacheKey(key))
            case 45..<97:
                guard let entry = await store.entry(for: CacheKey(key)) else { continue }
                guard StampedBytes.sequence(of: entry.data, key: key) != nil else { exit(2) }
            case 97..<99:
                await store.removeEntry(for: CacheKey(key))
            default:
                if Bool.random(using: &random) { await store.removeAll() } else { _ = await store.usage() }
            }
        }
    }

    private static func refuseFailures(_ event: CacheEvent) {
        guard event == .damaged || event.isFailure else { return }
        FileHandle.standardError.write(Data("\(event)\n".utf8))
        exit(3)
    }

    private static func markFavorites(in file: URL, count: Int, prefix: String) async throws {
        let store = FilePreferencesStore(file: file, lockTimeout: patience)
        for number in 0..<count {
            let place = try Location.numbered(number, prefix)
            try await store.update { $0.toggleFavorite(place) }
        }
    }

    /// The longest wait for a lock: on a busy machine other processes may hold it many times in a row.
    static let patience = Duration.seconds(3_600)

    private static func tick() {
        try? FileHandle.standardOutput.write(contentsOf: Data([UInt8(ascii: ".")]))
    }
}

extension CacheEvent {
    /// Whether the store could not read or write an entry.
    fileprivate var isFailure: Bool {
        guard case .failed = self else { return false }
        return true
    }
}

extension CacheEntry {
    /// An entry with `data`, fetched in 2024 and expired since.
    static func stamped(_ data: Data) -> CacheEntry {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        return CacheEntry(data: data, fetchedAt: date, expiresAt: date.addingTimeInterval(300))
    }
}

extension Location {
    /// A place with a number in its name.
    static func numbered(_ number: Int, _ prefix: String) throws -> Location {
        let coordinate = try Coordinate(latitude: Double(number % 90), longitude: Double(number % 180))
        return Location(name: "\(prefix)-\(number)", country: "XX", state: nil, coordinate: coordinate)
    }
}
