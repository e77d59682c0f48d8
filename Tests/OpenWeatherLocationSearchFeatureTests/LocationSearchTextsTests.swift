import OpenWeatherLocationSearchFeature
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Search texts")
struct LocationSearchTextsTests {
    @Test(arguments: TextLanguage.allCases)
    func `are there and carry their parameters in every language`(language: TextLanguage) {
        let english = TextLeaves.of(LocationSearchTexts.texts(in: .english))
        let leaves = TextLeaves.of(LocationSearchTexts.texts(in: language))

        #expect(leaves.keys.sorted() == english.keys.sorted())
        #expect(leaves.values.allSatisfy { !$0.isEmpty && !$0.contains("{") })
    }

    @Test(arguments: TextLanguage.allCases.filter { $0 != .english })
    func `are not left in English`(language: TextLanguage) {
        let english = TextLeaves.of(LocationSearchTexts.texts(in: .english))
        let leaves = TextLeaves.of(LocationSearchTexts.texts(in: language))

        #expect(leaves.filter { english[$0.key] == $0.value } == [:])
    }
}
