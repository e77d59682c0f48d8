/// Saves what the user chose.
public struct SavePreferencesUseCase: Sendable {
    private let store: any PreferencesStore

    /// Creates the use case over a store.
    public init(store: any PreferencesStore) {
        self.store = store
    }

    /// Applies `change` to what is stored, as one step, and returns the result.
    ///
    /// - Throws: ``WeatherError/storage(_:)``; what was stored before is then still stored.
    @discardableResult
    public func callAsFunction(
        _ change: @Sendable (inout Preferences) -> Void
    ) async throws(WeatherError) -> Preferences {
        try await store.update(change)
    }
}
