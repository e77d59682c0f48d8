import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Text language")
struct TextLanguageTests {
    @Test(arguments: [
        (Language.english, TextLanguage.english), (.german, .german), (.french, .french), (.spanish, .spanish),
        (.spanishAlias, .spanish), (.japanese, .japanese), (.arabic, .arabic), (.italian, .english),
        (.portugueseBrazil, .english), (.hebrew, .english), (Language(code: "xx"), .english),
        (Language(code: ""), .english), (Language(code: "DE"), .german),
    ]
    )
    func isTheLanguageThatWasAskedForWhereThereAreTextsElseEnglish(language: Language, expected: TextLanguage) {
        #expect(TextLanguage(language) == expected)
    }

    @Test
    func readsFromRightToLeftInArabicAlone() {
        let fromTheRight = TextLanguage.allCases.filter { $0.layoutDirection == .rightToLeft }

        #expect(fromTheRight == [.arabic])
    }
}
