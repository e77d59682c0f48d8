/// Saves the place the user chose.
public struct SaveLastSelectedLocationUseCase: Sendable {
    private let store: any PreferencesStore

    /// Creates the use case over a store.
    public init(store: any PreferencesStore) {
        self.store = store
    }

    /// Makes `location` the current place and the newest recent one.
    ///
    /// - Throws: ``WeatherError/storage(_:)``; the place chosen before is then still current.
    public func callAsFunction(_ location: Location) async throws(WeatherError) {
        try await store.update { $0.select(location) }
    }
}
