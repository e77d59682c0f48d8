import OpenWeatherCore
import OpenWeatherMocks

/// A store whose changes wait at a gate.
final class GatedPreferencesStore: PreferencesStore {
    let base: InMemoryPreferencesStore
    let gate: Gate

    init(_ preferences: Preferences, gate: Gate = Gate(isOpen: true)) {
        self.gate = gate
        base = InMemoryPreferencesStore(preferences)
    }

    func preferences() async throws(WeatherError) -> Preferences {
        try await base.preferences()
    }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        do { try await gate.pass() } catch { throw .cancelled }
        return try await base.update(change)
    }

    func changes() -> AsyncStream<Preferences> {
        base.changes()
    }
}
