import OpenWeatherCore

/// A store whose look-ups can be suspended once they have found their entry.
actor GatedCacheStore: CacheStore {
    private var entries: [CacheKey: CacheEntry] = [:]
    private var isHolding = false
    private var held: [CheckedContinuation<Void, Never>] = []
    private var watchers: [CheckedContinuation<Void, Never>] = []

    /// The number of look-ups so far.
    private(set) var lookUps = 0
    /// The number of changes so far.
    private(set) var changes = 0

    func entry(for key: CacheKey) async -> CacheEntry? {
        lookUps += 1
        let entry = entries[key]
        if isHolding {
            await withCheckedContinuation { continuation in
                held.append(continuation)
                for watcher in watchers { watcher.resume() }
                watchers = []
            }
        }
        return entry
    }

    func store(_ entry: CacheEntry, for key: CacheKey) {
        changes += 1
        entries[key] = entry
    }

    func removeEntry(for key: CacheKey) {
        changes += 1
        entries[key] = nil
    }

    func removeAll() {
        changes += 1
        entries = [:]
    }

    func usage() -> CacheUsage {
        CacheUsage(entries: entries.count, bytes: entries.values.reduce(0) { $0 + $1.data.count })
    }

    /// The keys of the entries.
    var keys: [CacheKey] { Array(entries.keys) }

    func holdLookUps() {
        isHolding = true
    }

    func waitForHeldLookUp() async {
        guard held.isEmpty else { return }
        await withCheckedContinuation { watchers.append($0) }
    }

    /// Suspends no further look-ups; those already suspended stay so.
    func stopHolding() {
        isHolding = false
    }

    func releaseLookUps() {
        isHolding = false
        for continuation in held { continuation.resume() }
        held = []
    }
}
