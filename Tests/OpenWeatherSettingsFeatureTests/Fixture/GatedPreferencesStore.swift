import OpenWeatherCore
import OpenWeatherMocks

/// A store whose calls wait at gates and can fail one by one.
actor GatedPreferencesStore: PreferencesStore {
    /// The plan for one call.
    struct Step: Sendable {
        var gate: Gate?
        var failure: WeatherError?
    }

    private var stored: Preferences
    private var reads: [Step] = []
    private var updates: [Step] = []
    private(set) var updateCount = 0

    init(_ stored: Preferences) {
        self.stored = stored
    }

    /// The stored preferences.
    var value: Preferences { stored }

    /// Plans the next reading, which takes what is stored when it begins.
    func planRead(_ step: Step) { reads.append(step) }

    /// Plans the next change.
    func planUpdate(_ step: Step) { updates.append(step) }

    /// Lets every later change succeed.
    func succeed() { updates = [] }

    func preferences() async throws(WeatherError) -> Preferences {
        let now = stored
        try await play(reads.isEmpty ? nil : reads.removeFirst())
        return now
    }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        updateCount += 1
        try await play(updates.isEmpty ? nil : updates.removeFirst())
        change(&stored)
        return stored
    }

    nonisolated func changes() -> AsyncStream<Preferences> {
        AsyncStream { $0.finish() }
    }

    private func play(_ step: Step?) async throws(WeatherError) {
        do {
            try await step?.gate?.pass()
        } catch {
            throw .cancelled
        }
        if let failure = step?.failure { throw failure }
    }
}
