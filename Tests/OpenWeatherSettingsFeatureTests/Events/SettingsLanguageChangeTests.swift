import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Settings of the language", .watched)
struct SettingsLanguageChangeTests {
    @Test
    func `turn the switch for the devices language off with a choice`() async {
        let fixture = SettingsFixture(.sample(language: .device), locale: "de_DE")
        let before = fixture.content

        await fixture.sut.languageOverrideChanged(.spanish)

        #expect(before.language.useDevice.isOn)
        #expect(before.title.text == "Einstellungen")
        #expect(!fixture.content.language.useDevice.isOn)
        #expect(fixture.content.title.text == "Ajustes")
        #expect(fixture.languages == [.spanish])
    }

    @Test(arguments: [("de_DE", Language.german), ("pt_BR", .portugueseBrazil), ("xx_XX", .english)]
    )
    func `keep the devices language when the switch is turned off`(locale: String, expected: Language) async {
        let fixture = SettingsFixture(.sample(language: .device), locale: locale)
        let before = fixture.languages

        await fixture.sut.useDeviceLanguageToggled(false)

        #expect(before == [expected])
        #expect(await fixture.store.value.language == .fixed(expected))
        #expect(fixture.languages == [expected])
        #expect(!fixture.content.language.useDevice.isOn)
    }

    @Test
    func `return to the devices language with the switch`() async {
        let fixture = SettingsFixture(.sample(language: .fixed(.arabic)), locale: "fr_CA")
        let before = fixture.content.layoutDirection

        await fixture.sut.useDeviceLanguageToggled(true)

        #expect(before == .rightToLeft)
        #expect(fixture.content.layoutDirection == .leftToRight)
        #expect(fixture.content.title.text == "Réglages")
    }

    @Test(arguments: [
        (Language.spanishAlias, Language.spanish), (.ukrainianAlias, .ukrainian), (.swedishAlias, .swedish),
    ]
    )
    func `mark a language that is stored under its second code`(stored: Language, marked: Language) {
        let fixture = SettingsFixture(.sample(language: .fixed(stored)))

        #expect(fixture.languages == [marked])
    }

    @Test
    func `mark nothing for a language the service does not list`() {
        let fixture = SettingsFixture(.sample(language: .fixed(Language(code: "tlh"))))

        #expect(fixture.languages == [])
        #expect(fixture.content.title.text == "Settings")
    }
}
