import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport

/// The stores over damaged files.
struct AttackFiles: Sendable {
    private let directory: URL

    /// Creates a directory for the files.
    init(in directory: URL) throws {
        self.directory = directory
        try FileManager.default.createDirectory(
            at: directory,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// Removes the files.
    func removeAll() {
        try? FileManager.default.removeItem(at: directory)
    }

    /// Sends requests whose responses repeat the key.
    func keys(_ input: AttackInput) async -> AttackOutcome { await AttackKeys.outcome(of: input, in: directory) }

    /// Stores an entry, damages its file and reads it again; or reads a damaged value from a sound entry.
    func cache(_ input: AttackInput) async -> AttackOutcome {
        input.seed.isMultiple(of: 2) ? await entry(input) : await value(input)
    }

    private func entry(_ input: AttackInput) async -> AttackOutcome {
        let url = directory.appending(path: "cache")
        let key = CacheKey("a")
        let entry = CacheEntry(data: Data(input.bytes), fetchedAt: AttackService.now, expiresAt: AttackService.now)
        let store = DiskCacheStore(directory: url)
        await store.removeAll()
        await store.store(entry, for: key)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))) ?? []
        guard let name = names.first(where: { $0.hasSuffix(".entry1") }) else { return .wrong("nothing was stored") }
        let file = url.appending(path: name)
        guard var bytes = (try? Data(contentsOf: file)).map({ Array($0) }), !bytes.isEmpty else {
            return .wrong("an empty file")
        }
        var random = SeededGenerator(seed: input.seed)
        let whole = bytes
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
        case 2: bytes += (0..<Int.random(in: 1...100, using: &random)).map { UInt8($0) }
        default: break
        }
        guard (try? Data(bytes).write(to: file)) != nil else { return .wrong("the file cannot be written") }
        let found = await store.entry(for: key)
        if bytes == whole { return found == entry ? .accepted : .wrong("a sound entry is lost") }
        return found == nil ? .refused : .wrong("a damaged entry is read")
    }

    /// Reads the bytes of a stored value, which may be those of another version or of none.
    private func value(_ input: AttackInput) async -> AttackOutcome {
        let memory = InMemoryCacheStore()
        let upstream = ScriptedWeatherRepository(onUnscripted: { _ in })
        upstream.currentWeather.always(.sample())
        let fill = CachedWeatherRepository(
            upstream: upstream,
            cache: ResponseCache(store: memory, now: { SampleTime.fetched })
        )
        _ = try? await fill.currentWeather(for: .city("x"), options: RequestOptions(), policy: .refresh)
        guard let (key, entry) = await memory.entries.first else { return .wrong("nothing was stored") }
        var random = SeededGenerator(seed: input.seed)
        var bytes = Array(entry.data)
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[place] = .random(in: 0...255, using: &random)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &random)))
            default: bytes.insert(contentsOf: input.bytes.prefix(Int.random(in: 0...20, using: &random)), at: place)
            }
        }
        let damaged = CacheEntry(data: Data(bytes), fetchedAt: entry.fetchedAt, expiresAt: entry.expiresAt)
        await memory.store(damaged, for: key)
        let sut = CachedWeatherRepository(
            upstream: upstream,
            cache: ResponseCache(store: memory, now: { SampleTime.fetched })
        )
        do throws(WeatherError) {
            _ = try await sut.currentWeather(for: .city("x"), options: RequestOptions(), policy: .cacheOnly)
            return .accepted
        } catch {
            return error == .notCached ? .refused : AttackService.outcome(of: error)
        }
    }

    /// Reads a damaged file of preferences and changes it.
    func preferences(_ input: AttackInput) async -> AttackOutcome {
        let file = directory.appending(path: "preferences.json")
        guard (try? Data(input.bytes).write(to: file)) != nil else { return .wrong("the file cannot be written") }
        let aside = Locked<String?>(nil)
        let store = FilePreferencesStore(file: file) { problem in
            if case .damaged(let name) = problem { aside.withLock { $0 = name } }
        }
        defer { if let name = aside.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: name) } }
        do throws(WeatherError) {
            _ = try await store.preferences()
            let changed = try await store.update { $0.isCacheEnabled.toggle() }
            // Compared as a new process reads it.
            guard try await FilePreferencesStore(file: file).preferences().hasValues(of: changed) else {
                return .wrong("a change is not what is read")
            }
        } catch {
            return AttackService.outcome(of: error)
        }
        guard let name = aside.withLock({ $0 }) else { return .accepted }
        let isKept = (try? Data(contentsOf: URL(filePath: name))) == Data(input.bytes)
        return isKept ? .refused : .wrong("a damaged file was not kept")
    }

    /// Runs servers and processes, in a directory that is empty at first.
    func processes(_ input: AttackInput) async -> AttackOutcome {
        #if os(macOS) || os(Linux)
        let folder = directory.appending(path: "processes-\(input.seed)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            defer { try? FileManager.default.removeItem(at: folder) }
            switch input.area {
            case .kills: return await KilledWriter(files: StoreFiles(directory: folder), seed: input.seed).outcome()
            case .processes: return await SharedFiles(files: StoreFiles(directory: folder), seed: input.seed).outcome()
            case .disks: return await FullDisk(in: folder, seed: input.seed).outcome()
            default: return await (try HostileJudge(input, in: folder.appending(path: "cache"))).outcome()
            }
        } catch {
            return .wrong("\(error)")
        }
        #else
        return .accepted
        #endif
    }

    /// Reads a damaged file of a secret.
    func secrets(_ input: AttackInput) async -> AttackOutcome {
        let folder = directory.appending(path: "secrets")
        let store = FileSecretStore(directory: folder)
        do throws(WeatherError) {
            try await store.setSecret(Secret("x"), named: "key")
            guard (try? Data(input.bytes).write(to: folder.appending(path: "key"))) != nil else {
                return .wrong("the file cannot be written")
            }
            let secret = try await store.secret(named: "key")
            guard let secret else { return .refused }
            try await store.setSecret(secret, named: "key")
            return try await store.secret(named: "key") == secret
                ? .accepted : .wrong("a secret changes when it is stored")
        } catch {
            return AttackService.outcome(of: error)
        }
    }
}

extension Preferences {
    /// Returns whether all that a user can see is the same.
    ///
    /// A number beyond every number, in a part that could not be read, may be written in another form.
    fileprivate func hasValues(of other: Preferences) -> Bool {
        units == other.units && language == other.language && isCacheEnabled == other.isCacheEnabled
            && isAutoRefreshEnabled == other.isAutoRefreshEnabled && currentLocation?.id == other.currentLocation?.id
            && favorites.map(\.id) == other.favorites.map(\.id) && history.map(\.id) == other.history.map(\.id)
    }
}
