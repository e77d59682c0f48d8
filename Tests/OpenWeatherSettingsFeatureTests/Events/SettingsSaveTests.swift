import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Settings that are saved", .watched)
struct SettingsSaveTests {
    @Test
    func `are taken back when they cannot be saved and say so`() async {
        let fixture = SettingsFixture()
        let gate = Gate()
        await fixture.store.planUpdate(.init(gate: gate, failure: .storage(.full)))

        let event = Task { await fixture.sut.unitsChanged(.imperial) }
        await gate.waitForArrivals()
        let during = (fixture.units, fixture.settings.environment.units)
        gate.open()
        await event.value

        #expect(during == ([.imperial], .imperial))
        #expect(fixture.units == [.metric])
        #expect(fixture.settings.environment.units == .metric)
        #expect(fixture.content.notice?.id == "settings.notice")
        #expect(fixture.content.notice?.kind == .failure)
        #expect(
            fixture.content.notice?.text
                == "Storage full. There is no space left on this device. Free some space and try again."
        )
    }

    @Test
    func `forget a failure with the next change`() async {
        let fixture = SettingsFixture()
        await fixture.store.planUpdate(.init(failure: .storage(.full)))
        await fixture.sut.cacheToggled(false)
        let failed = fixture.content

        await fixture.sut.autoRefreshToggled(false)

        #expect(failed.notice != nil)
        #expect(failed.cache?.isEnabled.isOn == true)
        #expect(fixture.content.notice == nil)
        #expect(fixture.content.autoRefresh.isOn == false)
    }

    @Test
    func `are saved in the order they were made`() async {
        let fixture = SettingsFixture()
        let gate = Gate()
        await fixture.store.planUpdate(.init(gate: gate))

        let events = [
            Task { await fixture.sut.unitsChanged(.imperial) }, Task { await fixture.sut.unitsChanged(.standard) },
            Task { await fixture.sut.unitsChanged(.system) },
        ]
        await gate.waitForArrivals()
        await until { fixture.units == [.system] }
        let savedEarly = await fixture.store.updateCount
        gate.open()
        for event in events { await event.value }

        #expect(savedEarly == 1)
        #expect(await fixture.store.updateCount == 3)
        #expect(await fixture.store.value.units == .system)
        #expect(fixture.units == [.system])
    }

    @Test
    func `stay as they are while an earlier change of another thing fails`() async {
        let fixture = SettingsFixture()
        let gate = Gate()
        await fixture.store.planUpdate(.init(gate: gate, failure: .storage(.full)))

        let units = Task { await fixture.sut.unitsChanged(.imperial) }
        await gate.waitForArrivals()
        let refresh = Task { await fixture.sut.autoRefreshToggled(false) }
        await until { !fixture.content.autoRefresh.isOn }
        gate.open()
        await units.value
        await refresh.value

        #expect(fixture.units == [.metric])
        #expect(!fixture.content.autoRefresh.isOn)
        #expect(await fixture.store.value == .sample(isAutoRefreshEnabled: false))
        #expect(fixture.content.notice != nil)
    }

    @Test(arguments: [
        (firstFails: true, secondFails: false, end: UnitsPreference.standard),
        (firstFails: false, secondFails: true, end: .imperial), (firstFails: true, secondFails: true, end: .metric),
        (firstFails: false, secondFails: false, end: .standard),
    ]
    )
    func `end with the last change that could be saved`(firstFails: Bool, secondFails: Bool, end: UnitsPreference) async
    {
        let fixture = SettingsFixture()
        let gate = Gate()
        await fixture.store.planUpdate(.init(gate: gate, failure: firstFails ? .storage(.full) : nil))
        await fixture.store.planUpdate(.init(failure: secondFails ? .storage(.full) : nil))

        let first = Task { await fixture.sut.unitsChanged(.imperial) }
        await gate.waitForArrivals()
        let second = Task { await fixture.sut.unitsChanged(.standard) }
        await until { fixture.units == [.standard] }
        gate.open()
        await first.value
        let between = fixture.units
        await second.value

        #expect(between == [.standard] || secondFails)
        #expect(fixture.units == [end])
        #expect(await fixture.store.value.units == end)
        #expect((fixture.content.notice != nil) == (firstFails || secondFails))
    }

    @Test
    func `are saved although the task of their event is cancelled`() async {
        let fixture = SettingsFixture()
        let gate = Gate()
        await fixture.store.planUpdate(.init(gate: gate))

        let event = Task { await fixture.sut.unitsChanged(.imperial) }
        await gate.waitForArrivals()
        event.cancel()
        gate.open()
        await event.value

        #expect(await fixture.store.value.units == .imperial)
        #expect(fixture.units == [.imperial])
        #expect(fixture.content.notice == nil)
    }

    @Test
    func `leave alone what another screen stored meanwhile`() async throws {
        let fixture = SettingsFixture()
        await fixture.sut.onAppear()
        _ = try await fixture.store.update { $0.toggleFavorite(.tokyo) }

        await fixture.sut.unitsChanged(.imperial)

        #expect(await fixture.store.value == .sample(units: .imperial, favorites: [.tokyo]))
        #expect(fixture.settings.preferences.favorites == [.tokyo])
    }

    @Test
    func `are not undone by a reading that began before them`() async {
        let fixture = SettingsFixture()
        let gate = Gate()
        await fixture.store.planRead(.init(gate: gate))
        let appearance = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()

        await fixture.sut.unitsChanged(.imperial)
        gate.open()
        await appearance.value

        #expect(fixture.units == [.imperial])
    }

    @Test
    func `are read on appearance and a failure to read them is said`() async {
        let fixture = SettingsFixture()
        await fixture.store.planRead(.init(failure: .storage(.damaged(keptAs: "preferences.1.json"))))

        await fixture.sut.onAppear()
        let failed = fixture.content.notice
        await fixture.sut.onAppear()

        #expect(failed?.text.hasPrefix("Settings were damaged.") == true)
        #expect(fixture.content.notice == nil)
    }

    @Test
    func `show what is stored elsewhere once they appear`() async throws {
        let fixture = SettingsFixture()
        _ = try await fixture.store.update { $0 = .sample(units: .standard, language: .fixed(.french)) }

        await fixture.sut.onAppear()

        #expect(fixture.units == [.standard])
        #expect(fixture.content.title.text == "Réglages")
    }

    @Test
    func `write nothing when the appearance is cancelled`() async throws {
        let fixture = SettingsFixture()
        _ = try await fixture.store.update { $0.units = .standard }
        let gates = [Gate(ignoresCancellation: true), Gate(ignoresCancellation: true)]
        await fixture.store.planRead(.init(gate: gates[0]))
        await fixture.cache.holdUsage(at: gates[1])
        let before = fixture.content
        let appearance = Task { await fixture.sut.onAppear() }
        for gate in gates { await gate.waitForArrivals() }

        appearance.cancel()
        for gate in gates { gate.open() }
        await appearance.value

        #expect(fixture.content == before)
    }

    @Test
    func `do not flip back when an earlier one is reported as stored`() async {
        let fixture = SettingsFixture()
        let (first, second) = (Gate(), Gate())
        await fixture.store.planUpdate(.init(gate: first))
        await fixture.store.planUpdate(.init(gate: second))
        let units = Task { await fixture.sut.unitsChanged(.imperial) }
        await first.waitForArrivals()
        let refresh = Task { await fixture.sut.autoRefreshToggled(false) }
        await until { !fixture.content.autoRefresh.isOn }

        first.open()
        await second.waitForArrivals()
        fixture.settings.apply(await fixture.store.value)

        #expect(fixture.units == [.imperial])
        #expect(!fixture.content.autoRefresh.isOn)
        second.open()
        await units.value
        await refresh.value
        #expect(fixture.settings.preferences == (await fixture.store.value))
    }
}
