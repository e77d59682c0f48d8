import OpenWeatherScreenKit
import Testing

@Suite("Sentences")
struct SentencesTests {
    @Test(arguments: [
        (TextLanguage.english, "One. Two. Three"), (.german, "One. Two. Three"), (.japanese, "One。Two。Three"),
        (.arabic, "One. Two. Three"),
    ]
    )
    func endWithTheFullStopOfTheirLanguageExceptTheLast(language: TextLanguage, expected: String) {
        #expect(language.sentences(["One", "Two", "Three"]) == expected)
    }

    @Test(arguments: [
        (TextLanguage.english, "Where to?", "Where to? Type a city."),
        (.spanish, "¿Adónde?", "¿Adónde? Type a city."),
        (.japanese, "どこへ？", "どこへ？Type a city."), (.arabic, "إلى أين؟", "إلى أين؟ Type a city."),
    ]
    )
    func keepAMarkOfTheirOwn(language: TextLanguage, request: String, expected: String) {
        #expect(language.sentences([request, "Type a city."]) == expected)
    }

    @Test
    func areNothingWhenThereAreNone() {
        #expect(TextLanguage.french.sentences([]).isEmpty)
        #expect(TextLanguage.french.sentences(["Un"]) == "Un")
    }
}
