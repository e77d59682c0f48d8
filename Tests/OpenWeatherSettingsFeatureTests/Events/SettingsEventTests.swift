import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSettingsFeature
import OpenWeatherTestWatch
import Testing

/// Every event in every state it can meet.
@MainActor
@Suite("Settings events", .watched)
struct SettingsEventTests {
    /// A state in which an event finds the screen.
    enum Start: String, CaseIterable {
        case fresh, appeared, saving, failed, clearing, withoutCache
    }

    /// An event that changes what is stored.
    enum Change: String, CaseIterable {
        case units, language, deviceLanguage, cache, autoRefresh
    }

    /// Brings a screen into `start`; work that is under way is the returned task and waits at the gate.
    private func fixture(_ start: Start) async -> (SettingsFixture, Gate, Task<Void, Never>?) {
        let fixture = SettingsFixture(hasCache: start != .withoutCache)
        let gate = Gate()
        switch start {
        case .fresh: return (fixture, gate, nil)
        case .appeared, .withoutCache: await fixture.sut.onAppear()
        case .failed:
            await fixture.sut.onAppear()
            await fixture.store.planUpdate(.init(failure: .storage(.full)))
            await fixture.sut.unitsChanged(.standard)
        case .saving:
            await fixture.store.planUpdate(.init(gate: gate))
            let work = Task { await fixture.sut.unitsChanged(.standard) }
            await gate.waitForArrivals()
            return (fixture, gate, work)
        case .clearing:
            await fixture.cache.holdClear(at: gate)
            let work = Task { await fixture.sut.clearCacheTapped() }
            await gate.waitForArrivals()
            return (fixture, gate, work)
        }
        return (fixture, gate, nil)
    }

    @Test(arguments: Start.allCases, Change.allCases)
    func `that change something show it at once and save it`(start: Start, change: Change) async {
        let (fixture, gate, work) = await fixture(start)
        var expected = Preferences.sample()
        if start == .saving { expected.units = .standard }
        apply(change, to: &expected)

        let event = Task { await send(change, to: fixture.sut) }
        await until { fixture.settings.preferences == expected }
        gate.open()
        await event.value
        await work?.value

        #expect(fixture.settings.preferences == expected)
        #expect(await fixture.store.value == expected)
        #expect(fixture.content.notice == nil)
        #expect(fixture.router.calls.isEmpty)
    }

    @Test(arguments: [Start.fresh, .appeared, .failed], Change.allCases)
    func `that change nothing save nothing`(start: Start, change: Change) async {
        let (fixture, _, _) = await fixture(start)
        let before = await fixture.store.updateCount
        let notice = fixture.content.notice

        switch change {
        case .units: await fixture.sut.unitsChanged(.metric)
        case .language: await fixture.sut.languageOverrideChanged(.english)
        case .deviceLanguage: await fixture.sut.useDeviceLanguageToggled(false)
        case .cache: await fixture.sut.cacheToggled(true)
        case .autoRefresh: await fixture.sut.autoRefreshToggled(true)
        }

        #expect(await fixture.store.updateCount == before)
        #expect(fixture.content.notice == notice)
        #expect(fixture.settings.preferences == .sample())
    }

    @Test(arguments: Start.allCases)
    func `clear the cache in every state`(start: Start) async {
        let (fixture, gate, work) = await fixture(start)

        let event = Task { await fixture.sut.clearCacheTapped() }
        gate.open()
        await event.value
        await work?.value

        #expect(await fixture.cache.clearCount == (start == .withoutCache ? 0 : 1))
        #expect(fixture.size == (start == .withoutCache ? nil : "0 bytes"))
        #expect(fixture.content.cache?.isClearing != true)
    }

    @Test(arguments: Start.allCases)
    func `read anew what is stored in every state`(start: Start) async {
        let (fixture, gate, work) = await fixture(start)

        let event = Task { await fixture.sut.onAppear() }
        gate.open()
        await work?.value
        await event.value

        #expect(fixture.settings.preferences == (await fixture.store.value))
        #expect(fixture.units == [start == .saving ? .standard : .metric])
        #expect(fixture.content.notice == nil)
    }

    @Test(arguments: Start.allCases)
    func `lead out of the screen in every state once`(start: Start) async {
        let (fixture, gate, work) = await fixture(start)

        fixture.sut.backTapped()
        fixture.sut.backTapped()

        #expect(fixture.router.calls == [.dismiss])
        gate.open()
        await work?.value
    }

    @Test
    func `lead out again after the screen appeared again`() async {
        let fixture = SettingsFixture()
        fixture.sut.backTapped()

        await fixture.sut.onAppear()
        fixture.sut.backTapped()

        #expect(fixture.router.calls == [.dismiss, .dismiss])
    }

    private func apply(_ change: Change, to preferences: inout Preferences) {
        switch change {
        case .units: preferences.units = .imperial
        case .language: preferences.language = .fixed(.japanese)
        case .deviceLanguage: preferences.language = .device
        case .cache: preferences.isCacheEnabled = false
        case .autoRefresh: preferences.isAutoRefreshEnabled = false
        }
    }

    private func send(_ change: Change, to sut: SettingsViewModel) async {
        switch change {
        case .units: await sut.unitsChanged(.imperial)
        case .language: await sut.languageOverrideChanged(.japanese)
        case .deviceLanguage: await sut.useDeviceLanguageToggled(true)
        case .cache: await sut.cacheToggled(false)
        case .autoRefresh: await sut.autoRefreshToggled(false)
        }
    }
}
