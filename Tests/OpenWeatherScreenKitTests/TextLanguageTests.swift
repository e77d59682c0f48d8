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
    func `is the language that was asked for where there are texts else English`(
        language: Language,
        expected: TextLanguage
    ) {
        #expect(TextLanguage(language) == expected)
    }

    @Test
    func `reads from right to left in Arabic alone`() {
        let fromTheRight = TextLanguage.allCases.filter { $0.layoutDirection == .rightToLeft }

        #expect(fromTheRight == [.arabic])
    }
}

@Suite("Sentences")
struct SentencesTests {
    @Test(arguments: [
        (TextLanguage.english, "One. Two. Three"), (.german, "One. Two. Three"), (.japanese, "One。Two。Three"),
        (.arabic, "One. Two. Three"),
    ]
    )
    func `end with the full stop of their language except the last`(language: TextLanguage, expected: String) {
        #expect(language.sentences(["One", "Two", "Three"]) == expected)
    }

    @Test(arguments: [
        (TextLanguage.english, "Where to?", "Where to? Type a city."),
        (.spanish, "¿Adónde?", "¿Adónde? Type a city."),
        (.japanese, "どこへ？", "どこへ？Type a city."), (.arabic, "إلى أين؟", "إلى أين؟ Type a city."),
    ]
    )
    func `keep a mark of their own`(language: TextLanguage, request: String, expected: String) {
        #expect(language.sentences([request, "Type a city."]) == expected)
    }

    @Test
    func `are nothing when there are none`() {
        #expect(TextLanguage.french.sentences([]).isEmpty)
        #expect(TextLanguage.french.sentences(["Un"]) == "Un")
    }
}
