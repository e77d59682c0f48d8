import OpenWeather
import OpenWeatherCore

/// A store that remembers the user's switches that requests depend on, so that a request reads no preferences.
///
/// The switches are read once, and again after a change. A change through this store takes effect before ``update(_:)``
/// returns, any other one as soon as the wrapped store reports it.
final class PreferenceSwitches: PreferencesStore {
    private struct Switches: Equatable {
        let isCacheEnabled: Bool
        let keepsDiary: Bool

        init(_ preferences: Preferences) {
            isCacheEnabled = preferences.isCacheEnabled
            keepsDiary = preferences.keepsDiary
        }
    }

    private struct State: Sendable {
        var known: Switches?
        /// A read that began before a change is not remembered.
        var changeCount = 0
        var follower: Task<Void, Never>?
    }

    private let store: any PreferencesStore
    private let state = Locked(State())

    /// Creates switches over a store, which is not read yet.
    init(_ store: any PreferencesStore) {
        self.store = store
    }

    deinit {
        state.withLock { $0.follower }?.cancel()
    }

    /// Whether the user lets the cache be used; `true` while the preferences cannot be read.
    var isCacheEnabled: Bool {
        get async { await switches?.isCacheEnabled ?? true }
    }

    /// Whether the user lets a diary of forecasts be kept; `false` while the preferences cannot be read.
    var keepsDiary: Bool {
        get async { await switches?.keepsDiary ?? false }
    }

    private var switches: Switches? {
        get async {
            let (known, changeCount) = state.withLock { ($0.known, $0.changeCount) }
            if let known { return known }
            guard let switches = (try? await store.preferences()).map(Switches.init) else { return nil }
            state.withLock { if $0.changeCount == changeCount { $0.known = switches } }
            follow()
            return switches
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

    /// Forgets the state of the switches when it differs in `preferences`.
    ///
    /// They may be older than it, as reports can arrive late; the next request reads the present state.
    private func compare(_ preferences: Preferences) {
        state.withLock { state in
            guard state.known != Switches(preferences) else { return }
            state.known = nil
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
