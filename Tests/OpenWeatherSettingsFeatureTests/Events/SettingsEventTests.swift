import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSettingsFeature
import Testing

/// Every event in every state it can meet.
@MainActor
@Suite("Settings events", .timeLimit(.minutes(5)))
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
    private func stage(_ start: Start) async -> (SettingsStage, Gate, Task<Void, Never>?) {
        let stage = SettingsStage(hasCache: start != .withoutCache)
        let gate = Gate()
        switch start {
        case .fresh: return (stage, gate, nil)
        case .appeared, .withoutCache: await stage.sut.onAppear()
        case .failed:
            await stage.sut.onAppear()
            await stage.store.planUpdate(.init(failure: .storage(.full)))
            await stage.sut.unitsChanged(.standard)
        case .saving:
            await stage.store.planUpdate(.init(gate: gate))
            let work = Task { await stage.sut.unitsChanged(.standard) }
            await gate.waitForArrivals()
            return (stage, gate, work)
        case .clearing:
            await stage.cache.holdClear(at: gate)
            let work = Task { await stage.sut.clearCacheTapped() }
            await gate.waitForArrivals()
            return (stage, gate, work)
        }
        return (stage, gate, nil)
    }

    @Test("that change something show it at once and save it", arguments: Start.allCases, Change.allCases)
    func thatChangeSomethingShowItAtOnceAndSaveIt(start: Start, change: Change) async {
        let (stage, gate, work) = await stage(start)
        var expected = Preferences.sample()
        if start == .saving { expected.units = .standard }
        apply(change, to: &expected)

        let event = Task { await send(change, to: stage.sut) }
        while stage.settings.preferences != expected, !Task.isCancelled { await Task.yield() }
        gate.open()
        await event.value
        await work?.value

        #expect(stage.settings.preferences == expected)
        #expect(await stage.store.value == expected)
        #expect(stage.content.notice == nil)
        #expect(stage.router.calls.isEmpty)
    }

    @Test("that change nothing save nothing", arguments: [Start.fresh, .appeared, .failed], Change.allCases)
    func thatChangeNothingSaveNothing(start: Start, change: Change) async {
        let (stage, _, _) = await stage(start)
        let before = await stage.store.updateCount
        let notice = stage.content.notice

        switch change {
        case .units: await stage.sut.unitsChanged(.metric)
        case .language: await stage.sut.languageOverrideChanged(.english)
        case .deviceLanguage: await stage.sut.useDeviceLanguageToggled(false)
        case .cache: await stage.sut.cacheToggled(true)
        case .autoRefresh: await stage.sut.autoRefreshToggled(true)
        }

        #expect(await stage.store.updateCount == before)
        #expect(stage.content.notice == notice)
        #expect(stage.settings.preferences == .sample())
    }

    @Test("clear the cache in every state", arguments: Start.allCases)
    func clearTheCacheInEveryState(start: Start) async {
        let (stage, gate, work) = await stage(start)

        let event = Task { await stage.sut.clearCacheTapped() }
        gate.open()
        await event.value
        await work?.value

        #expect(await stage.cache.clearCount == (start == .withoutCache ? 0 : 1))
        #expect(stage.size == (start == .withoutCache ? nil : "0 bytes"))
        #expect(stage.content.cache?.isClearing != true)
    }

    @Test("read anew what is stored in every state", arguments: Start.allCases)
    func readAnewWhatIsStoredInEveryState(start: Start) async {
        let (stage, gate, work) = await stage(start)

        let event = Task { await stage.sut.onAppear() }
        gate.open()
        await work?.value
        await event.value

        #expect(stage.settings.preferences == (await stage.store.value))
        #expect(stage.units == [start == .saving ? .standard : .metric])
        #expect(stage.content.notice == nil)
    }

    @Test("lead out of the screen in every state, once", arguments: Start.allCases)
    func leadOutOfTheScreenInEveryState(start: Start) async {
        let (stage, gate, work) = await stage(start)

        stage.sut.backTapped()
        stage.sut.backTapped()

        #expect(stage.router.calls == [.dismiss])
        gate.open()
        await work?.value
    }

    @Test("lead out again after the screen appeared again")
    func leadOutAgainAfterTheScreenAppearedAgain() async {
        let stage = SettingsStage()
        stage.sut.backTapped()

        await stage.sut.onAppear()
        stage.sut.backTapped()

        #expect(stage.router.calls == [.dismiss, .dismiss])
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
