import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import Testing

@MainActor
@Suite("Settings of the cache", .timeLimit(.minutes(5)))
struct SettingsCacheTests {
    @Test("show the size once it is known")
    func showTheSizeOnceItIsKnown() async {
        let stage = SettingsStage()
        let before = stage.content.cache?.size

        await stage.sut.onAppear()

        #expect(before?.value == "––")
        #expect(before?.accessibility.value == "Loading")
        #expect(stage.size == "1.2 MB")
        #expect(stage.content.cache?.size.accessibility.label == "Size on disk")
    }

    @Test("ask nothing before they clear, say that they do, and show the new size")
    func sayThatTheyClear() async {
        let stage = SettingsStage()
        await stage.sut.onAppear()
        let gate = Gate()
        await stage.cache.holdClear(at: gate)

        let event = Task { await stage.sut.clearCacheTapped() }
        await gate.waitForArrivals()
        let during = stage.content.cache
        gate.open()
        await event.value

        #expect(during?.isClearing == true)
        #expect(during?.clear.title == "Clearing…")
        #expect(during?.clear.accessibility.hint == nil)
        #expect(during?.size.value.hasPrefix("1.2") == true)
        #expect(stage.content.cache?.isClearing == false)
        #expect(stage.content.cache?.clear.title == "Clear cache")
        #expect(stage.size == "0 bytes")
    }

    @Test("clear once when the button is tapped twice")
    func clearOnceWhenTheButtonIsTappedTwice() async {
        let stage = SettingsStage()
        let gate = Gate()
        await stage.cache.holdClear(at: gate)
        let event = Task { await stage.sut.clearCacheTapped() }
        await gate.waitForArrivals()

        await stage.sut.clearCacheTapped()
        gate.open()
        await event.value

        #expect(await stage.cache.clearCount == 1)
    }

    @Test("show what is left when something came in meanwhile")
    func showWhatIsLeft() async {
        let stage = SettingsStage()
        let gate = Gate()
        await stage.cache.holdUsage(at: gate)
        let event = Task { await stage.sut.clearCacheTapped() }
        await gate.waitForArrivals()
        await stage.cache.fill(2_000)

        let appearance = Task { await stage.sut.onAppear() }
        await appearance.value
        gate.open()
        await event.value

        // The appearance asked last.
        #expect(stage.size == "2 kB")
        #expect(stage.content.cache?.isClearing == false)
    }

    @Test("do not show the size from before clearing when it comes late")
    func doNotShowTheSizeFromBeforeClearing() async {
        let stage = SettingsStage()
        let gate = Gate()
        await stage.cache.holdUsage(at: gate)
        let appearance = Task { await stage.sut.onAppear() }
        await gate.waitForArrivals()

        await stage.sut.clearCacheTapped()
        gate.open()
        await appearance.value

        #expect(stage.size == "0 bytes")
    }

    @Test("go on clearing when the task is cancelled")
    func goOnClearingWhenTheTaskIsCancelled() async {
        let stage = SettingsStage()
        let gate = Gate(ignoresCancellation: true)
        await stage.cache.holdClear(at: gate)
        let event = Task { await stage.sut.clearCacheTapped() }
        await gate.waitForArrivals()

        event.cancel()
        gate.open()
        await event.value

        #expect(stage.content.cache?.isClearing == false)
        #expect(stage.size == "0 bytes")
    }

    @Test("are left out where there is no cache")
    func areLeftOutWhereThereIsNoCache() async {
        let stage = SettingsStage(hasCache: false)

        await stage.sut.onAppear()
        await stage.sut.clearCacheTapped()

        #expect(stage.content.cache == nil)
        #expect(await stage.cache.usageCount == 0)
        #expect(await stage.cache.clearCount == 0)
    }

    @Test("leave what is kept alone when the switch is turned off")
    func leaveWhatIsKeptAlone() async {
        let stage = SettingsStage()
        await stage.sut.onAppear()

        await stage.sut.cacheToggled(false)

        #expect(stage.content.cache?.isEnabled.isOn == false)
        #expect(stage.content.cache?.isEnabled.accessibility.value == "off")
        #expect(stage.size == "1.2 MB")
        #expect(await stage.cache.clearCount == 0)
    }

    @Test(
        "write the size as the region does",
        arguments: [
            ("en_GB", Language.english, 0, "0 bytes"), ("de_DE", .german, 1_250_000, "1,2 MB"),
            ("fr_FR", .french, 1_250_000, "1,2 Mo"), ("ar_EG", .arabic, 512, "٥١٢ بايت"),
            ("en_GB", .english, -5, "0 bytes"),
        ]
    )
    func writeTheSizeAsTheRegionDoes(locale: String, language: Language, bytes: Int, expected: String) async {
        let stage = SettingsStage(.sample(language: .fixed(language)), locale: locale, bytes: bytes)

        await stage.sut.onAppear()

        #expect(stage.size?.replacing("\u{202F}", with: " ") == expected)
    }
}
