#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import StoreWorkers

/// The stores on a disk that becomes full in the middle of their work, and has space again later.
///
/// Half of the seeds fill a volume in memory, where one can be mounted; the others limit the size of every file that the
/// process writes, which cuts a write off in the middle as well. The limit is the process's, so this needs one of its own.
struct FullDisk: Sendable {
    private struct Saved: Sendable {
        var entries: [String: Data] = [:]
        var current: String?
        var secret: Secret?
        var calls = 0
    }

    private let files: StoreFiles
    private let volume: Volume?
    private let seed: UInt64

    /// Creates the stores of a seed in a directory or on a volume of their own.
    init(in directory: URL, seed: UInt64) {
        let volume = seed.isMultiple(of: 2) && Volume.isAvailable ? Volume(kilobytes: 256) : nil
        self.volume = volume
        files = StoreFiles(directory: volume?.url.appending(path: "stores") ?? directory)
        self.seed = seed
    }

    /// Works on the stores before, while and after the disk is full, and compares them with all that was saved.
    func outcome() async -> AttackOutcome {
        var random = SeededGenerator(seed: seed)
        var saved = Saved()
        var refusals = 0
        do throws(WeatherError) {
            if try await work(20, &saved, &random) > 0 { return .wrong("a change is refused while there is space") }
            let room = Int.random(in: 0..<3_000, using: &random)
            if let volume { volume.fill(leaving: room) } else { StoreWorker.limitFiles(to: room) }
            let result = await Result { () async throws(WeatherError) in try await work(40, &saved, &random) }
            if let volume { volume.empty() } else { StoreWorker.limitFiles(to: nil) }
            refusals = try result.get()
            if let problem = try await problem(with: saved) { return .wrong("\(problem) after \(refusals) refusals") }
            if try await work(20, &saved, &random) > 0 { return .wrong("a change is refused although there is space") }
            if let problem = try await problem(with: saved) { return .wrong("\(problem), with space again") }
        } catch {
            return .wrong("\(error)")
        }
        return refusals > 0 ? .refused : .accepted
    }

    /// Changes the stores at random and returns the number of changes that were refused with an error of the disk.
    private func work(
        _ count: Int,
        _ saved: inout Saved,
        _ random: inout SeededGenerator
    ) async throws(WeatherError) -> Int {
        var refusals = 0
        for _ in 0..<count {
            let size = Int.random(in: 0..<2_000, using: &random)
            do throws(WeatherError) {
                switch Int.random(in: 0..<4, using: &random) {
                case 0: try await store("key-\(size % 8)", size, &saved)
                case 1:
                    let name = String(repeating: "n", count: size % 500) + "-\(size)"
                    let place = Location(
                        name: name,
                        country: nil,
                        state: nil,
                        coordinate: Coordinate(clampingLatitude: 1, longitude: 2)
                    )
                    try await preferences.update { $0.select(place) }
                    saved.current = place.name
                case 2:
                    let secret = Secret(String(repeating: "s", count: size + 1))
                    try await secrets.setSecret(secret, named: "key")
                    saved.secret = secret
                default:
                    try await ledger.update(.oneCall3) { $0.count(at: StoreWorker.noon) }
                    saved.calls += 1
                }
            } catch {
                // A file that may not grow is refused in other words than a disk without space.
                guard case .storage(let failure) = error, failure.isOfTheDisk else { throw error }
                refusals += 1
            }
        }
        return refusals
    }

    private var preferences: FilePreferencesStore {
        FilePreferencesStore(file: files.url("preferences.json"))
    }
    private var secrets: FileSecretStore { FileSecretStore(directory: files.url("secrets")) }
    private var ledger: FileCallLedger {
        FileCallLedger(directory: files.url("calls"), account: StoreWorker.account)
    }

    private func store(_ key: String, _ size: Int, _ saved: inout Saved) async throws(WeatherError) {
        let failure = Locked<StorageFailure?>(nil)
        let url = files.url("cache")
        let store = DiskCacheStore(
            directory: url,
            onEvent: { event in
                if case .failed(let reason) = event { failure.withLock { $0 = reason } }
            }
        )
        let bytes = StampedBytes.make(key: key, sequence: size, size: size)
        await store.store(CacheEntry.stamped(bytes), for: CacheKey(key))
        if let failure = failure.withLock({ $0 }) { throw .storage(failure) }
        saved.entries[key] = bytes
    }

    /// Returns the first thing that new stores do not find as it was saved.
    private func problem(with saved: Saved) async throws(WeatherError) -> String? {
        let cache = DiskCacheStore(directory: files.url("cache"))
        for (key, bytes) in saved.entries where await cache.entry(for: CacheKey(key))?.data != bytes {
            return "\(key) is not as it was stored"
        }
        let found = try await preferences.preferences().currentLocation?.name
        if found != saved.current { return "\(found ?? "no place") is shown instead of \(saved.current ?? "none")" }
        if try await secrets.secret(named: "key") != saved.secret { return "the secret is another one" }
        let record = try await ledger.record(of: .oneCall3)
        let counted = record.count(in: .day, at: StoreWorker.noon)
        if record.isIncomplete || counted != saved.calls { return "\(counted) calls instead of \(saved.calls)" }
        for name in ["cache/staging", "preferences.json.staging"] {
            let left = files.names(in: name)
            if !left.isEmpty { return "\(left.count) files are left in \(name)" }
        }
        return nil
    }
}

extension StorageFailure {
    fileprivate var isOfTheDisk: Bool {
        switch self {
        case .full, .unwritable, .tooLarge: true
        default: false
        }
    }
}

extension Result {
    /// Creates a result from an asynchronous call.
    fileprivate init(_ call: () async throws(Failure) -> Success) async {
        do {
            self = .success(try await call())
        } catch {
            self = .failure(error)
        }
    }
}
#endif
