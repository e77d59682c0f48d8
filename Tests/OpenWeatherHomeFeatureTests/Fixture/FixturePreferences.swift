import OpenWeatherCore

/// A store of preferences in memory that can be told to fail.
final class FixturePreferences: PreferencesStore {
    private let state: Locked<(preferences: Preferences, failure: WeatherError?)>
    private let counts = Locked((readings: 0, writings: 0))

    init(_ preferences: Preferences) {
        state = Locked((preferences, nil))
    }

    /// The number of calls that read the preferences.
    var readings: Int { counts.withLock { $0.readings } }

    /// The number of calls that changed the preferences.
    var writings: Int { counts.withLock { $0.writings } }

    var stored: Preferences { state.withLock { $0.preferences } }

    /// Fails every call from now on, or none.
    func fail(_ failure: WeatherError?) { state.withLock { $0.failure = failure } }

    /// Changes what is stored as another screen would.
    func change(_ change: @Sendable (inout Preferences) -> Void) { state.withLock { change(&$0.preferences) } }

    func preferences() async throws(WeatherError) -> Preferences {
        counts.withLock { $0.readings += 1 }
        let (preferences, failure) = state.withLock { $0 }
        if let failure { throw failure }
        return preferences
    }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        counts.withLock { $0.writings += 1 }
        if let failure = state.withLock({ $0.failure }) { throw failure }
        self.change(change)
        return stored
    }

    func changes() -> AsyncStream<Preferences> {
        AsyncStream { $0.yield(stored) }
    }
}
