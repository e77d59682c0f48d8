import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import Testing

@MainActor
@Suite("Settings of the language")
struct SettingsLanguageChangeTests {
    @Test("turn the switch for the device's language off with a choice")
    func turnTheSwitchOffWithAChoice() async {
        let stage = SettingsStage(.sample(language: .device), locale: "de_DE")
        let before = stage.content

        await stage.sut.languageOverrideChanged(.spanish)

        #expect(before.language.useDevice.isOn)
        #expect(before.title.text == "Einstellungen")
        #expect(!stage.content.language.useDevice.isOn)
        #expect(stage.content.title.text == "Ajustes")
        #expect(stage.languages == [.spanish])
    }

    @Test(
        "keep the device's language when the switch is turned off",
        arguments: [("de_DE", Language.german), ("pt_BR", .portugueseBrazil), ("xx_XX", .english)]
    )
    func keepTheDevicesLanguage(locale: String, expected: Language) async {
        let stage = SettingsStage(.sample(language: .device), locale: locale)
        let before = stage.languages

        await stage.sut.useDeviceLanguageToggled(false)

        #expect(before == [expected])
        #expect(await stage.store.value.language == .fixed(expected))
        #expect(stage.languages == [expected])
        #expect(!stage.content.language.useDevice.isOn)
    }

    @Test("return to the device's language with the switch")
    func returnToTheDevicesLanguage() async {
        let stage = SettingsStage(.sample(language: .fixed(.arabic)), locale: "fr_CA")
        let before = stage.content.layoutDirection

        await stage.sut.useDeviceLanguageToggled(true)

        #expect(before == .rightToLeft)
        #expect(stage.content.layoutDirection == .leftToRight)
        #expect(stage.content.title.text == "Réglages")
    }

    @Test(
        "mark a language that is stored under its second code",
        arguments: [
            (Language.spanishAlias, Language.spanish), (.ukrainianAlias, .ukrainian), (.swedishAlias, .swedish),
        ]
    )
    func markALanguageUnderItsSecondCode(stored: Language, marked: Language) {
        let stage = SettingsStage(.sample(language: .fixed(stored)))

        #expect(stage.languages == [marked])
    }

    @Test("mark nothing for a language the service does not list")
    func markNothingForALanguageNotListed() {
        let stage = SettingsStage(.sample(language: .fixed(Language(code: "tlh"))))

        #expect(stage.languages == [])
        #expect(stage.content.title.text == "Settings")
    }
}
