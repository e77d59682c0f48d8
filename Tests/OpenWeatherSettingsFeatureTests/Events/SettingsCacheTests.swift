import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Settings of the cache", .watched)
struct SettingsCacheTests {
    @Test
    func `show the size once it is known`() async {
        let fixture = SettingsFixture()
        let before = fixture.content.cache?.size

        await fixture.sut.onAppear()

        #expect(before?.value == "––")
        #expect(before?.accessibility.value == "Loading")
        #expect(fixture.size == "1.2 MB")
        #expect(fixture.content.cache?.size.accessibility.label == "Size on disk")
    }

    @Test
    func `ask nothing before they clear say that they do and show the new size`() async {
        let fixture = SettingsFixture()
        await fixture.sut.onAppear()
        let gate = Gate()
        await fixture.cache.holdClear(at: gate)

        let event = Task { await fixture.sut.clearCacheTapped() }
        await gate.waitForArrivals()
        let during = fixture.content.cache
        gate.open()
        await event.value

        #expect(during?.isClearing == true)
        #expect(during?.clear.title == "Clearing…")
        #expect(during?.clear.accessibility.hint == nil)
        #expect(during?.size.value.hasPrefix("1.2") == true)
        #expect(fixture.content.cache?.isClearing == false)
        #expect(fixture.content.cache?.clear.title == "Clear cache")
        #expect(fixture.size == "0 bytes")
    }

    @Test
    func `clear once when the button is tapped twice`() async {
        let fixture = SettingsFixture()
        let gate = Gate()
        await fixture.cache.holdClear(at: gate)
        let event = Task { await fixture.sut.clearCacheTapped() }
        await gate.waitForArrivals()

        await fixture.sut.clearCacheTapped()
        gate.open()
        await event.value

        #expect(await fixture.cache.clearCount == 1)
    }

    @Test
    func `show what is left when something came in meanwhile`() async {
        let fixture = SettingsFixture()
        let gate = Gate()
        await fixture.cache.holdUsage(at: gate)
        let event = Task { await fixture.sut.clearCacheTapped() }
        await gate.waitForArrivals()
        await fixture.cache.fill(2_000)

        let appearance = Task { await fixture.sut.onAppear() }
        await appearance.value
        gate.open()
        await event.value

        // The appearance asked last.
        #expect(fixture.size == "2 kB")
        #expect(fixture.content.cache?.isClearing == false)
    }

    @Test
    func `do not show the size from before clearing when it comes late`() async {
        let fixture = SettingsFixture()
        let gate = Gate()
        await fixture.cache.holdUsage(at: gate)
        let appearance = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()

        await fixture.sut.clearCacheTapped()
        gate.open()
        await appearance.value

        #expect(fixture.size == "0 bytes")
    }

    @Test
    func `go on clearing when the task is cancelled`() async {
        let fixture = SettingsFixture()
        let gate = Gate(ignoresCancellation: true)
        await fixture.cache.holdClear(at: gate)
        let event = Task { await fixture.sut.clearCacheTapped() }
        await gate.waitForArrivals()

        event.cancel()
        gate.open()
        await event.value

        #expect(fixture.content.cache?.isClearing == false)
        #expect(fixture.size == "0 bytes")
    }

    @Test
    func `are left out where there is no cache`() async {
        let fixture = SettingsFixture(hasCache: false)

        await fixture.sut.onAppear()
        await fixture.sut.clearCacheTapped()

        #expect(fixture.content.cache == nil)
        #expect(await fixture.cache.usageCount == 0)
        #expect(await fixture.cache.clearCount == 0)
    }

    @Test
    func `leave what is kept alone when the switch is turned off`() async {
        let fixture = SettingsFixture()
        await fixture.sut.onAppear()

        await fixture.sut.cacheToggled(false)

        #expect(fixture.content.cache?.isEnabled.isOn == false)
        #expect(fixture.content.cache?.isEnabled.accessibility.value == "off")
        #expect(fixture.size == "1.2 MB")
        #expect(await fixture.cache.clearCount == 0)
    }

    @Test(arguments: [
        ("en_GB", Language.english, 0, "0 bytes"), ("de_DE", .german, 1_250_000, "1,2 MB"),
        ("fr_FR", .french, 1_250_000, "1,2 Mo"), ("ar_EG", .arabic, 512, "٥١٢ بايت"),
        ("en_GB", .english, -5, "0 bytes"),
    ]
    )
    func `write the size as the region does`(locale: String, language: Language, bytes: Int, expected: String) async {
        let fixture = SettingsFixture(.sample(language: .fixed(language)), locale: locale, bytes: bytes)

        await fixture.sut.onAppear()

        #expect(fixture.size?.plain == expected)
    }
}
