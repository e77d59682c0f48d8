#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import StoreWorkers

/// Two processes that use the same files at the same time, and a look at the files afterwards.
struct SharedFiles: Sendable {
    /// The files that are used.
    let files: StoreFiles
    /// The seed of the input.
    let seed: UInt64

    /// Runs both users of the store that the seed names and judges what they leave.
    func outcome() async -> AttackOutcome {
        await AttackOutcome {
            switch AttackInput.store(of: seed) {
            case "cache": try await entries()
            case "preferences": try await preferences()
            default: try await calls()
            }
        }
    }

    /// Runs both processes to their end and returns the steps of each, or the status of the first that failed.
    private func run(_ words: [[String]]) async throws -> Result<[Int], UserFailure> {
        let processes = try words.map { try StressProcess(["--worker"] + $0, program: AttackChildren.program) }
        var steps: [Int] = []
        for process in processes {
            steps.append(await process.allSteps())
            let status = await process.status()
            if status != 0 { return .failure(UserFailure(status: status)) }
        }
        return .success(steps)
    }

    private struct UserFailure: Error {
        let status: Int32
    }

    private func entries() async throws -> String? {
        let words = [seed, seed &+ 1].map { ["hammer", files.path("cache"), "400", String($0)] }
        if case .failure(let failure) = try await run(words) {
            return "status \(failure.status); 2 is a wrong value, 3 a failure of the store"
        }
        let store = DiskCacheStore(directory: files.url("cache"))
        let usage = await store.usage()
        // Each process may exceed the limit of 30 by a tenth.
        if usage.entries > 40 { return "\(usage.entries) entries are left" }
        let staged = files.names(in: "cache/staging")
        return staged.isEmpty ? nil : "\(staged.count) staged files are left"
    }

    private func preferences() async throws -> String? {
        let count = 20
        let users = ["app", "widget"]
        let words = users.map { ["favorites", files.path("preferences.json"), "\(count)", $0] }
        if case .failure(let failure) = try await run(words) { return "status \(failure.status)" }
        let store = FilePreferencesStore(file: files.url("preferences.json"))
        let names = try await store.preferences().favorites.map(\.name)
        let isWhole = users.allSatisfy { user in
            names.filter { $0.hasPrefix(user) } == (0..<count).map { "\(user)-\($0)" }
        }
        return isWhole ? nil : "\(names.count) favorites instead of \(2 * count), or in another order"
    }

    private func calls() async throws -> String? {
        let limit = 60
        let words = [0, 1].map { _ in ["reserve", files.path("calls"), "50", "\(limit)"] }
        switch try await run(words) {
        case .failure(let failure): return "status \(failure.status)"
        case .success(let steps):
            let granted = steps.reduce(0, +)
            let ledger = FileCallLedger(directory: files.url("calls"), account: StoreWorker.account)
            let counted = try await ledger.record(of: .oneCall3).count(in: .day, at: StoreWorker.noon)
            return granted == limit && counted == limit
                ? nil : "\(granted) calls were granted and \(counted) counted within a limit of \(limit)"
        }
    }
}
#endif
