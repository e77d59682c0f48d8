import Foundation
import OpenWeatherCore
import OpenWeatherSettingsFeature
import Testing

@Suite("Language names")
struct LanguageNamesTests {
    private func names(_ locale: String) -> [LanguageName] {
        var sut = LanguageNames()
        return sut.names(in: Locale(identifier: locale))
    }

    @Test
    func `list every language of the service once under its own code`() {
        let languages = Set(LanguageNames.languages)

        #expect(LanguageNames.languages.count == 49)
        #expect(languages.isDisjoint(with: [.spanishAlias, .swedishAlias, .ukrainianAlias]))
        #expect(languages.isSuperset(of: [.spanish, .swedish, .ukrainian, .czech, .korean, .latvian, .norwegian]))
        #expect(names("en").count == 49)
    }

    @Test(
        arguments: [
            ("en", Language.czech, "Czech", "Čeština"), ("de", .czech, "Tschechisch", "Čeština"),
            ("fr", .korean, "Coréen", "한국어"), ("es", .latvian, "Letón", "Latviešu"),
            ("ja", .german, "ドイツ語", "Deutsch"), ("ar", .english, "الإنجليزية", "English"),
            ("en", .portugueseBrazil, "Portuguese (Brazil)", "Português (Brasil)"),
            ("en", .chineseTraditional, "Chinese, Traditional", "繁體中文"), ("en", .kurdish, "Kurdish", nil),
            ("de", .german, "Deutsch", "Deutsch"),
        ] as [(String, Language, String, String?)]
    )
    func `name languages in the apps language and in their own`(
        locale: String,
        language: Language,
        name: String,
        ownName: String?
    )
        throws
    {
        let found = try #require(names(locale).first { $0.language == language })

        #expect(found.name == name)
        if let ownName { #expect(found.ownName == ownName) }
    }

    @Test(arguments: ["en", "de", "fr", "es", "ja", "ar"])
    func `name every language differently and none by its code`(locale: String) {
        let names = names(locale)

        #expect(Set(names.map(\.name)).count == 49)
        #expect(Set(names.map(\.ownName)).count == 49)
        #expect(names.allSatisfy { $0.name != $0.language.code && $0.ownName != $0.language.code })
    }

    @Test(arguments: ["en", "de", "fr", "es", "ar"])
    func `are sorted as the reader expects`(locale: String) {
        let names = names(locale).map(\.name)

        for (earlier, later) in zip(names, names.dropFirst()) {
            #expect(earlier.compare(later, locale: Locale(identifier: locale)) == .orderedAscending)
        }
    }

    @Test
    func `put letters with accents where the language has them`() throws {
        let german = names("de").map(\.name)
        let spanish = names("es").map(\.name)

        #expect(german.first == "Afrikaans")
        #expect(spanish.first == "Afrikáans" || spanish.first == "Afrikaans")
        // Not after Z, where their code points would put them.
        let arabic = try #require(spanish.firstIndex(of: "Árabe"))
        #expect(arabic < 4)
    }

    @Test
    func `follow a change of locale`() {
        var sut = LanguageNames()
        let english = sut.names(in: Locale(identifier: "en"))

        let german = sut.names(in: Locale(identifier: "de"))
        let again = sut.names(in: Locale(identifier: "en"))

        #expect(german.map(\.name) != english.map(\.name))
        #expect(again == english)
    }
}
