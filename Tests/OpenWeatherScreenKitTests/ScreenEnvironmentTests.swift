import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Screen environment")
struct ScreenEnvironmentTests {
    @Test("keeps the locale of a device that speaks the language of the texts", arguments: ["en_GB", "de_AT", "ar_EG"])
    func keepsTheLocaleOfADeviceThatSpeaksTheLanguageOfTheTexts(identifier: String) {
        #expect(ScreenEnvironment.sample(identifier).locale == Locale(identifier: identifier))
    }

    @Test(
        "speaks one language in words and dates and keeps the region",
        arguments: [
            ("it_IT", Language.italian, "en", "IT"), ("en_US", .german, "de", "US"), ("de_DE", .arabic, "ar", "DE"),
        ]
    )
    func speaksOneLanguageInWordsAndDatesAndKeepsTheRegion(
        device: String,
        language: Language,
        code: String,
        region: String
    ) {
        var preferences = Preferences()
        preferences.language = .fixed(language)

        let sut = ScreenEnvironment(
            preferences: preferences,
            deviceLocale: Locale(identifier: device),
            timeZone: .gmt,
            now: { Date(timeIntervalSince1970: 0) }
        )

        #expect(sut.language == language)
        #expect(sut.locale.language.languageCode?.identifier == code)
        #expect(sut.locale.region?.identifier == region)
    }

    @Test(
        "follows the device where the user chose nothing",
        arguments: [
            ("en_US", Units.imperial), ("en_GB", .metric), ("fr_FR", .metric),
        ]
    )
    func followsTheDeviceWhereTheUserChoseNothing(device: String, units: Units) {
        let sut = ScreenEnvironment(
            preferences: Preferences(),
            deviceLocale: Locale(identifier: device),
            timeZone: .gmt,
            now: { Date(timeIntervalSince1970: 0) }
        )

        #expect(sut.units == units)
        #expect(sut.requestOptions == RequestOptions(units: units, language: sut.language))
    }

    @Test("asks in a language without texts of our own and words the screen in English")
    func asksInALanguageWithoutTextsOfOurOwnAndWordsTheScreenInEnglish() {
        let sut = ScreenEnvironment.sample("pt_BR")

        #expect(sut.requestOptions.language == .portugueseBrazil)
        #expect(sut.texts == .texts(in: .english))
        #expect(sut.layoutDirection == .leftToRight)
    }
}
