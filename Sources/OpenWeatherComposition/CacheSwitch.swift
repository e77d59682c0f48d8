import OpenWeather
import OpenWeatherCore

/// A store that remembers whether the cache is on, so that a hit in the cache reads no preferences.
///
/// ``isOn`` reads them once, and again after a change. A change through this store takes effect before ``update(_:)``
/// returns, any other one as soon as the wrapped store reports it.
final class CacheSwitch: PreferencesStore {
    private struct State: Sendable {
        var isOn: Bool?
        /// A read that began before a change is not remembered.
        var changeCount = 0
        var follower: Task<Void, Never>?
    }

    private let store: any PreferencesStore
    private let state = Locked(State())

    /// Creates a switch over a store, which is not read yet.
    init(_ store: any PreferencesStore) {
        self.store = store
    }

    deinit {
        state.withLock { $0.follower }?.cancel()
    }

    /// Whether the user lets the cache be used; `true` while the preferences cannot be read.
    var isOn: Bool {
        get async {
            let (known, changeCount) = state.withLock { ($0.isOn, $0.changeCount) }
            if let known { return known }
            guard let isOn = try? await store.preferences().isCacheEnabled else { return true }
            state.withLock { if $0.changeCount == changeCount { $0.isOn = isOn } }
            follow()
            return isOn
        }
    }

    func preferences() async throws(WeatherError) -> Preferences {
        let preferences = try await store.preferences()
        compare(preferences)
        return preferences
    }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        let preferences = try await store.update(change)
        compare(preferences)
        return preferences
    }

    func changes() -> AsyncStream<Preferences> { store.changes() }

    /// Forgets the state of the switch when it differs in `preferences`.
    ///
    /// They may be older than it, as reports can arrive late; the next request reads the present state.
    private func compare(_ preferences: Preferences) {
        state.withLock { state in
            guard state.isOn != preferences.isCacheEnabled else { return }
            state.isOn = nil
            state.changeCount += 1
        }
    }

    /// Follows the store, unless this is being done; its stream begins with the present state, so that no change is missed.
    private func follow() {
        state.withLock { state in
            guard state.follower == nil else { return }
            state.follower = Task { [weak self, store] in
                for await preferences in store.changes() { self?.compare(preferences) }
                self?.stopFollowing()
            }
        }
    }

    /// Lets the next request read the store again, after its stream has ended.
    private func stopFollowing() {
        state.withLock { $0 = State(changeCount: $0.changeCount + 1) }
    }
}

extension OpenWeatherConfiguration {
    /// Lets the cache be used only while `isOn` allows it, too.
    mutating func requireForCache(_ isOn: @escaping @Sendable () async -> Bool) {
        let isAllowed = isCacheEnabled
        isCacheEnabled = {
            guard await isAllowed() else { return false }
            return await isOn()
        }
    }
}
