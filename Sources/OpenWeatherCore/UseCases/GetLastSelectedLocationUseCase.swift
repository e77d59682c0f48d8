/// Gets the place the user chose last.
public struct GetLastSelectedLocationUseCase: Sendable {
    private let store: any PreferencesStore

    /// Creates the use case over a store.
    public init(store: any PreferencesStore) {
        self.store = store
    }

    /// The place the user chose last, or `nil` before the first choice.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    public func callAsFunction() async throws(WeatherError) -> Location? {
        try await store.preferences().currentLocation
    }
}
