import OpenWeatherCore
import OpenWeatherMocks

/// A store whose readings and changes wait at gates.
///
/// A reading returns what was stored when it began.
final class GatedStore: PreferencesStore {
    let base: InMemoryPreferencesStore
    let reading = Gate(isOpen: true)
    let saving = Gate(isOpen: true)

    init(_ preferences: Preferences) {
        base = InMemoryPreferencesStore(preferences)
    }

    func preferences() async throws(WeatherError) -> Preferences {
        let stored = try await base.preferences()
        do { try await reading.pass() } catch { throw .cancelled }
        return stored
    }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        do { try await saving.pass() } catch { throw .cancelled }
        return try await base.update(change)
    }

    func changes() -> AsyncStream<Preferences> { base.changes() }
}
