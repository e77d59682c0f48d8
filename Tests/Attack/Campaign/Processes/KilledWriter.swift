#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import StoreWorkers

/// Processes that are killed while they write, and a look at their files afterwards.
///
/// A process reports each step when it has done it. All that was done must be there, and what it was about to do may be.
struct KilledWriter: Sendable {
    private static let kills = 3

    /// The files that are written.
    let files: StoreFiles
    /// The seed of the input.
    let seed: UInt64

    /// Kills writers of the store that the seed names and judges what they leave.
    func outcome() async -> AttackOutcome {
        let writer: @Sendable (inout SeededGenerator) async throws -> String? =
            switch AttackInput.store(of: seed) {
            case "cache": entries
            case "preferences": preferences
            default: calls
            }
        var random = SeededGenerator(seed: seed)
        return await AttackOutcome { try await writer(&random) }
    }

    private func start(_ words: String...) throws -> StressProcess {
        try StressProcess(["--worker"] + words, program: AttackChildren.program)
    }

    private func entries(_ random: inout SeededGenerator) async throws -> String? {
        let url = files.url("cache")
        var saved: [String: Data] = [:]
        for kill in 0..<Self.kills {
            let own = seed &+ UInt64(kill)
            let steps = try await start("entries", files.path("cache"), "\(own)")
                .kill(within: 12, watching: files.path("cache/staging"), using: &random)
            if steps == 0 { return "the writer of entries did not write" }
            var written = WorkerEntries(seed: own)
            for _ in 0..<steps {
                let entry = written.next()
                saved[entry.key] = entry.bytes
            }
            let next = written.next()
            let store = DiskCacheStore(directory: url)
            for key in WorkerEntries.keys {
                let found = await store.entry(for: CacheKey(key))?.data
                // The store removes an entry for a moment when it replaces it.
                if key == next.key, found == next.bytes || found == nil { saved[key] = found }
                if found != saved[key] { return "\(key) is not as it was after \(steps) steps" }
            }
            let other = CacheEntry.stamped(Data("other".utf8))
            await store.store(other, for: CacheKey("other"))
            if !files.names(in: "cache/staging").isEmpty { return "files of the killed process are left" }
            if await store.entry(for: CacheKey("other")) != other { return "nothing can be stored any more" }
        }
        return nil
    }

    private func preferences(_ random: inout SeededGenerator) async throws -> String? {
        let file = files.url("preferences.json")
        var count = 0
        for kill in 0..<Self.kills {
            let own = seed &+ UInt64(kill)
            let steps = try await start("preferences", files.path("preferences.json"), "\(own)")
                .kill(within: 12, watching: files.path("preferences.json.staging"), using: &random)
            if steps == 0 { return "the writer of preferences did not write" }
            let problems = Locked<[StorageFailure]>([])
            let store = FilePreferencesStore(file: file) { problem in problems.withLock { $0.append(problem) } }
            let found = try await store.preferences()
            let names = [steps - 1, steps].map { "run-\(own)-\($0)" }
            guard let name = found.currentLocation?.name, let place = names.firstIndex(of: name) else {
                return "\(found.currentLocation?.name ?? "no place") is shown instead of \(names)"
            }
            count = min(10, count + steps + place)
            if found.recents.count != count { return "\(found.recents.count) places instead of \(count)" }
            if !files.names(in: "preferences.json.staging").isEmpty { return "files of the killed process are left" }
            if let problem = problems.withLock({ $0.first }) { return "\(problem)" }
            let changed = try await store.update { $0.isCacheEnabled.toggle() }
            guard try await FilePreferencesStore(file: file).preferences() == changed else {
                return "a change is not what is read"
            }
        }
        return nil
    }

    private func calls(_ random: inout SeededGenerator) async throws -> String? {
        for kill in 1...Self.kills {
            let steps = try await start("calls", files.path("calls"), files.path("server"))
                .kill(within: 30, watching: nil, using: &random)
            if steps == 0 { return "the sender of calls did not send" }
            let seen = try Data(contentsOf: files.url("server")).count
            let ledger = FileCallLedger(directory: files.url("calls"), account: StoreWorker.account)
            let record = try await ledger.record(of: .oneCall3)
            let counted = record.count(in: .day, at: StoreWorker.noon)
            if record.isIncomplete { return "the ledger is damaged" }
            // A process that is killed has counted at most one call that it did not send.
            if !(seen...seen + kill).contains(counted) { return "\(counted) calls were counted and \(seen) sent" }
        }
        return nil
    }
}
#endif
