import OpenWeatherCore
import OpenWeatherMocks

/// A store in memory that counts how often it is read and changed.
final class CountingPreferencesStore: PreferencesStore {
    let base: InMemoryPreferencesStore
    private let reads = Locked(0)

    init(_ preferences: Preferences) {
        base = InMemoryPreferencesStore(preferences)
    }

    /// The number of reads so far; a result that `update` returned is not one.
    var readCount: Int { reads.withLock { $0 } }

    func preferences() async throws(WeatherError) -> Preferences {
        reads.withLock { $0 += 1 }
        return try await base.preferences()
    }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        try await base.update(change)
    }

    func changes() -> AsyncStream<Preferences> {
        base.changes()
    }
}
