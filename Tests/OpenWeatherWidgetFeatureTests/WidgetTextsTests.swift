import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherWidgetFeature
import Testing

@Suite("Widget texts")
struct WidgetTextsTests {
    @Test(
        arguments: TextLanguage.allCases.filter { $0 != .english }
    )
    func `carry every parameter and are not left in English`(language: TextLanguage) {
        let english = TextLeaves.of(WidgetTexts.texts(in: .english))
        let leaves = TextLeaves.of(WidgetTexts.texts(in: language))

        #expect(leaves.count == english.count)
        for (path, text) in english {
            let translation = leaves[path] ?? ""
            #expect(!translation.isEmpty, "\(path)")
            #expect(translation.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(translation != text, "\(path)")
        }
    }
}
