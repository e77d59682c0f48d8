import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Texts around places")
struct PlaceTextsTests {
    @Test(arguments: TextLanguage.allCases)
    func carryEveryParameterInEveryLanguage(language: TextLanguage) {
        let english = TextLeaves.of(PlaceTexts.texts(in: .english))
        let leaves = TextLeaves.of(PlaceTexts.texts(in: language))

        for (path, text) in english where !path.contains(".forms.") || path.contains(".other.") {
            #expect(leaves[path]?.isEmpty == false, "\(path)")
            #expect(leaves[path]?.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(leaves[path]?.contains("{1}") == text.contains("{1}"), "\(path)")
        }
        let forms = PlaceTexts.texts(in: language).found.forms
        #expect(language.pluralCategories.isSubset(of: forms.keys))
    }

    @Test(arguments: TextLanguage.allCases.filter { $0 != .english })
    func areNotLeftInEnglish(language: TextLanguage) {
        let english = TextLeaves.of(PlaceTexts.texts(in: .english))
        let leaves = TextLeaves.of(PlaceTexts.texts(in: language)).filter { !$0.key.contains("region") }

        #expect(leaves.filter { english[$0.key] == $0.value } == [:])
    }
}
