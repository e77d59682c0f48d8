public import OpenWeatherCore

/// A preferences store in memory, for tests, previews, and demos.
///
/// It follows the whole ``PreferencesStoreContract`` and keeps the preferences for as long as the object lives. A test
/// can make it fail, see ``setFailure(_:)``. It is safe to use from any thread.
public final class InMemoryPreferencesStore: PreferencesStore {
    private let broadcast: Broadcast<Preferences>
    private let failure = Locked<WeatherError?>(nil)
    private let reads = Counter()
    private let updates = Counter()

    /// Creates a store that contains `preferences`.
    public init(_ preferences: Preferences = Preferences()) {
        broadcast = Broadcast(preferences)
    }

    /// The stored preferences, even while the store is set to fail.
    public var stored: Preferences { broadcast.value }

    /// The number of successful reads by ``preferences()`` so far.
    public var readCount: Int { reads.count }

    /// The number of successful updates so far.
    public var updateCount: Int { updates.count }

    /// The number of streams that are still in use.
    public var listenerCount: Int { broadcast.listenerCount }

    /// Sets the error that every later call throws; `nil` lets calls succeed again.
    public func setFailure(_ error: WeatherError?) {
        failure.withLock { $0 = error }
    }

    /// Returns the stored preferences.
    ///
    /// - Throws: The error passed to ``setFailure(_:)``.
    public func preferences() async throws(WeatherError) -> Preferences {
        try checkFailure()
        reads.increment()
        return broadcast.value
    }

    /// Changes the stored preferences in one step and returns the result.
    ///
    /// - Throws: The error passed to ``setFailure(_:)``; nothing is changed then.
    @discardableResult
    public func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        try checkFailure()
        let result = broadcast.update(change)
        updates.increment()
        return result
    }

    /// Returns a stream of the stored preferences, followed by each change.
    public func changes() -> AsyncStream<Preferences> {
        broadcast.stream()
    }

    private func checkFailure() throws(WeatherError) {
        if let error = failure.withLock({ $0 }) { throw error }
    }
}
