import OpenWeatherScreenKit
import Testing

@Suite("Sentences")
struct SentencesTests {
    @Test(
        "end with the full stop of their language, except the last",
        arguments: [
            (TextLanguage.english, "One. Two. Three"), (.german, "One. Two. Three"), (.japanese, "One。Two。Three"),
            (.arabic, "One. Two. Three"),
        ]
    )
    func endWithTheFullStopOfTheirLanguage(language: TextLanguage, expected: String) {
        #expect(language.sentences(["One", "Two", "Three"]) == expected)
    }

    @Test(
        "keep a mark of their own",
        arguments: [
            (TextLanguage.english, "Where to?", "Where to? Type a city."),
            (.spanish, "¿Adónde?", "¿Adónde? Type a city."),
            (.japanese, "どこへ？", "どこへ？Type a city."), (.arabic, "إلى أين؟", "إلى أين؟ Type a city."),
        ]
    )
    func keepAMarkOfTheirOwn(language: TextLanguage, request: String, expected: String) {
        #expect(language.sentences([request, "Type a city."]) == expected)
    }

    @Test("are nothing when there are none")
    func areNothingWhenThereAreNone() {
        #expect(TextLanguage.french.sentences([]).isEmpty)
        #expect(TextLanguage.french.sentences(["Un"]) == "Un")
    }
}
