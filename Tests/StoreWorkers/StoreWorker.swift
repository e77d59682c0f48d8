public import Foundation
import OpenWeatherCaching
public import OpenWeatherCore
import OpenWeatherTestSupport

/// The work of a process that is killed, or shares its files with another one.
///
/// ```
/// entries DIRECTORY SEED         stores entries until it is killed; prints a byte for each
/// preferences FILE SEED          changes preferences until it is killed; prints a byte for each
/// hammer DIRECTORY COUNT SEED    runs COUNT random operations; fails when it reads a wrong value
/// favorites FILE COUNT NAME      adds COUNT favorites whose names begin with NAME
/// calls DIRECTORY FILE           counts a call and then writes a byte to FILE, until it is killed
/// reserve DIRECTORY COUNT LIMIT  reserves COUNT calls within LIMIT a day; prints a byte for each granted
/// today DIRECTORY COUNT TRUSTED  reserves COUNT calls within 100 a day, by the clock of the system and the date of a
///                                response in seconds since 1970, or "none"; prints a byte for each granted
/// limited DIRECTORY SIZE         counts three calls, fails to count another in SIZE bytes; prints a byte for each counted
/// ```
public enum StoreWorker: Sendable {
    /// The date of every call that a worker counts.
    public static let noon = Date(timeIntervalSince1970: 1_779_969_600)
    /// The account whose calls workers count.
    public static let account = Secret("account")
    /// The longest wait for a lock: on a busy machine other processes may hold it many times in a row.
    static let patience = Duration.seconds(3_600)

    /// Does the work that the arguments of the process name, and returns whether they name any.
    ///
    /// - Throws: An error of the store.
    public static func run(_ words: [String]) async throws -> Bool {
        guard words.count >= 3 else { return false }
        let place = URL(filePath: words[1])
        switch words[0] {
        case "entries": await keepEntries(in: place, seed: UInt64(words[2]) ?? 0)
        case "preferences": try await changePreferences(in: place, seed: UInt64(words[2]) ?? 0)
        case "hammer": await hammer(place, count: Int(words[2]) ?? 0, seed: UInt64(words.last ?? "") ?? 0)
        case "favorites": try await markFavorites(in: place, count: Int(words[2]) ?? 0, prefix: words.last ?? "")
        case "calls": try await sendCalls(in: place, server: words[2])
        case "reserve": try await reserve(in: place, count: Int(words[2]) ?? 0, limit: Int(words.last ?? "") ?? 0)
        case "today": try await reserveToday(in: place, count: Int(words[2]) ?? 0, trusted: words.last ?? "")
        case "limited": try await countLimited(in: place, size: Int(words[2]) ?? 0)
        default: return false
        }
        return true
    }

    /// Limits the size of the files that this process writes; `nil` for no limit.
    ///
    /// A write across the limit is cut off there, and one beyond it fails.
    public static func limitFiles(to size: Int?) {
        signal(SIGXFSZ, SIG_IGN)  // Otherwise a write beyond the limit ends the process.
        var limit = rlimit()
        #if canImport(Glibc)
        let kind = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        #else
        let kind = RLIMIT_FSIZE
        #endif
        getrlimit(kind, &limit)
        limit.rlim_cur = size.map { rlim_t($0) } ?? limit.rlim_max
        setrlimit(kind, &limit)
    }

    private static func keepEntries(in directory: URL, seed: UInt64) async {
        let store = DiskCacheStore(directory: directory, limits: CacheLimits(bytes: 400_000, entries: 40))
        var entries = WorkerEntries(seed: seed)
        while true {
            let next = entries.next()
            await store.store(.stamped(next.bytes), for: CacheKey(next.key))
            tick()
        }
    }

    private static func changePreferences(in file: URL, seed: UInt64) async throws {
        let store = FilePreferencesStore(file: file, lockTimeout: patience)
        for sequence in 0... {
            let place = Location.numbered(sequence, "run-\(seed)")
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
            let place = Location.numbered(number, prefix)
            try await store.update { $0.toggleFavorite(place) }
        }
    }

    private static func ledger(in directory: URL) -> FileCallLedger {
        FileCallLedger(directory: directory, account: account, lockTimeout: patience)
    }

    private static func sendCalls(in directory: URL, server path: String) async throws {
        let ledger = ledger(in: directory)
        let server = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        guard server >= 0 else { exit(4) }
        let byte: [UInt8] = [UInt8(ascii: ".")]
        while true {
            try await ledger.update(.oneCall3) { $0.count(at: noon) }
            guard write(server, byte, 1) == 1, write(1, byte, 1) == 1 else { exit(5) }
        }
    }

    private static func reserve(in directory: URL, count: Int, limit: Int) async throws {
        let ledger = ledger(in: directory)
        for _ in 0..<count {
            let reservation = try await ledger.update(.oneCall3) { record in
                record.reserve(within: CallLimits(perDay: limit), isBilled: true, at: noon)
            }
            if reservation == .granted { tick() }
        }
    }

    private static func reserveToday(in directory: URL, count: Int, trusted: String) async throws {
        let ledger = ledger(in: directory)
        if let seconds = Double(trusted) {
            _ = try await ledger.update(.oneCall3) { $0.trust(Date(timeIntervalSince1970: seconds)) }
        }
        for _ in 0..<count {
            let reservation = try await ledger.update(.oneCall3) { record in
                record.reserve(within: CallLimits(perDay: 100), isBilled: true, at: Date())
            }
            if reservation == .granted { tick() }
        }
    }

    private static func countLimited(in directory: URL, size: Int) async throws {
        let ledger = ledger(in: directory)
        for _ in 0..<3 { try await ledger.update(.oneCall3) { $0.count(at: noon) } }
        limitFiles(to: size)
        let isCounted = (try? await ledger.update(.oneCall3) { $0.count(at: noon) }) != nil
        limitFiles(to: nil)
        let record = try await ledger.record(of: .oneCall3)
        if isCounted || record.isIncomplete { exit(6) }
        for _ in 0..<record.count(in: .day, at: noon) { tick() }
    }

    private static func tick() {
        try? FileHandle.standardOutput.write(contentsOf: Data([UInt8(ascii: ".")]))
    }
}

/// The entries that a worker stores, which follow from its seed.
public struct WorkerEntries: Sendable {
    /// The keys of the entries.
    public static let keys = (0..<20).map { "key-\($0)" }

    // Created beforehand, so that most of the time is spent in the store, where the process is to be killed.
    private let entries: [(key: String, bytes: Data)]
    private var random: SeededGenerator

    /// Creates the entries of a seed.
    public init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        entries = (0..<40)
            .map { sequence in
                let key = Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)]
                let size = Int.random(in: 0..<(sequence.isMultiple(of: 8) ? 20_000 : 200), using: &random)
                return (key, StampedBytes.make(key: key, sequence: sequence, size: size))
            }
        self.random = random
    }

    /// Returns the next entry that is stored; there is no end.
    public mutating func next() -> (key: String, bytes: Data) {
        entries[Int.random(in: 0..<entries.count, using: &random)]
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
    /// Returns an entry with `data`, fetched in 2024 and expired since.
    package static func stamped(_ data: Data) -> CacheEntry {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        return CacheEntry(data: data, fetchedAt: date, expiresAt: date.addingTimeInterval(300))
    }
}

extension Location {
    /// Returns a place with a number in its name.
    package static func numbered(_ number: Int, _ prefix: String) -> Location {
        let coordinate = Coordinate(clampingLatitude: Double(number % 90), longitude: Double(number % 180))
        return Location(name: "\(prefix)-\(number)", country: "XX", state: nil, coordinate: coordinate)
    }
}
