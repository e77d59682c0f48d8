/// A store of what the user chose.
///
/// A change is read, made and written as one step, so that an app and its widget never lose each other's changes.
public protocol PreferencesStore: Sendable {
    /// What is stored; defaults when nothing is.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    func preferences() async throws(WeatherError) -> Preferences

    /// Changes what is stored and returns the result.
    ///
    /// - Throws: ``WeatherError/storage(_:)``; what was stored before is then still stored.
    @discardableResult
    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences

    /// What is stored now, then every later state, also of other processes where the store can see them.
    func changes() -> AsyncStream<Preferences>
}

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
