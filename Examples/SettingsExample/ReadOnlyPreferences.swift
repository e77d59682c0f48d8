import OpenWeatherCore

/// A store that cannot save changes, as on a full disk.
struct ReadOnlyPreferences: PreferencesStore {
    private let store: any PreferencesStore

    init(_ store: any PreferencesStore) {
        self.store = store
    }

    func preferences() async throws(WeatherError) -> Preferences {
        try await store.preferences()
    }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        throw .storage(.full)
    }

    func changes() -> AsyncStream<Preferences> { store.changes() }
}
