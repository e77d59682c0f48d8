import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import Testing

@MainActor
@Suite("Settings that are saved", .timeLimit(.minutes(5)))
struct SettingsSaveTests {
    @Test("are taken back when they cannot be saved, and say so")
    func areTakenBackWhenTheyCannotBeSaved() async {
        let stage = SettingsStage()
        let gate = Gate()
        await stage.store.planUpdate(.init(gate: gate, failure: .storage(.full)))

        let event = Task { await stage.sut.unitsChanged(.imperial) }
        await gate.waitForArrivals()
        let during = (stage.units, stage.settings.environment.units)
        gate.open()
        await event.value

        #expect(during == ([.imperial], .imperial))
        #expect(stage.units == [.metric])
        #expect(stage.settings.environment.units == .metric)
        #expect(stage.content.notice?.id == "settings.notice")
        #expect(stage.content.notice?.kind == .failure)
        #expect(
            stage.content.notice?.text
                == "Storage full. There is no space left on this device. Free some space and try again."
        )
    }

    @Test("forget a failure with the next change")
    func forgetAFailureWithTheNextChange() async {
        let stage = SettingsStage()
        await stage.store.planUpdate(.init(failure: .storage(.full)))
        await stage.sut.cacheToggled(false)
        let failed = stage.content

        await stage.sut.autoRefreshToggled(false)

        #expect(failed.notice != nil)
        #expect(failed.cache?.isEnabled.isOn == true)
        #expect(stage.content.notice == nil)
        #expect(stage.content.autoRefresh.isOn == false)
    }

    @Test("are saved in the order they were made")
    func areSavedInTheOrderTheyWereMade() async {
        let stage = SettingsStage()
        let gate = Gate()
        await stage.store.planUpdate(.init(gate: gate))

        let events = [
            Task { await stage.sut.unitsChanged(.imperial) }, Task { await stage.sut.unitsChanged(.standard) },
            Task { await stage.sut.unitsChanged(.system) },
        ]
        await gate.waitForArrivals()
        while stage.units != [.system], !Task.isCancelled { await Task.yield() }
        let savedEarly = await stage.store.updateCount
        gate.open()
        for event in events { await event.value }

        #expect(savedEarly == 1)
        #expect(await stage.store.updateCount == 3)
        #expect(await stage.store.value.units == .system)
        #expect(stage.units == [.system])
    }

    @Test("stay as they are while an earlier change of another thing fails")
    func stayWhileAnEarlierChangeOfAnotherThingFails() async {
        let stage = SettingsStage()
        let gate = Gate()
        await stage.store.planUpdate(.init(gate: gate, failure: .storage(.full)))

        let units = Task { await stage.sut.unitsChanged(.imperial) }
        await gate.waitForArrivals()
        let refresh = Task { await stage.sut.autoRefreshToggled(false) }
        while stage.content.autoRefresh.isOn, !Task.isCancelled { await Task.yield() }
        gate.open()
        await units.value
        await refresh.value

        #expect(stage.units == [.metric])
        #expect(!stage.content.autoRefresh.isOn)
        #expect(await stage.store.value == .sample(isAutoRefreshEnabled: false))
        #expect(stage.content.notice != nil)
    }

    @Test(
        "end with the last change that could be saved",
        arguments: [
            (firstFails: true, secondFails: false, end: UnitsPreference.standard),
            (firstFails: false, secondFails: true, end: .imperial), (firstFails: true, secondFails: true, end: .metric),
            (firstFails: false, secondFails: false, end: .standard),
        ]
    )
    func endWithTheLastChangeThatCouldBeSaved(firstFails: Bool, secondFails: Bool, end: UnitsPreference) async {
        let stage = SettingsStage()
        let gate = Gate()
        await stage.store.planUpdate(.init(gate: gate, failure: firstFails ? .storage(.full) : nil))
        await stage.store.planUpdate(.init(failure: secondFails ? .storage(.full) : nil))

        let first = Task { await stage.sut.unitsChanged(.imperial) }
        await gate.waitForArrivals()
        let second = Task { await stage.sut.unitsChanged(.standard) }
        while stage.units != [.standard], !Task.isCancelled { await Task.yield() }
        gate.open()
        await first.value
        let between = stage.units
        await second.value

        #expect(between == [.standard] || secondFails)
        #expect(stage.units == [end])
        #expect(await stage.store.value.units == end)
        #expect((stage.content.notice != nil) == (firstFails || secondFails))
    }

    @Test("are saved although the task of their event is cancelled")
    func areSavedAlthoughTheTaskIsCancelled() async {
        let stage = SettingsStage()
        let gate = Gate()
        await stage.store.planUpdate(.init(gate: gate))

        let event = Task { await stage.sut.unitsChanged(.imperial) }
        await gate.waitForArrivals()
        event.cancel()
        gate.open()
        await event.value

        #expect(await stage.store.value.units == .imperial)
        #expect(stage.units == [.imperial])
        #expect(stage.content.notice == nil)
    }

    @Test("leave alone what another screen stored meanwhile")
    func leaveAloneWhatAnotherScreenStored() async throws {
        let stage = SettingsStage()
        await stage.sut.onAppear()
        _ = try await stage.store.update { $0.toggleFavorite(.tokyo) }

        await stage.sut.unitsChanged(.imperial)

        #expect(await stage.store.value == .sample(units: .imperial, favorites: [.tokyo]))
        #expect(stage.settings.preferences.favorites == [.tokyo])
    }

    @Test("are not undone by a reading that began before them")
    func areNotUndoneByAReadingThatBeganBeforeThem() async {
        let stage = SettingsStage()
        let gate = Gate()
        await stage.store.planRead(.init(gate: gate))
        let appearance = Task { await stage.sut.onAppear() }
        await gate.waitForArrivals()

        await stage.sut.unitsChanged(.imperial)
        gate.open()
        await appearance.value

        #expect(stage.units == [.imperial])
    }

    @Test("are read on appearance, and a failure to read them is said")
    func areReadOnAppearance() async {
        let stage = SettingsStage()
        await stage.store.planRead(.init(failure: .storage(.damaged(keptAs: "preferences.1.json"))))

        await stage.sut.onAppear()
        let failed = stage.content.notice
        await stage.sut.onAppear()

        #expect(failed?.text.hasPrefix("Settings were damaged.") == true)
        #expect(stage.content.notice == nil)
    }

    @Test("show what is stored elsewhere once they appear")
    func showWhatIsStoredElsewhereOnceTheyAppear() async throws {
        let stage = SettingsStage()
        _ = try await stage.store.update { $0 = .sample(units: .standard, language: .fixed(.french)) }

        await stage.sut.onAppear()

        #expect(stage.units == [.standard])
        #expect(stage.content.title.text == "Réglages")
    }

    @Test("write nothing when the appearance is cancelled")
    func writeNothingWhenTheAppearanceIsCancelled() async throws {
        let stage = SettingsStage()
        _ = try await stage.store.update { $0.units = .standard }
        let gates = [Gate(ignoresCancellation: true), Gate(ignoresCancellation: true)]
        await stage.store.planRead(.init(gate: gates[0]))
        await stage.cache.holdUsage(at: gates[1])
        let before = stage.content
        let appearance = Task { await stage.sut.onAppear() }
        for gate in gates { await gate.waitForArrivals() }

        appearance.cancel()
        for gate in gates { gate.open() }
        await appearance.value

        #expect(stage.content == before)
    }

    @Test("do not flip back when an earlier one is reported as stored")
    func doNotFlipBackWhenAnEarlierOneIsReportedAsStored() async {
        let stage = SettingsStage()
        let (first, second) = (Gate(), Gate())
        await stage.store.planUpdate(.init(gate: first))
        await stage.store.planUpdate(.init(gate: second))
        let units = Task { await stage.sut.unitsChanged(.imperial) }
        await first.waitForArrivals()
        let refresh = Task { await stage.sut.autoRefreshToggled(false) }
        while stage.content.autoRefresh.isOn, !Task.isCancelled { await Task.yield() }

        first.open()
        await second.waitForArrivals()
        stage.settings.apply(await stage.store.value)

        #expect(stage.units == [.imperial])
        #expect(!stage.content.autoRefresh.isOn)
        second.open()
        await units.value
        await refresh.value
        #expect(stage.settings.preferences == (await stage.store.value))
    }
}
