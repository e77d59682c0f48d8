/// Gets what the user chose, now and whenever it changes.
public struct GetPreferencesUseCase: Sendable {
    private let store: any PreferencesStore

    /// Creates the use case over a store.
    public init(store: any PreferencesStore) {
        self.store = store
    }

    /// What the user chose; defaults when nothing is stored.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    public func callAsFunction() async throws(WeatherError) -> Preferences {
        try await store.preferences()
    }

    /// What the user chose, now and after every change.
    public func changes() -> AsyncStream<Preferences> {
        store.changes()
    }
}
