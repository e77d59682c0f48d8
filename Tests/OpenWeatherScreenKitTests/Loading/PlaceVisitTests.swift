import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Loads that record a visit of their place.
@MainActor
@Suite("Visits of a place loader", .watched)
struct PlaceVisitTests {
    private let now = Date(timeIntervalSince1970: 1_779_969_600)

    private func settings() -> ScreenSettings {
        let now = now
        return ScreenSettings(deviceLocale: Locale(identifier: "en_GB"), timeZone: .gmt, now: { now })
    }

    private func loader(at source: PlaceSource, _ store: any PreferencesStore) -> PlaceLoader<LoadPart<Int>> {
        PlaceLoader(at: source, preferences: store) { _ async throws(WeatherError) in 1 }
    }

    @Test
    func `are recorded in place of the reading`() async {
        let store = CountingPreferences(.sample())
        let settings = settings()

        await loader(at: .fixed(.tokyo), store).load(.cacheFirst, settings, recordingVisit: true)

        #expect(store.stored.history.first == HistoryEntry(.tokyo, at: now))
        #expect(store.stored.currentLocation == .lisbon)
        #expect(settings.preferences == store.stored)
        #expect(store.readings == 0 && store.writings == 1)
    }

    @Test
    func `are those of a place that stays the same`() async {
        let store = CountingPreferences(.sample())

        await loader(at: .current, store).load(.cacheFirst, settings(), recordingVisit: true)

        #expect(store.writings == 0)
    }

    @Test
    func `that cannot be recorded hide nothing`() async {
        let sut = loader(at: .fixed(.tokyo), ReadOnlyPreferences(stored: .sample(units: .imperial)))
        let settings = settings()

        await sut.load(.cacheFirst, settings, recordingVisit: true)

        #expect(sut.state(of: \.self) == .loaded(1))
        #expect(settings.environment.units == .imperial)
    }
}

/// Preferences on a full disk.
private struct ReadOnlyPreferences: PreferencesStore {
    let stored: Preferences

    func preferences() async throws(WeatherError) -> Preferences { stored }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        throw .storage(.full)
    }

    func changes() -> AsyncStream<Preferences> { AsyncStream { $0.finish() } }
}
