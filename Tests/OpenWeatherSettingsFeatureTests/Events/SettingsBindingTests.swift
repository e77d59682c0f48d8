import Observation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The settings that a toolkit binds to its controls.
@MainActor
@Suite("Two-way values of the settings", .watched)
struct SettingsBindingTests {
    @Test
    func `show a change in the same turn and save it`() async {
        let fixture = SettingsFixture(.sample(language: .device))

        fixture.sut.units = .imperial
        fixture.sut.isCacheEnabled = false
        fixture.sut.isAutoRefreshEnabled = false
        fixture.sut.usesDeviceLanguage = false
        fixture.sut.language = .french

        #expect(fixture.units == [.imperial])
        #expect(fixture.sut.units == .imperial)
        #expect(fixture.content.cache?.isEnabled.isOn == false)
        #expect(!fixture.content.autoRefresh.isOn)
        #expect(!fixture.content.language.useDevice.isOn)
        #expect(fixture.sut.language == .french)
        #expect(fixture.content.title.text == "Réglages")
        await fixture.sut.waitForSaving()
        let expected = Preferences.sample(
            units: .imperial,
            language: .fixed(.french),
            isCacheEnabled: false,
            isAutoRefreshEnabled: false
        )
        #expect(await fixture.store.value == expected)
        #expect(fixture.settings.preferences == expected)
    }

    @Test
    func `are the selections of the content`() async {
        let fixture = SettingsFixture()

        fixture.sut.units = .standard
        fixture.sut.language = .japanese

        #expect(fixture.content.units.selection == .standard)
        #expect(fixture.content.language.choice.selection == .japanese)
        let options = fixture.content.units.options
        #expect(options.map { $0.accessibilityTraits.contains(.selected) } == options.map(\.isSelected))
        #expect(options.allSatisfy { $0.accessibilityTraits.contains(.button) })
        #expect(fixture.content.title.accessibilityTraits == .header)
        await fixture.sut.waitForSaving()
    }

    @Test
    func `change nothing when they are set to what they show`() async {
        let fixture = SettingsFixture(.sample(language: .device))
        let sut = fixture.sut

        // Toolkits write a binding again, for example when a menu closes.
        sut.units = sut.units
        sut.language = sut.language
        sut.usesDeviceLanguage = sut.usesDeviceLanguage
        sut.isCacheEnabled = sut.isCacheEnabled
        sut.isAutoRefreshEnabled = sut.isAutoRefreshEnabled
        await sut.waitForSaving()

        #expect(await fixture.store.updateCount == 0)
        #expect(fixture.sut.usesDeviceLanguage)
    }

    @Test
    func `name the language as one of the options`() {
        for language in Language.documented {
            let fixture = SettingsFixture(.sample(language: .fixed(language)))

            #expect(fixture.languages == [fixture.sut.language])
        }
    }

    /// The saves that fail while a switch is flipped twice.
    @Test(arguments: [[false, false], [true, false], [false, true], [true, true]])
    func `end where the user left a switch that is flipped twice`(failures: [Bool]) async {
        let fixture = SettingsFixture(.sample(isCacheEnabled: true))
        let gate = Gate()
        await fixture.store.planUpdate(.init(gate: gate, failure: failures[0] ? .storage(.full) : nil))
        await fixture.store.planUpdate(.init(failure: failures[1] ? .storage(.full) : nil))

        fixture.sut.isCacheEnabled = false
        await gate.waitForArrivals()
        fixture.sut.isCacheEnabled = true
        #expect(fixture.sut.isCacheEnabled)
        gate.open()
        await fixture.sut.waitForSaving()

        // The last change counts; when it cannot be saved, the switch shows what is stored.
        let end = failures[1] ? failures[0] : true
        #expect(fixture.sut.isCacheEnabled == end)
        #expect(await fixture.store.value.isCacheEnabled == end)
        #expect((fixture.content.notice != nil) == failures.contains(true))
    }

    @Test
    func `never flick back while they are saved`() async {
        let fixture = SettingsFixture(.sample(isCacheEnabled: true))
        let gates = [Gate(), Gate()]
        for gate in gates { await fixture.store.planUpdate(.init(gate: gate)) }

        fixture.sut.isCacheEnabled = false
        fixture.sut.isCacheEnabled = true
        await gates[0].waitForArrivals()
        gates[0].open()
        await gates[1].waitForArrivals()
        // Another process, or the store's own stream, reports the first change now.
        fixture.settings.apply(await fixture.store.value)

        #expect(await fixture.store.value.isCacheEnabled == false)
        #expect(fixture.sut.isCacheEnabled)
        gates[1].open()
        await fixture.sut.waitForSaving()
        #expect(fixture.sut.isCacheEnabled)
        #expect(await fixture.store.value.isCacheEnabled)
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `end with the last intent after a thousand random flips and failures`(seed: UInt64) async {
        let fixture = SettingsFixture()
        var random = SeededGenerator(seed: seed)
        var wanted = fixture.settings.preferences

        for _ in 0..<1_000 {
            let fails = Int.random(in: 0..<3, using: &random) == 0
            await fixture.store.planUpdate(.init(failure: fails ? .storage(.full) : nil))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: fixture.sut.isCacheEnabled.toggle()
            case 1: fixture.sut.isAutoRefreshEnabled.toggle()
            case 2: fixture.sut.units = UnitsPreference.allCases.randomElement(using: &random) ?? .system
            default: await Task.yield()
            }
        }
        await fixture.sut.waitForSaving()
        let stored = await fixture.store.value
        #expect(fixture.settings.preferences == stored)
        #expect(fixture.sut.isCacheEnabled == stored.isCacheEnabled)

        await fixture.store.succeed()
        fixture.sut.isCacheEnabled.toggle()
        fixture.sut.isCacheEnabled.toggle()
        fixture.sut.isAutoRefreshEnabled.toggle()
        wanted = stored
        wanted.isAutoRefreshEnabled.toggle()
        await fixture.sut.waitForSaving()

        #expect(await fixture.store.value == wanted)
        #expect(fixture.settings.preferences == wanted)
        #expect(fixture.content.notice == nil)
    }

    @Test
    func `save in the order of the assignments together with events`() async {
        let fixture = SettingsFixture()
        let gate = Gate()
        await fixture.store.planUpdate(.init(gate: gate))

        fixture.sut.units = .imperial
        await gate.waitForArrivals()
        let event = Task { await fixture.sut.unitsChanged(.standard) }
        await until { fixture.sut.units == .standard }
        fixture.sut.units = .system
        gate.open()
        await event.value
        await fixture.sut.waitForSaving()

        #expect(await fixture.store.value.units == .system)
        #expect(await fixture.store.updateCount == 3)
    }

    @Test
    func `notify observers of a change`() async {
        let fixture = SettingsFixture(.sample(isCacheEnabled: true))
        let isNotified = Locked(false)
        withObservationTracking {
            _ = fixture.sut.isCacheEnabled
        } onChange: {
            isNotified.withLock { $0 = true }
        }

        fixture.sut.isCacheEnabled = false

        #expect(isNotified.withLock { $0 })
        await fixture.sut.waitForSaving()
    }
}
