import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Random changes, some of which cannot be saved, in quick succession, against what must come out of them.
@MainActor
@Suite("Settings under random changes", .watched)
struct SettingsModelTests {
    private enum Step: CaseIterable {
        case metric, imperial, standard, german, japanese, cacheOff, cacheOn, refreshOff, refreshOn, fetchTime
    }

    @Test(arguments: 0..<40)
    func `show in the end what is stored which is what could be saved`(seed: UInt64) async {
        var generator = SeededGenerator(seed: seed)
        let fixture = SettingsFixture()
        var expected = Preferences.sample()
        var events: [Task<Void, Never>] = []
        let gate = Gate()
        let fails = (0..<8).map { _ in Int.random(in: 0..<3, using: &generator) == 0 }
        for (index, fails) in fails.enumerated() {
            await fixture.store.planUpdate(.init(gate: index == 0 ? gate : nil, failure: fails ? .storage(.full) : nil))
        }

        // What is shown decides whether a step is a change at all, so the model keeps what is shown, too.
        var shown = expected
        var saves = 0
        for _ in fails {
            let step = Step.allCases.randomElement(using: &generator) ?? .metric
            let before = shown
            apply(step, to: &shown)
            events.append(Task { await send(step, to: fixture.sut) })
            await until { fixture.settings.preferences == shown }
            guard shown != before else {
                await events.last?.value
                continue
            }
            if !fails[saves] { apply(step, to: &expected) }
            saves += 1
        }
        gate.open()
        for event in events { await event.value }

        #expect(await fixture.store.updateCount == saves)
        #expect(await fixture.store.value == expected)
        #expect(fixture.settings.preferences == expected)
        #expect(fixture.units == [expected.units])
    }

    private func apply(_ step: Step, to preferences: inout Preferences) {
        switch step {
        case .metric: preferences.units = .metric
        case .imperial: preferences.units = .imperial
        case .standard: preferences.units = .standard
        case .german: preferences.language = .fixed(.german)
        case .japanese: preferences.language = .fixed(.japanese)
        case .cacheOff: preferences.isCacheEnabled = false
        case .cacheOn: preferences.isCacheEnabled = true
        case .refreshOff: preferences.isAutoRefreshEnabled = false
        case .refreshOn: preferences.isAutoRefreshEnabled = true
        case .fetchTime: preferences.showsFetchTime = true
        }
    }

    private func send(_ step: Step, to sut: SettingsViewModel) async {
        switch step {
        case .metric: await sut.unitsChanged(.metric)
        case .imperial: await sut.unitsChanged(.imperial)
        case .standard: await sut.unitsChanged(.standard)
        case .german: await sut.languageOverrideChanged(.german)
        case .japanese: await sut.languageOverrideChanged(.japanese)
        case .cacheOff: await sut.cacheToggled(false)
        case .cacheOn: await sut.cacheToggled(true)
        case .refreshOff: await sut.autoRefreshToggled(false)
        case .refreshOn: await sut.autoRefreshToggled(true)
        case .fetchTime: await sut.fetchTimeToggled(true)
        }
    }
}
