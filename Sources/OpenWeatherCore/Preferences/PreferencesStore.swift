public import Foundation

/// A store for the user's choices.
///
/// A change is read, made, and written in one step, so that an app and its widget never lose each other's changes.
/// Methods may be called from any task at the same time.
public protocol PreferencesStore: Sendable {
    /// Returns the stored preferences, or the defaults when there are none.
    ///
    /// - Throws: ``WeatherError/storage(_:)`` when they cannot be read.
    func preferences() async throws(WeatherError) -> Preferences

    /// Changes the stored preferences and returns the result.
    ///
    /// - Parameter change: A closure that edits the preferences in place; it is called once.
    /// - Returns: The preferences after the change.
    /// - Throws: ``WeatherError/storage(_:)``; the stored preferences are then unchanged.
    @discardableResult
    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences

    /// Returns a stream of the stored preferences and every later state.
    ///
    /// Where the store can see them, the stream includes changes that other processes make.
    func changes() -> AsyncStream<Preferences>
}

/// A use case that reads the user's preferences, once or continuously.
///
/// Each call reads the store; nothing is cached here.
public struct GetPreferencesUseCase: Sendable {
    private let store: any PreferencesStore

    /// Creates the use case with a store.
    public init(store: any PreferencesStore) {
        self.store = store
    }

    /// Returns the stored preferences, or the defaults when there are none.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    public func callAsFunction() async throws(WeatherError) -> Preferences {
        try await store.preferences()
    }

    /// Returns a stream of the preferences and every later state.
    public func changes() -> AsyncStream<Preferences> {
        store.changes()
    }
}

/// A use case that changes the user's preferences.
///
/// A change is one step of the store and cannot overwrite one that is made at the same time.
public struct SavePreferencesUseCase: Sendable {
    private let store: any PreferencesStore

    /// Creates the use case with a store.
    public init(store: any PreferencesStore) {
        self.store = store
    }

    /// Applies `change` to the stored preferences and returns the result.
    ///
    /// - Throws: ``WeatherError/storage(_:)``; the stored preferences are then unchanged.
    @discardableResult
    public func callAsFunction(
        _ change: @Sendable (inout Preferences) -> Void
    ) async throws(WeatherError) -> Preferences {
        try await store.update(change)
    }
}

/// A use case that reads the place that the user selected last.
///
/// It is the place that the screens show on launch.
public struct GetLastSelectedLocationUseCase: Sendable {
    private let store: any PreferencesStore

    /// Creates the use case with a store.
    public init(store: any PreferencesStore) {
        self.store = store
    }

    /// Returns the place that the user selected last, or `nil` before the first selection.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    public func callAsFunction() async throws(WeatherError) -> Location? {
        try await store.preferences().currentLocation
    }
}

/// A use case that saves the place that the user selected.
///
/// The place also becomes the newest entry of the history, see ``Preferences/select(_:at:)``.
public struct SaveLastSelectedLocationUseCase: Sendable {
    private let store: any PreferencesStore

    /// Creates the use case with a store.
    public init(store: any PreferencesStore) {
        self.store = store
    }

    /// Sets `location` as the current place and records a visit of it.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - date: The time of the visit; `nil` when it is not known.
    /// - Throws: ``WeatherError/storage(_:)``; the place selected before is then still current.
    public func callAsFunction(_ location: Location, at date: Date? = nil) async throws(WeatherError) {
        try await store.update { $0.select(location, at: date) }
    }
}
