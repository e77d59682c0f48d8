import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Home texts")
struct HomeTextsTests {
    private static let translations = TextLanguage.allCases.filter { $0 != .english }

    @Test(arguments: translations)
    func `carry every parameter and are not left in English`(language: TextLanguage) {
        let english = TextLeaves.of(HomeTexts.texts(in: .english))
        let leaves = TextLeaves.of(HomeTexts.texts(in: language))

        for (path, text) in english where !path.contains(".forms.one") {
            let translation = leaves[path] ?? ""
            #expect(!translation.isEmpty, "\(path)")
            #expect(translation.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(translation.contains("{1}") == text.contains("{1}"), "\(path)")
            // "Wind" and "in" are German, too, and some patterns have no words.
            let isShared =
                text == "Wind" || text == "{1} in {0}" || path.hasSuffix(".separator")
                || path.hasSuffix(".labeled.template")
            #expect(translation != text || isShared, "\(path)")
        }
    }

    @Test(arguments: TextLanguage.allCases)
    func `word every plural form of their language`(language: TextLanguage) {
        let phrase = HomeTexts.texts(in: language).precipitation

        #expect(language.pluralCategories.isSubset(of: phrase.forms.keys))
    }
}
