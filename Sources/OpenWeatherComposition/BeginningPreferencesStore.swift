import OpenWeatherCore

/// A store that begins with places of the app's choice, see ``OpenWeatherCore/Preferences/begin(with:)``.
///
/// It begins with the first read or change, so that no screen sees preferences from before.
struct BeginningPreferencesStore: PreferencesStore {
    private let store: any PreferencesStore
    private let places: [Location]

    /// Creates a store over another one.
    init(_ store: any PreferencesStore, places: [Location]) {
        self.store = store
        self.places = places
    }

    func preferences() async throws(WeatherError) -> Preferences {
        let stored = try await store.preferences()
        guard !stored.hasBegun else { return stored }
        // A store that cannot be written still shows the places, and tries again the next time.
        return (try? await update { _ in }) ?? begun(stored)
    }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        try await store.update { [places] preferences in
            preferences.begin(with: places)
            change(&preferences)
        }
    }

    func changes() -> AsyncStream<Preferences> {
        let states = store.changes()
        return AsyncStream { continuation in
            let task = Task {
                for await state in states { continuation.yield(begun(state)) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func begun(_ preferences: Preferences) -> Preferences {
        var preferences = preferences
        preferences.begin(with: places)
        return preferences
    }
}
