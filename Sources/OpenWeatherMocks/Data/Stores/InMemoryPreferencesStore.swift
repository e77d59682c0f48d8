public import OpenWeatherCore

/// Preferences that live as long as the object.
///
/// Complete enough for a demo or a preview; for tests it can also fail, see ``setFailure(_:)``.
public final class InMemoryPreferencesStore: PreferencesStore {
    private let broadcast: Broadcast<Preferences>
    private let failure = Locked<WeatherError?>(nil)
    private let counter = Counter()

    /// Creates a store that holds `preferences`.
    public init(_ preferences: Preferences = Preferences()) {
        broadcast = Broadcast(preferences)
    }

    /// What is stored, even while the store is set to fail.
    public var stored: Preferences { broadcast.value }

    /// The number of changes so far, failed ones not counted.
    public var updateCount: Int { counter.count }

    /// The number of streams somebody still listens to.
    public var listenerCount: Int { broadcast.listenerCount }

    /// Makes every later call fail, or succeed again with `nil`.
    public func setFailure(_ error: WeatherError?) {
        failure.withLock { $0 = error }
    }

    /// What is stored.
    ///
    /// - Throws: The failure that was set.
    public func preferences() async throws(WeatherError) -> Preferences {
        try checkFailure()
        return broadcast.value
    }

    /// Changes what is stored as one step.
    ///
    /// - Throws: The failure that was set; nothing is changed then.
    @discardableResult
    public func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        try checkFailure()
        let result = broadcast.update(change)
        counter.increment()
        return result
    }

    /// What is stored now, then every change.
    public func changes() -> AsyncStream<Preferences> {
        broadcast.stream()
    }

    private func checkFailure() throws(WeatherError) {
        if let error = failure.withLock({ $0 }) { throw error }
    }
}
