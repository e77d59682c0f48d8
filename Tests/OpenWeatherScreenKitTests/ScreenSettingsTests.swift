import Foundation
import Observation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Screen settings", .watched)
struct ScreenSettingsTests {
    private func makeSUT() -> ScreenSettings {
        ScreenSettings(
            deviceLocale: Locale(identifier: "en_US"),
            timeZone: .gmt,
            now: { Date(timeIntervalSince1970: 0) }
        )
    }

    private func isTold(of change: () -> Void, reading sut: ScreenSettings) -> Bool {
        let told = Locked(false)
        withObservationTracking {
            _ = sut.environment
            _ = sut.preferences
        } onChange: {
            told.withLock { $0 = true }
        }
        change()
        return told.withLock { $0 }
    }

    @Test
    func `change the environment with the units and the language`() {
        let sut = makeSUT()
        var preferences = Preferences()
        preferences.units = .standard
        preferences.language = .fixed(.arabic)

        let told = isTold(of: { sut.apply(preferences) }, reading: sut)

        #expect(told)
        #expect(sut.environment.units == .standard)
        #expect(sut.environment.layoutDirection == .rightToLeft)
    }

    @Test
    func `tell nobody when nothing changed`() {
        let sut = makeSUT()

        #expect(!isTold(of: { sut.apply(Preferences()) }, reading: sut))
    }

    @Test
    func `follow the devices locale until the user chooses otherwise`() {
        let sut = makeSUT()

        sut.deviceChanged(locale: Locale(identifier: "de_DE"), timeZone: .gmt)

        #expect(sut.environment.textLanguage == .german)
        #expect(sut.environment.units == .metric)
    }

    @Test
    func `follow the store until it ends`() async {
        let sut = makeSUT()
        var imperial = Preferences()
        imperial.units = .imperial
        var standard = Preferences()
        standard.units = .standard

        await sut.follow(GetPreferencesUseCase(store: PassingStore(states: [imperial, standard])))

        #expect(sut.environment.units == .standard)
    }

    @Test
    func `let ages move on once a minute until they are told to stop`() async {
        let sut = makeSUT()
        let clock = ManualClock()
        let following = Task { await sut.followTime(on: clock) }

        for _ in 0..<3 {
            await clock.waitForSleepers()
            #expect(!isTold(of: { clock.advance(by: .seconds(59)) }, reading: sut))
            let told = Locked(false)
            withObservationTracking {
                _ = sut.environment
            } onChange: {
                told.withLock { $0 = true }
            }
            clock.advance(by: .seconds(1))
            await until { told.withLock({ $0 }) }
        }

        following.cancel()
        await following.value
        #expect(clock.sleeperCount == 0)
    }

    @Test
    func `know the systems units whatever the user and the texts speak`() {
        let sut = ScreenSettings(deviceLocale: Locale(identifier: "en"), timeZone: .gmt, now: { Date() })
        let inferred = sut.environment.units
        var preferences = Preferences()
        preferences.language = .fixed(.german)

        sut.apply(preferences)

        #expect(sut.environment.units == inferred)
        #expect(sut.environment.systemUnits == inferred)
    }
}

/// A store that tells a few states and ends.
private struct PassingStore: PreferencesStore {
    let states: [Preferences]

    func preferences() async throws(WeatherError) -> Preferences { states.last ?? Preferences() }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        throw .storage(.full)
    }

    func changes() -> AsyncStream<Preferences> {
        AsyncStream { continuation in
            for state in states { continuation.yield(state) }
            continuation.finish()
        }
    }
}
